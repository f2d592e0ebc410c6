import { describe, expect, it } from 'vitest';
import type { EvaluationQuestion } from '../../../src/engine/evaluate/dataset.ts';
import { goldEntities, measureQuestion, type QuestionMeasures } from '../../../src/engine/evaluate/measures.ts';
import { compare, reportSystem } from '../../../src/engine/evaluate/report.ts';
import type { RankedSpan } from '../../../src/engine/strategies/strategy.ts';
import type { Span } from '../../../src/engine/types.ts';
import { notebookOf } from '../notebook/from-texts.ts';

const span = (documentId: string, start: number, end: number): RankedSpan => ({ documentId, start, end, score: 1 });
const QUESTION: EvaluationQuestion = {
  id: 'q',
  question: 'Why?',
  answers: ['heavy rain'],
  evidence: [span('a', 0, 100), span('b', 0, 100)],
  alternatives: [span('d', 0, 100)],
  spurious: [span('c', 0, 50)],
  tags: ['multi-document'],
};
const answer = (text: string, cited: Span[] = []) => ({ text, refused: text === '', cited, path: [] });
const nothing = { spans: [], entities: new Map<number, number>() };

describe('measures of one question', () => {
  it('cuts at the budgets in rank order', () => {
    const spans = [span('c', 0, 900), span('a', 0, 200), span('b', 50, 100)];
    const measures = measureQuestion(QUESTION, { ...nothing, spans }, new Set(), answer('rain'), 3);
    // 1,000 characters end in the first half of a's span; 2,000 hold everything.
    expect(measures.recall).toEqual([0.5, 0.75, 0.75]);
    expect(measures.precision![0]).toBeCloseTo(100 / 1000, 9);
    expect(measures.precision![1]).toBeCloseTo(150 / 1150, 9);
    expect(measures.spurious).toEqual([1, 1, 1]);
    expect(measures.answerF1).toBeCloseTo(2 / 3, 9);
    expect(measures.ms).toBe(3);
  });

  it('ranks different documents', () => {
    const spans = [span('x', 0, 9), span('x', 20, 29), span('a', 0, 5), span('y', 0, 5), span('b', 0, 5)];
    expect(measureQuestion(QUESTION, { ...nothing, spans }, new Set(), answer(''), 0).passageRecall).toEqual([
      0.5, 1, 1, 1,
    ]);
  });

  it('counts hops to the nearest gold entity and the share that was reached', () => {
    const entities = new Map([
      [1, 2],
      [2, 1],
      [9, 0],
    ]);
    const measures = measureQuestion(QUESTION, { spans: [], entities }, new Set([1, 2, 3, 4]), answer(''), 0);
    expect(measures.hops).toBe(1);
    expect(measures.coverage).toBe(0.5);
    expect(measureQuestion(QUESTION, { spans: [], entities }, new Set([5]), answer(''), 0)).toMatchObject({
      hops: Infinity,
      coverage: 0,
    });
  });

  it('leaves out what a question cannot tell', () => {
    const bare = { ...QUESTION, answers: [], evidence: [], spurious: null };
    expect(measureQuestion(bare, nothing, new Set(), answer(''), 0)).toMatchObject({
      recall: null,
      precision: null,
      passageRecall: null,
      spurious: null,
      answerF1: null,
      hops: null,
      coverage: null,
    });
  });

  it('tells which of the cited places answer: those that share more than twenty characters with the evidence or what is as good', () => {
    const cited = [span('b', 80, 140), span('d', 79, 300), span('c', 10, 40), span('x', 0, 100)];
    const measured = (places: Span[], first = 'b') =>
      measureQuestion(QUESTION, { ...nothing, spans: [span(first, 0, 9)] }, new Set(), answer('rain', places), 0).cited;
    expect(measured(cited)).toEqual({
      places: 4,
      right: 1,
      isFirstRight: false,
      isSpurious: true,
      isFirstDocumentRight: true,
    });
    expect(measured([span('a', 70, 140)], 'd')).toMatchObject({
      right: 1,
      isFirstRight: true,
      isSpurious: false,
      isFirstDocumentRight: true,
    });
    expect(measured([], 'x')).toMatchObject({ places: 0, right: 0, isFirstRight: false, isFirstDocumentRight: false });
    const bare = { ...QUESTION, evidence: [], alternatives: [], spurious: null };
    expect(measureQuestion(bare, nothing, new Set(), answer('rain', cited), 0).cited).toEqual({
      places: 4,
      right: null,
      isFirstRight: null,
      isSpurious: null,
      isFirstDocumentRight: null,
    });
  });

  it('finds gold entities in the sentences that the evidence overlaps', async () => {
    const text = 'Anna Lind moved from Riverton to Oslo. Karl Berg stayed in Millbrook.';
    const { index, prepared } = await notebookOf({ a: text });
    const goldOf = goldEntities(index, prepared.sentenceEntities);
    const names = (start: number, end: number) =>
      [...goldOf([span('a', start, end)])].map((entity) => index.entities.names[entity]).join(' ');
    expect(names(0, 10)).toContain('Riverton');
    expect(names(0, 10)).not.toContain('Millbrook');
    expect(names(45, 50)).toContain('Millbrook');
    expect([...goldOf([span('unknown', 0, 10)])]).toEqual([]);
  });
});

