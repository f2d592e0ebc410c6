import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gram, orthonormalize, symmetricEigen } from '../../../src/engine/vector/dense.ts';

/** Largest distance of a k×k matrix from the identity. */
function distanceFromIdentity(matrix: Float64Array, size: number): number {
  return Math.max(...matrix.map((value, at) => Math.abs(value - (Math.floor(at / size) === at % size ? 1 : 0))));
}

const number = fc.double({ min: -10, max: 10, noNaN: true });
const matrix = (rows: number, columns: number) =>
  fc.array(number, { minLength: rows * columns, maxLength: rows * columns }).map((values) => Float64Array.from(values));

describe('orthonormalize', () => {
  it('makes columns orthonormal without leaving the space that they span', () => {
    // An upper triangle with a strong diagonal keeps the columns independent, whatever else they hold.
    fc.assert(
      fc.property(matrix(6, 3), (values) => {
        for (let j = 0; j < 3; j++) values[j * 3 + j]! += 40;
        const before = values.slice();
        orthonormalize(values, 3);
        expect(distanceFromIdentity(gram(values, 3), 3)).toBeLessThan(1e-9);
        for (let j = 0; j < 3; j++) {
          const column = Float64Array.from({ length: 6 }, (_, i) => before[i * 3 + j]!);
          for (let q = 0; q < 3; q++) {
            const along = column.reduce((sum, value, i) => sum + value * values[i * 3 + q]!, 0);
            for (let i = 0; i < 6; i++) before[i * 3 + j]! -= along * values[i * 3 + q]!;
          }
        }
        expect(Math.max(...before.map(Math.abs))).toBeLessThan(1e-9 * 100);
      }),
    );
  });

  it('makes a dependent column zero', () => {
    const values = Float64Array.from([1, 2, 0, 1, 2, 5, 1, 2, -3]);
    orthonormalize(values, 3);
    expect([values[1], values[4], values[7]].map((value) => Math.abs(value!))).toEqual([0, 0, 0]);
    expect(gram(values, 3)[0]).toBeCloseTo(1, 12);
    expect(gram(values, 3)[8]).toBeCloseTo(1, 12);
  });
});

describe('symmetricEigen', () => {
  it('finds what is known of a small matrix', () => {
    const { values, vectors } = symmetricEigen(Float64Array.from([2, 1, 1, 2]), 2);
    expect(values[0]).toBeCloseTo(3, 12);
    expect(values[1]).toBeCloseTo(1, 12);
    expect(Math.abs(vectors[0]!)).toBeCloseTo(Math.SQRT1_2, 12);
    expect(vectors[0]).toBeCloseTo(vectors[2]!, 12);
  });

  it('takes symmetric matrices apart: orthonormal vectors, values descending, M·v = λ·v', () => {
    const size = 4;
    fc.assert(
      fc.property(matrix(size, size), (half) => {
        const symmetric = half.map((_, at) => {
          const [i, j] = [Math.floor(at / size), at % size];
          return half[i * size + j]! + half[j * size + i]!;
        });
        const { values, vectors } = symmetricEigen(symmetric, size);
        expect(distanceFromIdentity(gram(vectors, size), size)).toBeLessThan(1e-9);
        for (let j = 0; j < size; j++) {
          if (j > 0) expect(values[j]).toBeLessThanOrEqual(values[j - 1]!);
          for (let i = 0; i < size; i++) {
            let product = 0;
            for (let k = 0; k < size; k++) product += symmetric[i * size + k]! * vectors[k * size + j]!;
            expect(Math.abs(product - values[j]! * vectors[i * size + j]!)).toBeLessThan(1e-5);
          }
        }
      }),
    );
  });
});
