/**
 * @file The text of a PDF from its lines: lines are joined to paragraphs, words broken at a line's end are mended, and each
 * drawn item keeps the range of text that it covers, so that a citation can be marked on the page.
 */
import type { Heading, Page, PartRange } from '../../engine/types.ts';
import { hasGap, type Line, type PageLines, type TextItem } from './pdf-items.ts';
import { partsOfParagraphs, type WrittenParagraph } from './pdf-parts.ts';
import { LOWERCASE_WORD, paragraphsOfPages } from './pdf-paragraphs.ts';

/** Letters this much larger than the body's are a heading, if the paragraph is no longer than the limit. */
const HEADING_SIZE = 1.15;
const MAX_HEADING_CHARACTERS = 160;
const MAX_HEADING_LEVEL = 6;

/** A hyphen that was set because the line ended there, where a document tells it from one of the word's own. */
const LINE_HYPHEN = '\u2010';
const HYPHENATED = /\p{L}[-\u2010]$/u;
const CAPITALS = /\p{Lu}{2}[-\u2010]$/u;
const CAPITAL_WORD = /^\p{Lu}{2,}/u;
/** A range of numbers goes on: "120-" and "133". */
const OPEN_RANGE = /\d[-\u2010–]$/u;
/** Two words that a hyphen may join have so many letters each. */
const LEAST_WORD = 3;

export interface PdfText {
  text: string;
  headings: Heading[];
  parts: PartRange[];
  pages: Page[];
}

/** Builds the document's text. Pages are parted by blank lines, but where a sentence goes on; `pages` tells each item's range and box. */
export function pdfText(pages: readonly PageLines[]): PdfText {
  const builder = new PdfTextBuilder(vocabularyOf(pages), tellsHyphens(pages));
  const paragraphs = paragraphsOfPages(pages);
  const written = pages.map((page, index) => {
    const { goesOn, lines } = paragraphs[index]!;
    return builder.page(page, lines, goesOn ? paragraphs[index + 1]!.lines[0]![0] : undefined);
  });
  const body = bodyFontSize(builder.paragraphs);
  return {
    text: builder.text(),
    headings: headingsOf(builder.paragraphs, body),
    parts: partsOfParagraphs(builder.paragraphs, body),
    pages: written,
  };
}

class PdfTextBuilder {
  readonly paragraphs: WrittenParagraph[] = [];
  private readonly pieces: string[] = [];
  private length = 0;
  private ranges: number[] = [];
  private boxes: number[] = [];
  /** What stands before the first words of the next page. */
  private beforePage = '';

  constructor(
    private readonly vocabulary: ReadonlySet<string>,
    private readonly tellsHyphens: boolean,
  ) {}

  text(): string {
    return this.pieces.join('');
  }

  /** @param following the line on the next page in which the last sentence goes on */
  page({ width, height }: PageLines, paragraphs: readonly Line[][], following: Line | undefined): Page {
    this.ranges = [];
    this.boxes = [];
    if (paragraphs.length > 0 && this.length > 0) this.push(this.beforePage);
    const start = this.length;
    const last = paragraphs.at(-1);
    for (const lines of paragraphs) this.paragraph(lines, start, height, lines === last ? following : undefined);
    if (following === undefined) this.beforePage = '\n\n';
    else this.beforePage = this.breaksWord(last!.at(-1)!, following) === false ? ' ' : '';
    return {
      start,
      end: this.length,
      width,
      height,
      ranges: Uint32Array.from(this.ranges),
      boxes: Float32Array.from(this.boxes),
    };
  }

  /** @param following as for `page` */
  private paragraph(lines: readonly Line[], pageStart: number, pageHeight: number, following: Line | undefined): void {
    if (this.length > pageStart) this.push('\n\n');
    const start = this.length;
    lines.forEach((line, index) => {
      const next = lines[index + 1] ?? following;
      const breaksWord = next !== undefined && this.breaksWord(line, next);
      this.line(line, breaksWord === 'drop-hyphen');
      if (index + 1 < lines.length && breaksWord === false) this.push(' ');
    });
    this.paragraphs.push({ start, end: this.length, fontSize: lines[0]?.fontSize ?? 0, lines, pageHeight });
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
   * Whether the last word of a line goes on in the next, and then whether its hyphen belongs to the word: it does when the document writes the word with
   * a hyphen elsewhere and never without, when it has another sign for those at line ends, or when it has both halves as words and not the whole.
   */
  private breaksWord(line: Line, next: Line): false | 'keep-hyphen' | 'drop-hyphen' {
    if (OPEN_RANGE.test(line.text) && /^\d/.test(next.text)) return 'keep-hyphen';
    if (!HYPHENATED.test(line.text)) return false;
    const rest = (CAPITALS.test(line.text) ? CAPITAL_WORD : LOWERCASE_WORD).exec(next.text)?.[0].toLowerCase();
    if (rest === undefined) return false;
    if (this.tellsHyphens) return line.text.endsWith(LINE_HYPHEN) ? 'drop-hyphen' : 'keep-hyphen';
    const head = (line.text.split(/\s/).pop() ?? '').toLowerCase();
    const first = stripMarks(head.slice(0, -1));
    if (this.vocabulary.has(first + rest)) return 'drop-hyphen';
    const isWord = (half: string): boolean => half.length >= LEAST_WORD && this.vocabulary.has(half);
    const areWords = isWord(first) && isWord(rest);
    return areWords || this.vocabulary.has(stripMarks(`${head}${rest}`)) ? 'keep-hyphen' : 'drop-hyphen';
  }

  private push(piece: string): void {
    this.pieces.push(piece);
    this.length += piece.length;
  }
}

/** Whether the document sets another sign where a line ends than within words that are written with a hyphen. */
function tellsHyphens(pages: readonly PageLines[]): boolean {
  const lines = pages.flatMap((page) => page.lines.map(({ text }) => text));
  return (
    lines.some((text) => HYPHENATED.test(text) && text.endsWith(LINE_HYPHEN)) &&
    lines.some((text) => /\p{L}-\p{L}/u.test(text)) &&
    !lines.some((text) => /\p{L}\u2010\p{L}/u.test(text))
  );
}

/** Words that stand whole within a line, in lower case. */
function vocabularyOf(pages: readonly PageLines[]): Set<string> {
  const words = new Set<string>();
  for (const { lines } of pages) {
    lines.forEach(({ text }, index) => {
      const own = text.toLowerCase().split(/\s+/);
      // Halves of a word are none.
      if (HYPHENATED.test(text)) own.pop();
      if (HYPHENATED.test(lines[index - 1]?.text ?? '')) own.shift();
      for (const word of own) words.add(stripMarks(word));
    });
  }
  return words;
}

function stripMarks(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/** Paragraphs in larger letters than the body's, levelled by size from the largest. */
function headingsOf(paragraphs: readonly WrittenParagraph[], body: number): Heading[] {
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
function bodyFontSize(paragraphs: readonly WrittenParagraph[]): number {
  const characters = new Map<number, number>();
  for (const paragraph of paragraphs) {
    const size = roundedSize(paragraph);
    characters.set(size, (characters.get(size) ?? 0) + paragraph.end - paragraph.start);
  }
  return [...characters].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])[0];
}

function roundedSize(paragraph: WrittenParagraph): number {
  return Math.round(paragraph.fontSize * 2) / 2;
}
