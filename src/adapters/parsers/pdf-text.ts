/**
 * @file The text of a PDF from its lines: lines are joined to paragraphs, words broken at a line's end are mended, and each
 * drawn item keeps the range of text that it covers, so that a citation can be marked on the page.
 */
import type { Heading, Page } from '../../engine/types.ts';
import { hasGap, type Line, type PageLines, type TextItem } from './pdf-items.ts';

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
/** Letters this much larger than the body's are a heading, if the paragraph is no longer than the limit. */
const HEADING_SIZE = 1.15;
const MAX_HEADING_CHARACTERS = 160;
const MAX_HEADING_LEVEL = 6;
const USUAL_STEP = 1.2;

const SENTENCE_END = /[.!?:;…]["'”’)\]]*$/;
/** What a new paragraph or list item may begin with when its predecessor's line was ended on purpose. */
const FRESH_START = /^[^\p{Ll}]/u;
const LIST_ITEM = /^(?:[•‣▪●○◦–—*·-]|\(?(?:\d{1,3}|[a-zA-Z])[.)])\s/;
const HYPHENATED = /\p{L}[-\u2010]$/u;
const LOWERCASE_WORD = /^\p{Ll}[\p{L}]*/u;

export interface PdfText {
  text: string;
  headings: Heading[];
  pages: Page[];
}

/** Builds the document's text. Pages are parted by blank lines, but where a sentence goes on; `pages` tells each item's range and box. */
export function pdfText(pages: readonly PageLines[]): PdfText {
  const builder = new PdfTextBuilder(vocabularyOf(pages));
  const written = pages.map((page, index) => builder.page(page, pages[index + 1]?.lines[0]));
  return { text: builder.text(), headings: headingsOf(builder.paragraphs), pages: written };
}

interface Paragraph {
  start: number;
  end: number;
  fontSize: number;
}

class PdfTextBuilder {
  readonly paragraphs: Paragraph[] = [];
  private readonly pieces: string[] = [];
  private length = 0;
  private ranges: number[] = [];
  private boxes: number[] = [];
  /** What stands before the first words of the next page. */
  private beforePage = '';

  constructor(private readonly vocabulary: ReadonlySet<string>) {}

  text(): string {
    return this.pieces.join('');
  }

  /** @param following the first line of the next page */
  page(page: PageLines, following: Line | undefined): Page {
    this.ranges = [];
    this.boxes = [];
    if (page.lines.length > 0 && this.length > 0) this.push(this.beforePage);
    const start = this.length;
    const last = page.lines.at(-1);
    const next = last && following && goesOn(last, following) ? following : undefined;
    for (const paragraph of paragraphsOf(page.lines)) {
      this.paragraph(paragraph, start, paragraph.at(-1) === last ? next : undefined);
    }
    if (next === undefined) this.beforePage = '\n\n';
    else this.beforePage = this.breaksWord(last!, next) === false ? ' ' : '';
    return {
      start,
      end: this.length,
      width: page.width,
      height: page.height,
      ranges: Uint32Array.from(this.ranges),
      boxes: Float32Array.from(this.boxes),
    };
  }

  /** @param following the line on the next page in which its last sentence goes on */
  private paragraph(lines: readonly Line[], pageStart: number, following: Line | undefined): void {
    if (this.length > pageStart) this.push('\n\n');
    const start = this.length;
    lines.forEach((line, index) => {
      const next = lines[index + 1] ?? following;
      const breaksWord = next !== undefined && this.breaksWord(line, next);
      this.line(line, breaksWord === 'drop-hyphen');
      if (index + 1 < lines.length && breaksWord === false) this.push(' ');
    });
    this.paragraphs.push({ start, end: this.length, fontSize: lines[0]?.fontSize ?? 0 });
  }

  private line(line: Line, dropHyphen: boolean): void {
    line.items.forEach((item, index) => {
      const previous = line.items[index - 1];
      if (previous !== undefined && hasGap(previous, item)) this.push(' ');
      const text = item.text.trim();
      const isLast = index === line.items.length - 1;
      this.item(item, dropHyphen && isLast ? text.slice(0, -1) : text);
    });
  }

  private item(item: TextItem, text: string): void {
    if (text === '') return;
    this.ranges.push(this.length, this.length + text.length);
    this.boxes.push(item.x, item.y, item.width, item.height);
    this.push(text);
  }

  /**
   * Whether the last word of a line goes on in the next, and then whether its hyphen belongs to the word: it does when
   * the document writes the word with a hyphen elsewhere and never without.
   */
  private breaksWord(line: Line, next: Line): false | 'keep-hyphen' | 'drop-hyphen' {
    if (!HYPHENATED.test(line.text)) return false;
    const rest = LOWERCASE_WORD.exec(next.text)?.[0];
    if (rest === undefined) return false;
    const head = (line.text.split(/\s/).pop() ?? '').toLowerCase();
    const joined = stripMarks(head.slice(0, -1)) + rest;
    return this.vocabulary.has(stripMarks(`${head}${rest}`)) && !this.vocabulary.has(joined)
      ? 'keep-hyphen'
      : 'drop-hyphen';
  }

  private push(piece: string): void {
    this.pieces.push(piece);
    this.length += piece.length;
  }
}

/** Whether the first line of a page goes on with the sentence in which the page before ends. */
function goesOn(last: Line, first: Line): boolean {
  return (
    !SENTENCE_END.test(last.text) &&
    LOWERCASE_WORD.test(first.text) &&
    !LIST_ITEM.test(first.text) &&
    Math.abs(first.fontSize - last.fontSize) <= FONT_CHANGE * last.fontSize
  );
}

/** Words that stand whole within a line, in lower case. */
function vocabularyOf(pages: readonly PageLines[]): Set<string> {
  const words = new Set<string>();
  for (const page of pages) {
    for (const line of page.lines) {
      for (const word of line.text.toLowerCase().split(/\s+/)) words.add(stripMarks(word));
    }
  }
  return words;
}

function stripMarks(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
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
  const step = line.baseline - previous.baseline;
  const endsSentence = SENTENCE_END.test(previous.text);
  // The text goes on at the top of the next column, or beside: only the words can tell.
  if (step < 0.3 * line.fontSize) return endsSentence;
  if (step > GAP_STEPS * usual * line.fontSize) return true;
  if (LIST_ITEM.test(line.text)) return true;
  if (endsSentence && line.x - previous.x > INDENT * line.fontSize) return true;
  return wouldHaveFitted(previous, line, columnEdge) && (endsSentence || FRESH_START.test(line.text));
}

/** True when the first word of a line had room on the line before: then the line was ended on purpose. */
function wouldHaveFitted(previous: Line, line: Line, columnEdge: number): boolean {
  const [firstWord = ''] = line.text.split(' ', 1);
  const width = ((line.right - line.x) * firstWord.length) / line.text.length;
  return columnEdge - previous.right > width + line.fontSize;
}

/** Paragraphs in larger letters than the body's, levelled by size from the largest. */
function headingsOf(paragraphs: readonly Paragraph[]): Heading[] {
  const body = bodyFontSize(paragraphs);
  const found = paragraphs.filter(
    (paragraph) =>
      paragraph.fontSize >= body * HEADING_SIZE && paragraph.end - paragraph.start <= MAX_HEADING_CHARACTERS,
  );
  const sizes = [...new Set(found.map(roundedSize))].sort((a, b) => b - a);
  return found.map((paragraph) => ({
    start: paragraph.start,
    end: paragraph.end,
    level: Math.min(MAX_HEADING_LEVEL, sizes.indexOf(roundedSize(paragraph)) + 1),
  }));
}

/** The size that most characters are set in. */
function bodyFontSize(paragraphs: readonly Paragraph[]): number {
  const characters = new Map<number, number>();
  for (const paragraph of paragraphs) {
    const size = roundedSize(paragraph);
    characters.set(size, (characters.get(size) ?? 0) + paragraph.end - paragraph.start);
  }
  return [...characters].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])[0];
}

function roundedSize(paragraph: Paragraph): number {
  return Math.round(paragraph.fontSize * 2) / 2;
}

/** The value below which the given share of the values lies; there must be one at least. */
function quantile(values: number[], share: number): number {
  return values.sort((a, b) => a - b)[Math.floor((values.length - 1) * share)]!;
}
