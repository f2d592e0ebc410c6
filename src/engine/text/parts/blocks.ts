/** @file Headings, abstracts, captions, tables, lists, footnotes and running heads, where only the words and the lines tell them. */
import type { Range } from '../../types.ts';
import { mark, markOne, paragraphEnd, type TextLine } from './lines.ts';
import { REFERENCES_HEADING } from './references.ts';

const MARKDOWN_HEADING = /^#{1,6}\s+\S/u;
const NUMBERED_HEADING = /^(?:\d{1,2}(?:\.\d{1,2}){0,3}\.?|[A-H](?:\.\d{1,2}){0,2}\.?|[IVX]{1,5}\.)\s+\p{Lu}[^.!?]*$/u;
const NAMED_HEADING =
  /^(?:abstract|summary|introduction|background|related work|conclusions?|concluding remarks|discussion|acknowledg(?:e?ments?|ing)|appendix(?: [A-Z0-9])?(?:[:.].*)?|keywords|contents)$/iu;
const LONGEST_HEADING = 90;

const ABSTRACT_HEADING = /^(?:#{1,6}\s*)?(?:abstract|summary|zusammenfassung|resumen|摘要)\s?[.:]?$/iu;
const ABSTRACT_BEGINS = /^(?:abstract|zusammenfassung|resumen)\s?(?:[—–:.-]|(?=\p{Lu}))/iu;
const AFTER_ABSTRACT =
  /^(?:keywords|key words|index terms|general terms|categories and subject|ccs concepts|acm reference|\d\.?\s+introduction|introduction\b)/iu;
const LONGEST_ABSTRACT = 4000;
/** What follows is so many times as long, the abstract itself counted. */
const LEAST_SUMMED_UP = 3;

const CAPTION =
  /^(?:\*\*)?(?:fig(?:ure|\.)?|table|tab\.|listing|algorithm|chart|plate|scheme|box|abb(?:ildung|\.)|tabelle|figura|tabla|cuadro|图|表)\s?(?:[A-Z][.-]?)?\d+(?:[.-]\d+)*[a-z]?(?:\*\*)?(?:\s?[.:|–—](?:\s|\*|$)|\s?\([a-z]\)|$|\s+(?=\p{Lu}[\p{Ll}-]+\s))/iu;
/** What a sentence about a figure goes on with, where a caption has its title. */
const TALKS_OF_FIGURE =
  /^\S+\s+\S+?\.?\s+(?:shows?|and|gives?|lists?|illustrates?|presents?|describes?|plots?|summari[sz]es|is|are|in|of|to|for|we)\b/u;
const LONGEST_CAPTION = 900;

const CELL_BARS = /\|.*\|/u;
const NUMBER_CELL = /^[-+−(]?[$€£]?\d[\d.,:/×^%()±–-]*\p{L}{0,3}$/u;
/** A row of numbers has so many cells, and this share of them are numbers. */
const LEAST_CELLS = 4;
const LEAST_NUMBERS = 0.5;

const LIST_ITEM = /^(?:[-*+•‣▪◦–]\s+|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s+)\S/u;
const MARKDOWN_FOOTNOTE = /^\[\^[\w-]+\]:/u;
/** Notices on the first page of a paper. */
const NOTICE = /^(?:permission to (?:make|copy)|copyright (?:©|\d{4}|\(c\))|©\s?\d{4})/iu;

/** Lines that come back so often, at least this far apart, stand on every page. */
const LEAST_PAGES = 3;
const PAGE_UNITS = 1000;
const LONGEST_RUNNING_HEAD = 110;
/** Where pages are not known, shorter lines come back for other reasons. */
const SHORTEST_RUNNING_HEAD = 12;
/** Lines at either end of a page among which a running head is. */
const EDGE_LINES = 2;
const PAGE_NUMBER = /^(?:page\s)?\d{1,4}(?:\s?(?:of|\/)\s?\d{1,4})?$/iu;

function isFree({ part, isBlank }: TextLine): boolean {
  return part === 'body' && !isBlank;
}

export function markHeadings(lines: readonly TextLine[]): void {
  lines.forEach((line, at) => {
    if (!isFree(line) || line.text.length > LONGEST_HEADING) return;
    const { text } = line;
    const stands = at === 0 || lines[at - 1]!.isBlank || /[.:!?]$/.test(lines[at - 1]!.text) || text.startsWith('#');
    const isHeading =
      MARKDOWN_HEADING.test(text) ||
      (stands && (NUMBERED_HEADING.test(text) || NAMED_HEADING.test(text) || REFERENCES_HEADING.test(text)));
    if (isHeading) mark(lines, at, at + 1, 'heading');
  });
}

export function markAbstract(lines: readonly TextLine[]): void {
  const at = lines.findIndex(({ text }) => ABSTRACT_HEADING.test(text) || ABSTRACT_BEGINS.test(text));
  if (at < 0) return;
  const isHeading = ABSTRACT_HEADING.test(lines[at]!.text);
  let end = at + (isHeading ? 1 : 0);
  let length = 0;
  for (let i = end; i < lines.length && length < LONGEST_ABSTRACT; i++) {
    const { isBlank, part, text } = lines[i]!;
    if (isBlank) continue;
    if (part === 'heading' || (i > at && AFTER_ABSTRACT.test(text))) break;
    length += text.length;
    end = i + 1;
  }
  if (length >= LONGEST_ABSTRACT) {
    const next = lines.findIndex(({ isBlank }, i) => i > at && !isBlank);
    end = next < 0 ? lines.length : paragraphEnd(lines, next);
  }
  // A document that is hardly more than an abstract has nothing that it sums up.
  const last = lines[lines.length - 1]!;
  if (last.end - lines[at]!.start < LEAST_SUMMED_UP * length) return;
  for (let i = at; i < end; i++) if (isFree(lines[i]!)) mark(lines, i, i + 1, 'abstract');
}

export function markCaptions(lines: readonly TextLine[]): void {
  lines.forEach((line, at) => {
    if (!isFree(line) || !CAPTION.test(line.text) || TALKS_OF_FIGURE.test(line.text)) return;
    const before = lines[at - 1];
    // In wrapped lines "see Figure 2." may begin one.
    if (before !== undefined && before.part === 'body' && !before.isBlank && !/[.:!?)\]]$/.test(before.text)) return;
    let end = at;
    let length = 0;
    while (end < lines.length && !lines[end]!.isBlank && lines[end]!.part === 'body' && length < LONGEST_CAPTION) {
      length += lines[end]!.text.length;
      end++;
      // Where no blank line parts it from the text, its last line is one that ends a sentence.
      if (end > at + 1 && /[.!?]$/.test(lines[end - 1]!.text)) break;
    }
    mark(lines, at, end, 'caption');
  });
}

