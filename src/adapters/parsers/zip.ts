/**
 * @file Unpacks chosen entries of a ZIP archive within a limit. The sizes an archive declares are checked first, and
 * since they may be lies, what really comes out is counted while it is inflated. Format: PKWARE APPNOTE 4.3.
 */
import { Inflate } from 'fflate';
import { CausewayError } from '../../engine/errors.ts';
import { fileName } from './paths.ts';

const END_OF_DIRECTORY = 0x06054b50;
const END_OF_DIRECTORY_BYTES = 22;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_ENTRY_BYTES = 46;
const LOCAL_HEADER = 0x04034b50;
const LOCAL_HEADER_BYTES = 30;
/** The archive's closing comment may be this long, so its end record lies within this distance of the end. */
const MAX_COMMENT_BYTES = 0xffff;
const ENCRYPTED_FLAG = 1;
const STORED = 0;
const DEFLATED = 8;
/** Deflate yields at most 1032 bytes for one, so a slice this small never overshoots the limit by much. */
const SLICE_BYTES = 16 * 1024;

export interface ZipLimits {
  /** Bytes that all entries together may declare. */
  declared: number;
  /** Bytes that the chosen entries together may really unpack to. */
  unpacked: number;
}

interface ZipEntry {
  name: string;
  flags: number;
  method: number;
  packedBytes: number;
  declaredBytes: number;
  headerAt: number;
}

/** Names of an archive's entries; null for anything that is no archive. */
export function zipEntryNames(archive: Uint8Array): Set<string> | null {
  const entries = readDirectory(archive);
  return entries === null ? null : new Set(entries.map(({ name }) => name));
}

/**
 * Unpacks the entries whose name `wanted` accepts.
 * @throws CausewayError `file-damaged`, `file-encrypted`, `archive-too-large`
 */
export function unzip(
  archive: Uint8Array,
  path: string,
  limits: ZipLimits,
  wanted: (name: string) => boolean,
): Map<string, Uint8Array> {
  const entries = readDirectory(archive);
  if (entries === null) throw damagedFile(path);
  const chosen = entries.filter((entry) => wanted(entry.name));
  if (sumDeclared(entries) > limits.declared || sumDeclared(chosen) > limits.unpacked)
    throw archiveTooLarge(path, limits);

  const unpacked = new Map<string, Uint8Array>();
  let left = limits.unpacked;
  for (const entry of chosen) {
    if ((entry.flags & ENCRYPTED_FLAG) !== 0) {
      throw new CausewayError(
        'file-encrypted',
        `“${fileName(path)}” is protected by a password. Save a copy without the password and add that.`,
      );
    }
    const content = unpackEntry(archive, entry, left);
    if (content === 'too-large') throw archiveTooLarge(path, limits);
    if (content === 'damaged') throw damagedFile(path);
    left -= content.length;
    unpacked.set(entry.name, content);
  }
  return unpacked;
}

function sumDeclared(entries: readonly ZipEntry[]): number {
  return entries.reduce((sum, entry) => sum + entry.declaredBytes, 0);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The central directory, or null when there is none to be read. */
function readDirectory(archive: Uint8Array): ZipEntry[] | null {
  const view = viewOf(archive);
  const end = findEndOfDirectory(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const names = new TextDecoder();
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index++) {
    if (at + DIRECTORY_ENTRY_BYTES > archive.length || view.getUint32(at, true) !== DIRECTORY_ENTRY) return null;
    const nameBytes = view.getUint16(at + 28, true);
    const nameAt = at + DIRECTORY_ENTRY_BYTES;
    entries.push({
      name: names.decode(archive.subarray(nameAt, nameAt + nameBytes)),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      declaredBytes: view.getUint32(at + 24, true),
      headerAt: view.getUint32(at + 42, true),
    });
    at = nameAt + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEndOfDirectory(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END_OF_DIRECTORY_BYTES - MAX_COMMENT_BYTES);
  for (let at = view.byteLength - END_OF_DIRECTORY_BYTES; at >= first; at--) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  return null;
}

function unpackEntry(archive: Uint8Array, entry: ZipEntry, limit: number): Uint8Array | 'damaged' | 'too-large' {
  const view = viewOf(archive);
  const header = entry.headerAt;
  if (header + LOCAL_HEADER_BYTES > archive.length || view.getUint32(header, true) !== LOCAL_HEADER) return 'damaged';
  const start = header + LOCAL_HEADER_BYTES + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
  const packed = archive.subarray(start, start + entry.packedBytes);
  if (packed.length < entry.packedBytes) return 'damaged';
  if (entry.method === STORED) return packed.length > limit ? 'too-large' : packed;
  if (entry.method !== DEFLATED) return 'damaged';
  return inflateWithin(packed, limit);
}

/** Inflates in small slices and stops as soon as more than `limit` bytes have come out. */
function inflateWithin(packed: Uint8Array, limit: number): Uint8Array | 'damaged' | 'too-large' {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((chunk) => {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  });
  try {
    for (let at = 0; at < packed.length && size <= limit; at += SLICE_BYTES) {
      inflate.push(packed.subarray(at, at + SLICE_BYTES), at + SLICE_BYTES >= packed.length);
    }
  } catch {
    return 'damaged';
  }
  return size > limit ? 'too-large' : concatenate(chunks, size);
}

function concatenate(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** The error for a file whose structure can't be followed. `cause` is what a library said of it, for the curious. */
export function damagedFile(path: string, cause = ''): CausewayError {
  return new CausewayError(
    'file-damaged',
    `“${fileName(path)}” could not be read: it may be damaged or only partly there. ` +
      'Open it in its own program, save it again and add the new copy.',
    { cause },
  );
}

function archiveTooLarge(path: string, limits: ZipLimits): CausewayError {
  return new CausewayError(
    'archive-too-large',
    `“${fileName(path)}” would unpack to far more than its size, as harmful files do, so it was not opened. ` +
      'If you trust it, save its text as a .txt file and add that.',
    { limit: limits.unpacked },
  );
}
