/** @file Files go to the worker in order and in batches, and what came of each batch is put together. */
import { describe, expect, it, vi, afterEach } from 'vitest';
import type { AddReport } from '../../src/rpc/add-report.ts';
import type { IncomingFile } from '../../src/rpc/contracts.ts';
import { handOver } from '../../src/ui/state/hand-over.ts';

const files = (number: number): IncomingFile[] =>
  Array.from({ length: number }, (_, at) => ({ path: `${at}.txt`, blob: new Blob([]) }));

/** A worker whose messages take so many milliseconds a file to be sent. */
function workerThatTakes(millisecondsPerFile: number, cancelAfter = Infinity) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const batches: string[][] = [];
  const handedOver: number[] = [];
  const work = {
    add: (part: IncomingFile[]): Promise<AddReport> => {
      now += part.length * millisecondsPerFile;
      batches.push(part.map(({ path }) => path));
      return Promise.resolve({ queued: part.length - 1, duplicates: [part[0]!.path], renamed: [], refused: [] });
    },
    onHandedOver: (number: number) => void handedOver.push(number),
    isCancelled: () => batches.length >= cancelAfter,
  };
  return { work, batches, handedOver };
}

afterEach(() => void vi.restoreAllMocks());

describe('handing files over', () => {
  it('gives each file once, in order, and adds up what came of them', async () => {
    const { work, batches, handedOver } = workerThatTakes(0);
    const report = await handOver(files(500), work);
    expect(batches.flat()).toEqual(files(500).map(({ path }) => path));
    expect(handedOver).toEqual(batches.map(({ length }) => length));
    expect(report.queued).toBe(500 - batches.length);
    expect(report.duplicates).toEqual(batches.map(([first]) => first));
  });

  it('gives more at a time to a quick machine, fewer to a slow one, and always one', async () => {
    const quick = workerThatTakes(0.01);
    await handOver(files(1000), quick.work);
    expect(quick.handedOver[1]).toBeGreaterThan(quick.handedOver[0]!);
    const slow = workerThatTakes(100);
    await handOver(files(40), slow.work);
    expect(slow.handedOver.slice(-5)).toEqual([1, 1, 1, 1, 1]);
  });

  it('ends when it is cancelled', async () => {
    const { work, batches } = workerThatTakes(0, 2);
    await handOver(files(500), work);
    expect(batches).toHaveLength(2);
  });

  it('has nothing to give when there are no files', async () => {
    const { work, batches } = workerThatTakes(0);
    expect(await handOver([], work)).toEqual({ queued: 0, duplicates: [], renamed: [], refused: [] });
    expect(batches).toEqual([]);
  });
});
