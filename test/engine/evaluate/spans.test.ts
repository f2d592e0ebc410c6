import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerF1,
  coveredCharacters,
  cutAtBudget,
  normalizeAnswer,
  sharedCharacters,
} from '../../../src/engine/evaluate/spans.ts';
import type { Span } from '../../../src/engine/types.ts';

const span = (start: number, end: number, documentId = 'a'): Span => ({ documentId, start, end });
const spans = fc.array(
  fc
    .tuple(fc.nat(40), fc.nat(15), fc.constantFrom('a', 'b'))
    .map(([start, length, id]) => span(start, start + length, id)),
  { maxLength: 6 },
);

describe('cutAtBudget', () => {
  it('cuts in rank order and shortens the last span', () => {
    expect(cutAtBudget([span(0, 10), span(30, 50), span(60, 70)], 15)).toEqual([span(0, 10), span(30, 35)]);
    expect(cutAtBudget([span(0, 10)], 0)).toEqual([]);
  });

  it('never exceeds the budget, and fills it when there is enough', () => {
    fc.assert(
      fc.property(spans, fc.nat(60), (list, budget) => {
        const length = (all: readonly Span[]) => all.reduce((sum, { start, end }) => sum + end - start, 0);
        expect(length(cutAtBudget(list, budget))).toBe(Math.min(budget, length(list)));
      }),
    );
  });
});

describe('sharedCharacters', () => {
  it('equals counting characters one by one', () => {
    const within = (all: readonly Span[], id: string, at: number) =>
      all.some(({ documentId, start, end }) => documentId === id && start <= at && at < end);
    fc.assert(
      fc.property(spans, spans, (gold, found) => {
        let shared = 0;
        for (const id of ['a', 'b']) {
          for (let at = 0; at < 60; at++) if (within(gold, id, at) && within(found, id, at)) shared++;
        }
        expect(sharedCharacters(gold, found)).toBe(shared);
        expect(sharedCharacters(found, gold)).toBe(shared);
      }),
    );
  });

  it('counts overlapping spans once', () => {
    expect(coveredCharacters([span(0, 10), span(5, 12), span(0, 3, 'b')])).toBe(15);
  });
});

describe('answerF1', () => {
  it('passes over case, punctuation and articles', () => {
    expect(normalizeAnswer('The relay, a "Siemens" model!')).toEqual(['relay', 'siemens', 'model']);
    expect(answerF1('The Blackout.', ['a blackout'])).toBe(1);
  });

  it('weighs precision and recall alike, and takes the best of several right answers', () => {
    expect(answerF1('heavy rain fell', ['heavy rain'])).toBeCloseTo(0.8, 9);
    expect(answerF1('heavy rain fell', ['snow', 'heavy rain fell'])).toBe(1);
    expect(answerF1('rain rain', ['rain'])).toBeCloseTo(2 / 3, 9);
  });

  it('is 0 where nothing is shared', () => {
    expect(answerF1('rain', ['snow'])).toBe(0);
    expect(answerF1('', ['snow'])).toBe(0);
    expect(answerF1('rain', [])).toBe(0);
  });
});
