/** @file What Tesseract says of a picture, as words on a page. */
import type { Line, Page, Word } from 'tesseract.js';
import { describe, expect, it } from 'vitest';
import { recognizedPage } from '../../../src/adapters/recognition/recognized-page.ts';

const SIZE = { width: 1000, height: 2000 };

const word = (text: string, x0: number, y0: number, confidence = 95) =>
  ({ text, confidence, bbox: { x0, y0, x1: x0 + 100, y1: y0 + 30 } }) as Word;

function line(words: Word[], rowHeight = 30): Line {
  const [{ bbox }] = words as [Word];
  return {
    words,
    text: words.map(({ text }) => text).join(' '),
    bbox: { x0: bbox.x0, y0: bbox.y0, x1: words.at(-1)!.bbox.x1, y1: bbox.y1 },
    baseline: { x0: bbox.x0, y0: bbox.y0 + 24, x1: bbox.x1, y1: bbox.y0 + 24 },
    rowAttributes: { rowHeight, ascenders: 6, descenders: 6 },
  } as Line;
}

const pageOf = (paragraphs: Line[][], rotateRadians = 0) =>
  ({ blocks: [{ paragraphs: paragraphs.map((lines) => ({ lines })) }], rotateRadians }) as unknown as Page;

const page = (lines: Line[], rotateRadians = 0) => pageOf([lines], rotateRadians);

describe('recognizedPage', () => {
  it('gives words with their places in page units, line by line', () => {
    const { items, confidence } = recognizedPage(
      page([line([word('Rain', 100, 200, 90), word('fell.', 220, 200, 80)]), line([word('Later', 100, 300, 100)])]),
      SIZE,
      2,
      'en',
    );
    expect(items.map(({ text, x, y, endsLine }) => [text, x, y, endsLine])).toEqual([
      ['Rain ', 50, 100, false],
      ['fell. ', 110, 100, true],
      ['Later ', 50, 150, true],
    ]);
    expect(items[0]).toMatchObject({ width: 50, height: 15, baseline: 112, fontSize: 15 });
    expect(confidence).toBeCloseTo(0.9);
  });

  it('leaves out specks and edges, but no word for being unsure', () => {
    const { items } = recognizedPage(
      page([
        line([word('|', 5, 200, 40), word('ferry', 100, 200, 12), word('a', 220, 200, 92), word('~-', 330, 200, 20)]),
      ]),
      SIZE,
      1,
      'en',
    );
    expect(items.map(({ text }) => text.trim())).toEqual(['ferry', 'a']);
    expect(items.at(-1)!.endsLine).toBe(true);
  });

  it('takes letters of nearly one size for one, and headings for larger', () => {
    const paragraphs = [[60], [30, 36, 30], [32, 31], [24]].map((heights, i) =>
      heights.map((height, at) => line([word('Words', 100, 400 * i + 60 * at)], height)),
    );
    const { items } = recognizedPage(pageOf(paragraphs), SIZE, 1, 'en');
    expect(items.map(({ fontSize }) => fontSize)).toEqual([60, 31, 31, 31, 31, 31, 24]);
  });

  it('takes the raised number of a note for no quotation mark, but leaves closing ones', () => {
    const texts = ['“Rain', 'fell.”', 'The', 'gauge', 'broke.”', 'Then', 'more.'];
    const { items } = recognizedPage(page([line(texts.map((text, i) => word(text, 100 * i, 100)))]), SIZE, 1, 'en');
    expect(items.map(({ text }) => text.trim())).toEqual([
      '“Rain',
      'fell.”',
      'The',
      'gauge',
      'broke.',
      'Then',
      'more.',
    ]);
  });

  it('learns nothing of sizes from brackets and formulas', () => {
    const { items } = recognizedPage(
      page([line([word('[12]', 100, 100)], 60), line([word('Words', 100, 200)]), line([word('Words', 100, 300)])]),
      SIZE,
      1,
      'en',
    );
    expect(items.map(({ fontSize }) => fontSize)).toEqual([30, 30, 30]);
  });

  it('puts words back where they stand on a page that was turned before it was read', () => {
    const angle = -0.02;
    const { items } = recognizedPage(page([line([word('far', 850, 985)])], angle), SIZE, 1, 'en');
    // 400 pixels to the right of the middle: 8 lower after turning back by 0.02.
    expect(items[0]!.x + items[0]!.width / 2).toBeCloseTo(900, 0);
    expect(items[0]!.y + items[0]!.height / 2).toBeCloseTo(1008, 0);
  });

  it('has no confidence where there is no word', () => {
    expect(recognizedPage(page([]), SIZE, 1, 'en')).toEqual({ items: [], confidence: 0, language: 'en' });
    expect(recognizedPage({ ...page([]), blocks: null }, SIZE, 1, 'en').items).toEqual([]);
  });
});
