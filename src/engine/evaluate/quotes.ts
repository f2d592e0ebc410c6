/**
 * @file Finds quoted text in a document as a person would: case, spacing, line ends, and the kinds of quotation marks,
 * dashes and ligatures do not matter. Where it is not found so, its letters and digits alone decide: another reading of a file has other
 * spaces and hyphens. A row of a table is found by its cells, between which a reading may have put the headings, and a point of a list without its number,
 * which a reading may have left out. A quote out of a reading that could not tell a few letters (small capitals, old-style figures) lacks them: it is found where
 * all others stand.
 */
import type { Range } from '../types.ts';

const SAME: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '\u00ad': '',
  '\u200b': '',
  '\ufeff': '',
};
const BLANK = /\s/;

/** A text without what does not matter, and where each of its characters came from. */
interface Folded {
  text: string;
  /** For each UTF-16 unit of `text`, the place in the original that it came from. */
  origin: Uint32Array;
}

function fold(original: string): Folded {
  const parts: string[] = [];
  // A character may fold to several (ligatures, ellipses), so the places grow beside the text.
  const origin: number[] = [];
  let wasBlank = true;
  for (let at = 0; at < original.length; at++) {
    const unit = original[at]!;
    if (BLANK.test(unit)) {
      if (!wasBlank) {
        parts.push(' ');
        origin.push(at);
      }
      wasBlank = true;
      continue;
    }
    const folded = SAME[unit] ?? (unit < '\u0080' ? unit : unit.normalize('NFKC')).toLowerCase();
    for (let i = 0; i < folded.length; i++) origin.push(at);
    parts.push(folded);
    if (folded !== '') wasBlank = false;
  }
  return { text: parts.join(''), origin: Uint32Array.from(origin) };
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** The letters and digits of a folded text alone. */
function bare({ text, origin }: Folded): Folded {
  const parts: string[] = [];
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    if (LETTER_OR_DIGIT.test(character)) {
      parts.push(character);
      for (let i = 0; i < character.length; i++) places.push(origin[at + i]!);
    }
    at += character.length;
  }
  return { text: parts.join(''), origin: Uint32Array.from(places) };
}

/** Where a folded quote stands in a folded text. */
function findFolded({ text, origin }: Folded, needle: string): QuoteMatch | null {
  if (needle === '') return null;
  const from = text.indexOf(needle);
  if (from < 0) return null;
  const range = { start: origin[from]!, end: origin[from + needle.length - 1]! + 1 };
  return { range, repeated: text.includes(needle, from + 1) };
}

const LIST_MARK = /^(?:\d{1,3}[.)]|[-*+•])\s+/u;
const BETWEEN_CELLS = /[,;\t|]/;
const LEAST_CELLS = 3;

/** The line of a text in which all cells of a row stand, in their order; null when there is none, or the quote is no row. */
function findRow(text: string, row: string): QuoteMatch | null {
  const cells = row.split(BETWEEN_CELLS).map((cell) => bare(fold(cell)).text);
  const wanted = cells.filter((cell) => cell !== '');
  if (wanted.length < LEAST_CELLS) return null;
  const found: Range[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const letters = bare(fold(line)).text;
    let at = 0;
    const isRow = wanted.every((cell) => {
      const from = letters.indexOf(cell, at);
      at = from + cell.length;
      return from >= 0;
    });
    if (isRow) found.push({ start, end: start + line.length });
    start += line.length + 1;
  }
  return found.length === 0 ? null : { range: found[0]!, repeated: found.length > 1 };
}

/** A quote may lack so many runs of so many letters, if it is long enough to be told all the same. */
const LACKING = { runs: 4, letters: 16, leastQuote: 24 } as const;
/** Letters by which a quote is looked for, and by which it goes on after what it lacks. */
const ANCHOR = { begin: 3, again: 5 } as const;

/** Where a bare quote ends that begins at a place, though it lacks letters; −1 where it does not stand there. */
function endWithLacking(text: string, needle: string, from: number): number {
  let at = from;
  let runs = 0;
  for (let i = 0; i < needle.length; i++, at++) {
    if (text[at] === needle[i]) continue;
    const next = needle.slice(i, i + ANCHOR.again);
    const skipped = text.slice(at, at + LACKING.letters + ANCHOR.again).indexOf(next);
    if (skipped < 0 || ++runs > LACKING.runs) return -1;
    at += skipped;
  }
  return at;
}

/** Where a quote stands of which a few runs of letters were not told. */
function findLacking({ text, origin }: Folded, needle: string): QuoteMatch | null {
  if (needle.length < LACKING.leastQuote) return null;
  let found: Range | null = null;
  const anchor = needle.slice(0, ANCHOR.begin);
  for (let at = text.indexOf(anchor); at >= 0; at = text.indexOf(anchor, at + 1)) {
    const end = endWithLacking(text, needle, at);
    if (end < 0) continue;
    if (found) return { range: found, repeated: true };
    found = { start: origin[at]!, end: origin[end - 1]! + 1 };
  }
  return found && { range: found, repeated: false };
}

export interface QuoteMatch {
  /** The first place where the quote stands. */
  range: Range;
  /** Whether it stands somewhere else too. */
  repeated: boolean;
}

/** One document in which several quotes are looked for; it is folded when the first one is not there to the letter. */
export class QuoteFinder {
  #folded: Folded | null = null;
  #bare: Folded | null = null;

  constructor(private readonly text: string) {}

  /** Where the quote stands, to the letter if it can be; null when it is nowhere or has no letter. */
  find(quote: string): QuoteMatch | null {
    const wanted = quote.trim();
    if (wanted === '') return null;
    const at = this.text.indexOf(wanted);
    if (at >= 0) {
      const range = { start: at, end: at + wanted.length };
      return { range, repeated: this.text.includes(wanted, at + 1) };
    }
    this.#folded ??= fold(this.text);
    const needle = fold(wanted);
    const match = findFolded(this.#folded, needle.text.trim());
    if (match) return match;
    this.#bare ??= bare(this.#folded);
    const letters = bare(needle).text;
    const found = findFolded(this.#bare, letters) ?? findRow(this.text, wanted);
    const point = wanted.replace(LIST_MARK, '');
    return found ?? (point === wanted ? null : this.find(point)) ?? findLacking(this.#bare, letters);
  }
}
