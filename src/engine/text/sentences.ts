/**
 * @file Sentence boundaries. `Intl.Segmenter` proposes them (Unicode Standard Annex 29); this file adds what it does not
 * know: a line break inside a paragraph is a space, a blank line, heading or list item is a boundary, and the stop of
 * an abbreviation, an initial or a list number ends nothing.
 */
import type { PartRange, Range, TextPart } from '../types.ts';
import {
  LEADING_ABBREVIATIONS,
  MONTHS_AFTER_ORDINAL,
  NUMBER_ABBREVIATIONS,
  SENTENCE_STARTERS,
  TRAILING_ABBREVIATIONS,
} from './abbreviations.ts';
import { beginsNote, goesOn } from './notes.ts';

/** Longer sentences (tables, lists without punctuation) are cut at a clause boundary. UTF-16 units. */
const MAX_SENTENCE = 1000;

/** A cut leaves at least this much before it. */
const MIN_CUT = 500;

/** Lines at most this long may be headings; much longer ones are whole paragraphs. */
const MAX_HEADING = 70;

/** A line longer than this was not wrapped by hand, so its end is the end of a paragraph. */
const UNWRAPPED_LINE = 200;

/** What is one sentence however many stops it has: a row is read as a whole. */
const WHOLE: ReadonlySet<TextPart> = new Set(['table', 'log line', 'mail header']);
/** Longer rows hold running text, two sentences and more. UTF-16 units. */
const LONGEST_ROW = 160;

