/**
 * @file Checksums of stored records, which tell a record that a disk or a browser has damaged. They are no seal: whoever changes a record on purpose can
 * change its checksum, too. MurmurHash3, 32 bits, x86 (Appleby 2016), over the bytes of numbers and the code units of texts; it needs no time to speak of, and a
 * transaction waits for nothing else.
 */

const C1 = 0xcc9e2d51;
const C2 = 0x1b873593;

function scrambled(word: number): number {
  const mixed = Math.imul(word, C1);
  return Math.imul((mixed << 15) | (mixed >>> 17), C2);
}

function taken(hash: number, word: number): number {
  const mixed = hash ^ scrambled(word);
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
}

function finished(hash: number, length: number): number {
  let mixed = hash ^ length;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Of bytes, four at a time; on little-endian machines, which are all that browsers run on. */
export function checksumOfBytes(view: ArrayBufferView, seed = 0): number {
  const { buffer, byteOffset, byteLength } = view;
  const words = byteLength >>> 2;
  const bytes = new Uint8Array(buffer, byteOffset, byteLength);
  let hash = seed;
  // A column may begin anywhere in its buffer, where no words can be read.
  const aligned = new Int32Array(
    byteOffset % 4 === 0 ? buffer : bytes.slice().buffer,
    byteOffset % 4 === 0 ? byteOffset : 0,
    words,
  );
  for (let at = 0; at < words; at++) hash = taken(hash, aligned[at]!);
  let rest = 0;
  for (let at = byteLength - 1; at >= 4 * words; at--) rest = (rest << 8) | bytes[at]!;
  if (byteLength % 4 > 0) hash ^= scrambled(rest);
  return finished(hash, byteLength);
}

function checksumOfText(text: string, seed: number): number {
  let hash = seed;
  const pairs = text.length & ~1;
  for (let at = 0; at < pairs; at += 2) hash = taken(hash, text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16));
  if (pairs < text.length) hash ^= scrambled(text.charCodeAt(pairs));
  return finished(hash, text.length);
}

/** Of any record of numbers, texts, columns, lists and records, whatever the order of its fields; what is absent and what is undefined are alike. */
export function checksumOf(value: unknown, seed = 0): number {
  if (typeof value === 'string') return checksumOfText(value, seed);
  if (ArrayBuffer.isView(value)) return checksumOfBytes(value, seed);
  if (typeof value !== 'object' || value === null) return checksumOfText(String(value), seed);
  let hash = seed;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  if (!Array.isArray(value)) fields.sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, field] of fields) hash = checksumOf(field, checksumOfText(name, hash));
  return finished(hash, fields.length);
}
