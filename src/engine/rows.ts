/** @file Compressed rows (CSR): the one shape in which the index keeps "many things per row". */
import type { Rows } from './notebook/index-types.ts';

/** Packs lists into rows. */
export function rowsFrom(lists: readonly ArrayLike<number>[]): Rows {
  const offsets = new Uint32Array(lists.length + 1);
  for (let i = 0; i < lists.length; i++) offsets[i + 1] = offsets[i]! + lists[i]!.length;
  const items = new Uint32Array(offsets[lists.length]!);
  for (let i = 0; i < lists.length; i++) items.set(lists[i]!, offsets[i]!);
  return { offsets, items };
}

/** A view of one row; empty when the row does not exist. */
export function row(rows: Rows, index: number): Uint32Array {
  return rows.items.subarray(rows.offsets[index] ?? 0, rows.offsets[index + 1] ?? 0);
}

/** Number of rows. */
export function rowCount(rows: Rows): number {
  return rows.offsets.length - 1;
}

/**
 * Turns rows around: item → the rows that hold it, in ascending order.
 *
 * @param itemCount number of distinct items
 */
export function transpose(rows: Rows, itemCount: number): Rows {
  const offsets = new Uint32Array(itemCount + 1);
  for (const item of rows.items) offsets[item + 1]!++;
  for (let i = 0; i < itemCount; i++) offsets[i + 1]! += offsets[i]!;
  const fill = offsets.slice();
  const items = new Uint32Array(rows.items.length);
  for (let index = 0; index < rowCount(rows); index++) {
    for (let at = rows.offsets[index]!; at < rows.offsets[index + 1]!; at++) {
      items[fill[rows.items[at]!]!++] = index;
    }
  }
  return { offsets, items };
}
