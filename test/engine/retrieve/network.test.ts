import { describe, expect, it } from 'vitest';
import { ANSWER_SIGNALS } from '../../../src/engine/reason/sufficiency.ts';
import { chanceOf, Network, type NetworkWeights } from '../../../src/engine/retrieve/network.ts';
import { SENTENCE_SIGNALS } from '../../../src/engine/retrieve/sentence-signals.ts';
import { PASSAGE_SIGNALS } from '../../../src/engine/retrieve/signals.ts';
import { CHAIN_SIGNALS } from '../../../src/engine/retrieve/support-chain.ts';
import { ANSWER_WEIGHTS } from '../../../src/engine/retrieve/weights/answers.ts';
import { CHAIN_WEIGHTS } from '../../../src/engine/retrieve/weights/chain.ts';
import { PASSAGE_WEIGHTS } from '../../../src/engine/retrieve/weights/passages.ts';
import { SENTENCE_WEIGHTS } from '../../../src/engine/retrieve/weights/sentences.ts';

/** Two signals, two hidden units: 3·max(0, x + 2y + 0.5) − 2·max(0, −x + y) + 0.25. */
const PLAIN: NetworkWeights = {
  signals: ['x', 'y'],
  mean: [0, 0],
  scale: [1, 1],
  hidden: [1, 2, -1, 1],
  hiddenBias: [0.5, 0],
  output: [3, -2],
  outputBias: 0.25,
};

describe('Network', () => {
  it('gives what one works out by hand', () => {
    const network = new Network(PLAIN);
    expect(network.value(Float32Array.of(1, 3.5))).toBeCloseTo(3 * 8.5 - 2 * 2.5 + 0.25, 5);
    // The second unit is off.
    expect(network.value(Float32Array.of(2, 1))).toBeCloseTo(3 * 4.5 + 0.25, 5);
    // Both are.
    expect(network.value(Float32Array.of(-1, -1))).toBeCloseTo(0.25, 5);
  });

  it('standardises each signal before it weighs it', () => {
    const mean = [10, -4];
    const scale = [0.5, 2];
    const standardised = new Network({ ...PLAIN, mean, scale });
    const plain = new Network(PLAIN);
    for (const [x, y] of [
      [12, -3],
      [7, -4.5],
      [10, -4],
    ] as const) {
      const by = Float32Array.of((x - mean[0]!) * scale[0]!, (y - mean[1]!) * scale[1]!);
      expect(standardised.value(Float32Array.of(x, y))).toBeCloseTo(plain.value(by), 4);
    }
  });

  it('reads the row that is meant, and all of them in order', () => {
    const network = new Network(PLAIN);
    const rows = Float32Array.of(1, 3.5, 2, 1, -1, -1);
    const each = [0, 1, 2].map((at) => network.value(rows.slice(2 * at, 2 * at + 2)));
    expect(new Set(each).size).toBe(3);
    expect([0, 1, 2].map((at) => network.value(rows, at))).toEqual(each);
    expect([...network.values(rows)]).toEqual([...Float32Array.from(each)]);
    expect(network.values(new Float32Array(0))).toHaveLength(0);
    expect(network.values(new Float32Array(0), 1)).toHaveLength(0);
  });

  it('weighs signals that all rows have in common once, to the same end', () => {
    const network = new Network(PLAIN);
    const rows = Float32Array.of(1, 3.5, 2, 3.5, -9, 3.5);
    network.values(rows).forEach((value, row) => expect(network.values(rows, 1)[row]).toBeCloseTo(value, 4));
  });
});

describe('chanceOf', () => {
  it('is a half at 0, rises, and stays between 0 and 1', () => {
    expect(chanceOf(0)).toBe(0.5);
    expect(chanceOf(Math.log(3))).toBeCloseTo(0.75, 9);
    expect(chanceOf(-Math.log(3))).toBeCloseTo(0.25, 9);
    expect(chanceOf(-1000)).toBe(0);
    expect(chanceOf(1000)).toBe(1);
  });
});

describe('the weights that are shipped', () => {
  it.each([
    ['passages', PASSAGE_WEIGHTS, PASSAGE_SIGNALS],
    ['chain', CHAIN_WEIGHTS, CHAIN_SIGNALS],
    ['sentences', SENTENCE_WEIGHTS, SENTENCE_SIGNALS],
    ['answers', ANSWER_WEIGHTS, ANSWER_SIGNALS],
  ])('of %s were trained on the signals that are worked out now', (_, weights, signals) => {
    expect(weights.signals).toEqual(signals);
    expect(weights.mean).toHaveLength(signals.length);
    expect(weights.scale).toHaveLength(signals.length);
    expect(weights.hiddenBias).toHaveLength(weights.output.length);
    expect(weights.hidden).toHaveLength(weights.output.length * signals.length);
    const { mean, scale, hidden, hiddenBias, output, outputBias } = weights;
    expect([...mean, ...scale, ...hidden, ...hiddenBias, ...output, outputBias].every(Number.isFinite)).toBe(true);
  });
});
