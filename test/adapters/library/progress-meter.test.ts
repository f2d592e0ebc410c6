import { describe, expect, it } from 'vitest';
import { ProgressMeter, type RunState } from '../../../src/adapters/library/progress-meter.ts';

const START: RunState = {
  filesDone: 0,
  filesTotal: 100,
  bytesDone: 0,
  bytesTotal: 100_000,
  file: 'a.txt',
  page: null,
  readingDone: false,
  step: '',
  stepFraction: 0,
  isRepair: false,
  buildMs: null,
};

const at = (done: number): RunState => ({ ...START, filesDone: done, bytesDone: done * 1000 });

describe('ProgressMeter', () => {
  it('tells no time before it has seen some work', () => {
    const meter = new ProgressMeter('n', 0);
    expect(meter.measure(START, 0).secondsLeft).toBeNull();
    expect(meter.measure(at(1), 200).secondsLeft).toBeNull();
  });

  it('tells the time that is left at a steady speed', () => {
    const meter = new ProgressMeter('n', 0);
    let last = meter.measure(START, 0);
    for (let second = 1; second <= 10; second++) last = meter.measure(at(5 * second), 1000 * second);
    expect(last.secondsLeft).toBeCloseTo(10);
    expect(last.fraction).toBeCloseTo(0.4);
  });

  it('follows a change of speed within some seconds, without a jump', () => {
    const meter = new ProgressMeter('n', 0);
    meter.measure(at(10), 10_000);
    const soon = meter.measure(at(15), 11_000).secondsLeft ?? 0;
    expect(soon).toBeLessThan(85);
    expect(soon).toBeGreaterThan(17);
    let last = soon;
    for (let second = 2; second <= 13; second++)
      last = meter.measure(at(10 + 5 * second), 10_000 + 1000 * second).secondsLeft ?? 0;
    expect(last).toBeLessThan(8);
  });

  it('adds the building that is still to come, and never goes back to reading', () => {
    const meter = new ProgressMeter('n', 0);
    meter.measure(at(50), 10_000);
    expect(meter.measure({ ...at(50), buildMs: 4000 }, 10_000).secondsLeft).toBeCloseTo(14);
    const building = meter.measure(
      { ...at(100), readingDone: true, step: 'Finding topics', stepFraction: 0.75, buildMs: 4000 },
      20_000,
    );
    expect(building).toMatchObject({ phase: 'building', current: 'Finding topics', secondsLeft: 1 });
    expect(building.fraction).toBeCloseTo(0.95);
  });

  it('tells that all can be asked while the index is only built whole once more', () => {
    const meter = new ProgressMeter('n', 0);
    const repairing = { ...at(100), readingDone: true, isRepair: true };
    expect(meter.measure(repairing, 1000)).toMatchObject({ phase: 'building', isRepair: true });
    expect(meter.measure({ ...repairing, isRepair: false }, 1100)).not.toHaveProperty('isRepair');
    // A file that came meanwhile is read first.
    expect(meter.measure({ ...repairing, readingDone: false }, 1200)).not.toHaveProperty('isRepair');
  });
});
