import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Throttle } from '../../../src/adapters/library/throttle.ts';

describe('Throttle', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends the first at once, then at most one per interval, and always the last', () => {
    const sent: number[] = [];
    const throttle = new Throttle<number>(
      () => 100,
      (value) => sent.push(value),
    );
    for (let value = 0; value < 10; value++) throttle.push(value);
    expect(sent).toEqual([0]);
    vi.advanceTimersByTime(100);
    expect(sent).toEqual([0, 9]);
    vi.advanceTimersByTime(1000);
    throttle.push(10);
    expect(sent).toEqual([0, 9, 10]);
  });

  it('sends what is waiting when it is flushed, once', () => {
    const sent: number[] = [];
    const throttle = new Throttle<number>(
      () => 100,
      (value) => sent.push(value),
    );
    throttle.push(1);
    throttle.push(2);
    throttle.flush();
    throttle.flush();
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual([1, 2]);
  });
});
