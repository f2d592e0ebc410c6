/** @file Finding words in a text as a reader means them: without regard to case, accents, kinds of quotes, and line ends. */
import type { Range } from '../../engine/types.ts';

/** Beyond this many finds a count says no more, and marking them all would take long. */
export const MOST_FOUND = 5000;

const ACCENTED = /[\u00c0-\u024f\u1e00-\u1eff]/g;

/** A text in which what is to be found alike is alike, position by position. */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  // A few capitals become two characters; positions must stay, so these texts are lowered one character at a time.
  const same = lower.length === text.length ? lower : text.replace(/./gsu, (one) => lowerOne(one));
  return same
    .replace(ACCENTED, (letter) => letter.normalize('NFD')[0]!)
    .replace(/[‘’‚′]/g, "'")
    .replace(/[“”„″]/g, '"')
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/\s/g, ' ');
}

function lowerOne(character: string): string {
  const lower = character.toLowerCase();
  return lower.length === character.length ? lower : character;
}

/**
 * Where the words occur, in order, at most {@link MOST_FOUND} times.
 *
 * @param text a text that was folded
 */
export function findAll(text: string, query: string): Range[] {
  const words = folded(query).trim();
  if (words === '') return [];
  const pattern = words
    .split(/ +/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join(' +');
  const found: Range[] = [];
  for (const match of text.matchAll(new RegExp(pattern, 'g'))) {
    found.push({ start: match.index, end: match.index + match[0].length });
    if (found.length >= MOST_FOUND) break;
  }
  return found;
}

/** Index of the first range that ends after a position; the first of all behind the last one. */
export function firstFrom(ranges: readonly Range[], position: number): number {
  if (ranges.length === 0) return -1;
  const found = ranges.findIndex(({ end }) => end > position);
  return found < 0 ? 0 : found;
}

/** Those of the ranges, which are in order, that meet `[start, end)`. */
export function within(ranges: readonly Range[], start: number, end: number): Range[] {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle]!.end > start) high = middle;
    else low = middle + 1;
  }
  const from = low;
  while (low < ranges.length && ranges[low]!.start < end) low += 1;
  return ranges.slice(from, low);
}
