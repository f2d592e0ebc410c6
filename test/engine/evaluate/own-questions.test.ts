import { describe, expect, it } from 'vitest';
import { matchQuestions, type OwnEvidence, type OwnQuestion } from '../../../src/engine/evaluate/own-questions.ts';
import { textSource } from '../notebook/from-texts.ts';

const TEXTS = {
  one: 'The drought emptied the pond. The pond turned the mill.',
  two: 'The mill closed in May. The fair was in June. The mill closed in May.',
  three: 'Nobody said why the mill stood still.',
};
const DOCUMENTS = [
  { id: 'one', name: 'Reports/Drought.md' },
  { id: 'two', name: 'Mill log.txt' },
  { id: 'three', name: 'letters/mill log.txt' },
];

let line = 0;
const piece = (evidence: Partial<OwnEvidence>): OwnEvidence => ({
  line: ++line,
  document: null,
  quote: null,
  range: null,
  ...evidence,
});
const asked = (evidence: Partial<OwnEvidence>[], rest: Partial<OwnQuestion> = {}): OwnQuestion => ({
  line: ++line,
  id: null,
  question: 'Why?',
  answers: [],
  evidence: evidence.map(piece),
  alternatives: [],
  spurious: null,
  tags: [],
  ...rest,
});
const match = (...own: OwnQuestion[]) => matchQuestions(own, DOCUMENTS, textSource(TEXTS));
const sliceOf = ({ documentId, start, end }: { documentId: string; start: number; end: number }) =>
  TEXTS[documentId as keyof typeof TEXTS].slice(start, end);

describe('matching evidence to documents', () => {
  it.each(['one', 'Reports/Drought.md', 'reports/drought.MD', 'Drought.md', 'drought', ' Drought '])(
    'knows a document by "%s"',
    async (document) => {
      const { questions, problems } = await match(asked([{ document, quote: 'the  POND' }]));
      expect(questions[0]!.evidence.map(sliceOf)).toEqual(['the pond']);
      expect(problems).toEqual([
        { line: expect.any(Number), message: expect.stringContaining('more than once'), leftOut: false },
      ]);
    },
  );

  it('takes the closest way of naming, and says when two documents answer to a name', async () => {
    const { questions } = await match(asked([{ document: 'Mill log.txt', quote: 'The fair was in June.' }]));
    expect(questions[0]!.evidence.map(({ documentId }) => documentId)).toEqual(['two']);
    const ambiguous = asked([{ document: 'mill log', quote: 'The fair' }], { answers: ['Because.'] });
    const { questions: kept, problems } = await match(ambiguous);
    expect(kept[0]!.evidence).toEqual([]);
    expect(problems[0]).toMatchObject({ line: ambiguous.evidence[0]!.line, leftOut: true });
    expect(problems[0]!.message).toContain('2 documents are called “mill log”');
  });

  it('takes offsets as they are, and a document alone as a whole', async () => {
    const range = { start: 4, end: 11 };
    const { questions, problems } = await match(
      asked([{ document: 'drought', range }, { document: 'letters/mill log.txt' }]),
    );
    expect(questions[0]!.evidence.map(sliceOf)).toEqual(['drought', TEXTS.three]);
    expect(problems).toEqual([]);
  });

  it('looks for a quote without a document everywhere, and says when there is no telling which', async () => {
    const { questions } = await match(asked([{ quote: 'The drought emptied the pond.' }]));
    expect(questions[0]!.evidence).toEqual([{ documentId: 'one', start: 0, end: 29 }]);
    const { problems } = await match(asked([{ quote: 'the mill' }], { answers: ['Because.'] }));
    expect(problems[0]!.message).toMatch(
      /stands in “Reports\/Drought.md”, “Mill log.txt”, “letters\/mill log.txt”: say which/,
    );
  });

  it.each([
    [{ document: 'Nowhere.pdf', quote: 'x' }, 'No document of this notebook is called “Nowhere.pdf”.'],
    [{ document: 'drought', quote: 'It never rained.' }, '“It never rained.” does not stand in “drought”.'],
    [{ quote: 'It never rained.' }, '“It never rained.” does not stand in any document of this notebook.'],
    [{ document: 'drought', range: { start: 0, end: 999 } }, '“drought” has no text from 0 to 999.'],
    [{ range: { start: 0, end: 9 } }, 'Offsets need the name of a document.'],
    [{ quote: ' ' }, 'This evidence names no document and no quote.'],
  ])('says what is wrong with %j', async (evidence, message) => {
    const question = asked([evidence], { answers: ['Because.'] });
    const { questions, problems } = await match(question);
    expect(problems).toEqual([{ line: question.evidence[0]!.line, message, leftOut: true }]);
    expect(questions).toHaveLength(1);
  });

  it('shortens long quotes in what it says', async () => {
    const { problems } = await match(asked([{ quote: 'never '.repeat(100) }], { answers: ['Because.'] }));
    expect(problems[0]!.message.length).toBeLessThan(140);
  });

  it('measures a question by what was found of it, and leaves out one without evidence and answer', async () => {
    const partly = asked([
      { document: 'drought', quote: 'The drought' },
      { document: 'gone', quote: 'x' },
    ]);
    const nothing = asked([{ document: 'gone', quote: 'x' }]);
    const { questions, problems } = await match(partly, nothing);
    expect(questions).toEqual([
      {
        id: `line ${partly.line}`,
        question: 'Why?',
        answers: [],
        evidence: [{ documentId: 'one', start: 0, end: 11 }],
        alternatives: [],
        spurious: null,
        tags: [],
      },
    ]);
    expect(problems.map((problem) => problem.line)).toEqual(
      [...problems.map((problem) => problem.line)].sort((a, b) => a - b),
    );
    expect(problems.find((problem) => problem.line === nothing.line)!.message).toContain('Nothing to measure');
  });

  it('finds what is as good as the evidence in the same way', async () => {
    const alternatives = [piece({ quote: 'The fair was in June.' }), piece({ document: 'two', quote: 'never' })];
    const { questions, problems } = await match(asked([{ document: 'one' }], { alternatives }));
    expect(questions[0]!.alternatives.map(sliceOf)).toEqual(['The fair was in June.']);
    expect(problems.map(({ line: at }) => at)).toEqual([alternatives[1]!.line]);
  });

  it('keeps a question that is tagged as one without an answer', async () => {
    const { questions, problems } = await match(asked([], { tags: ['unanswerable'] }));
    expect(questions).toMatchObject([{ evidence: [], answers: [] }]);
    expect(problems).toEqual([]);
  });

  it('finds what only looks like evidence in the same way', async () => {
    const spurious = [piece({ document: 'two', quote: 'The fair was in June.' })];
    const { questions } = await match(asked([{ document: 'one' }], { spurious, id: 'q1' }));
    expect(questions[0]).toMatchObject({ id: 'q1', spurious: [{ documentId: 'two', start: 24, end: 45 }] });
  });
});
