/** @file What every strategy promises, checked on each of them. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Prepared } from '../../../src/engine/retrieve/prepared.ts';
import { STRATEGIES, strategyById } from '../../../src/engine/strategies/index.ts';
import { MIXED } from '../notebook/chain-texts.ts';
import { notebookOf, textSource, type Texts } from '../notebook/from-texts.ts';
import { randomWords } from '../vector/tiny-words.ts';

const QUESTION = 'Why did the glass workers strike after the furnace shutdown?';
const TEXTS: Texts = MIXED;
const WORDS = randomWords(Object.values(MIXED), 64);

let prepared: Prepared;
let empty: Prepared;
beforeAll(async () => {
  prepared = (await notebookOf(TEXTS, { works: 'Glass works', trade: 'Coal trade' }, WORDS)).prepared;
  empty = (await notebookOf({})).prepared;
});

/** Ends of sentences by document, as "start" and "end" offsets. */
function sentenceBounds(documentId: string): { starts: number[]; ends: number[] } {
  const { documents, sentences } = prepared.index;
  const d = documents.ids.indexOf(documentId);
  const starts: number[] = [];
  const ends: number[] = [];
  for (let s = documents.sentenceStart[d]!; s < documents.sentenceStart[d + 1]!; s++) {
    starts.push(sentences.ranges[2 * s]!);
    ends.push(sentences.ranges[2 * s + 1]!);
  }
  return { starts, ends };
}

describe.each(STRATEGIES.map((strategy) => [strategy.id, strategy] as const))('%s', (id, strategy) => {
  it('is found by its id and has a title', () => {
    expect(strategyById(id)).toBe(strategy);
    expect(strategy.title).not.toBe('');
  });

  it('gives runs of whole sentences inside the documents', () => {
    const { spans } = strategy.retrieve(prepared, QUESTION);
    if (id !== 'naive') expect(spans.length).toBeGreaterThan(0);
    for (const { documentId, start, end } of spans) {
      const { starts, ends } = sentenceBounds(documentId);
      expect(starts).toContain(start);
      expect(ends).toContain(end);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(TEXTS[documentId]!.length);
    }
  });

  it('gives the best first and nothing twice', () => {
    const { spans } = strategy.retrieve(prepared, QUESTION);
    const scores = spans.map(({ score }) => score);
    expect(scores.every((score) => Number.isFinite(score) && score >= 0)).toBe(true);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const covered = new Set<string>();
    for (const { documentId, start, end } of spans) {
      for (let at = start; at < end; at++) {
        expect(covered.has(`${documentId} ${at}`)).toBe(false);
        covered.add(`${documentId} ${at}`);
      }
    }
  });

  it('promises the same where it asks again and again', async () => {
    if (!strategy.seek) return;
    const help = { texts: textSource(TEXTS), clock: () => 0 };
    const { spans, plan } = await strategy.seek(prepared, QUESTION, help);
    expect(spans.length).toBeGreaterThan(0);
    expect(plan!.steps.length).toBeGreaterThan(0);
    expect(plan!.turns).toBeGreaterThan(0);
    const scores = spans.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    for (const { documentId, start, end } of spans) {
      const { starts, ends } = sentenceBounds(documentId);
      expect(starts).toContain(start);
      expect(ends).toContain(end);
    }
    expect((await strategy.seek(prepared, QUESTION, help)).spans).toEqual(spans);
    expect((await strategy.seek(empty, QUESTION, help)).spans).toEqual([]);
    await expect(strategy.seek(prepared, '  ', help)).rejects.toMatchObject({ code: 'question-empty' });
  });

  it('counts hops to entities of the notebook', () => {
    for (const [entity, hop] of strategy.retrieve(prepared, QUESTION).entities) {
      expect(prepared.index.entities.names[entity]).toBeTypeOf('string');
      expect(Number.isInteger(hop) && hop >= 0).toBe(true);
    }
  });

  it('gives the same for the same question', () => {
    expect(strategy.retrieve(prepared, QUESTION)).toEqual(strategy.retrieve(prepared, QUESTION));
  });

  it('finds nothing in an empty notebook', () => {
    expect(strategy.retrieve(empty, QUESTION)).toEqual({ spans: [], entities: new Map() });
  });

  it.each(['铁路为什么关闭了？', 'why is it so', '???'])(
    'finds nothing for "%s", of which no document has a word',
    (q) => {
      expect(strategy.retrieve(prepared, q)).toEqual({ spans: [], entities: new Map() });
    },
  );

  it('refuses an empty and an endless question', () => {
    expect(() => strategy.retrieve(prepared, '  ')).toThrow(expect.objectContaining({ code: 'question-empty' }));
    expect(() => strategy.retrieve(prepared, 'why '.repeat(5000))).toThrow(
      expect.objectContaining({ code: 'question-too-long' }),
    );
  });
});

it('has one strategy of each id, and none of an unknown one', () => {
  expect(new Set(STRATEGIES.map(({ id }) => id)).size).toBe(STRATEGIES.length);
  expect(strategyById('oracle')).toBeUndefined();
});