export function markTables(lines: readonly TextLine[]): void {
  lines.forEach((line, at) => {
    if (!isFree(line)) return;
    const cells = line.text.split(/\s*\|\s*|\t+|\s{2,}|\s/u).filter((cell) => cell !== '');
    const numbers = cells.filter((cell) => NUMBER_CELL.test(cell)).length;
    const isNumbers = cells.length >= LEAST_CELLS && numbers >= LEAST_NUMBERS * cells.length;
    const isBars =
      CELL_BARS.test(line.text) && [at - 1, at + 1].some((near) => CELL_BARS.test(lines[near]?.text ?? ''));
    if (isNumbers || isBars) markOne(lines, at, at + 1, 'table');
  });
}

export function markLists(lines: readonly TextLine[]): void {
  const written = lines.flatMap(({ isBlank }, at) => (isBlank ? [] : [at]));
  const isItem = written.map((at) => isFree(lines[at]!) && LIST_ITEM.test(lines[at]!.text));
  written.forEach((at, i) => {
    if (!isItem[i]) return;
    // One alone may be anything; the next item may stand behind lines in which this one goes on.
    if (![i - 2, i - 1, i + 1, i + 2].some((near) => isItem[near])) return;
    markOne(lines, at, at + 1, 'list');
    // An item goes on in the lines below it, up to the next or a blank line.
    for (let next = at + 1; next < lines.length && isFree(lines[next]!) && !LIST_ITEM.test(lines[next]!.text); next++) {
      mark(lines, next, next + 1, 'list');
    }
  });
}

export function markFootnotes(lines: readonly TextLine[]): void {
  lines.forEach((line, at) => {
    if (isFree(line) && (MARKDOWN_FOOTNOTE.test(line.text) || NOTICE.test(line.text))) {
      mark(lines, at, paragraphEnd(lines, at), 'footnote');
    }
  });
}

/** The first and last lines of each page. */
function edgesOf(lines: readonly TextLine[], pages: readonly Range[]): Set<number> {
  const edges = new Set<number>();
  const written = lines.flatMap(({ isBlank }, at) => (isBlank ? [] : [at]));
  let next = 0;
  for (const { end } of pages) {
    const from = next;
    while (next < written.length && lines[written[next]!]!.start < end) next++;
    const own = written.slice(from, next);
    for (const at of [...own.slice(0, EDGE_LINES), ...own.slice(-EDGE_LINES)]) edges.add(at);
  }
  return edges;
}

/** @param pages where the format knows them: running heads stand at their edges */
export function markRunningHeads(lines: readonly TextLine[], pages: readonly Range[] | undefined): void {
  const edges = pages && edgesOf(lines, pages);
  const places = new Map<string, number[]>();
  lines.forEach((line, at) => {
    if (line.isBlank || line.isKnown || line.text.length > LONGEST_RUNNING_HEAD) return;
    if (line.part !== 'body' && line.part !== 'heading') return;
    if (/[:;,]$|^\d+:/.test(line.text)) return;
    if (edges ? !edges.has(at) : line.text.length < SHORTEST_RUNNING_HEAD) return;
    const isNumber = PAGE_NUMBER.test(line.text);
    const key = isNumber ? '#' : line.text.toLowerCase().replace(/\d+/g, '#');
    if (!isNumber && !/\p{L}{3}/u.test(key)) return;
    const known = places.get(key);
    if (known) known.push(at);
    else places.set(key, [at]);
  });
  for (const [key, found] of places) {
    const apart = found.filter((at, i) => i === 0 || lines[at]!.start - lines[found[i - 1]!]!.start >= PAGE_UNITS);
    if (apart.length < LEAST_PAGES || apart.length < found.length / 2) continue;
    // The first is the title, which stands above the first page.
    for (const at of key === '#' ? found : found.slice(1)) mark(lines, at, at + 1, 'running head');
  }
}
