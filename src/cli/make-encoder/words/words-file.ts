/** @file Writes what `engine/vector/word-vectors.ts` reads. */
import type { WordVectorHead } from '../../../engine/vector/word-vectors.ts';
import { rowOf, type Matrix } from './matrix.ts';

const LARGEST = 127;

/**
 * @param pieces one for each row; none contains a line's end
 * @param table each row is rounded to 8 bit, with a scale of its own
 * @returns the bytes of the file
 */
export function wordsFile(pieces: readonly string[], table: Matrix): Uint8Array {
  const encoder = new TextEncoder();
  const text = encoder.encode(pieces.join('\n'));
  const { rows, dimensions } = table;
  const head: WordVectorHead = { format: 'causeway-words-1', dimensions, pieces: rows, textBytes: text.length };
  const scales = new DataView(new ArrayBuffer(Float32Array.BYTES_PER_ELEMENT * rows));
  const values = new Int8Array(rows * dimensions);
  for (let row = 0; row < rows; row++) {
    const numbers = rowOf(table, row);
    const scale = Math.fround(numbers.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / LARGEST);
    scales.setFloat32(Float32Array.BYTES_PER_ELEMENT * row, scale, true);
    if (scale > 0)
      values.set(
        numbers.map((value) => Math.round(value / scale)),
        row * dimensions,
      );
  }
  const parts = [
    encoder.encode(`${JSON.stringify(head)}\n`),
    text,
    new Uint8Array(scales.buffer),
    new Uint8Array(values.buffer),
  ];
  return Uint8Array.from(Buffer.concat(parts));
}
