/** @file Rows and questions as the code of the card reads them (`card-code.ts`). */
import type { VectorTable } from '../../engine/notebook/index-types.ts';
import { CHUNK, TILE } from './card-code.ts';

/** 32-bit words of a chunk. */
const WORDS = CHUNK / 4;

/** How many chunks a row of so many dimensions takes; what is missing of the last one is zeros. */
export function chunksOf(dimensions: number): number {
  return Math.ceil(dimensions / CHUNK);
}

/**
 * Tiles of a table, one after the other: of each the first chunk of all rows, then the second. Behind the last row come zeros.
 *
 * @param tile number of the first tile
 * @param count how many tiles
 */
export function tilesOf({ values, dimensions }: VectorTable, tile: number, count: number): Uint32Array<ArrayBuffer> {
  const chunks = chunksOf(dimensions);
  const wordsOfTile = chunks * WORDS * TILE;
  const result = new Uint32Array(count * wordsOfTile);
  // A copy, since rows need not begin at a multiple of four bytes, nor end at one of a chunk.
  const bytes = new Int8Array(wordsOfTile * 4);
  const words = new Uint32Array(bytes.buffer);
  for (let i = 0; i < count; i++) {
    const from = (tile + i) * TILE * dimensions;
    const own = values.subarray(from, from + TILE * dimensions);
    if (own.length < TILE * dimensions) bytes.fill(0);
    if (dimensions % CHUNK === 0) bytes.set(own);
    else {
      for (let row = 0; row * dimensions < own.length; row++) {
        bytes.set(own.subarray(row * dimensions, (row + 1) * dimensions), row * chunks * CHUNK);
      }
    }
    let at = i * wordsOfTile;
    for (let chunk = 0; chunk < chunks; chunk++) {
      for (let read = chunk * WORDS; read < words.length; read += chunks * WORDS) {
        for (let word = 0; word < WORDS; word++) result[at++] = words[read + word]!;
      }
    }
  }
  return result;
}

/**
 * A question for the card: the high bytes of its numbers, the low ones, and how many candidates are wanted.
 *
 * @param fine as `fineVector` gives it: each number is 256 · high + low, both from −128 to 127
 */
export function askedOf(fine: Int16Array, wanted: number): Uint32Array<ArrayBuffer> {
  const words = chunksOf(fine.length) * WORDS;
  // What is bound is a multiple of sixteen bytes.
  const asked = new Uint32Array(2 * words + WORDS);
  const bytes = new Int8Array(asked.buffer);
  fine.forEach((value, i) => {
    // Kept as a signed byte.
    bytes[4 * words + i] = value;
    bytes[i] = (value - bytes[4 * words + i]!) >> 8;
  });
  asked[2 * words] = wanted;
  return asked;
}
