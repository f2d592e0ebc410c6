/**
 * @file First stage of canonicalisation (HugRAG appendix B.1): surfaces that are written almost the same name one entity.
 * Comparison happens inside blocks only, so the cost stays near linear.
 */
import type { Rows } from '../notebook/index-types.ts';
import { row } from '../rows.ts';
import type { DisjointSets } from './union.ts';

/** Shorter surfaces differ in one letter too easily while meaning different things. */
const LEAST_FUZZY_LENGTH = 10;
const BLOCK_PREFIX = 5;
/** A block larger than this has an uninformative prefix; comparing all of it would be quadratic. */
export const LARGEST_BLOCK = 200;

/** Whether a surface is long enough to be told by one letter. */
export function isFuzzy(key: string): boolean {
  return key.length >= LEAST_FUZZY_LENGTH;
}

/** What surfaces that differ in a letter have in common. */
export function prefixOf(key: string): string {
  return key.slice(0, BLOCK_PREFIX);
}

/** True when the strings differ by one inserted, dropped, replaced or swapped letter, and by no digit. */
export function oneLetterApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const left = a.slice(start, endA);
  const right = b.slice(start, endB);
  if (/[\d\s]/.test(left + right)) return false;
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** Single letters are no terms, but "vitamin C" is not "vitamin D". An "a" before a word is an article. */
const SINGLE_LETTER = /(?<![\p{L}\p{N}])(?:a(?!\s+\p{L})|(?!a)\p{L})(?![\p{L}\p{N}])/gu;

/** The single letters of a surface, sorted, with spaces between. */
export function singleLetters(surface: string): string {
  const letters = surface.toLowerCase().match(SINGLE_LETTER) ?? [];
  return letters.sort().join(' ');
}

/**
 * What surfaces that have the same terms share.
 *
 * @param terms distinct, in an order that is the same for all surfaces
 */
export function signatureOf(terms: ArrayLike<number | string>, surface: string): string {
  return `${Array.from(terms).join(' ')} ${singleLetters(surface)}`;
}

/**
 * Unites surfaces with the same set of terms, such as "controller of the signal" and "signal controllers".
 *
 * @param keys the normalised surfaces
 * @param terms the distinct terms of each
 */
export function uniteSameTerms(keys: readonly string[], terms: Rows, sets: DisjointSets): void {
  const known = new Map<string, number>();
  keys.forEach((key, i) => {
    const own = row(terms, i);
    if (own.length === 0) return;
    const signature = signatureOf(own.slice().sort(), key);
    const first = known.get(signature);
    if (first === undefined) known.set(signature, i);
    else sets.union(first, i);
  });
}

/** Unites long surfaces that are one letter apart: misspellings and spelling variants. */
export function uniteMisspellings(keys: readonly string[], sets: DisjointSets): void {
  const blocks = new Map<string, number[]>();
  keys.forEach((key, i) => {
    if (!isFuzzy(key)) return;
    const prefix = prefixOf(key);
    const block = blocks.get(prefix);
    if (block) block.push(i);
    else blocks.set(prefix, [i]);
  });
  for (const block of blocks.values()) {
    if (block.length > LARGEST_BLOCK) continue;
    for (let i = 0; i < block.length; i++) {
      for (let j = i + 1; j < block.length; j++) {
        if (oneLetterApart(keys[block[i]!]!, keys[block[j]!]!)) sets.union(block[i]!, block[j]!);
      }
    }
  }
}
