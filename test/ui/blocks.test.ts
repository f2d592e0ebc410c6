/** @file Blocks of a document: they cover its words, keep headings apart, and tell the highlighted part. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockAt, blocksOf, paragraphAround, partsOf } from '../../src/ui/viewer/blocks.ts';

const text = 'Harvest report\n\nFrost came early.\nThe buds froze.\n\nPrices rose in May because the buds froze.';
const headings = [{ start: 0, end: 14, level: 1 }];

describe('blocksOf', () => {
  it('parts headings and paragraphs, and keeps single line breaks', () => {
    const blocks = blocksOf(text, headings);
    expect(blocks.map(({ start, end, level }) => [level, text.slice(start, end)])).toEqual([
      [1, 'Harvest report'],
      [0, 'Frost came early.\nThe buds froze.'],
      [0, 'Prices rose in May because the buds froze.'],
    ]);
  });

  it('covers every character that is no space, in order, in blocks of bounded length', () => {
    const piece = fc.constantFrom('word', ' ', '\n', '\n\n', 'x'.repeat(5000), 'Ünïcode 😀', '\t');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const whole = pieces.join('');
        const blocks = blocksOf(whole, []);
        const shown = blocks.map(({ start, end }) => whole.slice(start, end)).join('');
        expect(shown.replace(/\s/g, '')).toBe(whole.replace(/\s/g, ''));
        for (const [index, block] of blocks.entries()) {
          expect(block.end - block.start).toBeLessThanOrEqual(4000);
          expect(block.start).toBeGreaterThanOrEqual(blocks[index - 1]?.end ?? 0);
        }
      }),
    );
  });

  it('finds the block of a position', () => {
    const blocks = blocksOf(text, headings);
    expect(blockAt(blocks, text.indexOf('Prices'))).toBe(2);
    expect(blockAt(blocks, 0)).toBe(0);
    expect(blockAt([], 10)).toBe(0);
  });
});

describe('partsOf', () => {
  it('tells a sentence from what is around it, and leaves other blocks whole', () => {
    const [, frost, prices] = blocksOf(text, headings);
    const start = text.indexOf('The buds');
    const sentence = { start, end: start + 'The buds froze.'.length };
    expect(partsOf(text, frost!, sentence)).toEqual({
      before: 'Frost came early.\n',
      inside: 'The buds froze.',
      after: '',
    });
    expect(partsOf(text, prices!, sentence).inside).toBe('');
  });
});

describe('paragraphAround', () => {
  it('shows the whole of a short paragraph and cuts a long one', () => {
    const start = text.indexOf('The buds');
    const sentence = { start, end: start + 15 };
    expect(paragraphAround(text, sentence, 400)).toEqual({
      before: 'Frost came early.\n',
      inside: 'The buds froze.',
      after: '',
    });
    expect(paragraphAround(text, sentence, 6).before).toBe('… early.\n'.slice(0, 2) + 'arly.\n');
  });
});
