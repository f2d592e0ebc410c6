/** @file A small notebook for the tests of exported files, and the words they are written with. */
import type { Cell } from '../../../src/engine/records.ts';
import type { Citation, PathStep } from '../../../src/engine/types.ts';
import { manuscriptOf } from '../../../src/engine/export/compose.ts';
import type { ExportSource } from '../../../src/engine/export/source.ts';
import type { Manuscript } from '../../../src/engine/export/manuscript.ts';
import type { ExportWords } from '../../../src/engine/export/words.ts';
import { emptyAnswer } from '../../fixtures/records.ts';

export const WORDS: ExportWords = {
  language: 'en',
  citations: 'Citations',
  path: 'Causal path',
  links: 'Links said by themselves',
  plan: 'What was found first',
  nothingFound: 'nothing found',
  given: '{} (given)',
  turnLimit: 'Too many turns.',
  made: 'Made on {}',
  asked: 'Asked on {}',
  limitedTo: 'limited to {}',
  goesOnFrom: 'goes on from “{}”',
  answeredBy: 'Answered by {}',
  notInDocuments: 'Not in your documents.',
  verdicts: { yes: 'Yes, they say.', no: 'No, they say.', disagree: 'They disagree.' },
  stopped: 'Stopped.',
  unanswered: 'Not answered.',
  doubt: 'not borne out: {}',
  page: 'p. {}',
  section: 'section “{}”',
  raises: 'leads to',
  lowers: 'lowers',
  perhaps: 'perhaps',
  gate: 'through the gate {}',
};

export function citation(number: number, documentId: string, start: number, text: string): Citation {
  return { number, documentId, start, end: start + text.length, text };
}

export function step(cause: string, effect: string, more: Partial<PathStep> = {}): PathStep {
  return { cause, effect, polarity: 1, hedged: false, citation: 1, gate: null, ...more };
}

export function cell(id: string, question: string, more: Partial<Cell> = {}): Cell {
  return {
    id,
    notebookId: 'inner-name',
    question,
    askedAt: 1000,
    answer: emptyAnswer(),
    stopped: false,
    error: null,
    ...more,
  };
}

export const SOURCES: ReadonlyMap<string, ExportSource> = new Map([
  [
    'a',
    {
      id: 'a',
      name: 'papers/frost.pdf',
      title: 'Late frosts',
      pages: [
        { start: 0, end: 100 },
        { start: 101, end: 200 },
      ],
      headings: [{ start: 0, title: 'Never shown' }],
    },
  ],
  [
    'b',
    {
      id: 'b',
      name: 'notes.md',
      title: '',
      pages: [],
      headings: [
        { start: 0, title: 'Prices' },
        { start: 50, title: 'Exports\nand more' },
      ],
    },
  ],
]);

export function manuscript(cells: readonly Cell[], sources = SOURCES): Manuscript {
  return manuscriptOf({
    title: 'Orchards',
    cells,
    sources,
    words: WORDS,
    fileNameOf: (id) => sources.get(id)?.name ?? null,
    nameOf: (strategy) => strategy.toUpperCase(),
    formatTime: (time) => `day ${time / 1000}`,
    now: 2000,
  });
}
