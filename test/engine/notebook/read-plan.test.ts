/** @file Questions that need several documents, answered as the app does. */
import { describe, expect, it } from 'vitest';
import { readPlan } from '../../../src/engine/notebook/read-plan.ts';
import { filterCausal } from '../../../src/engine/reason/filter.ts';
import type { CausalPath } from '../../../src/engine/retrieve/causal-path.ts';
import { readQuestion } from '../../../src/engine/retrieve/question.ts';
import type { PlanTrace } from '../../../src/engine/types.ts';
import type { Nearness } from '../../../src/engine/vector/nearness.ts';
import { notebookOf, type Texts } from './from-texts.ts';

/** More towns with mayors than are looked at, of which the question itself cannot tell the right one. */
const TOWNS: Texts = Object.fromEntries(
  Array.from({ length: 60 }, (_, i) => [
    `town${i}`,
    `Brack${i} is a town where a director of films was born. Its mayor is Jane Moor${i}.`,
  ]),
);
const TEXTS: Texts = {
  ...TOWNS,
  film: 'Low Tide is a film of 1962. It was directed by Ana Weber.',
  weber: 'Ana Weber made films. She was born in Oxley.',
  oxley: 'Oxley lies on the river Lorna. The people of Oxley are led by mayor Tom Hale.',
};
const TITLES: Texts = { film: 'Low Tide', weber: 'Ana Weber', oxley: 'Oxley' };
const QUESTION = 'Who is the mayor of the town where the director of Low Tide was born?';

const notebook = await notebookOf(TEXTS, TITLES);

describe('a question that needs several documents', () => {
  it('is taken apart, and what its parts lead to is evidence that is cited as any other', async () => {
    const told: PlanTrace[] = [];
    const { trace, evidence, sentences } = await notebook.ask(QUESTION, { onPlan: (plan) => void told.push(plan) });
    expect(trace.plan!.chosen.map((answer) => answer?.text)).toEqual(['Ana Weber', 'Oxley', 'Tom Hale']);
    expect(trace.plan!.ending).toBe('answered');
    expect(told.map(({ turns }) => turns)).toEqual([0, 1, 2, 3]);
    const documents = [...new Set(evidence.map(({ documentId }) => documentId))];
    expect(documents.slice(0, 3).sort()).toEqual(['film', 'oxley', 'weber']);
    expect(sentences.flatMap(({ citations }) => citations.map(({ text }) => text)).join(' ')).toContain('Tom Hale');
    for (const { documentId, start, end, text } of evidence) {
      expect(TEXTS[documentId]!.slice(start, end)).toBe(text);
    }
  });

  it('has evidence of its plan alone where nothing was found at once, and the trace says so', async () => {
    const { prepared, texts, index } = notebook;
    const path: CausalPath = { relations: [], fits: false, statements: [], scores: new Map() };
    const nothing = {
      question: readQuestion(prepared, QUESTION),
      relevance: { sentences: new Float32Array(index.sentences.document.length) },
      path,
      ranked: [],
    };
    const { ranked } = (await readPlan(prepared, texts, nothing, () => true, { clock: () => 0 }))!;
    const { kept } = filterCausal(prepared, ranked, path, 'open');
    const documents = kept.map(({ sentence }) => index.documents.ids[index.sentences.document[sentence]!]);
    expect(documents.slice(0, 3).sort()).toEqual(['film', 'oxley', 'weber']);
    expect(new Set(kept.map(({ via }) => via))).toEqual(new Set(['plan']));
    expect(kept[0]!.reason).toBe('Tells what a part of the question needs');
    expect(new Set(ranked.map(({ sentence }) => sentence)).size).toBe(ranked.length);
  });

  it('goes on with what a person answered', async () => {
    const planned = (await notebook.ask(QUESTION)).trace.plan!.steps[1]!.question;
    const { trace } = await notebook.ask(QUESTION, { planEdits: [{ step: 1, planned, answer: 'Brack7' }] });
    expect(trace.plan!.chosen[2]?.text).toBe('Jane Moor7');
  });

  it('is answered with what was found until it is stopped', async () => {
    let isStopped = false;
    const { trace, evidence } = await notebook.ask(QUESTION, {
      isStopped: () => isStopped,
      onPlan: ({ turns }) => void (isStopped = turns === 1),
    });
    expect([trace.plan!.ending, trace.plan!.turns]).toEqual(['stopped', 1]);
    expect(evidence.map(({ documentId }) => documentId)).toContain('film');
  });

  it('is never answered from a document that is left out', async () => {
    const { trace, evidence } = await notebook.ask(QUESTION, { excludedDocuments: new Set(['oxley']) });
    expect(evidence.map(({ documentId }) => documentId)).not.toContain('oxley');
    expect(trace.plan!.asked.flatMap(({ answers }) => answers.map(({ documentId }) => documentId))).not.toContain(
      'oxley',
    );
  });

  it('is searched for at once while an encoder has told of the question and not of its parts', async () => {
    const nearness: Nearness = {
      model: 'encoder',
      question: QUESTION,
      asked: Float32Array.of(1),
      passages: new Float32Array(notebook.index.passages.document.length).fill(0.3),
      entities: new Float32Array(notebook.index.entities.names.length).fill(0.3),
      modules: new Float32Array(notebook.index.hierarchy.level.length).fill(0.3),
      embedded: 1,
    };
    expect((await notebook.ask(QUESTION, { nearness })).trace.plan).toBeUndefined();
    const near = (question: string) => Promise.resolve({ ...nearness, question });
    expect((await notebook.ask(QUESTION, { nearness, near })).trace.plan).toBeDefined();
  });
});

it.each([
  ['has one part', 'Who is the mayor of Oxley?'],
  ['asks for causes, for which there are paths', 'Why did the town where the director of Low Tide was born flood?'],
  ['only tells what kind of thing it asks of', 'What is told of directors of films who were born in a town?'],
])('a question that %s has no plan', async (_what, question) => {
  const told: PlanTrace[] = [];
  const { trace, evidence } = await notebook.ask(question, { onPlan: (plan) => void told.push(plan) });
  expect(trace.plan).toBeUndefined();
  expect(told).toEqual([]);
  expect(evidence.filter(({ via }) => via === 'plan')).toEqual([]);
});
