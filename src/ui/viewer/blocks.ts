/** @file Cuts a document's text into blocks to show: paragraphs and headings, with the highlighted part told apart. */
import type { Heading, Range } from '../../engine/types.ts';

export interface Block extends Range {
  /** 1 to 6 for headings, 0 for other text. */
  level: number;
}

/** A paragraph without any break is cut at this many characters, so that no block is too much to lay out at once. */
const longest = 4000;

/** Paragraphs (parted by blank lines) and headings, in order; blocks hold no leading or trailing space. */
export function blocksOf(text: string, headings: readonly Heading[]): Block[] {
  const blocks: Block[] = [];
  const push = (start: number, end: number, level: number): void => {
    while (start < end && /\s/.test(text[start]!)) start += 1;
    while (end > start && /\s/.test(text[end - 1]!)) end -= 1;
    if (end > start) blocks.push({ start, end, level });
  };
  const paragraphs = (start: number, end: number): void => {
    const part = text.slice(start, end);
    let from = 0;
    for (const gap of part.matchAll(/\n[^\S\n]*\n\s*/g)) {
      pieces(start + from, start + gap.index);
      from = gap.index + gap[0].length;
    }
    pieces(start + from, end);
  };
  const pieces = (start: number, end: number): void => {
    while (end - start > longest) {
      const line = text.lastIndexOf('\n', start + longest);
      const space = text.lastIndexOf(' ', start + longest);
      const cut = line > start ? line + 1 : space > start ? space + 1 : start + longest;
      push(start, cut, 0);
      start = cut;
    }
    push(start, end, 0);
  };
  let from = 0;
  for (const heading of headings) {
    if (heading.start < from) continue;
    paragraphs(from, heading.start);
    push(heading.start, heading.end, heading.level);
    from = heading.end;
  }
  paragraphs(from, text.length);
  return blocks;
}

/** Index of the block that holds a position, or of the next one. */
export function blockAt(blocks: readonly Block[], position: number): number {
  let low = 0;
  let high = blocks.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (blocks[middle]!.end > position) high = middle;
    else low = middle + 1;
  }
  return Math.max(0, low);
}

/** A block's text in three parts: before, inside and after a range. */
export interface Parts {
  before: string;
  inside: string;
  after: string;
}

export function partsOf(text: string, block: Range, range: Range | null): Parts {
  if (!range || range.end <= block.start || range.start >= block.end) {
    return { before: text.slice(block.start, block.end), inside: '', after: '' };
  }
  const start = Math.max(block.start, range.start);
  const end = Math.min(block.end, range.end);
  return {
    before: text.slice(block.start, start),
    inside: text.slice(start, end),
    after: text.slice(end, block.end),
  };
}

/** The paragraph around a range, at most `reach` characters to either side; cut sides end with an ellipsis. */
export function paragraphAround(text: string, range: Range, reach: number): Parts {
  const gapBefore = text.lastIndexOf('\n\n', range.start - 1);
  const gapAfter = text.indexOf('\n\n', range.end);
  const paragraphStart = gapBefore < 0 ? 0 : gapBefore + 2;
  const paragraphEnd = gapAfter < 0 ? text.length : gapAfter;
  const start = Math.max(paragraphStart, range.start - reach);
  const end = Math.min(paragraphEnd, range.end + reach);
  return {
    before: (start > paragraphStart ? '… ' : '') + text.slice(start, range.start),
    inside: text.slice(range.start, range.end),
    after: text.slice(range.end, end) + (end < paragraphEnd ? ' …' : ''),
  };
}

/** Blocks that are laid out together: indices `[first, last)` of blocks. */
export interface Chunk extends Range {
  first: number;
  last: number;
}

/** Groups blocks into chunks of about so many characters. */
export function chunksOf(blocks: readonly Block[], characters: number): Chunk[] {
  const chunks: Chunk[] = [];
  for (const [index, { start, end }] of blocks.entries()) {
    const chunk = chunks.at(-1);
    if (!chunk || end - chunk.start > characters) chunks.push({ first: index, last: index + 1, start, end });
    else {
      chunk.last = index + 1;
      chunk.end = end;
    }
  }
  return chunks;
}

/** Index of the chunk that holds a block. */
export function chunkOf(chunks: readonly Chunk[], block: number): number {
  return Math.max(
    0,
    chunks.findIndex(({ last }) => block < last),
  );
}
