import { describe, expect, it } from 'vitest';
import type { Prepared } from '../../../src/engine/retrieve/prepared.ts';
import {
  isBorneOut,
  MOST_READ,
  passagesToRead,
  readingOf,
  readingSignals,
  READING_SIGNALS,
  withReading,
} from '../../../src/engine/retrieve/reading.ts';
import type { Relevance } from '../../../src/engine/retrieve/relevance.ts';

/** Two sentences in each passage: sentence 2p and 2p + 1. */
const prepared = {
  index: { passages: { sentenceStart: Uint32Array.from({ length: 21 }, (_, p) => 2 * p) } },
} as unknown as Prepared;

function relevance(chances: readonly number[], passages: readonly number[] = []): Relevance {
  return { sentences: Float32Array.from(chances), passages: Float32Array.from(passages) } as Relevance;
}

const scores = (...passages: number[][]) => passages.map((own) => Float32Array.from(own));

describe('what is read', () => {
  it('is the likeliest passages, the likeliest first, and no more than so many', () => {
    expect(passagesToRead(relevance([], [0.1, 0, 1, 0.5]))).toEqual([2, 3, 0]);
    expect(
      passagesToRead(
        relevance(
          [],
          Array.from({ length: 50 }, (_, p) => 1 - p / 50),
        ),
      ),
    ).toHaveLength(MOST_READ);
    expect(passagesToRead(relevance([], [0, 0]))).toEqual([]);
  });

  it('is known by sentence, and how surely any answers', () => {
    const { sentences, any } = readingOf(prepared, [3, 1], scores([-2, 1], [0, -5]));
    expect([...sentences]).toEqual([
      [6, -2],
      [7, 1],
      [2, 0],
      [3, -5],
    ]);
    expect(any).toBeCloseTo(Math.log(Math.exp(-2) + Math.exp(1) + 1 + Math.exp(-5)));
  });
});

describe('what the reader says', () => {
  const before = relevance([0, 0.9, 0.2, 0.2, 0.4]);

  it('is weighed with what was known before, each beside the best of all that were read', () => {
    const reading = readingOf(prepared, [1, 2], scores([3, -3], [1]));
    const rows = readingSignals(before, reading);
    expect(rows).toHaveLength(3 * READING_SIGNALS.length);
    const odds = (chance: number) => Math.log(chance / (1 - chance));
    [odds(0.2), odds(0.2) - odds(0.4), 3, 0].forEach((value, i) => expect(rows[i]).toBeCloseTo(value, 4));
  });

  it('brings what it finds forward, and leaves what it has not read', () => {
    const { sentences, reading } = withReading(before, readingOf(prepared, [1], scores([4, -4])));
    expect(sentences[2]!).toBeGreaterThan(sentences[3]!);
    expect(sentences[1]).toBe(before.sentences[1]);
    expect(reading?.sentences.size).toBe(2);
    // What was known before is another question's, too.
    expect(before.sentences[2]).toBeCloseTo(0.2);
  });

  it('keeps a causal path only where one of its steps is among what answers', () => {
    const read = withReading(before, readingOf(prepared, [1, 2], scores([6, -9], [-9])));
    expect(isBorneOut(before, [0])).toBe(true);
    expect(isBorneOut(read, [2, 1])).toBe(true);
    expect(isBorneOut(read, [3])).toBe(false);
    expect(isBorneOut(read, [0])).toBe(false);
    expect(isBorneOut(read, [])).toBe(false);
  });
});
