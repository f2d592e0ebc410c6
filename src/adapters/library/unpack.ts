/**
 * @file Takes archives (.zip) apart while files come in: each file in one becomes a source of its own, `papers.zip/2020/dams.pdf`.
 * Archives are read as slices and unpacked one file at a time, so they never stand in memory as a whole.
 */
import { CausewayError } from '../../engine/errors.ts';
import { holdsNoText, isClutter } from '../../rpc/clutter.ts';
import type { IncomingFile } from '../../rpc/contracts.ts';
import { readZip, type ZipEntry, type ZipErrors } from '../archives/zip-reader.ts';
import { checkSize, MAX_FILE_BYTES } from '../parsers/limits.ts';
import { extensionOf, fileName } from '../parsers/paths.ts';

/** More files than this in one archive are refused. */
export const MAX_ENTRIES = 20_000;
/** Archives that declare to unpack to more than this are refused if they also do so by more than the factor below. */
const SUSPICIOUS_BYTES = 200 * 1024 * 1024;
const SUSPICIOUS_FACTOR = 100;
const ZIP_SIGNATURE = 0x504b;

/** A file on its way in, or an archive's file that is unpacked when its turn comes. */
export interface OpenableFile {
  path: string;
  /** Bytes, as declared by an archive. */
  size: number;
  /** @throws CausewayError when it can't be unpacked */
  open(): Promise<Blob>;
}

/** Told of each file that can't be taken. */
export type Refuse = (path: string, thrown: unknown) => void;

/**
 * Files as they are, and those in archives in the archives' places. Of a folder, as of an archive, what surely holds no text is
 * refused; a file that was chosen by itself stays among the sources, with what reading it says.
 */
export async function* unpackArchives(files: readonly IncomingFile[], refuse: Refuse): AsyncGenerator<OpenableFile> {
  for (const { path, blob } of files) {
    const entries = await entriesOf(path, blob, refuse);
    if (entries !== null) yield* unpacked(path, entries, refuse, false);
    else if (path.includes('/') && holdsNoText(path)) refuse(path, withoutText(path));
    else yield { path, size: blob.size, open: async () => blob };
  }
}

/** The entries of a packed folder; null for any other file. A folder that is refused has none. */
async function entriesOf(path: string, blob: Blob, refuse: Refuse): Promise<ZipEntry[] | null> {
  if (extensionOf(path) !== 'zip' || !(await startsLikeZip(blob))) return null;
  try {
    const [entries, { isPackedFolder }] = await Promise.all([
      readZip(blob, errorsOf(path)),
      import('../parsers/zip-format.ts'),
    ]);
    if (!isPackedFolder(new Set(entries.map((entry) => entry.path)), 'zip')) return null;
    checkArchive(path, blob.size, entries);
    return entries;
  } catch (thrown) {
    refuse(path, thrown);
    return [];
  }
}

async function* unpacked(
  archive: string,
  entries: readonly ZipEntry[],
  refuse: Refuse,
  isNested: boolean,
): AsyncGenerator<OpenableFile> {
  for (const entry of entries) {
    const inside = safePath(entry.path);
    const path = `${archive}/${inside}`;
    if (inside === '' || isClutter(inside)) continue;
    if (extensionOf(path) !== 'zip') {
      if (holdsNoText(path)) refuse(path, withoutText(path));
      else yield { path, size: entry.size, open: () => unpackEntry(path, entry) };
      continue;
    }
    try {
      if (isNested) throw nestedTooDeep(path);
      const blob = await unpackEntry(path, entry);
      const inner = await entriesOf(path, blob, refuse);
      if (inner === null) yield { path, size: blob.size, open: async () => blob };
      else yield* unpacked(path, inner, refuse, true);
    } catch (thrown) {
      refuse(path, thrown);
    }
  }
}

/** Archives made on Windows may have backslashes; no path leads out of its archive. */
function safePath(path: string): string {
  const steps = path.replaceAll('\\', '/').split('/');
  return steps.filter((step) => step !== '' && step !== '.' && step !== '..').join('/');
}

async function startsLikeZip(blob: Blob): Promise<boolean> {
  const head = new DataView(await blob.slice(0, 2).arrayBuffer());
  return head.byteLength === 2 && head.getUint16(0) === ZIP_SIGNATURE;
}

/** Unpacks one file, counts what comes out and checks it against the archive's checksum. */
async function unpackEntry(path: string, entry: ZipEntry): Promise<Blob> {
  if (entry.size > 0) {
    if (extensionOf(path) === 'zip') checkNestedSize(path, entry.size);
    else checkSize(entry.size, path);
  }
  const errors = errorsOf(path);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const { createCRC32 } = await import('hash-wasm');
  const checksum = await createCRC32();
  let size = 0;
  try {
    const reader = (await entry.open()).getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.length;
      if (size > entry.size) {
        await reader.cancel();
        throw errors.damaged();
      }
      checksum.update(read.value);
      chunks.push(read.value);
    }
  } catch (thrown) {
    // A stream's end tells of damage in words of its own.
    throw thrown instanceof CausewayError ? thrown : errors.damaged();
  }
  if (size !== entry.size || checksum.digest() !== entry.crc32) throw errors.damaged();
  return new Blob(chunks);
}

function checkArchive(path: string, packedBytes: number, entries: readonly ZipEntry[]): void {
  const name = fileName(path);
  if (entries.length === 0)
    throw new CausewayError('file-empty', `“${name}” is empty. Check what was packed, then add it again.`);
  if (entries.length > MAX_ENTRIES) {
    throw new CausewayError(
      'archive-too-large',
      `“${name}” holds ${entries.length} files; up to ${MAX_ENTRIES} can be taken at once. Unpack it and add its folders one by one.`,
      { files: entries.length, limit: MAX_ENTRIES },
    );
  }
  const declared = entries.reduce((sum, { size }) => sum + size, 0);
  if (declared > SUSPICIOUS_BYTES && declared > packedBytes * SUSPICIOUS_FACTOR) {
    throw new CausewayError(
      'archive-too-large',
      `“${name}” would unpack to far more than its size, as harmful files do, so it was not opened. If you trust it, unpack it and ` +
        'add the files in it.',
      { declared, packed: packedBytes },
    );
  }
  if (entries.every(({ isEncrypted }) => isEncrypted)) throw errorsOf(path).unsupported(path);
}

function checkNestedSize(path: string, bytes: number): void {
  if (bytes <= MAX_FILE_BYTES) return;
  throw new CausewayError(
    'archive-too-large',
    `“${fileName(path)}” is a large archive within another. Unpack the outer one and add this one by itself.`,
    { bytes, limit: MAX_FILE_BYTES },
  );
}

function errorsOf(path: string): ZipErrors {
  const name = fileName(path);
  return {
    damaged: () =>
      new CausewayError(
        'file-damaged',
        `“${name}” is damaged or only partly there. Download or pack it again and add the new copy.`,
      ),
    unsupported: (entry) =>
      new CausewayError(
        'file-encrypted',
        `“${fileName(entry)}” is protected by a password or packed in an unusual way. Unpack it on your computer and add the files in it.`,
      ),
  };
}

function nestedTooDeep(path: string): CausewayError {
  return new CausewayError(
    'file-unsupported',
    `“${fileName(path)}” is an archive within an archive within another. Unpack it and add the files in it.`,
  );
}

function withoutText(path: string): CausewayError {
  return new CausewayError(
    'file-unsupported',
    `“${fileName(path)}” was left out: pictures, sounds, films and programs hold no text that can be read.`,
  );
}
