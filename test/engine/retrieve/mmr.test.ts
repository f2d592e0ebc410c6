import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diverseTop, topPositions } from '../../../src/engine/retrieve/mmr.ts';
import { setRow, vectorTable } from '../../../src/engine/vector/quantised.ts';

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
});
