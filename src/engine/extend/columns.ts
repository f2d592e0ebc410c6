/** @file Putting columns of an index together: what was there first, then what is added, each row's items staying in order. */
import type { Rows } from '../notebook/index-types.ts';

type Column = Uint32Array | Uint16Array | Uint8Array | Int32Array | Int8Array | Float32Array;

/** One column after the other. */
export function append<C extends Column>(before: C, added: C): C {
  const whole = new (before.constructor as new (length: number) => C)(before.length + added.length);
  whole.set(before);
  whole.set(added, before.length);
  return whole;
}

/** First items of runs that tile another table: those of what is added begin where those before end. */
export function appendStarts(before: Uint32Array, added: Uint32Array): Uint32Array {
  const end = before.at(-1) ?? 0;
  return append(
    before,
    added.subarray(1).map((start) => start + end),
  );
}

/** More rows after those that are there. */
export function appendRows(before: Rows, added: Rows): Rows {
  return { offsets: appendStarts(before.offsets, added.offsets), items: append(before.items, added.items) };
}

/**
 * The offsets of rows that hold what rows before held, then what is added to them.
 *
 * @param added has as many rows, or more
 */
export function joinOffsets(before: Uint32Array, added: Uint32Array): Uint32Array {
  const end = before.at(-1) ?? 0;
  return added.map((offset, r) => offset + (before[r] ?? end));
}

/** What lies beside the items of such rows. */
export function joinColumn<C extends Column>(
  beforeOffsets: Uint32Array,
  before: C,
  addedOffsets: Uint32Array,
  added: C,
): C {
  const whole = new (before.constructor as new (length: number) => C)(before.length + added.length);
  let copied = 0;
  let at = 0;
  for (let r = 0; r + 1 < addedOffsets.length; r++) {
    const [from, to] = [addedOffsets[r]!, addedOffsets[r + 1]!];
    if (from === to) continue;
    // Runs of rows to which nothing is added are copied as one.
    const until = beforeOffsets[r + 1] ?? before.length;
    whole.set(before.subarray(copied, until), at);
    at += until - copied;
    copied = until;
    whole.set(added.subarray(from, to), at);
    at += to - from;
  }
  whole.set(before.subarray(copied), at);
  return whole;
}

/** Rows that hold what they held before, then what is added to them. @param added has as many rows, or more */
export function joinRows(before: Rows, added: Rows): Rows {
  return {
    offsets: joinOffsets(before.offsets, added.offsets),
    items: joinColumn(before.offsets, before.items, added.offsets, added.items),
  };
}

/**
 * Rows under other numbers.
 *
 * @param number the new number of each row, all of them different
 * @param count number of rows that there are then
 */
export function renumberRows({ offsets, items }: Rows, number: ArrayLike<number>, count: number): Rows {
  const renumbered = renumberOffsets(offsets, number, count);
  return { offsets: renumbered, items: renumberColumn(offsets, items, number, renumbered) };
}

/** The offsets of {@link renumberRows}. */
export function renumberOffsets(offsets: Uint32Array, number: ArrayLike<number>, count: number): Uint32Array {
  const renumbered = new Uint32Array(count + 1);
  for (let r = 0; r + 1 < offsets.length; r++) renumbered[number[r]! + 1] = offsets[r + 1]! - offsets[r]!;
  for (let r = 0; r < count; r++) renumbered[r + 1]! += renumbered[r]!;
  return renumbered;
}

/** What lies beside the items of {@link renumberRows}. @param renumbered see {@link renumberOffsets} */
export function renumberColumn<C extends Column>(
  offsets: Uint32Array,
  column: C,
  number: ArrayLike<number>,
  renumbered: Uint32Array,
): C {
  const moved = new (column.constructor as new (length: number) => C)(column.length);
  for (let r = 0; r + 1 < offsets.length; r++) {
    moved.set(column.subarray(offsets[r], offsets[r + 1]), renumbered[number[r]!]!);
  }
  return moved;
}
