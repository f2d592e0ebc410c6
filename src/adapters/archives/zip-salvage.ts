/**
 * @file Files of a .zip whose directory is lost, as of one that was cut off or damaged: each is found by the marks before and behind it. Only those that are there whole are given; whether
 * they are as they were, their checksums tell. Format: PKWARE APPNOTE 6.3.9, without ZIP64.
 */
import { canUnpack, decodeName, ENCRYPTED, LOCAL, LOCAL_BYTES, unpacked, viewOf } from './zip-reader.ts';
import type { ArchiveSource, ZipEntry } from './zip-reader.ts';

const DESCRIPTOR = 0x08074b50;
const DESCRIPTOR_BYTES = 16;
/** Sizes and checksum stand behind the file, since they were not known before. */
const SIZES_BEHIND = 8;
/** What is looked through at a time, in bytes. */
const WINDOW_BYTES = 1 << 20;
const MARK_BYTES = 4;

interface Marks {
  headers: number[];
  descriptors: number[];
}

interface Found extends ZipEntry {
  /** Where the next file may begin. */
  end: number;
}

/** @param isDamage whether a failure means that a part of the archive can't be read, as of an encrypted one, which leaves the others */
export async function salvageZip(archive: ArchiveSource, isDamage: (thrown: unknown) => boolean): Promise<ZipEntry[]> {
  const tolerant = async <Result>(read: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await read();
    } catch (thrown) {
      // A header that was cut leads beyond the end.
      if (isDamage(thrown) || thrown instanceof RangeError) return null;
      throw thrown;
    }
  };
  const marks: Marks = { headers: [], descriptors: [] };
  for (let at = 0; at < archive.size; at += WINDOW_BYTES) {
    await tolerant(() => noteMarks(archive, at, marks));
  }
  const files: ZipEntry[] = [];
  let from = 0;
  for (const header of marks.headers) {
    // Within a file that was found: an archive in the archive.
    if (header < from) continue;
    const found = await tolerant(() => fileAt(archive, header, marks.descriptors));
    if (!found) continue;
    from = found.end;
    if (!found.path.endsWith('/')) files.push(found);
  }
  return files;
}

async function noteMarks(archive: ArchiveSource, at: number, { headers, descriptors }: Marks): Promise<void> {
  const view = await viewOf(archive, at, Math.min(archive.size, at + WINDOW_BYTES + MARK_BYTES - 1));
  for (let byte = 0; byte + MARK_BYTES <= view.byteLength; byte++) {
    if (view.getUint8(byte) !== 0x50) continue;
    const mark = view.getUint32(byte, true);
    if (mark === LOCAL) headers.push(at + byte);
    else if (mark === DESCRIPTOR) descriptors.push(at + byte);
  }
}

async function fileAt(archive: ArchiveSource, header: number, descriptors: readonly number[]): Promise<Found | null> {
  const local = await viewOf(archive, header, header + LOCAL_BYTES);
  const [flags, method] = [local.getUint16(6, true), local.getUint16(8, true)];
  const [nameBytes, extraBytes] = [local.getUint16(26, true), local.getUint16(28, true)];
  if ((flags & ENCRYPTED) !== 0 || !canUnpack(method)) return null;
  const nameAt = header + LOCAL_BYTES;
  const path = decodeName(new Uint8Array(await archive.slice(nameAt, nameAt + nameBytes).arrayBuffer()));
  const start = nameAt + nameBytes + extraBytes;
  const sizes =
    (flags & SIZES_BEHIND) === 0
      ? { sizes: new DataView(local.buffer, 14, 12), end: start + local.getUint32(18, true) }
      : await sizesBehind(archive, start, descriptors);
  if (sizes === null) return null;
  const [crc, packed, size] = [0, 4, 8].map((at) => sizes.sizes.getUint32(at, true)) as [number, number, number];
  if (start + packed > archive.size) return null;
  return {
    path,
    size,
    crc32: crc.toString(16).padStart(8, '0'),
    isEncrypted: false,
    end: sizes.end,
    open: async () => unpacked(archive.slice(start, start + packed), method),
  };
}

/** The first mark behind a file that tells as many packed bytes as lie before it. */
async function sizesBehind(
  archive: ArchiveSource,
  start: number,
  descriptors: readonly number[],
): Promise<{ sizes: DataView; end: number } | null> {
  for (const at of descriptors) {
    if (at < start) continue;
    const sizes = await viewOf(archive, at + MARK_BYTES, at + DESCRIPTOR_BYTES);
    if (sizes.byteLength < DESCRIPTOR_BYTES - MARK_BYTES) return null;
    if (sizes.getUint32(4, true) === at - start) return { sizes, end: at + DESCRIPTOR_BYTES };
  }
  return null;
}
