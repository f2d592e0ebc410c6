import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../src/engine/random.ts';
import { gram } from '../../../src/engine/vector/dense.ts';
import { rightSingularVectors, type SparseMatrix } from '../../../src/engine/vector/svd.ts';

const breathe = () => Promise.resolve();

/** Rows of a dense matrix, zeros left out. */
function sparse(rows: readonly (readonly number[])[], columns: number): SparseMatrix {
  const offsets = [0];
  const items: number[] = [];
  const values: number[] = [];
  for (const row of rows) {
    row.forEach((value, column) => {
      if (value === 0) return;
      items.push(column);
      values.push(value);
    });
    offsets.push(items.length);
  }
  return {
    columns,
    offsets: Uint32Array.from(offsets),
    items: Uint32Array.from(items),
    values: Float32Array.from(values),
  };
}

/** Orthonormal rows: the discrete cosine basis. */
function cosineBasis(count: number, size: number): number[][] {
  return Array.from({ length: count }, (_, k) =>
    Array.from(
      { length: size },
      (_, i) => Math.sqrt((k === 0 ? 1 : 2) / size) * Math.cos((Math.PI * (2 * i + 1) * k) / (2 * size)),
    ),
  );
}

/** U·diag(σ)·Vᵀ with cosine bases for U and V: a matrix whose decomposition is known. */
function known(rows: number, columns: number, singular: readonly number[]) {
  const left = cosineBasis(singular.length, rows);
  const right = cosineBasis(singular.length, columns);
  const dense = Array.from({ length: rows }, (_, i) =>
    Array.from({ length: columns }, (_, j) =>
      singular.reduce((sum, s, k) => sum + s * left[k]![i]! * right[k]![j]!, 0),
    ),
  );
  return { matrix: sparse(dense, columns), dense, right };
}

describe('rightSingularVectors', () => {
  const singular = [9, 5, 3, 1, 0.5];
  const { matrix, dense, right } = known(24, 30, singular);

  it('finds the known vectors of a matrix, up to their sign, and stretches by its singular values', async () => {
    const { vectors, rank } = await rightSingularVectors(matrix, 4, seededRandom(3), breathe);
    expect(rank).toBe(4);
    for (let k = 0; k < 4; k++) {
      const column = Array.from({ length: 30 }, (_, j) => vectors[j * 4 + k]!);
      const along = column.reduce((sum, value, j) => sum + value * right[k]![j]!, 0);
      expect(Math.abs(along)).toBeCloseTo(1, 6);
      const stretched = dense.map((row) => row.reduce((sum, value, j) => sum + value * column[j]!, 0));
      expect(Math.hypot(...stretched)).toBeCloseTo(singular[k]!, 5);
    }
  });

  it('gives orthonormal columns', async () => {
    const { vectors, rank } = await rightSingularVectors(matrix, 5, seededRandom(4), breathe);
    gram(vectors, rank).forEach((value, at) =>
      expect(value).toBeCloseTo(Math.floor(at / rank) === at % rank ? 1 : 0, 9),
    );
  });

  it('gives the same vectors for the same seed', async () => {
    const once = await rightSingularVectors(matrix, 3, seededRandom(5), breathe);
    expect(await rightSingularVectors(matrix, 3, seededRandom(5), breathe)).toEqual(once);
  });

  it('gives no more vectors than there are rows or columns, and zeros beyond the true rank', async () => {
    const small = sparse(
      [
        [1, 0, 1],
        [2, 0, 2],
      ],
      3,
    );
    const { vectors, rank } = await rightSingularVectors(small, 8, seededRandom(1), breathe);
    expect(rank).toBe(2);
    expect(Math.abs(vectors[0]!)).toBeCloseTo(Math.SQRT1_2, 9);
    expect([vectors[1], vectors[3], vectors[5]].map((value) => Math.abs(value!))).toEqual([0, 0, 0]);
  });

  it('gives nothing for a matrix without rows or columns', async () => {
    expect((await rightSingularVectors(sparse([], 5), 4, seededRandom(1), breathe)).rank).toBe(0);
    expect((await rightSingularVectors(sparse([[], []], 0), 4, seededRandom(1), breathe)).rank).toBe(0);
  });

  it('stops when waiting fails', async () => {
    const stop = () => Promise.reject(new Error('stopped'));
    await expect(rightSingularVectors(matrix, 3, seededRandom(1), stop)).rejects.toThrow('stopped');
  });
});
