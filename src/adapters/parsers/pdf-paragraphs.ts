/**
 * @file The paragraphs of PDF pages: lines that belong together, and sentences that were cut in two. A figure, a footnote or the end of a page comes between the
 * halves of a sentence; the halves are put together again, and what stood between them goes before or after.
 */
import type { Line, PageLines } from './pdf-items.ts';

/** A step to the next line longer than this many usual steps is a gap between paragraphs. */
const GAP_STEPS = 1.35;
/** Letters that differ by more than this share are another kind of text, such as a heading. */
const FONT_CHANGE = 0.15;
/** A first line moved in by more than this many font sizes begins a paragraph. */
const INDENT = 0.8;
/** Lines whose left edges lie within this distance, in points, belong to one column. */
const COLUMN_STEP = 36;
/** This share of a column's lines ends at its right edge or before. Not all: a title may run over several columns. */
const COLUMN_EDGE_QUANTILE = 0.75;
const USUAL_STEP = 1.2;
/** So many paragraphs may stand between the halves of a sentence. */
const MOST_BETWEEN = 6;
/** Halves of a sentence have so many characters; shorter ones are labels and cells of tables. */
const LEAST_HALF = { before: 40, after: 12 } as const;
/** What is shorter than this may stand between: labels of a figure, a page's number. */
const LONGEST_LABEL = 40;
/** Footnotes and captions are set in letters smaller than the sentence by this share. */
const SMALLER = 0.06;

