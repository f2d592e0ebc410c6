import { describe, expect, it } from 'vitest';
import { BackgroundWork } from '../../../src/adapters/background/background-work.ts';
import { CausewayError } from '../../../src/engine/errors.ts';
import { macrotask } from '../../../src/adapters/library/macrotask.ts';

const cancelled = () => new CausewayError('cancelled', 'It was stopped.');

describe('work in the background', () => {
  it('makes no call while a question is answered, and gives up the one in flight', async () => {
    const work = new BackgroundWork();
    const signal = work.beginCall();
    expect(work.mayCall(false)).toBe(true);
    const [goOn, another] = [work.giveWay(), work.giveWay()];
    expect(signal.aborted).toBe(true);
    expect(work.isGivenUp(cancelled())).toBe(true);
    goOn();
    goOn(); // counts once
    expect(work.mayCall(false)).toBe(false);
    another();
    expect(work.mayCall(false)).toBe(true);
    // The next call has a signal of its own.
    expect(work.beginCall().aborted).toBe(false);
    expect(work.isGivenUp(cancelled())).toBe(false);
    expect(work.isGivenUp(new Error('broken'))).toBe(false);
  });

  it('rests until something changes, and says why', async () => {
    const work = new BackgroundWork();
    const told: string[] = [];
    expect(await work.rested(false, (phase) => told.push(phase))).toBe(false);
    const goOn = work.giveWay();
    const rests = work.rested(false, (phase) => told.push(phase)).then(() => told.push('rested'));
    await macrotask();
    expect(told).toEqual(['waiting']);
    goOn();
    await rests;
    const paused = work.rested(true, (phase) => told.push(phase));
    work.wake();
    expect(await paused).toBe(true);
    expect(told).toEqual(['waiting', 'rested', 'paused']);
  });

  it('ends whatever it does, without an error; what fails by itself is told and thrown', async () => {
    const work = new BackgroundWork();
    const told: unknown[] = [];
    const running = work.run(
      async () => {
        while (!work.hasEnded) await work.rested(true, () => {});
        throw cancelled();
      },
      (error) => told.push(error),
    );
    work.end();
    await running;
    expect([told, work.endSignal.aborted, work.mayCall(false)]).toEqual([[], true, false]);

    const failing = new BackgroundWork();
    const failure = new CausewayError('model-failed', 'It broke.');
    const run = failing.run(
      () => Promise.reject(failure),
      (error) => told.push(error),
    );
    await expect(run).rejects.toBe(failure);
    expect(told).toEqual([{ code: 'model-failed', message: 'It broke.' }]);
  });
});
