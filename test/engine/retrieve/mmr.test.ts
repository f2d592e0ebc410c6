import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diverseTop, topPositions } from '../../../src/engine/retrieve/mmr.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import type { VectorTable } from '../../../src/engine/notebook/index-types.ts';
import { rowCosine, setRow, vectorTable } from '../../../src/engine/vector/quantised.ts';

/** Word by word what the head of the module says. */
function plainlyDiverse(scores: Float32Array, vectors: VectorTable, count: number, pool: number): number[] {
  const left = topPositions(scores, pool);
  const chosen: number[] = [];
  while (chosen.length < count && left.length > 0) {
    const values = left.map((row) => {
      const nearest = Math.max(0, ...chosen.map((other) => rowCosine(vectors, row, vectors, other)));
      return 0.7 * scores[row]! - (1 - 0.7) * nearest;
    });
    chosen.push(...left.splice(values.indexOf(Math.max(...values)), 1));
  }
  return chosen;
}

describe('topPositions', () => {
  it('equals sorting by score, then by position, without what scores nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(-1, 0, 0.25, 0.5, 1)), fc.integer({ min: 1, max: 8 }), (scores, count) => {
        const expected = scores
          .map((_, i) => i)
          .filter((i) => scores[i]! > 0)
          .sort((a, b) => scores[b]! - scores[a]! || a - b)
          .slice(0, count);
        expect(topPositions(Float32Array.from(scores), count)).toEqual(expected);
      }),
    );
  });
});

describe('diverseTop', () => {
  const table = vectorTable(4, 2);
  [
    [1, 0],
    [1, 0.01],
    [0, 1],
    [1, 0],
  ].forEach((vector, i) => setRow(table, i, vector));

  it('takes the best first and passes over what says the same', () => {
    expect(diverseTop(Float32Array.of(1, 0.99, 0.7, 0.98), table, 2)).toEqual([0, 2]);
  });

  it('takes the same again when nothing else is left', () => {
    expect(diverseTop(Float32Array.of(1, 0.9, 0, 0.8), table, 4)).toEqual([0, 1, 3]);
  });

  it('never takes what scores nothing', () => {
    expect(diverseTop(new Float32Array(4), table, 3)).toEqual([]);
  });

  // With 16 and 32 numbers a row by the kernel, with 10 without it.
  it.each([10, 16, 32])('chooses what its definition says, of rows of %i numbers', (dimensions) => {
    const random = seededRandom(dimensions);
    const many = vectorTable(120, dimensions);
    for (let row = 0; row < 120; row++) {
      // Every third is a row that was there before.
      const vector = Float32Array.from({ length: dimensions }, () => random() - 0.4);
      if (row % 3 === 2) many.values.copyWithin(row * dimensions, (row - 2) * dimensions, (row - 1) * dimensions);
      else setRow(many, row, vector);
    }
    const scores = Float32Array.from({ length: 120 }, (_, row) => (row % 7 === 0 ? 0 : Math.round(9 * random()) / 9));
    for (const count of [1, 5, 40, 60]) {
      expect(diverseTop(scores, many, count, 50)).toEqual(plainlyDiverse(scores, many, count, 50));
    }
  });
});
