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
  const inFours = k - (k % 4);
  for (let row = 0, base = 0; row < count; row++, base += k) {
    // Four sums at a time: one alone would wait for each addition before it begins the next.
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    let i = 0;
    for (; i < inFours; i += 4) {
      a += values[base + i]! * unit[i]!;
      b += values[base + i + 1]! * unit[i + 1]!;
      c += values[base + i + 2]! * unit[i + 2]!;
      d += values[base + i + 3]! * unit[i + 3]!;
    }
    for (; i < k; i++) a += values[base + i]! * unit[i]!;
    result[row] = (a + b + c + d) / SCALE;
  }
  return result;
}
