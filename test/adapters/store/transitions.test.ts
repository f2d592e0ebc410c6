import { describe, expect, it } from 'vitest';
import { readTransition, type DocumentRecord } from '../../../src/adapters/store/transitions.ts';
import type { DocumentAnalysis } from '../../../src/engine/notebook/analysis.ts';
import type { ReadDocument } from '../../../src/engine/records.ts';
import type { Page } from '../../../src/engine/types.ts';

/** Pages of ten characters each; an empty one has none. */
function read(pages: readonly { recognized?: number; isEmpty?: true }[]): ReadDocument {
  let at = 0;
  const written = pages.map(({ recognized, isEmpty }): Page => {
    const start = at;
    at += isEmpty ? 0 : 10;
    const page = { start, end: at, width: 1, height: 1, ranges: new Uint32Array(), boxes: new Float32Array() };
    return { ...page, ...(recognized !== undefined && { recognized }) };
  });
  const parsed = {
    format: 'pdf' as const,
    text: 'x'.repeat(at),
    title: '',
    headings: [],
    pages: written,
    warnings: [],
  };
  return { documentId: 'a', parsed, analysis: { language: 'en', version: 1 } as DocumentAnalysis };
}

const record = { notebookId: 'n', position: 0, info: { id: 'a', name: 'a.pdf' } } as unknown as DocumentRecord;
const recognized = (pages: Parameters<typeof read>[0]) => readTransition(record, read(pages)).info.recognized;

describe('what a document record says of recognised pages', () => {
  it('is one range where they follow each other, empty ones between them included', () => {
    const ranges = recognized([
      {},
      { recognized: 0.9 },
      { isEmpty: true },
      { recognized: 0.7 },
      {},
      { recognized: 0.5 },
    ]);
    expect(ranges).toEqual([
      { start: 10, end: 30, confidence: expect.closeTo(0.8) },
      { start: 40, end: 50, confidence: 0.5 },
    ]);
  });

  it('is nothing where none was, also when one was before', () => {
    expect(recognized([{}, {}])).toBeUndefined();
    const before = readTransition(record, read([{ recognized: 0.9 }]));
    expect(readTransition(before, read([{}])).info).not.toHaveProperty('recognized');
  });
});
