/** @file The source viewer's arithmetic: finding words, where parts of a long text lie, its outline. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentContent } from '../../src/rpc/contracts.ts';
import { blocksOf, chunkOf, chunksOf } from '../../src/ui/viewer/blocks.ts';
import { findAll, firstFrom, folded, MOST_FOUND, within } from '../../src/ui/viewer/find.ts';
import { Heights } from '../../src/ui/viewer/heights.ts';
import { entryAt, outlineOf } from '../../src/ui/viewer/outline.ts';

const found = (text: string, query: string) =>
  findAll(folded(text), query).map(({ start, end }) => text.slice(start, end));

describe('finding', () => {
  it('looks past case, accents, kinds of quotes and dashes, and line ends', () => {
    expect(found('The CAFÉ closed. A cafe opened.', 'café')).toEqual(['CAFÉ', 'cafe']);
    expect(found('“late  \nfrost” – a late frost', 'late frost')).toEqual(['late  \nfrost', 'late frost']);
    expect(found('co–op and co-op', 'co-op')).toEqual(['co–op', 'co-op']);
    expect(found('价格上涨，价格下跌', '价格')).toEqual(['价格', '价格']);
  });

  it('takes signs of patterns as they are, and finds nothing for nothing', () => {
    expect(found('a.b (c) [d] a*b', 'a.b')).toEqual(['a.b']);
    expect(found('a.b (c) [d] a*b', '(c) [d]')).toEqual(['(c) [d]']);
    expect(found('anything', '  ')).toEqual([]);
  });

  it('keeps positions, also where a letter becomes two when it is lowered', () => {
    expect(found('İstanbul and istanbul', 'and istanbul')).toEqual(['and istanbul']);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(folded(text).length).toBe(text.length);
      }),
    );
  });

  it('finds what is there, wherever it is put', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'B', 'é', ' ', '.', '(', '\n'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(word, word, word, (before, wanted, after) => {
        fc.pre(wanted.trim() !== '');
        expect(found(before + wanted + after, wanted).length).toBeGreaterThan(0);
      }),
    );
  });

  it('stops counting somewhere', () => expect(found('a'.repeat(9000), 'a').length).toBe(MOST_FOUND));

  it('begins where one reads, and behind the last find at the first', () => {
    const ranges = [
      { start: 10, end: 12 },
      { start: 20, end: 22 },
    ];
    expect([0, 11, 12, 30].map((position) => firstFrom(ranges, position))).toEqual([0, 0, 1, 0]);
    expect(firstFrom([], 0)).toBe(-1);
    expect(within(ranges, 0, 10)).toEqual([]);
    expect(within(ranges, 11, 21)).toEqual(ranges);
  });
});

describe('a column of parts', () => {
  it('knows where each part lies, before and after it is measured', () => {
    const heights = new Heights([100, 100, 100]);
    expect([heights.top(2), heights.total, heights.at(150), heights.at(-5), heights.at(999)]).toEqual([
      200, 300, 1, 0, 2,
    ]);
    expect(heights.set(0, 250)).toBe(150);
    expect(heights.set(0, 250)).toBe(0);
    expect([heights.top(1), heights.total, heights.at(249), heights.at(250)]).toEqual([250, 450, 0, 1]);
    expect(heights.between(240, 300)).toEqual({ first: 0, last: 2 });
    expect(new Heights([]).between(0, 100)).toEqual({ first: 0, last: 0 });
  });

  it('agrees with adding up', () => {
    const column = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(
        column,
        fc.array(fc.tuple(fc.nat(29), fc.integer({ min: 1, max: 50 }))),
        fc.nat(2000),
        (sizes, changes, y) => {
          const heights = new Heights(sizes);
          for (const [index, size] of changes) {
            if (index >= sizes.length) continue;
            sizes[index] = size;
            heights.set(index, size);
            const at = heights.at(y);
            const top = sizes.slice(0, at).reduce((sum, one) => sum + one, 0);
            expect(heights.top(at)).toBe(top);
            expect(at === sizes.length - 1 || (top <= y && y < top + sizes[at]!)).toBe(true);
          }
        },
      ),
    );
  });
});

describe('chunks', () => {
  it('hold every block once, in order, a few at a time', () => {
    const text = Array.from({ length: 40 }, (_, index) => `Paragraph ${index} of the text.`).join('\n\n');
    const blocks = blocksOf(text, []);
    const chunks = chunksOf(blocks, 200);
    expect(chunks.flatMap(({ first, last }) => blocks.slice(first, last))).toEqual(blocks);
    expect(chunks.length).toBeGreaterThan(4);
    for (const { start, end } of chunks) expect(end - start).toBeLessThanOrEqual(200);
    expect(chunkOf(chunks, 0)).toBe(0);
    expect(chunks[chunkOf(chunks, 17)]).toSatisfy(({ first, last }) => first <= 17 && 17 < last);
  });
});

describe('an outline', () => {
  const content = (more: Partial<DocumentContent>): DocumentContent =>
    ({ text: 'One\ntwo Three', headings: [], pages: [], ...more }) as unknown as DocumentContent;
  const pages = [{ start: 0 }, { start: 8 }] as DocumentContent['pages'];

  it('is made of headings, the uppermost at the edge', () => {
    const headings = [
      { start: 0, end: 7, level: 2 },
      { start: 8, end: 13, level: 3 },
    ];
    expect(outlineOf(content({ headings, pages }))).toEqual([
      { title: 'One two', level: 1, position: 0 },
      { title: 'Three', level: 2, position: 8 },
    ]);
  });

  it('is the one that a PDF brings along, else its pages', () => {
    const own = [
      { title: 'Chapter', level: 1, page: 1 },
      { title: 'Elsewhere', level: 1, page: 9 },
    ];
    expect(outlineOf(content({ pages }), own)).toEqual([{ title: 'Chapter', level: 1, position: 8 }]);
    expect(outlineOf(content({ pages })).map(({ title }) => title)).toEqual(['Page 1', 'Page 2']);
  });

  it('says which part a position lies in', () => {
    const entries = outlineOf(content({ pages }));
    expect([0, 7, 8, 99].map((position) => entryAt(entries, position))).toEqual([0, 0, 1, 1]);
    expect(entryAt([], 5)).toBe(-1);
  });
});