describe('figures of a system', () => {
  const measure = (changes: Partial<QuestionMeasures>): QuestionMeasures => ({
    ...measureQuestion(QUESTION, nothing, new Set([1]), answer(''), 1),
    reached: 1,
    spans: 1,
    ...changes,
  });
  const questions = [QUESTION, { ...QUESTION, id: 'r', tags: [] }, { ...QUESTION, id: 's', tags: [] }];

  it('are means over the questions that can be measured, also by tag', () => {
    const measures = [
      measure({ recall: [0, 1, 1], hops: 0, ms: 1 }),
      measure({ recall: [1, 1, 1], hops: Infinity, ms: 2 }),
      measure({ recall: null, hops: null, ms: 9 }),
    ];
    const report = reportSystem('x', questions, measures, new Map());
    expect(report.evidence['1000']!.recall).toBe(0.5);
    expect(report.byTag['multi-document']).toMatchObject({ n: 1, evidence: { '1000': { recall: 0 } }, minHops: 0 });
    expect(report).toMatchObject({ reachability: 0.5, weightedReachability: 0.5, minHops: 0 });
    expect(report.retrieve).toEqual({ p50Ms: 2, p95Ms: 9 });
  });

  it('tell the answered from the refused, each among those that should be', () => {
    const unanswerable = { ...QUESTION, id: 't', tags: ['unanswerable'] };
    const bare = { ...QUESTION, id: 'u', evidence: [], tags: ['bare'] };
    const asked = [...questions, unanswerable, bare];
    const refusals = [true, false, false, true, false];
    const measures = refusals.map((refused) => measure({ refused }));
    const report = reportSystem('x', asked, measures, new Map());
    expect(report.answers.answered).toBeCloseTo(2 / 3, 9);
    expect(report.answers.refused).toBe(0.5);
    expect(report.byTag['unanswerable']!.answers).toMatchObject({ answered: null, refused: 1 });
    expect(report.byTag['bare']!.answers).toMatchObject({ answered: null, refused: 0 });
    // Without any that should be refused, all count.
    const answerable = reportSystem('x', questions, measures.slice(0, 3), new Map()).answers;
    expect(answerable.refused).toBeCloseTo(1 / 3, 9);
    expect(answerable.answered).toBeCloseTo(2 / 3, 9);
  });

  it('tell how many answers cite what answers, and how many places do', () => {
    const cited = { isFirstRight: false, isSpurious: null, isFirstDocumentRight: true };
    const measures = [
      measure({ refused: false, cited: { ...cited, places: 3, right: 1, isFirstRight: true, isSpurious: true } }),
      measure({ refused: false, cited: { ...cited, places: 5, right: 1, isFirstDocumentRight: false } }),
      measure({ refused: true, cited: { ...cited, places: 0, right: 0, isSpurious: false } }),
    ];
    const { answers } = reportSystem('x', questions, measures, new Map());
    expect(answers).toMatchObject({ precision: 2 / 8, spurious: 1 });
    expect([answers.hit, answers.first, answers.firstDocument].map((share) => share!.toFixed(3))).toEqual([
      '0.667',
      '0.333',
      '0.667',
    ]);
  });

  it('say nothing of the graph for a system that has none', () => {
    const report = reportSystem('x', [QUESTION], [measure({ reached: 0, hops: Infinity })], new Map());
    expect(report).toMatchObject({ reachability: null, weightedReachability: null, coverage: null, minHops: null });
  });

  it('give no time for a system that retrieves nothing', () => {
    expect(reportSystem('x', [QUESTION], [measure({ spans: 0 })], new Map()).retrieve).toBeNull();
  });

  it('differ question by question', () => {
    const better = questions.map((_, i) => measure({ recall: [0.5 + i / 10, 1, 1], hops: i === 0 ? Infinity : 0 }));
    const worse = questions.map((_, i) => measure({ recall: [0.4 + i / 10, 1, 1], hops: 1 }));
    const differences = compare(better, worse);
    expect(differences['evidence@1000']!.mean).toBeCloseTo(0.1, 9);
    expect(differences['evidence@1000']!.low).toBeCloseTo(0.1, 9);
    expect(differences['evidence@2000']).toEqual({ mean: 0, low: 0, high: 0 });
    // Only questions in which both reach something have a difference in hops.
    expect(differences.minHops).toEqual({ mean: -1, low: -1, high: -1 });
    expect(differences.reachability!.mean).toBeCloseTo(-1 / 3, 9);
  });
});
