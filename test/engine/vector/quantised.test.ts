import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../src/engine/random.ts';
import { topPositions } from '../../../src/engine/retrieve/mmr.ts';
import { normalizeVector } from '../../../src/engine/vector/term-vectors.ts';
import { cosines, residentTable, rowCosine, setRow, vectorTable } from '../../../src/engine/vector/quantised.ts';

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

  it('give the nearest rows exactly, in order, the earlier of equal ones first', () => {
    const dimensions = fc.constantFrom(16, 48, 5);
    // Few numbers, so that many rows are equal, and some zero.
    const rows = (of: number) =>
      fc.array(fc.array(fc.integer({ min: -1, max: 1 }), { minLength: of, maxLength: of }), { maxLength: 30 });
    fc.assert(
      fc.property(
        dimensions.chain((of) => fc.tuple(fc.constant(of), rows(of), rows(of))),
        fc.integer({ min: 1, max: 12 }),
        fc.func(fc.boolean()),
        ([of, kept, [asked = new Array<number>(of).fill(1)]], count, isThere) => {
          const table = vectorTable(kept.length, of);
          kept.forEach((row, i) => setRow(table, i, row));
          const question = normalizeVector(Float32Array.from(asked));
          // As it is with rows that are not embedded.
          const scores = cosines(table, question).map((value, i) => (isThere(i) ? value : 0));
          const fine = question.map((value) => Math.round(value * 32_767));
          const sum = (row: number) => fine.reduce((all, value, i) => all + value * table.values[row * of + i]!, 0);
          const expected = [...kept.keys()]
            .filter((row) => isThere(row) && sum(row) > 0)
            .sort((a, b) => sum(b) - sum(a) || a - b)
            .slice(0, count);
          expect(topPositions(scores, count)).toEqual(expected);
        },
      ),
    );
  });

  it('are compared where they stay as they are elsewhere', () => {
    const [count, of] = [3000, 384];
    const random = seededRandom(11);
    const [resident, plain] = [residentTable(count, of), vectorTable(count, of)];
    for (let row = 0; row < count; row++) {
      const values = Float32Array.from({ length: of }, () => random() - 0.5);
      setRow(resident, row, values);
      setRow(plain, row, values);
    }
    expect(resident.values.buffer.byteLength).toBeGreaterThan(count * of);
    const question = normalizeVector(Float32Array.from({ length: of }, () => random() - 0.5));
    expect(cosines(resident, question)).toEqual(cosines(plain, question));
  });
});
