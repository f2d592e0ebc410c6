/** @file Positioned pieces of text on a PDF page, in the page's own upright coordinates, and the lines they form. */

/** A piece of text as the PDF draws it: origin at the top left of the page, y downwards, in page units (1/72 inch). */
export interface TextItem {
  text: string;
  x: number;
  /** Top of the box. */
  y: number;
  width: number;
  height: number;
  /** Where the letters stand. */
  baseline: number;
  fontSize: number;
  /** The PDF ends a line after this item. */
  endsLine: boolean;
  /** Its letters are all of one width, as its font says. */
  isMonospaced?: true;
}

export interface Line {
  items: TextItem[];
  /** The line's words, with spaces where the items have gaps. */
  text: string;
  x: number;
  right: number;
  baseline: number;
  /** Of the largest letters. */
  fontSize: number;
}

export interface PageLines {
  width: number;
  height: number;
  lines: Line[];
}

/** Items whose baselines differ by less than this share of the font size stand on one line: sub- and superscripts. */
const SAME_LINE_SHIFT = 0.6;
/** A gap wider than this share of the font size is a space even when the PDF draws none. */
const SPACE_GAP = 0.15;

const NOTE_MARK_SIZE = 0.9;
const NOTE_MARK_RISE = 0.1;

/** Groups the items of a page into lines, in the order in which the PDF gives them. */
export function linesOf(items: readonly TextItem[]): Line[] {
  const lines: Line[] = [];
  let current: TextItem[] = [];
  const finish = (): void => {
    const line = lineOf(current);
    if (line !== null) lines.push(line);
    current = [];
  };
  for (const item of items) {
    const last = current[current.length - 1];
    if (last !== undefined && !continuesLine(last, item)) finish();
    if (item.text.trim() !== '' && !(last !== undefined && isNoteMark(last, item))) current.push(item);
    if (item.endsLine) finish();
  }
  finish();
  return lines;
}

/** True when a space is to be written between two neighbours on a line. */
export function hasGap(left: TextItem, right: TextItem): boolean {
  if (/\s$/.test(left.text) || /^\s/.test(right.text)) return true;
  return right.x - (left.x + left.width) > SPACE_GAP * Math.min(left.fontSize, right.fontSize);
}

function continuesLine(last: TextItem, item: TextItem): boolean {
  const fontSize = Math.max(last.fontSize, item.fontSize);
  return Math.abs(item.baseline - last.baseline) < SAME_LINE_SHIFT * fontSize && item.x > last.x - fontSize;
}

/**
 * A small raised number after a sentence or clause points to a note. Left in, it would glue two sentences together. After a
 * letter or a digit it may be an exponent and stays.
 */
function isNoteMark(last: TextItem, item: TextItem): boolean {
  return (
    item.fontSize < NOTE_MARK_SIZE * last.fontSize &&
    item.baseline < last.baseline - NOTE_MARK_RISE * last.fontSize &&
    /[.,;:!?"'”’)\]]\s*$/.test(last.text) &&
    /^\s*\d{1,3}(?:\s*[,–-]\s*\d{1,3})*\s*$/.test(item.text)
  );
}

function lineOf(items: readonly TextItem[]): Line | null {
  const [first] = items;
  if (first === undefined) return null;
  let text = '';
  let largest = first;
  let right = first.x;
  items.forEach((item, index) => {
    const previous = items[index - 1];
    if (previous !== undefined && hasGap(previous, item)) text += ' ';
    text += item.text.trim();
    if (item.fontSize > largest.fontSize) largest = item;
    right = Math.max(right, item.x + item.width);
  });
  return { items: [...items], text, x: first.x, right, baseline: largest.baseline, fontSize: largest.fontSize };
}
