import { describe, expect, it } from 'vitest';
import { Network, type NetworkWeights } from '../../src/engine/retrieve/network.ts';
import { meanNetwork } from '../../src/cli/train-reader/surroundings.ts';

const one: NetworkWeights = {
  signals: ['a', 'b'],
  mean: [1, 0],
  scale: [2, 1],
  hidden: [1, -1, 0.5, 2],
  hiddenBias: [0.1, -0.2],
  output: [1, -3],
  outputBias: 0.5,
};
const other: NetworkWeights = { ...one, hidden: [2, 0, -1, 1], hiddenBias: [0, 0.3], output: [4, 2], outputBias: -1 };

describe('the mean of networks', () => {
  it('has the mean of their values, whatever they are given', () => {
    const rows = Float32Array.of(0, 0, 1.5, -2, -3, 4, 10, 0.1);
    const [a, b, mean] = [one, other, meanNetwork([one, other])].map((weights) => new Network(weights).values(rows));
    mean!.forEach((value, row) => expect(value).toBeCloseTo((a![row]! + b![row]!) / 2, 4));
    expect(new Set(mean)).toHaveProperty('size', 4);
  });
});
