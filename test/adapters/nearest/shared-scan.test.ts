/** @file Scans of shared rows by one thread; with helpers they run in Chromium, `test/in-browser/nearest-threads.test.ts`. */
import { describe, expect, it } from 'vitest';
import { BLOCK_ROWS, SharedScan, rowsIn, sharedRoom } from '../../../src/adapters/nearest/shared-scan.ts';
import { threadRows, type Helper } from '../../../src/adapters/nearest/thread-rows.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import { cosines } from '../../../src/engine/vector/quantised.ts';

const random = seededRandom(17);
const bytes = (length: number): Int8Array => Int8Array.from({ length }, () => Math.floor(random() * 255) - 127);

function plain(rows: Int8Array, vector: Int16Array): number[] {
  return Array.from({ length: rows.length / vector.length }, (_, row) =>
    vector.reduce((sum, factor, i) => sum + factor * rows[row * vector.length + i]!, 0),
  );
}

describe('a scan of shared rows', () => {
  it.each([
    [1, 16],
    [BLOCK_ROWS, 48],
    [2 * BLOCK_ROWS + 77, 32],
  ])('gives what plain sums give, again and again: %i rows, %i dimensions', (count, dimensions) => {
    const shared = sharedRoom(count, dimensions)!;
    const rows = bytes(count * dimensions);
    rowsIn(shared).set(rows);
    const scan = new SharedScan(shared);
    for (let i = 0; i < 3; i++) {
      const vector = Int16Array.from(bytes(dimensions), (value) => 200 * value);
      expect([...scan.ask(vector)]).toEqual(plain(rows, vector));
    }
  });

  it('leaves what a late helper may still write alone', () => {
    const [count, dimensions] = [BLOCK_ROWS + 5, 16];
    const shared = sharedRoom(count, dimensions)!;
    const rows = bytes(count * dimensions);
    rowsIn(shared).set(rows);
    const scan = new SharedScan(shared);
    const vector = Int16Array.from(bytes(dimensions));
    const sums = scan.ask(vector);
    // As a helper does that has begun and not ended.
    Atomics.add(shared.control, 2, 1);
    const other = Int16Array.from(bytes(dimensions));
    expect([...scan.ask(other)]).toEqual(plain(rows, other));
    expect([...sums]).toEqual(plain(rows, vector));
    Atomics.sub(shared.control, 2, 1);
    expect([...scan.ask(other)]).toEqual(plain(rows, other));
    expect([...sums]).toEqual(plain(rows, other));
  });

  it('is not there for rows that the kernel does not take', () => {
    expect(sharedRoom(10, 20)).toBeNull();
    expect(sharedRoom(10, 0)).toBeNull();
  });
});

describe('rows for several threads', () => {
  const [count, dimensions] = [BLOCK_ROWS + 9, 32];
  const table = { dimensions, values: bytes(count * dimensions) };
  const unit = Float32Array.from({ length: dimensions }, () => (random() - 0.5) / 4);

  it('answer while no helper has come yet, and end those that were started', async () => {
    const log: string[] = [];
    const start = (name: string) => (): Helper => ({
      postMessage: (rows) => void log.push(`${name} gets ${rows.count}`),
      terminate: () => void log.push(`${name} ends`),
    });
    const rows = (await threadRows(table, [start('a'), start('b')]))!;
    expect(await rows.cosines(unit)).toEqual(cosines(table, unit));
    rows.free();
    expect(log).toEqual([`a gets ${count}`, `b gets ${count}`, 'a ends', 'b ends']);
  });

  it('are none without helpers', async () => {
    expect(await threadRows(table, [])).toBeNull();
  });
});
