/** @file Products of matrices, four rows at a time: each number that is fetched is used four times. */
import { rowOf, type Matrix } from './matrix.ts';

const BLOCK = 4;

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

/**
 * a · bᵀ: the dot product of each row of one with each row of the other.
 *
 * @param into a.rows × b.rows
 */
export function dotsOfRows(a: Matrix, b: Matrix, into: Matrix): void {
  const { dimensions: size } = a;
  const whole = b.rows - (b.rows % BLOCK);
  for (let row = 0; row < a.rows; row++) {
    const left = rowOf(a, row);
    const results = rowOf(into, row);
    for (let other = 0; other < whole; other += BLOCK) {
      const base = other * size;
      let [sum0, sum1, sum2, sum3] = [0, 0, 0, 0];
      for (let i = 0; i < size; i++) {
        const value = left[i]!;
        sum0 += value * b.values[base + i]!;
        sum1 += value * b.values[base + size + i]!;
        sum2 += value * b.values[base + 2 * size + i]!;
        sum3 += value * b.values[base + 3 * size + i]!;
      }
      results[other] = sum0;
      results[other + 1] = sum1;
      results[other + 2] = sum2;
      results[other + 3] = sum3;
    }
    for (let other = whole; other < b.rows; other++) results[other] = dot(left, rowOf(b, other));
  }
}

/**
 * a · b: rows of b added up, weighted by each row of a.
 *
 * @param into a.rows × b.dimensions
 */
export function weightedRows(a: Matrix, b: Matrix, into: Matrix): void {
  const { dimensions: size } = b;
  const whole = b.rows - (b.rows % BLOCK);
  for (let row = 0; row < a.rows; row++) {
    const weights = rowOf(a, row);
    const sums = rowOf(into, row).fill(0);
    for (let other = 0; other < whole; other += BLOCK) {
      const base = other * size;
      const weight0 = weights[other]!;
      const weight1 = weights[other + 1]!;
      const weight2 = weights[other + 2]!;
      const weight3 = weights[other + 3]!;
      for (let i = 0; i < size; i++) {
        sums[i]! +=
          weight0 * b.values[base + i]! +
          weight1 * b.values[base + size + i]! +
          weight2 * b.values[base + 2 * size + i]! +
          weight3 * b.values[base + 3 * size + i]!;
      }
    }
    for (let other = whole; other < b.rows; other++) {
      const values = rowOf(b, other);
      for (let i = 0; i < size; i++) sums[i]! += weights[other]! * values[i]!;
    }
  }
}
