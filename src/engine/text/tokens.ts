/**
 * @file From text to the terms that are indexed: lower-cased, stemmed words of scripts with spaces, and overlapping pairs
 * of characters for scripts without.
 */
import { stemmer } from 'stemmer';
import type { Range } from '../types.ts';
import { isStopword } from './stopwords.ts';

/** A term and where it stands in the text it was taken from. */
export interface Token extends Range {
  term: string;
}

const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+|[\p{L}\p{N}\p{M}]+/gu;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const ENGLISH_WORD = /^[a-z]+$/;

/** Stems repeat endlessly; remembering them makes tokenising several times faster. Emptied when it grows too large. */
const stems = new Map<string, string>();
const STEMS_KEPT = 100_000;

function stemOf(word: string): string {
  if (word.length < 4 || !ENGLISH_WORD.test(word)) return word;
  let stem = stems.get(word);
  if (stem === undefined) {
    if (stems.size >= STEMS_KEPT) stems.clear();
    stem = stemmer(word);
    stems.set(word, stem);
  }
  return stem;
}

/**
 * The terms of a text in reading order. English function words are left out, as are single Latin letters.
 *
 * @param text any text
 * @param start first UTF-16 unit to look at
 * @param end unit to stop before
 */
export function tokenize(text: string, start = 0, end = text.length): Token[] {
  const tokens: Token[] = [];
  const piece = start === 0 && end === text.length ? text : text.slice(start, end);
  for (const match of piece.matchAll(WORD)) {
    const from = start + match.index;
    const word = match[0].normalize('NFKC').toLowerCase();
    if (UNSPACED.test(word)) {
      const characters = [...word];
      let at = from;
      for (let i = 0; i < characters.length; i++) {
        const character = characters[i]!;
        const next = characters[i + 1];
        if (next !== undefined || characters.length === 1) {
          tokens.push({ term: character + (next ?? ''), start: at, end: at + character.length + (next?.length ?? 0) });
        }
        at += character.length;
      }
      continue;
    }
    if (isStopword(word) || (word.length === 1 && ENGLISH_WORD.test(word))) continue;
    tokens.push({ term: stemOf(word), start: from, end: from + match[0].length });
  }
  return tokens;
}

/** The distinct terms of a text, in order of first appearance. */
export function termsOf(text: string): string[] {
  return [...new Set(tokenize(text).map((token) => token.term))];
}
