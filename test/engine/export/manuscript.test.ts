/** @file What of a notebook is written down, and how its citations are numbered. */
import { describe, expect, it } from 'vitest';
import { pageNumber } from '../../../src/engine/export/place.ts';
import { cell, citation, manuscript, step } from './samples.ts';
import { emptyAnswer } from '../../fixtures/records.ts';

const frost = citation(1, 'a', 120, 'A late frost killed the blossoms.');
const price = citation(2, 'b', 60, 'Prices rose.');

describe('a manuscript', () => {
  it('numbers citations over all questions, the same sentence alike', () => {
    const first = cell('1', 'Why?', {
      answer: emptyAnswer({ sentences: [{ text: 'Frost.', citations: [frost] }], path: [step('Frost', 'no apples')] }),
    });
    const second = cell('2', 'And then?', {
      answer: emptyAnswer({
        sentences: [
          {
            text: 'Prices rose after the frost.',
            citations: [{ ...price, number: 1 }, { ...frost, number: 2 }, frost],
          },
        ],
      }),
    });
    const { sections, notes } = manuscript([first, second]);
    expect(notes.map(({ number, source, file, place }) => [number, source, file, place])).toEqual([
      [1, 'Late frosts', 'papers/frost.pdf', 'p. 2'],
      [2, 'notes.md', '', 'section “Exports and more”'],
    ]);
    const answers = sections.map((section) => (section.kind === 'question' ? section.answers[0]! : null));
    expect(answers.map((one) => one?.sentences[0]?.notes)).toEqual([[1], [2, 1]]);
    expect(answers[0]?.steps[0]?.note).toBe(1);
  });

  it('lets the nearest passages stand in where there is no answer, and says so', () => {
    const evidence = ['one', 'two', 'three', 'four'].map((text, index) => ({
      documentId: 'b',
      start: index * 10,
      end: index * 10 + 5,
      text,
      score: 1,
      via: 'seed' as const,
    }));
    const [section] = manuscript([
      cell('1', 'Why?', { answer: emptyAnswer({ status: 'not-in-documents', evidence }) }),
    ]).sections;
    expect(section).toMatchObject({
      answers: [{ remark: 'Not in your documents.', sentences: [{ text: 'one' }, { text: 'two' }, { text: 'three' }] }],
    });
  });

  it('tells two compared answers apart, says who wrote one and what is wrong with it', () => {
    const written = emptyAnswer({
      tier: 'model',
      sentences: [{ text: 'Maybe.', citations: [], support: { supported: false, reason: 'nothing cited' } }],
    });
    written.trace.model = { id: 'tiny-chat', costs: [] };
    const compared = cell('1', 'Why?', {
      answer: written,
      comparison: {
        strategy: 'bm25',
        answer: null,
        stopped: false,
        error: { code: 'internal', message: 'It broke. Try again.' },
      },
    });
    expect(manuscript([compared]).sections[0]).toMatchObject({
      answers: [
        { by: 'Answered by HUGRAG, tiny-chat', sentences: [{ mark: 'not borne out: nothing cited' }] },
        { by: 'Answered by BM25', remark: 'It broke. Try again.', sentences: [] },
      ],
    });
  });

  it('says of a quotation that it states no cause where one was asked for', () => {
    const caution = 'Says that things went together, not that one caused the other';
    const answer = emptyAnswer({ sentences: [{ text: 'Both rose.', citations: [], caution }] });
    expect(manuscript([cell('1', 'Why?', { answer })]).sections[0]).toMatchObject({
      answers: [{ sentences: [{ text: 'Both rose.', mark: caution }] }],
    });
  });

  it('says what a question was limited to and which one it goes on from', () => {
    const askedOf = (more: Parameters<typeof cell>[2]) => {
      const [section] = manuscript([cell('1', 'And then?', more)]).sections;
      return section?.kind === 'question' ? section.asked : null;
    };
    expect(askedOf({})).toBe('Asked on day 1');
    expect(askedOf({ scope: {}, follows: null })).toBe('Asked on day 1');
    expect(askedOf({ follows: { cellId: '0', question: 'Why?' } })).toBe('Asked on day 1 · goes on from “Why?”');
    expect(askedOf({ scope: { documentIds: ['a', 'gone'], tags: ['frost'], to: '2020-05' } })).toBe(
      'Asked on day 1 · limited to papers/frost.pdf, …, #frost, … – 2020-05',
    );
  });

  it('keeps citing a source that is gone, by its id', () => {
    const gone = cell('1', 'Why?', {
      answer: emptyAnswer({ sentences: [{ text: 'So.', citations: [citation(1, 'gone', 0, 'So.')] }] }),
    });
    expect(manuscript([gone]).notes[0]).toMatchObject({ source: 'gone', place: '' });
  });

  it('has the person’s own notes between the questions, as they were written', () => {
    const note = cell('2', '', { kind: 'note', note: '# Mine\n*as is*', answer: null });
    expect(manuscript([cell('1', 'Why?'), note]).sections[1]).toEqual({ kind: 'note', markdown: '# Mine\n*as is*' });
  });

  it('is refused when there is nothing in it', () => {
    expect(() => manuscript([])).toThrow(expect.objectContaining({ code: 'usage' }));
  });
});

describe('the number of a page', () => {
  const pages = [
    { start: 0, end: 10 },
    { start: 12, end: 20 },
  ];
  it.each([
    [0, 1],
    [9, 1],
    [10, 2],
    [19, 2],
    [99, 2],
  ])('of position %i is %i', (position, page) => expect(pageNumber({ pages }, position)).toBe(page));
  it('is none without pages', () => expect(pageNumber({ pages: [] }, 5)).toBeNull());
});
