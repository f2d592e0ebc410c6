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
/** Sizes that differ by less are one: they are measured on ink, which differs from line to line. */
const SAME_SIZE = 1.4;
/** Where the rows of a line are not told: the part of its height above which letters stand. */
const USUAL_BASELINE = 0.8;

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
  const lines = (found.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(withPoints));
  const kept = lines
    .map((line) => ({ line, words: line.words.filter(isWord) }))
    .filter(({ words }) => words.length > 0);
  const usual = median(kept.map(({ line }) => sizeOf(line)));
  const items = kept.flatMap(({ line, words }) => {
    const own = LETTERS.test(line.text) ? sizeOf(line) : usual;
    const fontSize = own < usual * SAME_SIZE && own > usual / SAME_SIZE ? usual : own;
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

function isWord({ text, confidence }: Word): boolean {
  return text.trim() !== '' && (confidence >= LEAST_SURE_SHORT || WORD.test(text));
}

function sizeOf({ rowAttributes, bbox }: FoundLine): number {
  return rowAttributes?.rowHeight || bbox.y1 - bbox.y0;
}

function baselineOf({ baseline, bbox }: FoundLine): number {
  if (baseline.y1 > 0) return (baseline.y0 + baseline.y1) / 2;
  return bbox.y0 + USUAL_BASELINE * (bbox.y1 - bbox.y0);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
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
