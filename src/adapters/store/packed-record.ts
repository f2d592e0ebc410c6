/**
 * @file A record with typed arrays as bytes: the length of a JSON text in four bytes (little-endian), that text, and the arrays one after
 * the other, each on a multiple of 8 bytes. In the text an array is `{"$array": [type, position, length]}`.
 */

/** What columns of numbers are, by name. Sealed ones are known by their place in it: new ones come last. */
export const ARRAY_TYPES = {
  Uint8Array,
  Int8Array,
  Uint16Array,
  Int16Array,
  Uint32Array,
  Int32Array,
  Float32Array,
  Float64Array,
} as const;

type ArrayType = keyof typeof ARRAY_TYPES;
type Packable = InstanceType<(typeof ARRAY_TYPES)[ArrayType]>;

const MARK = '$array';
const HEAD_BYTES = 4;
const ALIGNMENT = 8;

const aligned = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

/** Little-endian machines only, which are all that browsers run on. */
export function packRecord(record: object): Uint8Array<ArrayBuffer> {
  const arrays: { at: number; bytes: Uint8Array }[] = [];
  let size = 0;
  const text = JSON.stringify(record, (_key, value: unknown) => {
    if (!ArrayBuffer.isView(value)) return value;
    const { buffer, byteOffset, byteLength } = value;
    arrays.push({ at: size, bytes: new Uint8Array(buffer, byteOffset, byteLength) });
    const packed = { [MARK]: [value.constructor.name, size, (value as Packable).length] };
    size = aligned(size + byteLength);
    return packed;
  });
  const head = new TextEncoder().encode(text);
  const start = aligned(HEAD_BYTES + head.length);
  const bytes = new Uint8Array(start + size);
  new DataView(bytes.buffer).setUint32(0, head.length, true);
  bytes.set(head, HEAD_BYTES);
  for (const { at, bytes: own } of arrays) bytes.set(own, start + at);
  return bytes;
}

/**
 * What was packed; its arrays are copies.
 * @throws RangeError, SyntaxError, TypeError for anything else
 */
export function unpackRecord(bytes: Uint8Array): unknown {
  const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0, true);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(HEAD_BYTES, HEAD_BYTES + length));
  const start = aligned(HEAD_BYTES + length);
  return JSON.parse(text, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !(MARK in value)) return value;
    const [type, at, count] = value[MARK] as [ArrayType, number, number];
    if (!Object.hasOwn(ARRAY_TYPES, type)) throw new TypeError(`There is no array type ${String(type)}.`);
    const from = start + at;
    const to = from + count * ARRAY_TYPES[type].BYTES_PER_ELEMENT;
    if (!(count >= 0 && at >= 0 && to <= bytes.length)) throw new RangeError('An array lies outside the record.');
    return new ARRAY_TYPES[type](bytes.slice(from, to).buffer);
  });
}
