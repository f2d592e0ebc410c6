import { describe, expect, it } from 'vitest';
import { bootstrap, mean, percentile } from '../../../src/engine/evaluate/statistics.ts';
import { seededRandom } from '../../../src/engine/random.ts';

describe('bootstrap', () => {
  it('brackets the mean, and is a point where all values are the same', () => {
    expect(bootstrap([2, 2, 2])).toEqual({ mean: 2, low: 2, high: 2 });
    const interval = bootstrap([0, 1, 0, 1, 1, 0, 0, 1])!;
    expect(interval.mean).toBe(0.5);
    expect(interval.low).toBeLessThan(0.5);
    expect(interval.high).toBeGreaterThan(0.5);
  });

  it('holds the true mean about 95 times in 100', () => {
    const random = seededRandom(7);
    let holds = 0;
    for (let trial = 0; trial < 200; trial++) {
      const interval = bootstrap(Array.from({ length: 60 }, random))!;
      if (interval.low <= 0.5 && 0.5 <= interval.high) holds++;
    }
    expect(holds / 200).toBeGreaterThan(0.88);
    expect(holds / 200).toBeLessThan(0.99);
  });

  it('narrows with more values', () => {
    const random = seededRandom(8);
    const width = (count: number) => {
      const interval = bootstrap(Array.from({ length: count }, random))!;
      return interval.high - interval.low;
    };
    expect(width(1000)).toBeLessThan(width(30) / 2);
  });

  it('says nothing of nothing', () => {
    expect(bootstrap([])).toBeNull();
    expect(mean([])).toBeNull();
    expect(percentile([], 0.5)).toBeNull();
  });
});

describe('percentile', () => {
  it('is a value that was measured', () => {
    const values = Array.from({ length: 20 }, (_, i) => 20 - i);
    expect(percentile(values, 0.5)).toBe(10);
    expect(percentile(values, 0.95)).toBe(19);
    expect(percentile([7], 0.95)).toBe(7);
  });
});
