/**
 * @file Truncated SVD of a sparse matrix by randomised subspace iteration (Halko, Martinsson and Tropp, 2011, algorithm
 * 4.4): a random start, a few passes of A and Aᵀ with orthonormalisation between, then a small dense eigenproblem.
 */
import type { Progress } from '../ports.ts';
import { gram, orthonormalize, symmetricEigen } from './dense.ts';

/** Rows of a sparse matrix with real values. */
export interface SparseMatrix {
  columns: number;
  offsets: Uint32Array;
  items: Uint32Array;
  values: Float32Array;
}

const OVERSAMPLING = 8;
const PASSES = 3;

/** y = A·x for n×m A and m×k x. */
function multiply(a: SparseMatrix, x: Float64Array, k: number): Float64Array {
  const rows = a.offsets.length - 1;
  const y = new Float64Array(rows * k);
  for (let row = 0; row < rows; row++) {
    const target = row * k;
    for (let at = a.offsets[row]!; at < a.offsets[row + 1]!; at++) {
      const source = a.items[at]! * k;
      const value = a.values[at]!;
      for (let j = 0; j < k; j++) y[target + j]! += value * x[source + j]!;
    }
  }
  return y;
}

/** x = Aᵀ·y for n×m A and n×k y. */
function multiplyTransposed(a: SparseMatrix, y: Float64Array, k: number): Float64Array {
  const rows = a.offsets.length - 1;
  const x = new Float64Array(a.columns * k);
  for (let row = 0; row < rows; row++) {
    const source = row * k;
    for (let at = a.offsets[row]!; at < a.offsets[row + 1]!; at++) {
      const target = a.items[at]! * k;
      const value = a.values[at]!;
      for (let j = 0; j < k; j++) x[target + j]! += value * y[source + j]!;
    }
  }
  return x;
}

/**
 * The leading right singular vectors of a sparse matrix.
 *
 * @param matrix n×m
 * @param rank how many vectors are wanted; fewer come back when the matrix has not that many rows or columns
 * @param random uniform numbers in [0, 1)
 * @returns m×r matrix, row-major, with orthonormal columns, and r
 */
export async function rightSingularVectors(
  matrix: SparseMatrix,
  rank: number,
  random: () => number,
  breathe: () => Promise<void>,
): Promise<{ vectors: Float64Array; rank: number }> {
  const rows = matrix.offsets.length - 1;
  const width = Math.min(rank + OVERSAMPLING, rows, matrix.columns);
  const kept = Math.min(rank, width);
  if (kept === 0) return { vectors: new Float64Array(0), rank: 0 };
  let right: Float64Array = Float64Array.from({ length: matrix.columns * width }, () => random() - 0.5);
  let left = multiply(matrix, right, width);
  for (let pass = 0; pass < PASSES; pass++) {
    orthonormalize(left, width);
    await breathe();
    right = multiplyTransposed(matrix, left, width);
    await breathe();
    if (pass + 1 < PASSES) left = multiply(matrix, right, width);
  }
  // right = AᵀQ, so its left singular vectors are A's right ones: with rightᵀ·right = WΛWᵀ they are right·W·Λ^(−1/2).
  const { values, vectors: rotation } = symmetricEigen(gram(right, width), width);
  await breathe();
  const vectors = new Float64Array(matrix.columns * kept);
  for (let m = 0; m < matrix.columns; m++) {
    for (let j = 0; j < kept; j++) {
      if (values[j]! <= values[0]! * 1e-12) continue;
      let sum = 0;
      for (let i = 0; i < width; i++) sum += right[m * width + i]! * rotation[i * width + j]!;
      vectors[m * kept + j] = sum / Math.sqrt(values[j]!);
    }
  }
  return { vectors, rank: kept };
}

/** Lets a long computation wait for the caller between two passes, and stop when asked to. */
export function breatheWith(progress: Progress, name: string, fraction: number): () => Promise<void> {
  return () => progress.step(name, fraction);
}
