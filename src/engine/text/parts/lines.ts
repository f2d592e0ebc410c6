/** @file The lines of a text with the part that each is taken for, on which the classifiers of this folder work one after the other. */
import type { PartRange, TextPart } from '../../types.ts';

export interface TextLine {
  start: number;
  end: number;
  /** Without the marks of a quoted reply and without space around it. */
  text: string;
  /** How often it is quoted: the number of ">" that it begins with. */
  depth: number;
  /** Whether it has nothing but white space and such marks. */
  isBlank: boolean;
  part: TextPart;
  /** Whether a row, an entry or an item begins here, which is a stretch of its own. */
  begins: boolean;
  /** Whether the format told the part, which then stays. */
  isKnown: boolean;
}

const QUOTE_MARKS = /^[ \t]*(?:>[ \t]?)*/;

/** The lines of a text, body all of them. A line ends before its line feed. */
export function linesOf(text: string): TextLine[] {
  const lines: TextLine[] = [];
  for (let start = 0; start < text.length;) {
    const feed = text.indexOf('\n', start);
    const end = feed < 0 ? text.length : feed;
    const raw = text.slice(start, end);
    const marks = QUOTE_MARKS.exec(raw)![0];
    const own = raw.slice(marks.length).trim();
    const depth = marks.split('>').length - 1;
    lines.push({ start, end, text: own, depth, isBlank: own === '', part: 'body', begins: false, isKnown: false });
    start = end + 1;
  }
  return lines;
}

/** Gives a part to lines from one to behind another, but for those whose part the format told. */
export function mark(lines: readonly TextLine[], from: number, to: number, part: TextPart): void {
  for (let i = from; i < to; i++) if (!lines[i]!.isKnown) lines[i]!.part = part;
}

/** The same for lines that are a row, an entry or an item: a stretch of its own, whatever stands before. */
export function markOne(lines: readonly TextLine[], from: number, to: number, part: TextPart): void {
  mark(lines, from, to, part);
  lines[from]!.begins = true;
}

/** Stretches of one part, without body; blank lines belong to neither side. */
export function rangesOfLines(lines: readonly TextLine[]): PartRange[] {
  const ranges: PartRange[] = [];
  let last: TextPart = 'body';
  for (const { start, end, isBlank, part, begins } of lines) {
    if (isBlank) continue;
    if (part !== 'body') {
      if (part === last && !begins) ranges[ranges.length - 1]!.end = end;
      else ranges.push({ start, end, part });
    }
    last = part;
  }
  return ranges;
}

/** The line behind the last one of the paragraph that a line stands in: paragraphs end at blank lines. */
export function paragraphEnd(lines: readonly TextLine[], at: number): number {
  let end = at;
  while (end < lines.length && !lines[end]!.isBlank) end++;
  return end;
}
