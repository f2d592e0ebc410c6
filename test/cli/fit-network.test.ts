import { describe, expect, it } from 'vitest';
import { fitNetwork, type Example, type Fitting } from '../../src/cli/train-relevance/fit-network.ts';
import { seededRandom } from '../../src/engine/random.ts';
import { chanceOf, Network } from '../../src/engine/retrieve/network.ts';

const FITTING: Fitting = {
  signals: ['telling', 'noise'],
  units: 4,
  loss: 'list',
  epochs: 30,
  rate: 0.02,
  decay: 1e-4,
  seed: 7,
};

/** Lists of four rows: the right one has the largest first signal; the second one tells nothing. */
function lists(count: number, seed: number): Example[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, i) => {
    const answer = i % 4;
    const signals = Float32Array.from({ length: 8 }, (__, at) =>
      at % 2 === 1 ? 100 * random() : random() + (at / 2 === answer ? 1.5 : 0),
    );
    return { signals, right: Float32Array.from({ length: 4 }, (__, row) => (row === answer ? 1 : 0)), weight: 1 };
  });
}

/** Single rows, right where the first signal is above 5. */
function singles(count: number, seed: number): Example[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, i) => {
    const isRight = i % 2 === 1;
    const signals = Float32Array.of((isRight ? 6 : 0) + 4 * random(), random());
    return { signals, right: Float32Array.of(isRight ? 1 : 0), weight: 1 };
  });
}

function train(examples: readonly Example[], fitting: Fitting) {
  const losses: number[] = [];
  const weights = fitNetwork(examples, fitting, (_, loss) => losses.push(loss));
  return { losses, weights };
}

describe('fitNetwork', () => {
  it('learns which row of a list is right, and finds it in lists that it has not seen', () => {
    const { losses, weights } = train(lists(160, 1), FITTING);
    expect(losses).toHaveLength(FITTING.epochs);
    expect(losses.at(-1)!).toBeLessThan(losses[0]! / 4);
    const network = new Network(weights);
    const unseen = lists(40, 2);
    const found = unseen.filter(({ signals, right }) => {
      const values = network.values(signals);
      return right[values.indexOf(Math.max(...values))] === 1;
    });
    expect(found).toHaveLength(unseen.length);
  });

  it('learns the chance of single rows', () => {
    const { losses, weights } = train(singles(160, 3), { ...FITTING, loss: 'each' });
    expect(losses.at(-1)!).toBeLessThan(losses[0]! / 4);
    const network = new Network(weights);
    for (const { signals, right } of singles(40, 4)) {
      const chance = chanceOf(network.value(signals));
      expect(Math.abs(chance - right[0]!)).toBeLessThan(0.3);
    }
  });

  it('gives the same weights for the same seed, and others for another', () => {
    const examples = lists(40, 5);
    const fitting = { ...FITTING, epochs: 3 };
    expect(fitNetwork(examples, fitting)).toEqual(fitNetwork(examples, fitting));
    expect(fitNetwork(examples, { ...fitting, seed: 8 }).hidden).not.toEqual(fitNetwork(examples, fitting).hidden);
  });

  it('keeps the mean of each signal and one over its deviation', () => {
    const example = { signals: Float32Array.of(1, 5, 3, 5), right: Float32Array.of(1, 0), weight: 1 };
    const { mean, scale } = fitNetwork([example], { ...FITTING, epochs: 1 });
    expect(mean).toEqual([2, 5]);
    expect(scale[0]).toBeCloseTo(1, 4);
    // A signal that never changes is not blown up without bound.
    expect(scale[1]).toBe(1000);
  });

  it('leaves out what counts for nothing', () => {
    const examples = lists(40, 6);
    const wrong = examples.map(({ signals, right }) => ({
      signals,
      right: right.map((value) => 1 - value),
      weight: 0,
    }));
    const { weights } = train([...examples, ...wrong], FITTING);
    const network = new Network(weights);
    for (const { signals, right } of examples) {
      const values = network.values(signals);
      expect(right[values.indexOf(Math.max(...values))]).toBe(1);
    }
  });
});
