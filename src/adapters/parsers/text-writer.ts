/** @file Builds a document's text piece by piece, keeping offsets: separators are added only between written pieces. */
import type { Heading, PartRange, TextPart } from '../../engine/types.ts';
import { cleanText } from './clean-text.ts';

/** What lies between two blocks of text: nothing, a line end or a blank line. The stronger of two wins. */
export type Separation = 0 | 1 | 2;

const NO_POSITION = -1;

export class TextWriter {
  readonly headings: Heading[] = [];
  /** Parts in the order in which they begin, so that one within another comes later. */
  readonly parts: PartRange[] = [];
  /** Characters written so far. */
  length = 0;
  private readonly pieces: string[] = [];
  private pending: Separation = 0;
  private space = false;
  private bar = false;
  private openHeading: { start: number; level: number } | null = null;
  private readonly openParts: PartRange[] = [];

  /** Asks for a separator before whatever is written next; none is added at the very beginning. */
  separate(by: Separation): void {
    if (by > this.pending) this.pending = by;
  }

  /** Writes running text: blanks of any kind collapse to one space, none at the start of a line. */
  inline(raw: string): void {
    const text = cleanText(raw).replace(/\s+/g, ' ');
    const words = text.trim();
    if (words === '') {
      this.space ||= text !== '';
      return;
    }
    if (text.startsWith(' ')) this.space = true;
    this.begin();
    this.push(words);
    this.space = text.endsWith(' ');
  }

  /** Ends a table cell: a bar parts it from what follows on the same line. */
  endCell(): void {
    this.bar = true;
  }

  /** Writes text whose line ends and spaces matter, such as code. Blank lines around it are dropped. */
  verbatim(raw: string): void {
    const text = cleanText(raw)
      .replace(/^\s*\n/, '')
      .trimEnd();
    if (text === '') return;
    this.begin();
    this.push(text);
  }

  /** What is written from here to `endHeading` is a heading of `level` (1 to 6). Headings don't nest. */
  beginHeading(level: number): void {
    this.separate(2);
    this.openHeading = { start: NO_POSITION, level };
  }

  endHeading(): void {
    const heading = this.openHeading;
    this.openHeading = null;
    if (heading !== null && heading.start !== NO_POSITION) this.headings.push({ ...heading, end: this.length });
    this.separate(2);
  }

  /** What is written from here to `endPart` is that part. Parts nest. */
  beginPart(part: TextPart): void {
    const range = { start: NO_POSITION, end: NO_POSITION, part };
    this.openParts.push(range);
    this.parts.push(range);
  }

  endPart(): void {
    const range = this.openParts.pop();
    if (range === undefined) return;
    range.end = this.length;
    if (range.start === NO_POSITION) this.parts.splice(this.parts.lastIndexOf(range), 1);
  }

  text(): string {
    return this.pieces.join('');
  }

  private begin(): void {
    if (this.length > 0) {
      if (this.pending > 0) this.push(this.pending === 2 ? '\n\n' : '\n');
      else if (this.bar) this.push(' | ');
      else if (this.space) this.push(' ');
    }
    this.pending = 0;
    this.space = false;
    this.bar = false;
    if (this.openHeading?.start === NO_POSITION) this.openHeading.start = this.length;
    for (const range of this.openParts) if (range.start === NO_POSITION) range.start = this.length;
  }

  private push(piece: string): void {
    this.pieces.push(piece);
    this.length += piece.length;
  }
}
