import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../src/engine/random.ts';
import { normalizeVector } from '../../../src/engine/vector/term-vectors.ts';
import { cosines, rowCosine, setRow, vectorTable } from '../../../src/engine/vector/quantised.ts';

const DIMENSIONS = 128;

const vector = fc.integer().map((seed) => {
  const random = seededRandom(seed);
  return Float32Array.from({ length: DIMENSIONS }, () => random() - 0.5);
});
/** Two vectors, from unrelated to nearly the same. */
const pair = fc
  .tuple(vector, vector, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([a, b, mix]) => [a, a.map((value, i) => mix * value + (1 - mix) * b[i]!)] as const);

function cosine(a: Float32Array, b: Float32Array): number {
  const dot = (x: Float32Array, y: Float32Array) => x.reduce((sum, value, i) => sum + value * y[i]!, 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

describe('vectors kept as bytes', () => {
  it('keep cosines within 0.02', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const table = vectorTable(2, DIMENSIONS);
        setRow(table, 0, a);
        setRow(table, 1, b);
        const exact = cosine(a, b);
        expect(Math.abs(rowCosine(table, 0, table, 1) - exact)).toBeLessThan(0.02);
        const found = cosines(table, normalizeVector(a.slice()));
        expect(Math.abs(found[1]! - exact)).toBeLessThan(0.02);
        expect(Math.abs(found[0]! - 1)).toBeLessThan(0.02);
      }),
    );
  });

  it('do not depend on the length of a vector', () => {
    const [short, long] = [vectorTable(1, 3), vectorTable(1, 3)];
    setRow(short, 0, [0.001, 0.002, -0.001]);
    setRow(long, 0, [100, 200, -100]);
    expect(short.values).toEqual(long.values);
  });

  it('leave zero vectors zero, far from everything', () => {
    const table = vectorTable(2, 3);
    setRow(table, 0, [0, 0, 0]);
    setRow(table, 1, [1, 0, 0]);
    expect(rowCosine(table, 0, table, 1)).toBe(0);
    expect(normalizeVector(new Float32Array(3))).toEqual(new Float32Array(3));
  });

  it('make an empty list of cosines in a space without dimensions', () => {
    expect(cosines(vectorTable(4, 0), new Float32Array(0))).toHaveLength(0);
  });
});
