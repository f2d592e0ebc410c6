/**
 * @file From text to the terms that are indexed: lower-cased, stemmed words of scripts with spaces, without accents, and overlapping pairs
 * of characters for scripts without.
 */
import { stemmer } from 'stemmer';
import type { Range } from '../types.ts';
import { isStopword } from './stopwords.ts';

/** A term and where it stands in the text it was taken from. */
export interface Token extends Range {
  term: string;
}

const UNSPACED_LETTER = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]`;
const WORD = new RegExp(String.raw`${UNSPACED_LETTER}+|(?:(?!${UNSPACED_LETTER})[\p{L}\p{N}\p{M}])+`, 'gu');
const UNSPACED = new RegExp(`^${UNSPACED_LETTER}`, 'u');
const ENGLISH_WORD = /^[a-z]+$/;
const ASCII = /^[\0-\x7f]*$/;
const MARKED = /(\p{Script=Latin})\p{M}+/gu;
/** Letters of Latin script that are not written as a letter and a mark. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
]);
const OWN_LETTER = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g');
/** Shorter words have no ending to take away. */
const LEAST_STEMMED = 3;

/** Stems repeat endlessly; remembering them makes tokenising several times faster. Emptied when it grows too large. */
const stems = new Map<string, string>();
const STEMS_KEPT = 100_000;

function stemOf(word: string): string {
  if (word.length < LEAST_STEMMED || !ENGLISH_WORD.test(word)) return word;
  let stem = stems.get(word);
  if (stem === undefined) {
    if (stems.size >= STEMS_KEPT) stems.clear();
    stem = stemmer(word);
    stems.set(word, stem);
  }
  return stem;
}

/** Lower case, and letters of Latin script without their marks: people leave them out when they ask ("Tekeze" for "Tekezé"). */
function normalized(word: string): string {
  const lower = word.normalize('NFKC').toLowerCase();
  if (ASCII.test(lower)) return lower;
  const bare = lower.normalize('NFD').replace(MARKED, '$1').normalize('NFC');
  return bare.replace(OWN_LETTER, (letter) => LETTERS.get(letter)!);
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
    if (UNSPACED.test(match[0])) {
      const characters = [...match[0]];
      let at = from;
      for (let i = 0; i < characters.length; i++) {
        const next = characters[i + 1] ?? '';
        const pair = characters[i]! + next;
        if (next !== '' || characters.length === 1) {
          tokens.push({ term: normalized(pair), start: at, end: at + pair.length });
        }
        at += characters[i]!.length;
      }
      continue;
    }
    const word = normalized(match[0]);
    if (isStopword(word) || (word.length === 1 && ENGLISH_WORD.test(word))) continue;
    tokens.push({ term: stemOf(word), start: from, end: from + match[0].length });
  }
  return tokens;
}

/** The distinct terms of a text, in order of first appearance. */
export function termsOf(text: string): string[] {
  return [...new Set(tokenize(text).map((token) => token.term))];
}
