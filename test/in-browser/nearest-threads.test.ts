/** @file Scans by several threads in Chromium, with the app's own worker as the helper. */
import { afterEach, describe, expect, it } from 'vitest';
import { fastestCosines } from '../../src/adapters/nearest/fastest-cosines.ts';
import { LEAST_ROWS } from '../../src/adapters/nearest/measured-cosines.ts';
import { BLOCK_ROWS, SharedScan, rowsIn, sharedRoom } from '../../src/adapters/nearest/shared-scan.ts';
import { seededRandom } from '../../src/engine/random.ts';
import { cosines, fineVector, setRow, vectorTable, writeCosines } from '../../src/engine/vector/quantised.ts';
import { normalizeVector } from '../../src/engine/vector/term-vectors.ts';

const random = seededRandom(31);
const DIMENSIONS = 384;
const unit = (): Float32Array => normalizeVector(Float32Array.from({ length: DIMENSIONS }, () => random() - 0.5));
const workers: Worker[] = [];

function startHelper(): Worker {
  const worker = new Worker(new URL('../../workers/nearest.worker.ts', import.meta.url), { type: 'module' });
  workers.push(worker);
  return worker;
}

afterEach(() => {
  for (const worker of workers.splice(0)) worker.terminate();
});

describe('a scan by several threads', () => {
  it.each([1, 3])('gives the very numbers of one thread, question upon question, with %i helpers', async (helpers) => {
    const count = 5 * BLOCK_ROWS + 77;
    const table = vectorTable(count, DIMENSIONS);
    for (let row = 0; row < count; row++) setRow(table, row, unit());
    const shared = sharedRoom(count, DIMENSIONS)!;
    rowsIn(shared).set(table.values);
    const scan = new SharedScan(shared);
    for (let i = 0; i < helpers; i++) startHelper().postMessage(shared);
    const found = new Float32Array(count);
    const ask = () => {
      const asked = unit();
      writeCosines(scan.ask(fineVector(asked)), found, 0);
      const known = cosines(table, asked);
      return found.every((value, row) => value === known[row]);
    };
    // One thread alone looks for a block once more than there are: others have looked, too, when it is looked for more often.
    const blocks = Math.ceil(count / BLOCK_ROWS);
    await expect
      .poll(() => ask() && Atomics.load(shared.control, 0) > blocks + 1, { timeout: 60_000, interval: 1 })
      .toBe(true);
    // Without a pause between, so that helpers come late to some.
    for (let i = 0; i < 300; i++) expect(ask()).toBe(true);
  });
});

describe('the fastest way', () => {
  // Where there is one core, there is nothing to try but a card.
  it.skipIf(navigator.hardwareConcurrency < 2)(
    'gives the same numbers before, while and after it is found',
    async () => {
      const table = vectorTable(LEAST_ROWS, 32);
      for (let row = 0; row < LEAST_ROWS; row++) setRow(table, row, unit().subarray(0, 32));
      let ended = 0;
      const rows = fastestCosines(
        () => performance.now(),
        () => {
          const helper = startHelper();
          return {
            postMessage: (shared) => helper.postMessage(shared),
            terminate: () => {
              helper.terminate();
              ended++;
            },
          };
        },
      );
      const ask = async () => {
        const asked = normalizeVector(unit().slice(0, 32));
        const known = cosines(table, asked);
        return (await rows.of(table, asked)).every((value, row) => value === known[row]);
      };
      expect(await ask()).toBe(true);
      expect(workers).toHaveLength(0);
      await expect.poll(async () => (await ask()) && workers.length > 0, { timeout: 60_000 }).toBe(true);
      for (let i = 0; i < 50; i++) {
        expect(await ask()).toBe(true);
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      // Another table that is asked again has them ended, unless they were no faster and have ended already.
      const other = vectorTable(LEAST_ROWS, 32);
      const started = workers.length;
      const afterAnother = async () => {
        await rows.of(other, unit().slice(0, 32));
        return ended;
      };
      await expect.poll(afterAnother, { timeout: 60_000 }).toBeGreaterThanOrEqual(started);
    },
  );
});
