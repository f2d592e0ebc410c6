/** @file Unit vectors kept as bytes: a quarter of the memory and the stored size at about a hundredth of cosine error. */
import type { VectorTable } from '../notebook/index-types.ts';
import { dotKernel, type TakeSums } from './dot-kernel.ts';

/** Length of a row that stands for a unit vector. */
export const ROW_LENGTH = 127;
/**
 * For a question's unit vector: no cosine moves by more than the bytes' own rounding, and sums of products stay within 32 bits. The largest
 * number that is 256 · high + low with both from −127 to 127, for those who multiply bytes alone.
 */
const FINE_SCALE = 127 * 257;
/** The cosine that a sum of products stands for. Multiplying takes a fraction of the time of dividing. */
const OF_SUM = 1 / (ROW_LENGTH * FINE_SCALE);
/** Below so many bytes copying costs nothing to speak of. */
const LEAST_ROOM = 1 << 20;

/** Writes the direction of `vector` into row `index`; a zero vector stays zero. */
export function setRow(table: VectorTable, index: number, vector: ArrayLike<number>): void {
  let squared = 0;
  for (let i = 0; i < table.dimensions; i++) squared += vector[i]! * vector[i]!;
  if (squared === 0) return;
  const factor = ROW_LENGTH / Math.sqrt(squared);
  const base = index * table.dimensions;
  for (let i = 0; i < table.dimensions; i++) table.values[base + i] = Math.round(vector[i]! * factor);
}

/** Adds a row to a vector. */
export function addRow({ dimensions, values }: VectorTable, index: number, to: Float32Array): void {
  const base = index * dimensions;
  for (let i = 0; i < dimensions; i++) to[i]! += values[base + i]! / ROW_LENGTH;
}

/** An empty table of `count` zero vectors. */
export function vectorTable(count: number, dimensions: number): VectorTable {
  return { dimensions, values: new Int8Array(count * dimensions) };
}

/** The same for a table that stays, is asked again and again, and is not sent anywhere: where the kernel need not copy it. */
export function residentTable(count: number, dimensions: number): VectorTable {
  const bytes = count * dimensions;
  const values = bytes < LEAST_ROOM ? null : dotKernel?.room(bytes);
  return values ? { dimensions, values } : vectorTable(count, dimensions);
}

/** Cosine of two rows of one table or of two tables with equal dimensions, −1 to 1. */
export function rowCosine(a: VectorTable, i: number, b: VectorTable, j: number): number {
  let sum = 0;
  const k = a.dimensions;
  const left = i * k;
  const right = j * k;
  for (let d = 0; d < k; d++) sum += a.values[left + d]! * b.values[right + d]!;
  return sum / (ROW_LENGTH * ROW_LENGTH);
}

/** Gives the dot products of every row with a vector of whole numbers. */
function dots({ values, dimensions: k }: VectorTable, vector: Int16Array, take: TakeSums): void {
  if (dotKernel?.run(values, vector, take)) return;
  const results = new Int32Array(values.length / k);
  for (let row = 0; row < results.length; row++) {
    const from = row * k;
    let sum = 0;
    for (let i = 0; i < k; i++) sum += values[from + i]! * vector[i]!;
    results[row] = sum;
  }
  take(results, 0);
}

/** A vector in whole numbers: each times `scale`, rounded. A plain loop, which is many times as fast as mapping. */
export function fineNumbers(vector: Float32Array, scale: number): Int16Array {
  const fine = new Int16Array(vector.length);
  for (let i = 0; i < vector.length; i++) fine[i] = Math.round(vector[i]! * scale);
  return fine;
}

/** A question's unit vector in the whole numbers that rows are multiplied with. */
export function fineVector(unit: Float32Array): Int16Array {
  return fineNumbers(unit, FINE_SCALE);
}

/** Writes the cosines that sums of products with a {@link fineVector} stand for. */
export function writeCosines(sums: Int32Array, result: Float32Array, from: number): void {
  for (let row = 0; row < sums.length; row++) result[from + row] = sums[row]! * OF_SUM;
}

/** Cosines of a unit vector with every row. */
export function cosines(table: VectorTable, unit: Float32Array): Float32Array {
  const k = table.dimensions;
  const result = new Float32Array(k === 0 ? 0 : table.values.length / k);
  if (k > 0) dots(table, fineVector(unit), (sums, from) => writeCosines(sums, result, from));
  return result;
}

/** A table of some rows of another one, in the order of `rows`. */
export function someRows({ dimensions: k, values }: VectorTable, rows: readonly number[]): VectorTable {
  const table = vectorTable(rows.length, k);
  rows.forEach((row, i) => table.values.set(values.subarray(row * k, (row + 1) * k), i * k));
  return table;
}

/** Cosines of one row of a table with every row: {@link rowCosine}, in a fraction of its time. */
export function cosinesOfRow(table: VectorTable, index: number): Float64Array {
  const k = table.dimensions;
  const result = new Float64Array(k === 0 ? 0 : table.values.length / k);
  if (k === 0) return result;
  dots(table, Int16Array.from(table.values.subarray(index * k, (index + 1) * k)), (sums, from) => {
    for (let row = 0; row < sums.length; row++) result[from + row] = sums[row]! / (ROW_LENGTH * ROW_LENGTH);
  });
  return result;
}