const SENTENCE_END = /[.!?:;…]["'”’)\]]*$/;
/** What a new paragraph or list item may begin with when its predecessor's line was ended on purpose. */
const FRESH_START = /^[^\p{Ll}]/u;
const LIST_ITEM = /^(?:[•‣▪●○◦–—*·-]|\(?(?:\d{1,3}|[a-zA-Z])[.)])\s/;
const LETTER_OR_NUMBER = /^\(?[\p{L}\p{N}]/u;
/** How the item before one ends. */
const ITEM_END = /(?:[.!?:;,…]["'”’)\]]*|\b(?:and|or))$/;
const CAPTION = /^(?:fig(?:ure|\.)|table|tab\.|listing|algorithm|chart|plate|scheme|box)\s*\p{N}/iu;
/** Running text that speaks of a figure has no such sign after its number. */
const NUMBERED_CAPTION = /^(?:fig(?:ure|\.)|table|tab\.|chart|plate|scheme)\s*\p{N}+(?:\.\p{N}+)?\s?[.:|–—]\s/iu;
const FORMULA = /[=<>≤≥≈≡∈∑∏∫∀∃⊢→⇒|±×÷^]|\S\s[+:−-]\s\S|\p{L}\(\p{L}/u;
export const LOWERCASE_WORD = /^\p{Ll}[\p{L}]*/u;
/** A line that ends so is in the middle of a sentence. */
const IN_SENTENCE = /(?:[\p{Ll},]|\p{L}[-\u2010])$/u;

/** The paragraphs of one page. */
export interface PageParagraphs {
  lines: Line[][];
  /** Whether the last one goes on with the first of the next page. */
  goesOn: boolean;
}

/** The paragraphs of every page, in an order in which no sentence is cut where that can be told. */
export function paragraphsOfPages(pages: readonly PageLines[]): PageParagraphs[] {
  const paragraphs = pages.map(({ lines }) => withoutCuts(paragraphsOf(lines)));
  // What a page begins with where the page before goes on with it: that stays first.
  let begun: Line[] | undefined;
  return paragraphs.map((before, index) => {
    const after = paragraphs[index + 1] ?? [];
    const last = lastOf(before);
    const open = last !== begun || before.at(-1) === last ? last : undefined;
    begun = undefined;
    const next = open && after.findIndex((paragraph) => goesOn(open, paragraph) || !mayStandBetween(open, paragraph));
    if (open === undefined || next === undefined || next < 0 || !goesOn(open, after[next]!)) {
      return { lines: before, goesOn: false };
    }
    after.unshift(...after.splice(next, 1));
    [begun] = after;
    before.push(...before.splice(before.indexOf(open), 1));
    return { lines: before, goesOn: true };
  });
}

/** The last paragraph of a page that is left within a sentence, but for what may stand between its halves. */
function lastOf(paragraphs: readonly Line[][]): Line[] | undefined {
  for (let at = paragraphs.length - 1; at >= Math.max(0, paragraphs.length - 1 - MOST_BETWEEN); at--) {
    const paragraph = paragraphs[at]!;
    if (isCut(paragraph) && paragraphs.slice(at + 1).every((after) => mayStandBetween(paragraph, after)))
      return paragraph;
  }
  return undefined;
}

/**
 * Puts the halves of sentences together that something on the same page stands between: figures and footnotes go before the whole, a formula that is set by
 * itself belongs to the sentence.
 */
function withoutCuts(paragraphs: readonly Line[][]): Line[][] {
  const left = [...paragraphs];
  for (let at = 0; at < left.length; at++) {
    const open = left[at]!;
    if (!isCut(open)) continue;
    let next = at + 1;
    while (
      next < left.length &&
      next - at <= MOST_BETWEEN &&
      !goesOn(open, left[next]!) &&
      (mayStandBetween(open, left[next]!) || isFormula(open, left[next]!))
    )
      next++;
    if (next >= left.length || !goesOn(open, left[next]!)) continue;
    const [rest] = left.splice(next, 1);
    const between = left.splice(at + 1, next - at - 1);
    const aside = between.filter((paragraph) => !isFormula(open, paragraph));
    const formulas = between.filter((paragraph) => isFormula(open, paragraph)).flat();
    left.splice(at, 1, ...aside, [...open, ...formulas, ...rest!]);
    // The whole may be cut once more.
    at += aside.length - 1;
  }
  return left;
}

function textOf(lines: readonly Line[]): string {
  return lines.map(({ text }) => text).join(' ');
}

function isCut(lines: readonly Line[]): boolean {
  return (
    IN_SENTENCE.test(lines.at(-1)!.text) && textOf(lines).length >= LEAST_HALF.before && !CAPTION.test(lines[0]!.text)
  );
}

/** Whether a paragraph goes on with the sentence in which another one is cut. */
function goesOn(open: readonly Line[], rest: readonly Line[]): boolean {
  const [last, first] = [open.at(-1)!, rest[0]!];
  return (
    LOWERCASE_WORD.test(first.text) &&
    !LIST_ITEM.test(first.text) &&
    textOf(rest).length >= LEAST_HALF.after &&
    isSameSize(first, last)
  );
}

function isSameSize(line: Line, other: Line): boolean {
  return Math.abs(line.fontSize - other.fontSize) <= SMALLER * other.fontSize;
}

/** A line or two of their own with signs between letters: what a sentence without them says is not what was written. */
function isFormula(open: readonly Line[], lines: readonly Line[]): boolean {
  const { text, fontSize } = lines[0]!;
  const isSmaller = fontSize < (1 - SMALLER) * open.at(-1)!.fontSize;
  return lines.length <= 2 && !isSmaller && !CAPTION.test(text) && FORMULA.test(textOf(lines));
}

/** Never what may go on with the sentence itself, in whatever letters: to pass over it would make a sentence that nobody wrote. */
function mayStandBetween(open: readonly Line[], lines: readonly Line[]): boolean {
  const { text, fontSize } = lines[0]!;
  if (LOWERCASE_WORD.test(text) || isFormula(open, lines)) return false;
  const own = open.at(-1)!.fontSize;
  const isHeading = fontSize > (1 + SMALLER) * own;
  return CAPTION.test(text) || fontSize < (1 - SMALLER) * own || (!isHeading && textOf(lines).length < LONGEST_LABEL);
}

/** Splits the lines of a page into paragraphs. */
function paragraphsOf(lines: readonly Line[]): Line[][] {
  const step = usualStep(lines);
  const edgeOf = columnEdges(lines);
  const paragraphs: Line[][] = [];
  lines.forEach((line, index) => {
    const previous = lines[index - 1];
    const paragraph = paragraphs[paragraphs.length - 1];
    if (previous === undefined || paragraph === undefined || beginsParagraph(previous, line, edgeOf(previous), step)) {
      paragraphs.push([line]);
    } else paragraph.push(line);
  });
  return paragraphs;
}

/** The right edge of the column that a line stands in. */
function columnEdges(lines: readonly Line[]): (line: Line) => number {
  const columnOf = (line: Line): number => Math.round(line.x / COLUMN_STEP);
  const rights = new Map<number, number[]>();
  for (const line of lines) {
    const column = rights.get(columnOf(line));
    if (column === undefined) rights.set(columnOf(line), [line.right]);
    else column.push(line.right);
  }
  const edges = new Map([...rights].map(([column, values]) => [column, quantile(values, COLUMN_EDGE_QUANTILE)]));
  return (line) => edges.get(columnOf(line)) ?? line.right;
}

/** The usual distance between two baselines, in font sizes: the median over a page's neighbouring lines. */
function usualStep(lines: readonly Line[]): number {
  const steps: number[] = [];
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    if (next === undefined) return;
    const step = (next.baseline - line.baseline) / line.fontSize;
    if (step > 0.8 && step < 3) steps.push(step);
  });
  return steps.length === 0 ? USUAL_STEP : quantile(steps, 0.5);
}

function beginsParagraph(previous: Line, line: Line, columnEdge: number, usual: number): boolean {
  if (Math.abs(line.fontSize - previous.fontSize) > FONT_CHANGE * previous.fontSize) return true;
  if (NUMBERED_CAPTION.test(line.text)) return true;
  const step = line.baseline - previous.baseline;
  const endsSentence = SENTENCE_END.test(previous.text);
  // The text goes on at the top of the next column, or beside: only the words can tell.
  if (step < 0.3 * line.fontSize) return endsSentence || (step < 0 && !isSameSize(line, previous));
  if (step > GAP_STEPS * usual * line.fontSize) return true;
  if (LIST_ITEM.test(line.text)) {
    // "m. The next" and "133. Field" may be the end of what the line before begins.
    return (
      !LETTER_OR_NUMBER.test(line.text) || ITEM_END.test(previous.text) || wouldHaveFitted(previous, line, columnEdge)
    );
  }
  if (endsSentence && line.x - previous.x > INDENT * line.fontSize) return true;
  return wouldHaveFitted(previous, line, columnEdge) && (endsSentence || FRESH_START.test(line.text));
}

/** True when the first word of a line had room on the line before: then the line was ended on purpose. */
function wouldHaveFitted(previous: Line, line: Line, columnEdge: number): boolean {
  const [firstWord = ''] = line.text.split(' ', 1);
  const width = ((line.right - line.x) * firstWord.length) / line.text.length;
  return columnEdge - previous.right > width + line.fontSize;
}

/** The value below which the given share of the values lies; there must be one at least. */
function quantile(values: number[], share: number): number {
  return values.sort((a, b) => a - b)[Math.floor((values.length - 1) * share)]!;
}
