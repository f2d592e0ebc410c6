import { describe, expect, it } from 'vitest';
import { fitLogistic } from '../../src/cli/train-chain/fit-logistic.ts';
import { Network } from '../../src/engine/retrieve/network.ts';

describe('a logistic regression', () => {
  it('gives the share of right rows where nothing tells them apart, and what tells them apart its own weight', () => {
    // The first signal says nothing; the second is higher for half of the right rows.
    const rows = Array.from({ length: 400 }, (_, i) => {
      const [right, noise] = [i % 4 === 0, (i >> 2) % 2];
      return { right, signals: Float32Array.of(noise, right ? noise : 0) };
    });
    const network = new Network(fitLogistic(['noise', 'tells'], rows, 1e-4));
    const chance = (...row: number[]) => 1 / (1 + Math.exp(-network.value(Float32Array.from(row))));
    expect(chance(0, 0)).toBeCloseTo(0.25, 1);
    expect(chance(1, 1)).toBeGreaterThan(0.9);
    expect(chance(1, 0)).toBeLessThan(0.1);
  });

  it('stays linear: what counts once counts again', () => {
    const rows = [0, 0, 1, 0, 1, 1].map((right, i) => ({ right: right === 1, signals: Float32Array.of(i) }));
    const network = new Network(fitLogistic(['much'], rows, 1e-2));
    const value = (much: number) => network.value(Float32Array.of(much));
    expect(value(1) - value(0)).toBeGreaterThan(0.1);
    expect(value(50) - value(49)).toBeCloseTo(value(1) - value(0), 4);
  });
});