/** How much of a paragraph the segmenter gets at once, in UTF-16 units. */
const WINDOW = 2048;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Before each line of a quoted reply; what stands behind a line feed is told by the block itself. */
const QUOTE_MARKS = /^[ \t]*(?:>[ \t]?)+/;
const QUOTED_LINE = /(?:^|\n)[ \t]*(?:>[ \t]?)+/g;
const LIST_ITEM = /^\s*(?:[-*+•‣▪◦–—]\s|\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{1,4})[.)]\s|#{1,6}\s)/;
/** A line that begins with a time of day is an entry of its own behind one that ends with a stop. */
const TIMED_LINE = /^\s*\[?\d{1,2}:\d{2}\b/;
const ENDS_CLOSED = /[.!?]["”’)\]]?\s*$/;
const ENDS_OPEN = /[.!?。!?:;,…"”’)\]-]\s*$/;
const STOP_BEFORE_SMALL = /[\p{L}\p{N}]{3}[.!?]\s+(?=\p{Ll})/gu;
const STARTS_SENTENCE = /^\s*["“‘'([]?[\p{Lu}\p{N}]/u;
const LAST_WORD = /([\p{L}\p{N}][\p{L}\p{N}.°'’-]*)\.\s*$/u;
const FIRST_WORD = /^\s*["“‘'([]?([\p{L}\p{N}]+)/u;
const HAS_WORD = /[\p{L}\p{N}]/u;
const CLAUSE_BOUNDARY = /[;:—]\s|,\s(?=(?:and|but|or|which|while|so|because|where)\s)/g;

/**
 * The sentences of a text: trimmed, in order, never overlapping, and together covering everything but white space and the marks of quoted replies.
 *
 * @param parts the text's parts, in order: no sentence reaches from one into another
 * @returns half-open ranges in UTF-16 code units
 */
export function splitSentences(text: string, parts: readonly PartRange[] = []): Range[] {
  const sentences: Range[] = [];
  let from = 0;
  const split = (to: number) => {
    forEachBlock(text, from, to, (start, end) => splitBlock(text, start, end, sentences));
    from = to;
  };
  for (const { start, end, part } of parts) {
    split(start);
    if (WHOLE.has(part) && end - start <= LONGEST_ROW) {
      pushTrimmed(text, start, end, sentences);
      from = end;
    } else split(end);
  }
  split(text.length);
  return sentences;
}

/** Calls `visit` for every stretch of text between two positions in which line breaks are only spaces. */
function forEachBlock(text: string, from: number, to: number, visit: (start: number, end: number) => void): void {
  let blockStart = from;
  let lineStart = from;
  let longest = 0;
  while (lineStart < to) {
    const newline = text.indexOf('\n', lineStart);
    const isLast = newline < 0 || newline >= to;
    const lineEnd = isLast ? to : newline;
    longest = Math.max(longest, lineEnd - lineStart);
    if (isLast || lineEndsBlock(text, lineStart, lineEnd, longest)) {
      visitNotes(text, blockStart, lineEnd, visit);
      blockStart = lineEnd + 1;
      longest = 0;
    }
    lineStart = lineEnd + 1;
  }
}

/** Visits each note of a block by itself; one that has none as a whole. */
function visitNotes(text: string, from: number, to: number, visit: (start: number, end: number) => void): void {
  const lines = text.slice(from, to).split('\n');
  const begins = beginsNote(lines);
  if (begins.filter(Boolean).length === 1) return visit(from, to);
  let [start, at] = [from, from];
  lines.forEach((line, i) => {
    if (begins[i] && at > start) {
      forEachNote(text, start, at - 1, visit);
      start = at;
    }
    at += line.length + 1;
  });
  forEachNote(text, start, to, visit);
}

/** Cuts a note where a stop ends something and what follows begins small: "Sodium 127. daughter says she drank a lot". */
function forEachNote(text: string, from: number, to: number, visit: (start: number, end: number) => void): void {
  const line = text.slice(from, to);
  let start = 0;
  for (const { index, 0: stop } of line.matchAll(STOP_BEFORE_SMALL)) {
    const end = index + stop.length;
    if (!isBoundary(line, start, end)) continue;
    visit(from + start, from + end);
    start = end;
  }
  visit(from + start, to);
}

/** Whether the line break at `lineEnd` separates paragraphs, list items or a heading from what follows. */
function lineEndsBlock(text: string, lineStart: number, lineEnd: number, longest: number): boolean {
  const length = lineEnd - lineStart;
  if (length > UNWRAPPED_LINE) return true;
  const nextEnd = text.indexOf('\n', lineEnd + 1);
  const following = text.slice(lineEnd + 1, nextEnd < 0 ? Math.min(text.length, lineEnd + 400) : nextEnd);
  const next = following.replace(QUOTE_MARKS, '');
  if (next.trim() === '') return true;
  if (LIST_ITEM.test(next)) return true;
  const line = text.slice(lineStart, lineEnd).replace(QUOTE_MARKS, '');
  if (line.trim() === '' || line.startsWith('#')) return true;
  if (TIMED_LINE.test(next) && ENDS_CLOSED.test(line)) return true;
  const isShort = length <= MAX_HEADING && (length < longest / 2 || length < Math.min(next.length, 400) / 2);
  return isShort && !ENDS_OPEN.test(line) && !goesOn(line) && STARTS_SENTENCE.test(next);
}

function splitBlock(text: string, blockStart: number, blockEnd: number, out: Range[]): void {
  const block = text
    .slice(blockStart, blockEnd)
    .replace(QUOTED_LINE, (marks) => ' '.repeat(marks.length))
    .replace(/[\r\n\u2028\u2029\u0085]/g, ' ');
  if (block.trim() === '') return;
  const wordsEnd = endOfWords(block);
  let start = 0;
  forEachProposal(block, (end) => {
    // What follows the last word is punctuation, and belongs to the last sentence.
    const isInside = end < block.length && (end >= wordsEnd || !isBoundary(block, start, end));
    if (isInside) return;
    pushTrimmed(text, blockStart + start, blockStart + end, out);
    start = end;
  });
}

/**
 * Calls `visit` with the end of every sentence that the segmenter proposes. The text goes to it window by window, since its time
 * for one long string grows with the square of the length; the last sentence of a window is seen again in the next.
 */
function forEachProposal(block: string, visit: (end: number) => void): void {
  let from = 0;
  let size = WINDOW;
  while (from < block.length) {
    const isLast = from + size >= block.length;
    let last = 0;
    let previous = 0;
    for (const { segment, index } of segmenter.segment(block.slice(from, from + size))) {
      if (index > 0) visit(from + index);
      previous = index;
      last = index + segment.length;
    }
    if (isLast) {
      visit(from + last);
      return;
    }
    size = previous === 0 ? size * 2 : WINDOW;
    from += previous;
  }
}

/** Position after the last letter or digit; 0 when there is none. */
function endOfWords(block: string): number {
  for (let at = block.length - 1; at >= 0; at--) {
    // Two units at a time, since a letter may be a surrogate pair.
    if (HAS_WORD.test(block.slice(Math.max(0, at - 1), at + 1))) return at + 1;
  }
  return 0;
}

/** Whether a proposed boundary at `end`, in a sentence begun at `start`, is one. */
function isBoundary(block: string, start: number, end: number): boolean {
  const rest = block.slice(end, end + 40);
  const piece = block.slice(Math.max(start, end - 40), end);
  if (!HAS_WORD.test(piece) && end - start < 40) return false;
  const last = LAST_WORD.exec(piece);
  if (!last) return true;
  const word = last[1]!.toLowerCase();
  const next = FIRST_WORD.exec(rest)?.[1] ?? '';
  const nextIsNumber = /^\p{N}/u.test(next);
  const nextStarts = SENTENCE_STARTERS.has(next.toLowerCase());
  if (LEADING_ABBREVIATIONS.has(word)) return false;
  if (NUMBER_ABBREVIATIONS.has(word)) return !nextIsNumber;
  if (TRAILING_ABBREVIATIONS.has(word)) return nextStarts;
  if (/^(?:\p{Lu}\.)*\p{Lu}$/u.test(last[1]!)) return nextStarts && next.length > 1;
  if (/^\d{1,3}$/.test(word)) {
    const isListNumber = end - start < 8 && block.slice(start, end).trim() === last[0].trim();
    return !isListNumber && !MONTHS_AFTER_ORDINAL.has(next.toLowerCase());
  }
  return true;
}

function pushTrimmed(text: string, start: number, end: number, out: Range[]): void {
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  if (text.charAt(start) === '>' && (start === 0 || /\n[ \t]*$/.test(text.slice(Math.max(0, start - 9), start)))) {
    start = Math.min(end, start + QUOTE_MARKS.exec(text.slice(start, end))![0].length);
    while (start < end && isSpace(text.charCodeAt(start))) start++;
  }
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  while (end - start > MAX_SENTENCE) {
    const cut = cutPoint(text, start, start + MAX_SENTENCE);
    pushTrimmed(text, start, cut, out);
    start = cut;
    while (start < end && isSpace(text.charCodeAt(start))) start++;
  }
  if (start < end) out.push({ start, end });
}

/** Where to cut a sentence so that the first part ends before `limit`: at a clause, else a word, else anywhere. */
function cutPoint(text: string, start: number, limit: number): number {
  const window = text.slice(start + MIN_CUT, limit);
  let cut = -1;
  for (const match of window.matchAll(CLAUSE_BOUNDARY)) cut = match.index + 1;
  if (cut < 0) cut = window.lastIndexOf(' ');
  if (cut >= 0) return start + MIN_CUT + cut;
  const splitsPair = /[\uD800-\uDBFF]/.test(text.charAt(limit - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(limit));
  return splitsPair ? limit - 1 : limit;
}

/** White space as String.prototype.trim sees it, for one UTF-16 unit. */
function isSpace(unit: number): boolean {
  if (unit <= 32) return unit === 32 || (unit >= 9 && unit <= 13);
  return unit === 0xa0 || unit === 0xfeff || (unit >= 0x2000 && unit <= 0x200a) || unit === 0x2028 || unit === 0x2029;
}
