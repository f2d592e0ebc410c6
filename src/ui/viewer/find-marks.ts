/**
 * @file Marks finds in text that is shown, without changing it: by the CSS Custom Highlight API. Where a browser lacks it, the view
 * marks the shown find alone.
 */
import type { Range as TextRange } from '../../engine/types.ts';
import './find.css';

export const canMark = typeof CSS !== 'undefined' && 'highlights' in CSS;

const ALL = 'causeway-found';
const SHOWN = 'causeway-found-shown';

/** A block of text on the page: its element, and where it begins in the document's text. */
export interface ShownBlock {
  element: Element;
  start: number;
  end: number;
}

/** The place of a range in the text nodes of a block. */
function domRange({ element, start, end }: ShownBlock, range: TextRange): Range | null {
  const from = Math.max(range.start, start) - start;
  const to = Math.min(range.end, end) - start;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const result = document.createRange();
  let passed = 0;
  let isOpen = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (!isOpen && from < passed + length) {
      result.setStart(node, from - passed);
      isOpen = true;
    }
    if (isOpen && to <= passed + length) {
      result.setEnd(node, to - passed);
      return result;
    }
    passed += length;
  }
  return null;
}

/** Marks these finds, one of which is shown; takes away the marks before. */
export function markFound(
  blocks: readonly ShownBlock[],
  foundIn: (block: ShownBlock) => readonly TextRange[],
  shown: TextRange | null,
): void {
  if (!canMark) return;
  const all = new Highlight();
  const one = new Highlight();
  for (const block of blocks) {
    for (const range of foundIn(block)) {
      const place = domRange(block, range);
      if (place) (range.start === shown?.start ? one : all).add(place);
    }
  }
  one.priority = 1;
  CSS.highlights.set(ALL, all);
  CSS.highlights.set(SHOWN, one);
}

export function unmarkFound(): void {
  if (!canMark) return;
  CSS.highlights.delete(ALL);
  CSS.highlights.delete(SHOWN);
}
