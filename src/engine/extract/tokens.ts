/** @file Words and punctuation of one English sentence, with the tag and verb form that the tagger adds. */
import type { Range } from '../types.ts';

/**
 * Word classes, coarser than a treebank's: `WH` are relative and question words, `SUB` subordinating conjunctions, `VB` a
 * present or base form, `VBD` a past or participle form, `VBG` an -ing form, `POS` the genitive 's, `OPEN` and `CLOSE` brackets
 * and quotation marks, `STOP` strong punctuation.
 */
export type Tag =
  | 'DET'
  | 'PRON'
  | 'WH'
  | 'PREP'
  | 'TO'
  | 'CONJ'
  | 'SUB'
  | 'BE'
  | 'HAVE'
  | 'DO'
  | 'MODAL'
  | 'NEG'
  | 'ADV'
  | 'ADJ'
  | 'NUM'
  | 'NOUN'
  | 'NAME'
  | 'VB'
  | 'VBD'
  | 'VBG'
  | 'POS'
  | 'COMMA'
  | 'STOP'
  | 'OPEN'
  | 'CLOSE';

export interface Token extends Range {
  text: string;
  lower: string;
  tag: Tag;
  /** Base form of a verb, else the lower-case word. */
  lemma: string;
  /** True for a verb that can carry a clause: not an infinitive, gerund or participle. */
  finite: boolean;
}

const QUOTES = '"“”„«»`';
const OPENING = '([{';
const CLOSING = ')]}';
const STOPS = '.!?;:—–|…';

/** Letters, digits and marks; anything beyond ASCII that is not punctuation or space counts too. */
function isWordUnit(unit: number): boolean {
  if (unit < 128) {
    return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || (unit >= 48 && unit <= 57) || unit === 95;
  }
  if (unit === 0xab || unit === 0xbb || unit === 0xa0 || unit === 0xb7 || unit === 0xa7) return false;
  return !(unit >= 0x2000 && unit <= 0x206f) && !(unit >= 0x3000 && unit <= 0x303f) && unit !== 0xfeff;
}

/** Whether the hyphen at `at` stands between spaces as a dash does; after a number it joins ("45 - metre"). */
function isDash(text: string, at: number): boolean {
  const isFree = text.charCodeAt(at) === 45 && text.charAt(at - 1) === ' ' && text.charAt(at + 1) === ' ';
  return isFree && !isDigit(text.charCodeAt(at - 2));
}

const ARROW = /(?:[-=]{1,2}>|[→⇒⟶]|(?<= )=(?= \p{L}))/uy;

/** End of the arrow, or of the equals sign between words, that starts at `at`; `at` where none does. */
function arrowEnd(text: string, at: number, end: number): number {
  ARROW.lastIndex = at;
  const length = ARROW.exec(text)?.[0].length ?? 0;
  return at + length <= end ? at + length : at;
}

/** Whether the stop at `at` follows the initial of a name: "N. Weber". */
function isInitialStop(text: string, start: number, at: number): boolean {
  if (text.charCodeAt(at) !== 46 || at - 1 < start || !/\p{Lu}/u.test(text.charAt(at - 1))) return false;
  const standsAlone = at - 2 < start || !isWordUnit(text.charCodeAt(at - 2));
  return standsAlone && text.charAt(at + 1) === ' ' && /\p{Lu}/u.test(text.charAt(at + 2));
}

function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57;
}

/**
 * Cuts a sentence into tokens. Hyphens join ("cold-chain"), genitive 's and n't stand alone, decimals and thousands stay
 * whole.
 *
 * @param text the document's text
 * @param range the sentence in it; token offsets are in the document's text too
 */
