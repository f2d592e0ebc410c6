/** @file Data that a strategy works out once per loaded index, when it is first asked. */
import type { NotebookIndex } from '../notebook/index-types.ts';
import type { Prepared } from '../retrieve/prepared.ts';

/** A function that makes its result once for each index and forgets it with the index. */
export function oncePerIndex<T>(make: (prepared: Prepared) => T): (prepared: Prepared) => T {
  const made = new WeakMap<NotebookIndex, { value: T }>();
  return (prepared) => {
    let entry = made.get(prepared.index);
    if (!entry) {
      entry = { value: make(prepared) };
      made.set(prepared.index, entry);
    }
    return entry.value;
  };
}
