/** @file Indexes of parts of a notebook, worked out when a part is first asked and kept while it is asked again. */
import type { NotebookIndex } from '../../engine/notebook/index-types.ts';
import { scopedIndex, scopeKey } from '../../engine/notebook/scope.ts';
import type { Scope } from '../../engine/types.ts';

/** Parts kept at a time: the one in use, and the one before it for going back. */
const MOST_KEPT = 2;

export class ScopedIndexes {
  #whole: NotebookIndex | null = null;
  readonly #parts = new Map<string, NotebookIndex>();

  /** The part of an index that a scope names; without a scope, the index itself. */
  of(whole: NotebookIndex, scope: Scope = {}): NotebookIndex {
    if (this.#whole !== whole) this.#parts.clear();
    this.#whole = whole;
    const key = scopeKey(scope);
    const part = this.#parts.get(key) ?? scopedIndex(whole, scope);
    this.#parts.delete(key);
    this.#parts.set(key, part);
    for (const oldest of this.#parts.keys()) {
      if (this.#parts.size <= MOST_KEPT) break;
      this.#parts.delete(oldest);
    }
    return part;
  }
}
