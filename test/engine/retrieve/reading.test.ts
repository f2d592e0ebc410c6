import { describe, expect, it } from 'vitest';
import type { Prepared } from '../../../src/engine/retrieve/prepared.ts';
import {
  isBorneOut,
  MOST_READ,
  passagesToRead,
  placeBehind,
  pooledFits,
  readAlone,
  readingOf,
  readingSignals,
  READING_SIGNALS,
  sentencesToCompare,
  withComparison,
  withReading,
} from '../../../src/engine/retrieve/reading.ts';
import type { Relevance } from '../../../src/engine/retrieve/relevance.ts';
import { answerScores } from '../../fixtures/answer-scores.ts';

/** Two sentences in each passage: sentence 2p and 2p + 1. */
const prepared = {
  index: { passages: { sentenceStart: Uint32Array.from({ length: 21 }, (_, p) => 2 * p) } },
} as unknown as Prepared;

function relevance(chances: readonly number[], passages: readonly number[] = []): Relevance {
  return { sentences: Float32Array.from(chances), passages: Float32Array.from(passages) } as Relevance;
}

const scores = (...passages: number[][]) => answerScores(passages);

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

  it('is not what hardly answers, unless there are few passages', () => {
    const few = [1, 0.5, 0.01, 0.4];
    expect(passagesToRead(relevance([], few))).toEqual([0, 1, 3, 2]);
    const many = [...few, ...Array.from({ length: MOST_READ }, () => 0.001)];
    expect(passagesToRead(relevance([], many))).toEqual([0, 1, 3]);
    expect(passagesToRead(relevance([], many.fill(1)))).toHaveLength(MOST_READ);
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

describe('what is read once more, alone', () => {
  const full = {
    index: { ...prepared.index, sentences: { prose: Uint8Array.from({ length: 42 }, (_, s) => (s === 3 ? 0 : 1)) } },
  } as unknown as Prepared;
  const before = relevance([0, 0.9, 0.2, 0.2, 0.4, 0.3]);
  const read = withReading(before, readingOf(full, [2, 1], scores([1, 0], [3, 2])));

  it('is the best full sentences of all passages, as they stand in their documents', () => {
    expect(sentencesToCompare(full, read)).toEqual([2, 4, 5]);
    const many = relevance(Array.from({ length: 42 }, () => 0.1));
    const all = Array.from({ length: 20 }, (_, p) => p);
    const scored = readingOf(full, all, scores(...all.map((p) => [-p, -p])));
    const chosen = sentencesToCompare(full, withReading(many, scored));
    expect(chosen.length).toBeLessThan(20);
    expect(chosen.slice(0, 3)).toEqual([0, 1, 2]);
    const fragments = { index: { ...full.index, sentences: { prose: new Uint8Array(42) } } } as unknown as Prepared;
    expect(sentencesToCompare(fragments, read)).toEqual([2, 3, 4, 5]);
  });

  it('leaves what was not among them in its order', () => {
    const sentences = Float32Array.of(0.8, 0.5, 0.6, 0.2, 0.9);
    placeBehind(sentences, [0, 1, 2, 3], [1], 0.4);
    [0.4, 0.5, 0.3, 0.1, 0.9].forEach((chance, i) => expect(sentences[i]).toBeCloseTo(chance));
    placeBehind(sentences, [0, 1, 2, 3], [1], 0.5);
    [0.4, 0.5, 0.3, 0.1, 0.9].forEach((chance, i) => expect(sentences[i]).toBeCloseTo(chance));
  });

  it('is weighed again, and what was not among them is no likelier than the last of them', () => {
    const [first] = answerScores([[-9, -9, 9]]);
    const { sentences, reading } = withComparison(read, [2, 4, 5], first!);
    expect(sentences[5]!).toBeGreaterThan(Math.max(sentences[2]!, sentences[4]!));
    expect(sentences[3]!).toBeLessThanOrEqual(Math.min(sentences[2]!, sentences[4]!));
    expect(sentences[1]).toBe(before.sentences[1]);
    expect(reading?.compared).toBeGreaterThan(8);
    expect([...reading!.affirms!.keys()]).toEqual([2, 4, 5]);
  });
});

describe('sentences that are read once more', () => {
  it('are read alone, and what is said of each stands in its place', async () => {
    const asked: (readonly string[])[] = [];
    const readPassages = (passages: readonly (readonly string[])[]) => {
      asked.push(...passages);
      return Promise.resolve(answerScores(passages.map(([line]) => [line!.length])));
    };
    const scores = await readAlone(readPassages, ['three', 'one', 'to']);
    expect(asked).toEqual([['three'], ['one'], ['to']]);
    expect([...scores!.answers]).toEqual([5, 3, 2]);
    expect(scores!.affirms).toHaveLength(3);
  });

  it('are not weighed where nothing reads them', async () => {
    expect(await readAlone(() => Promise.resolve(null), ['only'])).toBeNull();
  });
});

describe('how well sentences are evidence once they were read', () => {
  const fits = (before: readonly number[], after: readonly number[], compared: readonly number[]) =>
    pooledFits(Float32Array.from(before), Float32Array.from(after), compared);

  it('is a third what was known before, so that of two that answer alike the one that fitted better is ahead', () => {
    const [known, unknown, surer] = fits([0.5, 0.1, 0.1], [0.5, 0.5, 0.9], [0, 1, 2]) as unknown as [
      number,
      number,
      number,
    ];
    expect(known).toBeCloseTo(0.5);
    expect(unknown).toBeLessThan(known);
    expect(surer).toBeGreaterThan(known);
    expect(surer).toBeCloseTo((0.1 + 2 * 0.9) / 3);
  });

  it('is for what was not read no better than for the last of what was', () => {
    const [read, unread] = fits([0.4, 0.4], [0.01, 0.4], [0]) as unknown as [number, number];
    expect(unread).toBeCloseTo(read);
  });

  it('is none where a sentence may be none', () => {
    expect([...fits([0.5, 0, 0.5], [0, 0.5, 0.5], [2])]).toEqual([0, 0, 0.5]);
  });
});
