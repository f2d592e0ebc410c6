/**
 * @file Any stored value as bytes, to be sealed, and back. The first byte says what it is: a text (UTF-8, or code units where it has halves of pairs, which UTF-8
 * can't hold), a column of numbers as it is, or a record (`store/packed-record.ts`). Seven empty bytes follow, so that columns lie where they can be read in place.
 */
import { ARRAY_TYPES, packRecord, unpackRecord } from '../store/packed-record.ts';

const HEAD_BYTES = 8;
const RECORD = 0;
const TEXT = 1;
const CODE_UNITS = 2;
/** Kinds from here on are columns, by their place in the list. */
const COLUMN = 16;

const COLUMNS = Object.values(ARRAY_TYPES);

/** Code units that are put together at a time: a call takes no more than some ten thousand arguments. */
const PIECE = 8192;

/** A lone half of a surrogate pair. */
const LONE = /\p{Surrogate}/u;

function withHead(kind: number, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEAD_BYTES + content.length);
  bytes[0] = kind;
  bytes.set(content, HEAD_BYTES);
  return bytes;
}

function packText(text: string): Uint8Array<ArrayBuffer> {
  if (!LONE.test(text)) return withHead(TEXT, new TextEncoder().encode(text));
  const units = Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  return withHead(CODE_UNITS, new Uint8Array(units.buffer));
}

/** @param value a text, a column, or a record or list of such and of what JSON holds; what is undefined in it is left out */
export function pack(value: unknown): Uint8Array<ArrayBuffer> {
  if (typeof value === 'string') return packText(value);
  const kind = COLUMNS.findIndex((type) => value instanceof type);
  if (kind >= 0) {
    const { buffer, byteOffset, byteLength } = value as ArrayBufferView;
    return withHead(COLUMN + kind, new Uint8Array(buffer, byteOffset, byteLength));
  }
  return withHead(RECORD, packRecord(value as object));
}

/**
 * What was packed. Columns lie in the given bytes, which are not to be used otherwise any more.
 *
 * @param bytes at the beginning of their buffer
 * @throws RangeError, SyntaxError, TypeError for anything else
 */
export function unpack(bytes: Uint8Array<ArrayBuffer>): unknown {
  const kind = bytes[0];
  const content = bytes.subarray(HEAD_BYTES);
  if (kind === RECORD) return unpackRecord(content);
  if (kind === TEXT) return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
  if (kind === CODE_UNITS) {
    const units = new Uint16Array(content.slice().buffer);
    const pieces: string[] = [];
    for (let at = 0; at < units.length; at += PIECE) {
      pieces.push(String.fromCharCode(...units.subarray(at, at + PIECE)));
    }
    return pieces.join('');
  }
  const Type = COLUMNS[(kind ?? 0) - COLUMN];
  if (Type === undefined) throw new TypeError(`There is no kind ${kind} of packed values.`);
  return new Type(bytes.buffer, HEAD_BYTES, content.length / Type.BYTES_PER_ELEMENT);
}
