/** @file Where entities that somebody else found stand in a text: as they are called, in whatever case; else in the sentence that has most of their words. */
import type { Range } from '../types.ts';
import { termsOf } from '../text/tokens.ts';

const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/** Lower case of the same length: a few letters change length, and offsets would be wrong then. */
export function lowered(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}

/** All places in a stretch of a text where a name stands as whole words. @param lower the text as `lowered` gives it */
export function occurrences(lower: string, name: string, { start, end }: Range): Range[] {
  const found: Range[] = [];
  if (name === '') return found;
  for (let at = lower.indexOf(name, start); at >= 0 && at + name.length <= end; at = lower.indexOf(name, at + 1)) {
    const to = at + name.length;
    const isWhole = !WORD_CHARACTER.test(lower[at - 1] ?? ' ') && !WORD_CHARACTER.test(lower[to] ?? ' ');
    if (isWhole) found.push({ start: at, end: to });
  }
  return found;
}

/**
 * Where the sentence begins that has most of a name's words; the beginning of the stretch where none has any.
 *
 * @param sentences of the stretch, in order
 */
export function likeliestSentence(text: string, name: string, sentences: readonly Range[], stretch: Range): number {
  const wanted = new Set(termsOf(name));
  let best = stretch.start;
  let most = 0;
  for (const { start, end } of sentences) {
    const has = termsOf(text.slice(start, end)).filter((term) => wanted.has(term)).length;
    if (has > most) [best, most] = [start, has];
  }
  return best;
}
