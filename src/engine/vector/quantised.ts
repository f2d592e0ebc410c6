/** @file Unit vectors kept as bytes: a quarter of the memory and the stored size at about a hundredth of cosine error. */
import type { VectorTable } from '../notebook/index-types.ts';

const SCALE = 127;

/** Writes the direction of `vector` into row `index`; a zero vector stays zero. */
export function setRow(table: VectorTable, index: number, vector: ArrayLike<number>): void {
  let squared = 0;
  for (let i = 0; i < table.dimensions; i++) squared += vector[i]! * vector[i]!;
  if (squared === 0) return;
  const factor = SCALE / Math.sqrt(squared);
  const base = index * table.dimensions;
  for (let i = 0; i < table.dimensions; i++) table.values[base + i] = Math.round(vector[i]! * factor);
}

/** An empty table of `count` zero vectors. */
export function vectorTable(count: number, dimensions: number): VectorTable {
  return { dimensions, values: new Int8Array(count * dimensions) };
}

/** Cosine of two rows of one table or of two tables with equal dimensions, −1 to 1. */
export function rowCosine(a: VectorTable, i: number, b: VectorTable, j: number): number {
  let sum = 0;
  const k = a.dimensions;
  const left = i * k;
  const right = j * k;
  for (let d = 0; d < k; d++) sum += a.values[left + d]! * b.values[right + d]!;
  return sum / (SCALE * SCALE);
}

/** Cosines of a unit vector with every row. */
export function cosines(table: VectorTable, unit: Float32Array): Float32Array {
  const k = table.dimensions;
  const count = k === 0 ? 0 : table.values.length / k;
  const result = new Float32Array(count);
  const { values } = table;
  const factors = Float64Array.from(unit, (value) => value / SCALE);
  const inFours = count - (count % 4);
  let row = 0;
  // Four rows at a time: the unit vector is read once for all of them, and no sum waits for another.
  for (; row < inFours; row += 4) {
    const first = row * k;
    const second = first + k;
    const third = second + k;
    const fourth = third + k;
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let i = 0; i < k; i++) {
      const factor = factors[i]!;
      a += values[first + i]! * factor;
      b += values[second + i]! * factor;
      c += values[third + i]! * factor;
      d += values[fourth + i]! * factor;
    }
    result[row] = a;
    result[row + 1] = b;
    result[row + 2] = c;
    result[row + 3] = d;
  }
  for (; row < count; row++) {
    let sum = 0;
    for (let i = 0; i < k; i++) sum += values[row * k + i]! * factors[i]!;
    result[row] = sum;
  }
  return result;
}
