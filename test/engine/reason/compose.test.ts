import { describe, expect, it } from 'vitest';
import { planAnswer } from '../../../src/engine/reason/compose.ts';
import type { Judged } from '../../../src/engine/reason/filter.ts';
import type { CausalPath } from '../../../src/engine/retrieve/causal-path.ts';
import { readQuestion } from '../../../src/engine/retrieve/question.ts';
import { notebookOf } from '../notebook/from-texts.ts';

const { prepared } = await notebookOf({
  a: 'The storm caused the landslide. Hay was lost. A bridge was closed.',
  b: 'The landslide led to the closure of the railway. Passengers walked.',
});
const why = readQuestion(prepared, 'Why was the railway closed?');
const check = readQuestion(prepared, 'Did the storm cause the closure of the railway?');
const where = readQuestion(prepared, 'Where was the bridge?');
const path: CausalPath = { relations: [0, 1], fits: true, statements: [], scores: new Map() };
const nowhere: CausalPath = { relations: [], fits: false, statements: [], scores: new Map() };
const judged = (sentence: number, score: number): Judged => ({
  sentence,
  score,
  chance: Math.min(1, score),
  via: 'seed',
  gate: -1,
  reason: 'fits',
});
const tenWords = () => 10;

describe('planAnswer', () => {
  it('follows the path, one sentence a step, whatever else was kept', () => {
    const plan = planAnswer(prepared, why, path, [judged(1, 9)], tenWords);
    expect(plan).toMatchObject({ sentences: [0, 3], path: [0, 1] });
  });

  it('reads a sentence once that makes two steps', () => {
    const { sentences } = planAnswer(prepared, why, { ...path, relations: [0, 0, 1] }, [], tenWords);
    expect(sentences).toEqual([0, 3]);
  });

  it('takes the best sentence where there is no path, and then others by document and in reading order', () => {
    const kept = [judged(4, 1), judged(2, 0.9), judged(3, 0.8), judged(1, 0.7)];
    expect(planAnswer(prepared, where, nowhere, kept, tenWords)).toMatchObject({ sentences: [4, 3, 1, 2], path: [] });
  });

  it('says no more than what is sure', () => {
    const kept = [judged(4, 0.9), judged(2, 0.2), judged(3, 0.2)];
    expect(planAnswer(prepared, where, nowhere, kept, tenWords).sentences).toEqual([4]);
  });

  it('says more of causes than of anything else, since they have several parts', () => {
    const kept = [judged(4, 0.4), judged(3, 0.18), judged(1, 0.16)];
    expect(planAnswer(prepared, where, nowhere, kept, tenWords).sentences).toEqual([4]);
    expect(planAnswer(prepared, why, nowhere, kept, tenWords).sentences).toEqual([4, 3, 1]);
  });

  it('says several things where none is sure', () => {
    const kept = [judged(4, 0.2), judged(3, 0.15), judged(1, 0.15), judged(2, 0.02)];
    expect(planAnswer(prepared, where, nowhere, kept, tenWords).sentences).toEqual([4, 3, 1]);
  });

  it('keeps an answer short, but never empty', () => {
    const kept = [0, 1, 2, 3, 4].map((sentence) => judged(sentence, 1));
    expect(planAnswer(prepared, where, nowhere, kept, () => 500).sentences).toEqual([0]);
    expect(planAnswer(prepared, where, nowhere, kept, () => 40).sentences.length).toBeLessThan(5);
    expect(planAnswer(prepared, where, nowhere, [], tenWords).sentences).toEqual([]);
  });
});

describe('a path as the answer', () => {
  const single: CausalPath = { ...path, relations: [1] };
  const kept = [judged(3, 2.4), judged(4, 0.9), judged(0, 0.1)];

  it('is no answer to how something could have been prevented', () => {
    const prevent = { ...why, intent: 'prevent' as const };
    expect(planAnswer(prepared, prevent, path, [judged(4, 1)], tenWords)).toMatchObject({ sentences: [4], path: [] });
  });

  it('is that of causal questions whose path fits, and of nothing else', () => {
    const plain = [judged(3, 1), judged(4, 0.9)];
    const without = { sentences: [3, 4], path: [] };
    expect(planAnswer(prepared, check, path, plain, tenWords)).toMatchObject(without);
    expect(planAnswer(prepared, why, { ...path, fits: false }, plain, tenWords)).toMatchObject(without);
  });

  it('may be one statement that says what is asked', () => {
    const short = readQuestion(prepared, 'Why was there a closure of the railway?');
    expect(planAnswer(prepared, short, single, kept, tenWords)).toMatchObject({ sentences: [3], path: [1] });
  });

  it('that was read step by step begins with what answers best, goes on with the statement that it begins at and what led to it, and ends with what else answers', () => {
    const told: CausalPath = { ...path, told: [3, 0] };
    const plan = planAnswer(prepared, why, told, [judged(4, 0.9), judged(3, 0.8), judged(1, 0.01)], tenWords);
    expect(plan).toMatchObject({ sentences: [4, 3, 0], path: [0, 1] });
    const sure = planAnswer(prepared, why, told, [judged(3, 0.9), judged(4, 0.8), judged(1, 0.01)], tenWords);
    expect(sure).toMatchObject({ sentences: [3, 0, 4], path: [0, 1] });
  });

  it('that was read takes no place from what else answers', async () => {
    const long = await notebookOf({ a: 'The storm caused the landslide. '.concat('Hay was lost. '.repeat(8)) });
    const told: CausalPath = { ...path, relations: [0], told: [0, 1, 2] };
    const kept = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((sentence) => judged(sentence, 1));
    const { sentences } = planAnswer(long.prepared, readQuestion(long.prepared, 'Why?'), told, kept, () => 1);
    // What answers, four others, as many as without the steps, and two steps behind them all, as nothing ties them to it.
    expect(sentences).toEqual([0, 3, 4, 5, 6, 1, 2]);
    const tied: CausalPath = { ...told, relations: [1, 0], told: [0, 2, 1] };
    const two = await notebookOf({
      a: 'The storm caused the landslide. Hay was lost. The landslide caused the closure.',
    });
    const read = planAnswer(two.prepared, readQuestion(two.prepared, 'Why?'), tied, [], () => 1);
    expect(read.sentences).toEqual([0, 2, 1]);
  });

  it('is filled up from what else fits, where one statement says too little of a long question', () => {
    const long = readQuestion(
      prepared,
      'Why was there a closure of the railway, how did the passengers travel, and who repaired the bridge afterwards?',
    );
    expect(planAnswer(prepared, long, single, kept, tenWords)).toMatchObject({ sentences: [3, 4], path: [1] });
  });
});

