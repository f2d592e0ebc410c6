import { describe, expect, it } from 'vitest';
import { collect } from '../../../src/engine/notebook/collect.ts';
import { analyseDocument } from '../../../src/engine/notebook/analysis.ts';
import { buildIndex } from '../../../src/engine/notebook/build.ts';
import { restrictIndex } from '../../../src/engine/notebook/restrict.ts';
import { isEvidencePart, partNumber, partsInRanges, TEXT_PARTS } from '../../../src/engine/text/parts.ts';
import { plain, QUIET } from '../notebook/from-texts.ts';

const named = (parts: Uint8Array) => Array.from(parts, (part) => TEXT_PARTS[part]);

describe('partsInRanges', () => {
  const sentences = [0, 10, 20, 30].map((start) => ({ start, end: start + 8 }));

  it('gives a sentence the part of the range in which it begins, and body where there is none', () => {
    const parts = partsInRanges(sentences, [{ start: 9, end: 21, part: 'caption' }]);
    expect(named(parts)).toEqual(['body', 'caption', 'caption', 'body']);
  });

  it('lets the later of two ranges count', () => {
    const parts = partsInRanges(sentences, [
      { start: 0, end: 40, part: 'table' },
      { start: 20, end: 28, part: 'footnote' },
    ]);
    expect(named(parts)).toEqual(['table', 'table', 'footnote', 'table']);
  });
});

describe('isEvidencePart', () => {
  it('keeps out what says nothing of why', () => {
    const out = TEXT_PARTS.filter((part) => !isEvidencePart(partNumber(part)));
    expect(out).toEqual(['reference', 'code', 'running head', 'mail header', 'repeated']);
  });
});

describe('parts of sentences', () => {
  const parsed = {
    ...plain('Floods\n\nThe dam broke. It had cracked.\n\nFigure 1: The dam.'),
    headings: [{ start: 0, end: 6, level: 1 }],
    parts: [{ start: 40, end: 58, part: 'caption' as const }],
  };
  const expected = ['heading', 'body', 'body', 'caption'];

  it('come from the parser into the analysis', () => {
    expect(named(analyseDocument('a', parsed).parts)).toEqual(expected);
  });

  it('are told of a text that ends with a long abstract on one line', () => {
    const text = `A title\n\nAbstract Background ${'The dam had cracked before it broke. '.repeat(200)}`;
    expect(new Set(named(analyseDocument('a', plain(text)).parts))).not.toContain('abstract');
  });

  it('stand in the index, of every document, and in a part of it', async () => {
    const analyses = [analyseDocument('b', plain('The valley was dry.')), analyseDocument('a', parsed)];
    expect(named(collect(analyses).text.sentences.parts)).toEqual(['body', ...expected]);
    const index = await buildIndex(analyses, QUIET);
    const a = index.passages.document.indexOf(1);
    expect(named(restrictIndex(index, (passage) => passage >= a).sentences.parts)).toEqual(expected);
  });
});
