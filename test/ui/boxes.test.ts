/** @file Highlights on a page: which boxes a range covers, and how much of them. */
import { describe, expect, it } from 'vitest';
import type { Page } from '../../src/engine/types.ts';
import { boxesOf, pageAt } from '../../src/ui/viewer/boxes.ts';

const page: Page = {
  start: 0,
  end: 30,
  width: 600,
  height: 800,
  ranges: new Uint32Array([0, 10, 10, 20, 20, 30]),
  boxes: new Float32Array([50, 100, 200, 12, 50, 120, 200, 12, 50, 140, 200, 12]),
};

describe('boxesOf', () => {
  it('takes whole items and the covered share of items at the ends', () => {
    expect(boxesOf(page, { start: 5, end: 20 })).toEqual([
      { x: 150, y: 100, width: 100, height: 12 },
      { x: 50, y: 120, width: 200, height: 12 },
    ]);
  });

  it('takes the whole of an item that runs up or down the page', () => {
    const turned = { ...page, boxes: new Float32Array([50, 100, 12, 200, 50, 120, 200, 12, 50, 140, 200, 12]) };
    expect(boxesOf(turned, { start: 5, end: 10 })).toEqual([{ x: 50, y: 100, width: 12, height: 200 }]);
  });

  it('gives nothing for a range on another page', () => {
    expect(boxesOf(page, { start: 40, end: 50 })).toEqual([]);
  });
});

describe('pageAt', () => {
  it('finds the page of a position, and the last page for what lies behind', () => {
    const second = { ...page, start: 32, end: 60 };
    expect(pageAt([page, second], 12)).toBe(0);
    expect(pageAt([page, second], 31)).toBe(1);
    expect(pageAt([page, second], 99)).toBe(1);
  });
});