export function tokenize(text: string, range: Range): Token[] {
  const tokens: Token[] = [];
  const { end } = range;
  let at = range.start;
  while (at < end) {
    const unit = text.charCodeAt(at);
    if (isWordUnit(unit)) {
      const wordEnd = scanWord(text, at, end);
      pushWord(text, at, wordEnd, tokens);
      at = wordEnd;
      continue;
    }
    const genitive = isApostrophe(unit) && genitiveEnd(text, at, end, tokens);
    if (genitive) {
      tokens.push(newToken(text, at, genitive, 'POS'));
      at = genitive;
      continue;
    }
    const arrow = arrowEnd(text, at, end);
    if (arrow > at) {
      tokens.push(newToken(text, at, arrow, 'STOP'));
      at = arrow;
      continue;
    }
    const tag = isDash(text, at) ? 'STOP' : punctuationTag(text.charAt(at));
    if (tag && !isInitialStop(text, range.start, at)) tokens.push(newToken(text, at, at + 1, tag));
    at++;
  }
  return tokens;
}

function scanWord(text: string, start: number, end: number): number {
  let at = start;
  while (at < end) {
    const unit = text.charCodeAt(at);
    if (isWordUnit(unit)) {
      at++;
      continue;
    }
    const next = at + 1 < end ? text.charCodeAt(at + 1) : 0;
    const joins =
      ((unit === 45 || unit === 0x2010 || unit === 0x2011) && isWordUnit(next)) ||
      ((unit === 46 || unit === 44 || unit === 58) && isDigit(next) && isDigit(text.charCodeAt(at - 1))) ||
      (unit === 46 && isInitialism(text, start, at)) ||
      (isApostrophe(unit) && isWordUnit(next));
    if (!joins) break;
    at++;
  }
  return at;
}

/** Whether the stop at `at` belongs to a word like "U.S." or "e.g.". */
function isInitialism(text: string, start: number, at: number): boolean {
  const before = at - 1;
  if (before < start || isDigit(text.charCodeAt(before))) return false;
  if (before === start) return isWordUnit(text.charCodeAt(at + 1)) && text.charAt(at + 2) === '.';
  return before - 1 > start && text.charAt(before - 1) === '.';
}

function isApostrophe(unit: number): boolean {
  return unit === 39 || unit === 0x2019;
}

/** End of a genitive that begins with the apostrophe at `at` ("’ s" too, as tokenised corpora write it), or 0. */
function genitiveEnd(text: string, at: number, end: number, tokens: Token[]): number {
  const last = tokens[tokens.length - 1];
  if (!last || text.charCodeAt(last.end - 1) !== 115) {
    const letter = text.charAt(at + 1) === ' ' ? at + 2 : at + 1;
    const closes = letter + 1 >= end || !isWordUnit(text.charCodeAt(letter + 1));
    return last && text.charAt(letter) === 's' && closes ? letter + 1 : 0;
  }
  const standsAlone = at + 1 >= end || text.charAt(at + 1) === ' ';
  return standsAlone && /[a-z]s$/.test(last.lower) && at - last.end <= 1 ? at + 1 : 0;
}

function pushWord(text: string, start: number, end: number, tokens: Token[]): void {
  const length = end - start;
  if (length > 2) {
    const apostrophe = text.charCodeAt(end - 2);
    if (isApostrophe(apostrophe)) {
      const letter = text.charAt(end - 1);
      if (letter === 's' || letter === 'S') {
        tokens.push(newToken(text, start, end - 2, 'NOUN'), newToken(text, end - 2, end, 'POS'));
        return;
      }
      if (letter === 't' && text.charAt(end - 3) === 'n' && length > 3) {
        tokens.push(newToken(text, start, end - 3, 'NOUN'), newToken(text, end - 3, end, 'NEG'));
        return;
      }
    }
  }
  tokens.push(newToken(text, start, end, 'NOUN'));
}

function newToken(text: string, start: number, end: number, tag: Tag): Token {
  const surface = text.slice(start, end);
  const lower = surface.toLowerCase();
  return { start, end, text: surface, lower, tag, lemma: lower, finite: false };
}

function punctuationTag(mark: string): Tag | null {
  if (mark === ',') return 'COMMA';
  if (STOPS.includes(mark)) return 'STOP';
  if (OPENING.includes(mark)) return 'OPEN';
  if (CLOSING.includes(mark) || QUOTES.includes(mark)) return 'CLOSE';
  return null;
}
