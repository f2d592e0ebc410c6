import { expect, test } from 'vitest';
import { Rate } from '../../../src/adapters/models/rate.ts';

function rateAt(steps: readonly { after: number; bytes: number }[]): Rate {
  let now = 0;
  const rate = new Rate(() => now);
  for (const { after, bytes } of steps) {
    now += after;
    rate.add(bytes);
  }
  return rate;
}

test('nothing is told from less than half a second', () => {
  const rate = rateAt([{ after: 400, bytes: 1000 }]);
  expect(rate.perSecond).toBeNull();
  expect(rate.secondsFor(1000)).toBeNull();
});

test('an even stream has its own speed, and the time left follows from it', () => {
  const rate = rateAt(Array.from({ length: 20 }, () => ({ after: 100, bytes: 5000 })));
  expect(rate.perSecond).toBeCloseTo(50_000);
  expect(rate.secondsFor(100_000)).toBeCloseTo(2);
});

test('a change of speed shows within some seconds and does not jump', () => {
  const even = Array.from({ length: 10 }, () => ({ after: 500, bytes: 50_000 }));
  const slower = rateAt([...even, { after: 500, bytes: 5000 }]).perSecond!;
  expect(slower).toBeLessThan(100_000);
  expect(slower).toBeGreaterThan(50_000);
  const later = Array.from({ length: 10 }, () => ({ after: 500, bytes: 5000 }));
  expect(rateAt([...even, ...later]).perSecond!).toBeLessThan(15_000);
});
