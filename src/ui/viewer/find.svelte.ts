/** @file The find box of a source: what is looked for, where it was found, and which find is shown. */
import type { Range } from '../../engine/types.ts';
import { findAll, firstFrom, folded, MOST_FOUND } from './find.ts';

export class Finder {
  isOpen = $state(false);
  query = $state('');
  matches = $state.raw<Range[]>([]);
  /** Index of the find that is shown; −1: none. */
  current = $state(-1);
  /** Grows whenever a find is to be brought into sight. */
  request = $state(0);

  shown = $derived<Range | null>(this.matches[this.current] ?? null);
  isCut = $derived(this.matches.length >= MOST_FOUND);

  #text = '';
  /** The text as it is searched; made when it is first needed. */
  #folded: string | null = null;

  /** Looks in another text from now on. */
  use(text: string): void {
    if (text === this.#text) return;
    this.#text = text;
    this.#folded = null;
    this.#forget();
    // Finds are marked, but the cited sentence stays what is shown.
    if (this.isOpen) this.matches = this.#find();
  }

  /** Looks for words; shown is the first find at or after a position. */
  search(query: string, position: number): void {
    this.query = query;
    this.matches = this.#find();
    this.current = firstFrom(this.matches, position);
    this.request += 1;
  }

  /** Shows the next or the one before; behind the last comes the first. */
  step(by: 1 | -1): void {
    const { length } = this.matches;
    if (length === 0) return;
    this.current = this.current < 0 && by < 0 ? length - 1 : (this.current + by + length) % length;
    this.request += 1;
  }

  close(): void {
    this.isOpen = false;
    this.#forget();
  }

  #find(): Range[] {
    this.#folded ??= folded(this.#text);
    return findAll(this.#folded, this.query);
  }

  #forget(): void {
    this.matches = [];
    this.current = -1;
  }
}
