/**
 * @file Vectors kept as the signs of their numbers, one bit each: an eighth of the bytes of `quantised.ts`, for the many names and
 * titles of a notebook, which are short and told apart by their words as well. The question's vector keeps its numbers, so that
 * Σ ±qᵢ / √d estimates the cosine up to a factor that is the same for all rows (Charikar, 2002, for why signs keep angles).
 */

/** Bytes of one row. */
export function signBytes(dimensions: number): number {
  return Math.ceil(dimensions / 8);
}

/** Writes the signs of `vector` into row `index` of `signs`. */
export function setSigns(signs: Uint8Array, index: number, vector: ArrayLike<number>): void {
  const base = index * signBytes(vector.length);
  for (let i = 0; i < vector.length; i++) if (vector[i]! > 0) signs[base + (i >> 3)]! |= 1 << (i & 7);
}

/** How near a unit vector is to every row, about in proportion to their cosine. */
export function signCosines(signs: Uint8Array, unit: Float32Array): Float32Array {
  const bytes = signBytes(unit.length);
  const count = bytes === 0 ? 0 : signs.length / bytes;
  // What each possible byte adds, for each place in a row.
  const sums = new Float32Array(bytes * 256);
  for (let place = 0; place < bytes; place++) {
    for (let byte = 0; byte < 256; byte++) {
      let sum = 0;
      for (let bit = 0; bit < 8 && place * 8 + bit < unit.length; bit++) {
        sum += (byte >> bit) & 1 ? unit[place * 8 + bit]! : -unit[place * 8 + bit]!;
      }
      sums[place * 256 + byte] = sum;
    }
  }
  const scale = 1 / Math.sqrt(unit.length);
  const result = new Float32Array(count);
  for (let row = 0, at = 0; row < count; row++) {
    let sum = 0;
    for (let place = 0; place < bytes; place++) sum += sums[place * 256 + signs[at++]!]!;
    result[row] = sum * scale;
  }
  return result;
}
