/**
 * @file Vectors kept as the signs of their numbers, one bit each: an eighth of the bytes of `quantised.ts`, for the many names and
 * titles of a notebook, which are short and told apart by their words as well. The question's vector keeps its numbers, so that
 * Σ ±qᵢ / √d estimates the cosine up to a factor that is the same for all rows (Charikar, 2002, for why signs keep angles).
 */
import { dotKernel, type TakeSums } from './dot-kernel.ts';
import { fineNumbers } from './quantised.ts';

const FINEST = 32_767;

/** Bytes of one row. */
export function signBytes(dimensions: number): number {
  return Math.ceil(dimensions / 8);
}

/** Writes the signs of `vector` into row `index` of `signs`. */
export function setSigns(signs: Uint8Array, index: number, vector: ArrayLike<number>): void {
  const base = index * signBytes(vector.length);
  for (let i = 0; i < vector.length; i++) if (vector[i]! > 0) signs[base + (i >> 3)]! |= 1 << (i & 7);
}

/** Gives for every row the sum of the numbers whose bits are set, below zero. */
function takenSums(signs: Uint8Array, vector: Int16Array, take: TakeSums): void {
  if (dotKernel?.runSigns(signs, vector, take)) return;
  const bytes = signBytes(vector.length);
  const results = new Int32Array(signs.length / bytes);
  // What each possible byte takes, for each place in a row.
  const taken = new Int32Array(bytes * 256);
  for (let place = 0; place < bytes; place++) {
    for (let byte = 0; byte < 256; byte++) {
      let sum = 0;
      for (let bit = 0; bit < 8 && place * 8 + bit < vector.length; bit++) {
        if ((byte >> bit) & 1) sum -= vector[place * 8 + bit]!;
      }
      taken[place * 256 + byte] = sum;
    }
  }
  for (let row = 0, at = 0; row < results.length; row++) {
    let sum = 0;
    for (let place = 0; place < bytes; place++) sum += taken[place * 256 + signs[at++]!]!;
    results[row] = sum;
  }
  take(results, 0);
}

/** How near a unit vector is to every row, about in proportion to their cosine. */
export function signCosines(signs: Uint8Array, unit: Float32Array): Float32Array {
  const bytes = signBytes(unit.length);
  const result = new Float32Array(bytes === 0 ? 0 : signs.length / bytes);
  let largest = 0;
  for (const value of unit) largest = Math.max(largest, Math.abs(value));
  if (largest === 0) return result;
  // As whole numbers, as fine as 16 bits allow.
  const scale = FINEST / largest;
  const vector = fineNumbers(unit, scale);
  const all = vector.reduce((sum, value) => sum + value, 0);
  const factor = 1 / (scale * Math.sqrt(unit.length));
  takenSums(signs, vector, (sums, from) => {
    for (let row = 0; row < sums.length; row++) result[from + row] = (-2 * sums[row]! - all) * factor;
  });
  return result;
}
