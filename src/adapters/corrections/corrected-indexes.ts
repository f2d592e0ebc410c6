/** @file Indexes with the corrections that can be honoured at once, worked out when corrections or the index have changed. */
import { correctAtOnce } from '../../engine/corrections/at-once.ts';
import type { Correction } from '../../engine/corrections/types.ts';
import { prepareLike } from '../../engine/notebook/ask.ts';
import type { NotebookIndex } from '../../engine/notebook/index-types.ts';

export class CorrectedIndexes {
  readonly #known = new WeakMap<NotebookIndex, { ids: string; corrected: NotebookIndex }>();

  of(index: NotebookIndex, corrections: readonly Correction[]): NotebookIndex {
    if (corrections.length === 0) return index;
    const ids = corrections.map(({ id }) => id).join();
    const known = this.#known.get(index);
    if (known?.ids === ids) return known.corrected;
    const corrected = correctAtOnce(index, corrections);
    if (corrected !== index) prepareLike(corrected, index);
    this.#known.set(index, { ids, corrected });
    return corrected;
  }
}
