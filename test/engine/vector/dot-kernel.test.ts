import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../src/engine/random.ts';
import { DotKernel } from '../../../src/engine/vector/dot-kernel.ts';

const random = seededRandom(7);
const bytes = (length: number): Int8Array => Int8Array.from({ length }, () => Math.floor(random() * 255) - 127);

function plain(rows: Int8Array, vector: Int16Array): number[] {
  return Array.from({ length: rows.length / vector.length }, (_, row) =>
    vector.reduce((sum, factor, i) => sum + factor * rows[row * vector.length + i]!, 0),
  );
}

/** Puts sums where they belong. */
const into = (results: Int32Array) => (sums: Int32Array, from: number) => results.set(sums, from);

describe('the kernel of dot products', () => {
  const kernel = DotKernel.make()!;

  it.each([
    [16, 1],
    [16, 20_001],
    [128, 3002],
    [384, 703],
    [1024, 300],
  ])('gives what plain sums give: %i dimensions, %i rows', (dimensions, count) => {
    const rows = bytes(dimensions * count);
    const vector = Int16Array.from(bytes(dimensions), (value) => 200 * value);
    const results = new Int32Array(count);
    expect(kernel.run(rows, vector, into(results))).toBe(true);
    expect([...results]).toEqual(plain(rows, vector));
  });

  it('takes the ends of the ranges', () => {
    const results = new Int32Array(2);
    const rows = Int8Array.from({ length: 32 }, (_, i) => (i < 16 ? -128 : 127));
    expect(kernel.run(rows, new Int16Array(16).fill(-32_768), into(results))).toBe(true);
    expect([...results]).toEqual([16 * 128 * 32_768, -16 * 127 * 32_768]);
  });

  it('leaves rows alone that are no multiple of its width', () => {
    const results = new Int32Array([5]);
    expect(kernel.run(bytes(20), new Int16Array(20), into(results))).toBe(false);
    expect(kernel.run(new Int8Array(0), new Int16Array(0), into(results))).toBe(false);
    expect([...results]).toEqual([5]);
  });

  it('has nothing to do for no rows', () => {
    expect(kernel.run(new Int8Array(0), new Int16Array(16), into(new Int32Array(0)))).toBe(true);
  });

  it('reads rows that it made room for where they are', () => {
    const dimensions = 16;
    // More than results are worked out at once.
    const count = 20_000;
    const room = kernel.room(count * dimensions)!;
    expect(room.every((value) => value === 0)).toBe(true);
    room.set(bytes(room.length));
    const vector = Int16Array.from(bytes(dimensions), (value) => 200 * value);
    const results = new Int32Array(count);
    expect(kernel.run(room, vector, into(results))).toBe(true);
    expect([...results]).toEqual(plain(room, vector));
    const later = room.subarray(7 * dimensions);
    expect(kernel.run(later, vector, into(results.subarray(7)))).toBe(true);
    expect([...results]).toEqual(plain(room, vector));
  });

  it.each([
    [16, 1],
    [16, 20_003],
    [384, 3002],
    [1024, 300],
  ])('takes the numbers whose signs are set: %i dimensions, %i rows', (dimensions, count) => {
    const signs = new Uint8Array(bytes((count * dimensions) / 8).buffer);
    const vector = Int16Array.from(bytes(dimensions), (value) => 257 * value);
    const results = new Int32Array(count);
    expect(kernel.runSigns(signs, vector, into(results))).toBe(true);
    const isSet = (row: number, i: number) => (signs[(row * dimensions + i) >> 3]! >> (i & 7)) & 1;
    const expected = Array.from({ length: count }, (_, row) =>
      vector.reduce((sum, value, i) => (isSet(row, i) ? sum - value : sum), 0),
    );
    expect([...results]).toEqual(expected);
  });

  it('leaves signs alone that are no multiple of its width', () => {
    const results = new Int32Array([5]);
    expect(kernel.runSigns(new Uint8Array(3), new Int16Array(24), into(results))).toBe(false);
    expect([...results]).toEqual([5]);
  });
});
