/** @file What Tesseract finds in a picture, as words with their places on the upright page. */
import type { Bbox, Line as FoundLine, Page as FoundPage, Paragraph as FoundParagraph, Word } from 'tesseract.js';
import type { RecognizedPage } from '../parsers/page-pictures.ts';
import type { TextItem } from '../parsers/pdf-items.ts';

/** One or two signs below this, of 100, are none: specks, edges of a scan and drawings are taken for those. */
const LEAST_SURE_SHORT = 65;
/** Letters or digits that make a word, however unsure it is. */
const WORD = /[\p{L}\p{N}].*[\p{L}\p{N}].*[\p{L}\p{N}]/u;
/** What the point before an item of a list is taken for. */
const TAKEN_FOR_POINTS = /^[eoc¢©®°*»«+■●•·-]$/;
/** A line with fewer letters doesn't show how large they are: brackets and formulas are high. */
const LETTERS = /(?:\p{L}.*){4}/u;
/** Sizes of paragraphs that differ by less are one. */
const SAME_SIZE = 1.1;
/** Where the rows of a line are not told: the part of its height above which letters stand. */
const USUAL_BASELINE = 0.8;

const OPENING = /^[([]?["'“‘„«»]/;
const CLOSING = /["'”’“«»][)\].,;:!?]*$/;
/** What the number of a note is taken for, after the end of a clause or sentence. */
const NOTE_MARK = /[\p{L}\p{N})\]%][.,;:!?]["'”’“*°>]$/u;

/** Angles below this are none. */
const UPRIGHT = 1e-4;

interface Point {
  x: number;
  y: number;
}

/** The size of a picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/**
 * The words of a page, in reading order, without what is no word.
 *
 * @param found with its blocks; its angle is the one by which it was turned before it was read, about its middle
 * @param size of the picture
 * @param scale pixels for one page unit
 * @param language that it was read in
 */
export function recognizedPage(found: FoundPage, size: PictureSize, scale: number, language: string): RecognizedPage {
  const angle = found.rotateRadians ?? 0;
  const middle = { x: size.width / 2, y: size.height / 2 };
  const paragraphs = (found.blocks ?? []).flatMap((block) => block.paragraphs);
  const kept = paragraphs
    .flatMap((paragraph) =>
      withPoints(paragraph).map((line) => ({ line, size: sizeOf(paragraph), words: wordsOf(line) })),
    )
    .filter(({ words }) => words.length > 0);
  dropNoteMarks(kept.flatMap(({ words }) => words));
  const usual = median(kept.map(({ line }) => heightOf(line)));
  const items = kept.flatMap(({ line, size = usual, words }) => {
    const fontSize = size < usual * SAME_SIZE && size > usual / SAME_SIZE ? usual : size;
    return words.map((word, i): TextItem => {
      const { x0, y0, x1, y1 } = turnedBack({ ...word.bbox, y0: line.bbox.y0, y1: line.bbox.y1 }, angle, middle);
      return {
        text: `${word.text} `,
        x: x0 / scale,
        y: y0 / scale,
        width: (x1 - x0) / scale,
        height: (y1 - y0) / scale,
        baseline: baselineOf(line) / scale,
        fontSize: fontSize / scale,
        endsLine: i === words.length - 1,
      };
    });
  });
  const sure = kept.flatMap(({ words }) => words.map(({ confidence }) => confidence));
  const confidence = sure.length === 0 ? 0 : sure.reduce((sum, each) => sum + each, 0) / sure.length / 100;
  return { items, confidence, language };
}

/** The lines of a paragraph: one that hangs out on its first line by a mark that is taken for a letter is a point of a list. */
function withPoints({ lines }: FoundParagraph): FoundLine[] {
  const [first, ...others] = lines;
  const [mark, ...words] = first?.words ?? [];
  const isPoint = mark !== undefined && words.length > 0 && others.length > 0 && TAKEN_FOR_POINTS.test(mark.text);
  if (!isPoint || others.some(({ bbox }) => bbox.x0 < mark.bbox.x1)) return lines;
  const point: Word = { ...mark, text: '•', confidence: 100 };
  return [{ ...first!, words: [point, ...words] }, ...others];
}

/** What stands between words of a line is one, too. */
function wordsOf({ words }: FoundLine): Word[] {
  const read = words.filter(({ text }) => text.trim() !== '');
  return read.slice(read.findIndex(isWord), read.findLastIndex(isWord) + 1).map((word) => ({ ...word }));
}

/** Takes away what ends a sentence like a closing quotation mark where none was opened: the small raised number of a note. */
function dropNoteMarks(words: readonly Word[]): void {
  let open = 0;
  for (const word of words) {
    if (OPENING.test(word.text)) open++;
    if (NOTE_MARK.test(word.text) && open === 0) word.text = word.text.slice(0, -1);
    else if (CLOSING.test(word.text)) open = Math.max(0, open - 1);
  }
}

function isWord({ text, confidence }: Word): boolean {
  return text.trim() !== '' && (confidence >= LEAST_SURE_SHORT || WORD.test(text));
}

/** How large the letters of a paragraph are: its lines are measured on ink and differ. */
function sizeOf({ lines }: FoundParagraph): number | undefined {
  const telling = lines.filter((line) => LETTERS.test(line.text)).map(heightOf);
  return telling.length === 0 ? undefined : median(telling);
}

function heightOf({ rowAttributes, bbox }: FoundLine): number {
  return rowAttributes?.rowHeight || bbox.y1 - bbox.y0;
}

function baselineOf({ baseline, bbox }: FoundLine): number {
  if (baseline.y1 > 0) return (baseline.y0 + baseline.y1) / 2;
  return bbox.y0 + USUAL_BASELINE * (bbox.y1 - bbox.y0);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}

/** The upright box around a box that was found after the picture had been turned by an angle, clockwise, about its middle. */
function turnedBack(box: Bbox, angle: number, middle: Point): Bbox {
  if (Math.abs(angle) < UPRIGHT) return box;
  const [cos, sin] = [Math.cos(-angle), Math.sin(-angle)];
  const at = { x: (box.x0 + box.x1) / 2 - middle.x, y: (box.y0 + box.y1) / 2 - middle.y };
  const x = middle.x + at.x * cos - at.y * sin;
  const y = middle.y + at.x * sin + at.y * cos;
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
  return { x0: x - width / 2, y0: y - height / 2, x1: x + width / 2, y1: y + height / 2 };
}
