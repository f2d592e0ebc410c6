import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GrowingColumn, GrowingRows } from '../../src/engine/growing.ts';
import { rowsFrom } from '../../src/engine/rows.ts';

/** Longer than several pieces. */
const LONG = 200_000;

describe('a growing column', () => {
  it('has what was added, however it was added, and then nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(255), { maxLength: 200 })), (parts) => {
        const column = new GrowingColumn(Uint8Array);
        for (const part of parts) {
          if (part.length === 1) column.push(part[0]!);
          else column.append(part);
        }
        expect(column.length).toBe(parts.flat().length);
        expect(column.take()).toEqual(Uint8Array.from(parts.flat()));
        expect([column.length, column.take().length]).toEqual([0, 0]);
      }),
    );
  });

  it('keeps the order over many pieces, and its kind of numbers', () => {
    const column = new GrowingColumn(Int32Array);
    for (let i = 0; i < LONG; i++) column.push(-i);
    expect(column.take()).toEqual(Int32Array.from({ length: LONG }, (_, i) => -i));
  });
});

describe('growing rows', () => {
  it('are the rows that their lists are', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat())), (lists) => {
        const rows = new GrowingRows();
        for (const list of lists) rows.add(list);
        expect(rows.take()).toEqual(rowsFrom(lists));
      }),
    );
  });
});
