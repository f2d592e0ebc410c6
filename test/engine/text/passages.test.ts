import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupPassages, PASSAGE_CHARACTERS } from '../../../src/engine/text/passages.ts';
import type { Range } from '../../../src/engine/types.ts';

/** Sentences of the given lengths, one space apart. */
function sentencesOf(lengths: readonly number[]): Range[] {
  let at = 0;
  return lengths.map((length) => {
    const range = { start: at, end: at + length };
    at = range.end + 1;
    return range;
  });
}

describe('groupPassages', () => {
  it('makes no passage of no sentences', () => {
    expect([...groupPassages([])]).toEqual([0]);
  });

  it('keeps a short document in one passage', () => {
    expect([...groupPassages(sentencesOf([80, 120, 60]))]).toEqual([0, 3]);
  });

  it('gives a sentence longer than a passage one of its own', () => {
    expect([...groupPassages(sentencesOf([50, 3 * PASSAGE_CHARACTERS, 50]))]).toEqual([0, 1, 2, 3]);
  });

  it('balances passages instead of leaving one sentence over', () => {
    const boundaries = groupPassages(sentencesOf(new Array<number>(13).fill(99)));
    expect(boundaries).toHaveLength(3);
    expect(Math.abs(boundaries[1]! - 6.5)).toBeLessThanOrEqual(1);
  });

  it('tiles the sentences with passages that are never empty and no longer than allowed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1.5 * PASSAGE_CHARACTERS }), { minLength: 1, maxLength: 60 }),
        (lengths) => {
          const sentences = sentencesOf(lengths);
          const boundaries = [...groupPassages(sentences)];
          expect(boundaries[0]).toBe(0);
          expect(boundaries.at(-1)).toBe(sentences.length);
          for (let p = 0; p + 1 < boundaries.length; p++) {
            const [first, next] = [boundaries[p]!, boundaries[p + 1]!];
            expect(next).toBeGreaterThan(first);
            const size = sentences[next - 1]!.end - sentences[first]!.start;
            if (next - first > 1) expect(size).toBeLessThanOrEqual(PASSAGE_CHARACTERS);
          }
        },
      ),
    );
  });
});
