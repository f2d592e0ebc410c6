import { describe, expect, it } from 'vitest';
import { CausewayError } from '../../../src/engine/errors.ts';
import {
  isAnswerable,
  parseCorpus,
  parseExtractions,
  parseQuestions,
  type EvaluationSet,
} from '../../../src/engine/evaluate/dataset.ts';
import { foreignQuestions } from '../../../src/engine/evaluate/foreign.ts';

const CORPUS =
  '{"id":"a","title":"Storm","text":"The storm cut the line."}\n\n{"id":"b","title":"","text":"It was dark."}\n';
const documents = parseCorpus(CORPUS, 'corpus.jsonl');

const QUESTION = {
  id: 'q',
  question: 'Why was it dark?',
  answers: ['The storm cut the line.'],
  evidence: [{ doc: 'a', start: 0, end: 23 }],
  tags: ['consistent'],
};
const question = (changes: object) => parseQuestions(JSON.stringify({ ...QUESTION, ...changes }), 'q.jsonl', documents);

function problem(read: () => unknown): string {
  try {
    read();
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(CausewayError);
    expect((thrown as CausewayError).code).toBe('usage');
    expect((thrown as CausewayError).message).not.toContain('\n');
    return (thrown as CausewayError).message;
  }
  throw new Error('Nothing was thrown.');
}

describe('reading a question set', () => {
  it('reads documents and questions, passing over empty lines', () => {
    expect(documents.map(({ id, title }) => [id, title])).toEqual([
      ['a', 'Storm'],
      ['b', ''],
    ]);
    expect(question({})).toEqual([
      { ...QUESTION, evidence: [{ documentId: 'a', start: 0, end: 23 }], alternatives: [], spurious: null },
    ]);
    expect(question({ spurious: [{ doc: 'b', start: 0, end: 2 }] })[0]!.spurious).toEqual([
      { documentId: 'b', start: 0, end: 2 },
    ]);
  });

  it('takes a question without evidence for one that the documents do not answer', () => {
    expect(question({ evidence: [] })[0]).toMatchObject({ id: 'q', evidence: [] });
    expect(isAnswerable(question({})[0]!)).toBe(true);
    expect(isAnswerable(question({ evidence: [] })[0]!)).toBe(false);
    expect(isAnswerable(question({ tags: ['unanswerable'] })[0]!)).toBe(false);
  });

  it('reads given entities and triples by document', () => {
    const line = '{"doc":"a","entities":["storm"],"triples":[["storm","cut","line"]]}';
    expect(parseExtractions(line, 'o.jsonl', documents).get('a')).toEqual({
      entities: ['storm'],
      triples: [['storm', 'cut', 'line']],
    });
  });

  it.each([
    ['no JSON', '{"id":"a"', /^c\.jsonl:1: .*JSON/],
    ['no object', '["a"]', /^c\.jsonl:1: .*object/],
    ['a missing field', '{"id":"a","title":"x"}', /^c\.jsonl:1: "text"/],
    ['the same id twice', `${CORPUS}{"id":"a","title":"","text":""}`, /^c\.jsonl:4: "a" is there twice/],
    ['nothing', '\n', /^c\.jsonl: .*no document/],
  ])('refuses a corpus with %s', (_, content, message) => {
    expect(problem(() => parseCorpus(content, 'c.jsonl'))).toMatch(message);
  });

  it.each([
    ['an end outside the text', { evidence: [{ doc: 'a', start: 0, end: 24 }] }, /^q\.jsonl:1: .*0 to 24.*0 to 23/],
    ['a negative start', { evidence: [{ doc: 'a', start: -1, end: 3 }] }, /^q\.jsonl:1: .*-1 to 3/],
    ['an empty span', { evidence: [{ doc: 'a', start: 3, end: 3 }] }, /^q\.jsonl:1: .*3 to 3/],
    ['a fraction', { evidence: [{ doc: 'a', start: 0.5, end: 3 }] }, /^q\.jsonl:1: "evidence"/],
    ['an unknown document', { evidence: [{ doc: 'z', start: 0, end: 1 }] }, /^q\.jsonl:1: .*"z".*not in corpus/],
    ['spurious spans outside', { spurious: [{ doc: 'b', start: 0, end: 99 }] }, /^q\.jsonl:1: "spurious"/],
    ['evidence that is no list', { evidence: null }, /^q\.jsonl:1: "evidence"/],
    ['answers that are no strings', { answers: [1] }, /^q\.jsonl:1: "answers"/],
    ['an empty question', { question: '  ' }, /^q\.jsonl:1: "question" is empty/],
  ])('refuses a question with %s', (_, changes, message) => {
    expect(problem(() => question(changes))).toMatch(message);
  });

  it.each([
    ['an unknown document', '{"doc":"z","entities":[],"triples":[]}', /^o\.jsonl:1: .*"z"/],
    ['a pair for a triple', '{"doc":"a","entities":[],"triples":[["x","y"]]}', /^o\.jsonl:1: "triples"/],
    ['no entities', '{"doc":"a","triples":[]}', /^o\.jsonl:1: "entities"/],
  ])('refuses extractions with %s', (_, content, message) => {
    expect(problem(() => parseExtractions(content, 'o.jsonl', documents))).toMatch(message);
  });
});

describe('the questions of another set', () => {
  const set = (name: string, texts: Record<string, string>, questions = question({})): EvaluationSet => ({
    name,
    documents: Object.entries(texts).map(([id, text]) => ({ id, title: '', text })),
    questions,
    extractions: null,
  });
  const other = set('lines', { a: 'The storm cut the line.', b: 'It was dark.' });

  it('have no answer here, under ids of their own', () => {
    expect(foreignQuestions(set('bees', { a: 'Bees make honey.' }), other)).toEqual([
      {
        id: 'foreign lines q',
        question: 'Why was it dark?',
        answers: [],
        evidence: [],
        alternatives: [],
        spurious: null,
        tags: ['unanswerable', 'foreign'],
      },
    ]);
  });

  it('are left out where their evidence is here, too, or nowhere', () => {
    expect(foreignQuestions(set('copy', { x: 'The storm cut the line.' }), other)).toEqual([]);
    const bare = set('bare', { a: 'The storm cut the line.' }, question({ evidence: [] }));
    expect(foreignQuestions(set('bees', { a: 'Bees make honey.' }), bare)).toEqual([]);
  });
});
