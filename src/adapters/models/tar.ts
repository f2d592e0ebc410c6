/**
 * @file Reading and writing .tar without holding it in memory: only headers are read, contents stay slices of the archive, and an
 * archive is written as headers around the files' own blobs. Format: POSIX ustar, with pax and GNU long names for reading and
 * GNU binary sizes above 8 GB.
 */
import { CausewayError } from '../../engine/errors.ts';

const BLOCK = 512;
const LARGEST_OCTAL_SIZE = 0o77777777777;

export interface TarEntry {
  path: string;
  blob: Blob;
}

const damaged = (): CausewayError =>
  new CausewayError('model-damaged', 'The .tar archive is damaged or cut off. Copy or export it again.');

/** Regular files of an archive. @throws CausewayError `model-damaged` */
export async function readTar(archive: Blob): Promise<TarEntry[]> {
  const entries: TarEntry[] = [];
  let longName = '';
  for (let at = 0; at + BLOCK <= archive.size;) {
    const header = new Uint8Array(await archive.slice(at, at + BLOCK).arrayBuffer());
    if (header.every((byte) => byte === 0)) return entries;
    if (!hasValidChecksum(header)) throw damaged();
    const size = readNumber(header, 124, 12);
    const start = at + BLOCK;
    // A size below zero would lead back to what was read already, for ever.
    if (!(size >= 0 && start + size <= archive.size)) throw damaged();
    const content = archive.slice(start, start + size);
    const type = String.fromCharCode(header[156]!);
    if (type === 'L') longName = (await content.text()).replace(/\0.*$/s, '');
    else if (type === 'x') longName = paxPath(await content.text()) ?? longName;
    else {
      if (type === '0' || type === '\0') entries.push({ path: longName || nameOf(header), blob: content });
      longName = '';
    }
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  // The blocks of zeros at the end are missing: something was cut off.
  throw damaged();
}

/** An archive of these files; their bytes are read only when it is saved. Paths of up to 100 bytes, or 255 with folders. */
export function writeTar(files: readonly TarEntry[], modifiedAt: number): Blob {
  const parts: BlobPart[] = [];
  for (const { path, blob } of files) {
    parts.push(headerOf(path, blob.size, modifiedAt), blob, new Uint8Array((BLOCK - (blob.size % BLOCK)) % BLOCK));
  }
  return new Blob([...parts, new Uint8Array(2 * BLOCK)], { type: 'application/x-tar' });
}

function headerOf(path: string, size: number, modifiedAt: number): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(BLOCK);
  const put = (text: string, at: number): void => header.set(new TextEncoder().encode(text), at);
  const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;
  const [prefix, name] = splitPath(path);
  put(name, 0);
  put(octal(0o644, 8), 100);
  put(octal(0, 8), 108);
  put(octal(0, 8), 116);
  if (size <= LARGEST_OCTAL_SIZE) put(octal(size, 12), 124);
  else putBinary(header, size);
  put(octal(Math.floor(modifiedAt / 1000), 12), 136);
  put('        ', 148);
  put('0', 156);
  put('ustar\0' + '00', 257);
  put(prefix, 345);
  put(octal(sumOf(header), 7), 148);
  return header;
}

function putBinary(header: Uint8Array, size: number): void {
  header[124] = 0x80;
  let rest = size;
  for (let at = 135; at > 124; at--) {
    header[at] = rest % 256;
    rest = Math.floor(rest / 256);
  }
}

/** ustar keeps up to 100 bytes of a name and 155 more of its folder. */
function splitPath(path: string): [string, string] {
  const length = (text: string): number => new TextEncoder().encode(text).length;
  if (length(path) <= 100) return ['', path];
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
    if (length(prefix) <= 155 && length(name) <= 100) return [prefix, name];
  }
  throw new CausewayError('model-unsupported', `The file name ${path} is too long for a .tar archive.`);
}

function readString(header: Uint8Array, at: number, length: number): string {
  const bytes = header.subarray(at, at + length);
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(end === -1 ? bytes : bytes.subarray(0, end));
}

function readNumber(header: Uint8Array, at: number, length: number): number {
  const bytes = header.subarray(at, at + length);
  if (bytes[0]! >= 0x80) {
    return bytes.subarray(1).reduce((value, byte) => value * 256 + byte, bytes[0]! & 0x7f);
  }
  const text = readString(header, at, length).trim();
  return text === '' ? 0 : Number.parseInt(text, 8);
}

function nameOf(header: Uint8Array): string {
  const name = readString(header, 0, 100);
  const prefix = readString(header, 257, 5) === 'ustar' ? readString(header, 345, 155) : '';
  return prefix === '' ? name : `${prefix}/${name}`;
}

/** The `path` of a pax header, whose records are "<length> <key>=<value>\n". */
function paxPath(text: string): string | null {
  return /(?:^|\n)\d+ path=([^\n]*)/.exec(text)?.[1] ?? null;
}

/** Sum of all bytes, those of the sum itself counted as spaces. */
function sumOf(header: Uint8Array): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}

function hasValidChecksum(header: Uint8Array): boolean {
  return readNumber(header, 148, 8) === sumOf(header);
}
