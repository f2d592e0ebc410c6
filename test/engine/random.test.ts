import { expect, it } from 'vitest';
import { seededRandom } from '../../src/engine/random.ts';

const draw = (seed: number, count: number): number[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, random);
};

it('repeats itself for the same seed and differs for another', () => {
  expect(draw(7, 50)).toEqual(draw(7, 50));
  expect(draw(7, 50)).not.toEqual(draw(8, 50));
});

it('gives numbers in [0, 1) that fill the range evenly', () => {
  const values = draw(1, 20_000);
  expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
  const tenths = new Array<number>(10).fill(0);
  for (const value of values) tenths[Math.floor(value * 10)]!++;
  // 2,000 are expected in each; five standard deviations are about 212.
  for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(212);
});
