/** @file Cosines by several threads of the processor: rows are copied to memory that they share, and helpers wait for questions. */
import type { VectorTable } from '../../engine/notebook/index-types.ts';
import { fineVector, writeCosines } from '../../engine/vector/quantised.ts';
import { macrotask } from '../library/macrotask.ts';
import type { HeldRows } from './measured-cosines.ts';
import { SharedScan, rowsIn, sharedRoom, type SharedRows } from './shared-scan.ts';

/** As far as a helper's thread needs to be known: it calls {@link helpWith} with what it is sent. */
export interface Helper {
  postMessage(rows: SharedRows): void;
  terminate(): void;
}

/** Bytes that are copied between two looks at waiting messages: a few milliseconds. */
const COPIED_AT_ONCE = 16 << 20;

/**
 * Copies a table to shared memory and starts helpers.
 *
 * @param start one for each
 * @returns null where threads can't share memory here, or rows like these can't be scanned so
 * @throws RangeError where there is not so much memory
 */
export async function threadRows(
  { values, dimensions }: VectorTable,
  start: readonly (() => Helper)[],
): Promise<HeldRows | null> {
  const shared = start.length === 0 || dimensions === 0 ? null : sharedRoom(values.length / dimensions, dimensions);
  if (shared === null) return null;
  const rows = rowsIn(shared);
  for (let from = 0; from < values.length; from += COPIED_AT_ONCE) {
    rows.set(values.subarray(from, from + COPIED_AT_ONCE), from);
    await macrotask();
  }
  const scan = new SharedScan(shared);
  const helpers = start.map((one) => one());
  for (const helper of helpers) helper.postMessage(shared);
  return {
    async cosines(unit) {
      const result = new Float32Array(shared.count);
      writeCosines(scan.ask(fineVector(unit)), result, 0);
      return result;
    },
    free: () => helpers.forEach((helper) => helper.terminate()),
  };
}

/** What a helper does with what it is sent: it never returns. */
export function helpWith(shared: SharedRows): never {
  return new SharedScan(shared).help();
}
