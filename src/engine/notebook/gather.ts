/** @file Taking some rows out of the index's columns and giving what they point at its new number. */
import type { Rows } from './index-types.ts';

type Column = Uint32Array | Uint16Array | Uint8Array | Int32Array | Int8Array | Float32Array;

/** Which rows of a table stay, in order, and the new number of each old row (−1: it does not stay). */
export interface Kept {
  old: number[];
  number: Int32Array;
}

/** Numbers the rows that stay from 0. */
export function numberKept(count: number, isKept: (row: number) => boolean): Kept {
  const old: number[] = [];
  const number = new Int32Array(count).fill(-1);
  for (let r = 0; r < count; r++) {
    if (!isKept(r)) continue;
    number[r] = old.length;
    old.push(r);
  }
  return { old, number };
}

/** An empty column of the same kind. */
function sameKind<C extends Column>(column: C, length: number): C {
  return new (column.constructor as new (length: number) => C)(length);
}

/** The rows of a column that stay. */
export function gather<C extends Column>(column: C, { old }: Kept): C {
  const left = sameKind(column, old.length);
  for (let i = 0; i < old.length; i++) left[i] = column[old[i]!]!;
  return left;
}

/** The rows that stay of a column with `size` numbers for each row. */
export function gatherTuples<C extends Column>(column: C, { old }: Kept, size: number): C {
  const left = sameKind(column, old.length * size);
  for (let i = 0; i < old.length; i++) left.set(column.subarray(old[i]! * size, (old[i]! + 1) * size), i * size);
  return left;
}

/** First items of runs that tile another table, with a closing entry. */
export function gatherStarts(starts: Uint32Array, rows: Kept, items: Kept): Uint32Array {
  const left = new Uint32Array(rows.old.length + 1);
  rows.old.forEach((r, i) => {
    let count = 0;
    for (let item = starts[r]!; item < starts[r + 1]!; item++) if (items.number[item]! >= 0) count++;
    left[i + 1] = left[i]! + count;
  });
  return left;
}

/**
 * The rows that stay, with those of their items that stay.
 *
 * @param onItem told of the old position of each item that stays, in order, for columns beside the items
 */
export function gatherRows(
  { offsets, items }: Rows,
  rows: Kept,
  itemNumbers: Kept,
  onItem: (at: number) => void = () => {},
): Rows {
  const leftOffsets = new Uint32Array(rows.old.length + 1);
  const left: number[] = [];
  rows.old.forEach((r, i) => {
    for (let at = offsets[r]!; at < offsets[r + 1]!; at++) {
      const number = itemNumbers.number[items[at]!]!;
      if (number < 0) continue;
      left.push(number);
      onItem(at);
    }
    leftOffsets[i + 1] = left.length;
  });
  return { offsets: leftOffsets, items: Uint32Array.from(left) };
}
