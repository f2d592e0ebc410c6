/** @file Which rows of a long list of rows of one height exist at a time, and where the keys lead in it. */

/** Rows that exist above and below those in sight, so that scrolling finds them drawn. */
const around = 20;

/** The rows in sight and around, as positions from the top; the active one exists wherever it lies, to keep the focus. */
export function rowsInSight(
  count: number,
  rowHeight: number,
  view: { top: number; height: number },
  active: number,
): number[] {
  const first = Math.max(0, Math.floor(view.top / rowHeight) - around);
  const last = Math.min(count, Math.ceil((view.top + view.height) / rowHeight) + around);
  const rows = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
  if (active >= 0 && active < first) return [active, ...rows];
  return active >= last && active < count ? [...rows, active] : rows;
}

/** Where a key leads from a row; null when it leads nowhere. */
export function rowAfterKey(key: string, at: number, count: number, page: number): number | null {
  const targets: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined || count === 0 ? null : Math.max(0, Math.min(count - 1, target));
}

/**
 * The row that takes the place of one that is gone: the next of the rows before that still exists, else the one above.
 *
 * @param before the ids of the rows while it was there, at position `at`
 * @returns its position among the ids now; −1 when there is no row left
 */
export function rowInPlace(before: readonly string[], at: number, now: readonly string[]): number {
  const rows = new Map(now.map((id, row) => [id, row]));
  for (const id of [...before.slice(at + 1), ...before.slice(0, at).reverse()]) {
    const row = rows.get(id);
    if (row !== undefined) return row;
  }
  return now.length > 0 ? 0 : -1;
}

/** The scroll position nearest to the present one that shows a row whole. */
export function scrolledTo(row: number, rowHeight: number, view: { top: number; height: number }): number {
  const start = row * rowHeight;
  if (start < view.top) return start;
  return Math.max(view.top, start + rowHeight - view.height);
}

/** How long typed letters belong together, in milliseconds. */
const typingPause = 800;

/** Finds rows by the first letters of their names, as they are typed. */
export class TypeAhead {
  #typed = '';
  #at = -Infinity;

  /**
   * @param now milliseconds from any fixed origin
   * @returns the next row whose name begins with what was typed, beginning at the active one; −1 when none does
   */
  find(letter: string, now: number, names: readonly string[], active: number): number {
    const isNew = now - this.#at > typingPause;
    this.#typed = (isNew ? '' : this.#typed) + letter.toLowerCase();
    this.#at = now;
    // The same letter again and again goes through all that begin with it.
    const isOne = [...this.#typed].every((typed) => typed === this.#typed[0]);
    const wanted = isOne ? this.#typed.slice(0, 1) : this.#typed;
    const from = Math.max(0, isOne ? active + 1 : active);
    for (let step = 0; step < names.length; step++) {
      const row = (from + step) % names.length;
      if (names[row]!.toLowerCase().startsWith(wanted)) return row;
    }
    return -1;
  }
}
