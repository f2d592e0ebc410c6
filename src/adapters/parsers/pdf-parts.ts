/**
 * @file What the layout of PDF pages tells of paragraphs: notes in small letters at the foot of a page, code in letters of one width, and rows of tables, whose
 * cells stand apart.
 */
import type { PartRange, TextPart } from '../../engine/types.ts';
import type { Line } from './pdf-items.ts';

/** A paragraph as it was written into the text. */
export interface WrittenParagraph {
  start: number;
  end: number;
  fontSize: number;
  lines: readonly Line[];
  /** Of its page, in page units. */
  pageHeight: number;
}

/** Notes are set in letters smaller than the body's by this share … */
const NOTE_SIZE = 0.93;
/** … and begin below this share of the page. */
const NOTE_BELOW = 0.55;
/** A note begins with its mark. */
const NOTE_MARK = /^(?:\(?\d{1,2}\)?[.\s]?\s?|[*†‡§¶∗⋆]+\s?)(?=[\p{Lu}"“(]|https?:|\p{Ll}{3})/u;
/** A gap between cells is wider than this many font sizes. */
const CELL_GAP = 1.2;
/** A row has so many gaps, and a table so many rows; a single one tells little. */
const LEAST_GAPS = 2;
const ROW_SHARE = 0.6;
/** Running text whose lines are spread wide is longer and ends in a stop. */
const LONGEST_CELL = 150;
const SENTENCE_END = /[.!?]["'”’)\]]*$/u;
/** This share of the characters is of one width. */
const CODE_SHARE = 0.8;
const LEAST_CODE = 12;

function gapsOf({ items, fontSize }: Line): number {
  return items.filter((item, i) => {
    const previous = items[i - 1];
    return previous !== undefined && item.x - (previous.x + previous.width) > CELL_GAP * fontSize;
  }).length;
}

function isTable({ lines, start, end }: WrittenParagraph): boolean {
  if (end - start > LONGEST_CELL && SENTENCE_END.test(lines.at(-1)?.text ?? '')) return false;
  const rows = lines.filter((line) => gapsOf(line) >= LEAST_GAPS).length;
  return rows > 0 && rows >= ROW_SHARE * lines.length;
}

function isCode({ lines }: WrittenParagraph): boolean {
  let all = 0;
  let own = 0;
  for (const { items } of lines) {
    for (const { text, isMonospaced } of items) {
      all += text.length;
      if (isMonospaced) own += text.length;
    }
  }
  return all >= LEAST_CODE && own >= CODE_SHARE * all;
}

function isNote({ lines, fontSize, pageHeight }: WrittenParagraph, body: number): boolean {
  const [first] = lines;
  return (
    first !== undefined &&
    fontSize < NOTE_SIZE * body &&
    first.baseline > NOTE_BELOW * pageHeight &&
    NOTE_MARK.test(first.text)
  );
}

/** @param body the size of the body's letters */
export function partsOfParagraphs(paragraphs: readonly WrittenParagraph[], body: number): PartRange[] {
  // Where everything is set in letters of one width, that tells nothing.
  const isTyped = paragraphs.filter(isCode).length > paragraphs.length / 2;
  return paragraphs.flatMap((paragraph) => {
    const { start, end } = paragraph;
    const part: TextPart | null = isTable(paragraph)
      ? 'table'
      : !isTyped && isCode(paragraph)
        ? 'code'
        : isNote(paragraph, body)
          ? 'footnote'
          : null;
    return part === null ? [] : [{ start, end, part }];
  });
}