describe('what the cited sentences say by themselves', () => {
  const CONFIRMED = 0.95;
  /** The same notebook with statements of sentences that a reader holds for causes, too, or found itself. */
  const read = (agreed: readonly number[], stated: readonly number[] = [], hedged: readonly number[] = []) => {
    const { relations, sentences } = prepared.index;
    const confidence = relations.confidence.map((own, r) => (agreed.includes(r) ? CONFIDENT(own) : own));
    return {
      ...prepared,
      index: {
        ...prepared.index,
        relations: {
          ...relations,
          confidence,
          hedged: relations.hedged.map((own, r) => (hedged.includes(r) ? 1 : own)),
        },
        sentences: {
          ...sentences,
          stated: Uint8Array.from(sentences.document, (_, s) => (stated.includes(s) ? 1 : 0)),
        },
      },
    };
  };
  const CONFIDENT = (own: number) => Math.max(own, CONFIRMED);
  const kept = [judged(3, 1), judged(0, 0.9), judged(4, 0.8)];
  const besideOf = (notebook: typeof prepared, question = why, along = nowhere) =>
    planAnswer(notebook, question, along, kept, tenWords).beside;

  it('is shown where it is said outright, where a reader found it, or holds it for a cause as the grammar does', () => {
    const outright = 0;
    expect(besideOf(prepared)).toEqual([outright]);
    expect(besideOf(read([1]))).toEqual([1, outright]);
    expect(besideOf(read([], [3]))).toEqual([1, outright]);
  });

  it('is not where it is but perhaps so, or where nobody asks what led to what', () => {
    expect(besideOf(read([1], [], [0, 1]))).toEqual([]);
    expect(besideOf(read([0, 1]), check)).toEqual([]);
    expect(besideOf(read([0, 1]), where)).toEqual([]);
  });

  it('is a single step, too, that only a reader found', () => {
    const alone: CausalPath = { ...path, relations: [0], told: [0, 3] };
    const { relations } = prepared.index;
    const unsure = { ...relations, confidence: relations.confidence.map(() => 0.5) };
    const doubtful = { ...prepared, index: { ...prepared.index, relations: unsure } };
    expect(planAnswer(prepared, why, alone, [judged(0, 1)], tenWords)).toMatchObject({ path: [0] });
    expect(planAnswer(doubtful, why, alone, [judged(0, 1)], tenWords)).toMatchObject({ path: [] });
    const chain: CausalPath = { ...path, told: [3, 0] };
    expect(planAnswer(doubtful, why, chain, [judged(3, 1)], tenWords)).toMatchObject({ path: [0, 1] });
  });

  it('is none of the steps of the path', () => {
    expect(besideOf(read([0, 1]), why, path)).toEqual([]);
    const told: CausalPath = { ...path, relations: [1], told: [3, 4] };
    expect(besideOf(read([0, 1]), why, told)).toEqual([0]);
  });
});

describe('what was suspected', () => {
  it('is told after what was found', async () => {
    const { prepared: boats } = await notebookOf({
      minutes: 'Tom suspects that the open sluice may have caused the flood. Tea was served.',
      letter: 'The blocked culvert caused the flood. The sluice was shut.',
    });
    const asked = readQuestion(boats, 'Why was there a flood?');
    const kept = [judged(0, 0.9), judged(2, 0.8), judged(3, 0.7)];
    expect(planAnswer(boats, asked, nowhere, kept, tenWords).sentences).toEqual([2, 3, 0]);
    const open = readQuestion(boats, 'Where is the sluice?');
    expect(planAnswer(boats, open, nowhere, kept, tenWords).sentences[0]).toBe(0);
  });
});
