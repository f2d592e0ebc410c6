import { describe, expect, it } from 'vitest';
import type { Ranked } from '../../../src/engine/retrieve/evidence.ts';
import type { Prepared } from '../../../src/engine/retrieve/prepared.ts';
import { fusedOrder, MOST_SCORED, passagesToScore, reorder } from '../../../src/engine/retrieve/rerank.ts';

/** Two sentences in each passage: sentence 2p and 2p + 1. */
const prepared = {
  index: { sentences: { passage: Uint32Array.from({ length: 100 }, (_, s) => s >> 1) } },
} as unknown as Prepared;

const item = (sentence: number, score: number): Ranked => ({ sentence, score, chance: score, via: 'seed', gate: -1 });

/** Both sentences of passages 0 … n − 1, best first. */
const ranking = (passages: number) => Array.from({ length: 2 * passages }, (_, s) => item(s, 1 - s / 100));

const order = (ranked: readonly Ranked[]) => ranked.map(({ sentence }) => sentence);

describe('the order of both', () => {
  it('is that in which they agree, and the built-in one where the model sees no difference', () => {
    expect(fusedOrder([0.9, 0.8, 0.1])).toEqual([0, 1, 2]);
    expect(fusedOrder([0.5, 0.5, 0.5])).toEqual([0, 1, 2]);
    expect(fusedOrder([])).toEqual([]);
  });

  it('brings forward what the model puts first, but not over what leads in both', () => {
    const scores = new Array<number>(20).fill(0.1);
    scores[0] = 0.9;
    scores[15] = 0.95;
    expect(fusedOrder(scores).slice(0, 2)).toEqual([0, 15]);
  });
});

describe('reordering', () => {
  it('scores each passage once, the best ones only', () => {
    expect(passagesToScore(prepared, ranking(3))).toEqual([0, 1, 2]);
    expect(passagesToScore(prepared, ranking(50))).toHaveLength(MOST_SCORED);
  });

  it('moves sentences with their passage and deals the same scores out', () => {
    const before = ranking(4);
    const after = reorder(prepared, before, [0, 1, 2, 3], [0.1, 0.2, 0.3, 0.9], () => false);
    expect(order(after).slice(0, 2)).toEqual([6, 7]);
    expect(after[0]!.score).toBeCloseTo(before[0]!.score);
    expect(after.map(({ score }) => score)).toEqual(after.map(({ score }) => score).sort((a, b) => b - a));
    expect([...order(after)].sort((a, b) => a - b)).toEqual(order(before));
  });

  it('leaves the steps of the path and what was not scored where they are', () => {
    const before = [item(6, 2.5), ...ranking(3), item(90, 0.3)];
    const after = reorder(prepared, before, [3, 0, 1, 2], [0, 0, 0, 1], (sentence) => sentence === 6);
    expect(after[0]).toEqual(item(6, 2.5));
    expect(after.at(-1)).toEqual(item(90, 0.3));
    expect(order(after).slice(1, 3)).toEqual([4, 5]);
  });

  it('changes nothing where the model agrees', () => {
    const before = ranking(5);
    expect(reorder(prepared, before, [0, 1, 2, 3, 4], [0.9, 0.8, 0.7, 0.6, 0.5], () => false)).toEqual(before);
  });
});
