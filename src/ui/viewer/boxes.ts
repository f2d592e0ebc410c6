/** @file Where a range of a document's text is drawn on its pages. */
import type { Page, Range } from '../../engine/types.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Index of the page that holds a position of the text. */
export function pageAt(pages: readonly Page[], position: number): number {
  const found = pages.findIndex((page) => position < page.end);
  return found < 0 ? Math.max(0, pages.length - 1) : found;
}

/**
 * Boxes of a page, in page units, that a range covers. An item that is covered in part is narrowed in proportion to its
 * characters, which is close enough for a highlight in running text. Text that runs up or down the page is marked whole, since its
 * box doesn't say which way it runs.
 */
export function boxesOf(page: Page, range: Range): Box[] {
  const boxes: Box[] = [];
  for (let item = 0; item * 2 < page.ranges.length; item += 1) {
    const from = page.ranges[2 * item]!;
    const to = page.ranges[2 * item + 1]!;
    const start = Math.max(from, range.start);
    const end = Math.min(to, range.end);
    if (end <= start) continue;
    const [x, y, width, height] = page.boxes.subarray(4 * item, 4 * item + 4) as unknown as [
      number,
      number,
      number,
      number,
    ];
    const isUpright = width >= height || to - from < 4;
    const [first, share] = isUpright ? [(start - from) / (to - from), (end - start) / (to - from)] : [0, 1];
    boxes.push({ x: x + width * first, y, width: width * share, height });
  }
  return boxes;
}
