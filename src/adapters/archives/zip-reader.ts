/**
 * @file Reading a .zip of gigabytes without holding it in memory: its directory is read from the end of the file, and
 * entries are unpacked as streams. Format: PKWARE APPNOTE 6.3.9, with ZIP64.
 */
import type { CausewayError } from '../../engine/errors.ts';

const END = 0x06054b50;
const END_BYTES = 22;
const END64 = 0x06064b50;
const END64_LOCATOR = 0x07064b50;
const END64_LOCATOR_BYTES = 20;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
export const LOCAL = 0x04034b50;
export const LOCAL_BYTES = 30;
const MOST_COMMENT_BYTES = 0xffff;
export const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
/** In the place of a number that stands in the ZIP64 field instead. */
const ELSEWHERE = 0xffffffff;
const ZIP64_FIELD = 1;

/** The part of `Blob` that is needed. */
export interface ArchiveSource {
  readonly size: number;
  slice(start: number, end: number): ArchivePart;
}

interface ArchivePart {
  arrayBuffer(): Promise<ArrayBuffer>;
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

export interface ZipEntry {
  path: string;
  /** Unpacked, as the archive declares it. */
  size: number;
  /** In hexadecimal, eight digits. */
  crc32: string;
  isEncrypted: boolean;
  /** @throws CausewayError as made by `ZipErrors` */
  open(): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
}

/** What is told of an archive that can't be read, which depends on what it is for. */
export interface ZipErrors {
  damaged(): CausewayError;
  /** An entry is encrypted, or packed in a rare way. */
  unsupported(path: string): CausewayError;
}

/** Files of an archive. @throws CausewayError `errors.damaged` */
export async function readZip(archive: ArchiveSource, errors: ZipErrors): Promise<ZipEntry[]> {
  try {
    return await readEntries(archive, errors);
  } catch (thrown) {
    // A damaged directory leads anywhere, also beyond its end.
    if (thrown instanceof RangeError) throw errors.damaged();
    throw thrown;
  }
}

async function readEntries(archive: ArchiveSource, errors: ZipErrors): Promise<ZipEntry[]> {
  const { at, bytes, count } = await findDirectory(archive, errors);
  if (at + bytes > archive.size) throw errors.damaged();
  const directory = await viewOf(archive, at, at + bytes);
  const entries: ZipEntry[] = [];
  for (let index = 0, from = 0; index < count; index++) {
    if (from + ENTRY_BYTES > directory.byteLength || directory.getUint32(from, true) !== ENTRY) throw errors.damaged();
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((offset) =>
      directory.getUint16(from + offset, true),
    );
    const entry = readEntry(archive, directory, from, nameBytes!, extraBytes!, errors);
    if (!entry.path.endsWith('/')) entries.push(entry);
    from += ENTRY_BYTES + nameBytes! + extraBytes! + commentBytes!;
  }
  return entries;
}

export async function viewOf(archive: ArchiveSource, from: number, to: number): Promise<DataView> {
  return new DataView(await archive.slice(from, to).arrayBuffer());
}

async function findDirectory(
  archive: ArchiveSource,
  errors: ZipErrors,
): Promise<{ at: number; bytes: number; count: number }> {
  const start = Math.max(0, archive.size - END_BYTES - MOST_COMMENT_BYTES - END64_LOCATOR_BYTES);
  const tail = await viewOf(archive, start, archive.size);
  for (let end = tail.byteLength - END_BYTES; end >= 0; end--) {
    if (tail.getUint32(end, true) !== END) continue;
    const locator = end - END64_LOCATOR_BYTES;
    if (locator >= 0 && tail.getUint32(locator, true) === END64_LOCATOR) {
      const at = Number(tail.getBigUint64(locator + 8, true));
      const end64 = await viewOf(archive, at, at + 56);
      if (end64.byteLength < 56 || end64.getUint32(0, true) !== END64) throw errors.damaged();
      const number = (offset: number): number => Number(end64.getBigUint64(offset, true));
      return { count: number(32), bytes: number(40), at: number(48) };
    }
    return {
      count: tail.getUint16(end + 10, true),
      bytes: tail.getUint32(end + 12, true),
      at: tail.getUint32(end + 16, true),
    };
  }
  throw errors.damaged();
}

function readEntry(
  archive: ArchiveSource,
  view: DataView,
  from: number,
  nameBytes: number,
  extraBytes: number,
  errors: ZipErrors,
): ZipEntry {
  const nameAt = from + ENTRY_BYTES;
  const path = decodeName(new Uint8Array(view.buffer, view.byteOffset + nameAt, nameBytes));
  let size = view.getUint32(from + 24, true);
  let packed = view.getUint32(from + 20, true);
  let headerAt = view.getUint32(from + 42, true);
  const extraAt = nameAt + nameBytes;
  for (let at = extraAt; at + 4 <= extraAt + extraBytes; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== ZIP64_FIELD) continue;
    // The field holds only those numbers that have no place in the entry, in this order.
    let field = at + 4;
    const next = (): number => {
      field += 8;
      return Number(view.getBigUint64(field - 8, true));
    };
    if (size === ELSEWHERE) size = next();
    if (packed === ELSEWHERE) packed = next();
    if (headerAt === ELSEWHERE) headerAt = next();
  }
  const isEncrypted = (view.getUint16(from + 8, true) & ENCRYPTED) !== 0;
  const method = view.getUint16(from + 10, true);
  return {
    path,
    size,
    crc32: view
      .getUint32(from + 16, true)
      .toString(16)
      .padStart(8, '0'),
    isEncrypted,
    open: async () => {
      if (isEncrypted || !canUnpack(method)) throw errors.unsupported(path);
      return unpacked(await packedContent(archive, headerAt, packed, errors), method);
    },
  };
}

/** A stream's end tells of a damaged one in words of its own. */
export function unpacked(content: ArchivePart, method: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  return method === STORED ? content.stream() : content.stream().pipeThrough(new DecompressionStream('deflate-raw'));
}

export function canUnpack(method: number): boolean {
  return method === STORED || method === DEFLATED;
}

async function packedContent(
  archive: ArchiveSource,
  headerAt: number,
  packed: number,
  errors: ZipErrors,
): Promise<ArchivePart> {
  const local = await viewOf(archive, headerAt, headerAt + LOCAL_BYTES);
  if (local.byteLength < LOCAL_BYTES || local.getUint32(0, true) !== LOCAL) throw errors.damaged();
  const start = headerAt + LOCAL_BYTES + local.getUint16(26, true) + local.getUint16(28, true);
  if (start + packed > archive.size) throw errors.damaged();
  return archive.slice(start, start + packed);
}

/** Names are UTF-8 in all but old archives, whose names are in whatever code page their maker had. */
export function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
