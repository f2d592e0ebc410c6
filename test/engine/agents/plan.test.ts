/** @file From a question to its sub-questions. */
import { expect, it } from 'vitest';
import { MOST_SUB_QUESTIONS, planFor, wordsOf } from '../../../src/engine/agents/plan.ts';

const told = (question: string) =>
  planFor(question).subQuestions.map((step) => [wordsOf(step, (n) => `#${n + 1}`), step.needs, step.wanted.kind]);

it('asks for what is inside first, and puts it into what needs it', () => {
  expect(told('Who led the country where the composer of Low Tide was born?')).toEqual([
    ['Who is the composer of Low Tide?', [], 'person'],
    ['What is the country where #1 was born?', [0], 'place'],
    ['Who led #2?', [1], 'person'],
  ]);
});

it('keeps what stands side by side independent', () => {
  expect(told("What links Ana Weber's country and the Lorna Church's country?").map(([, needs]) => needs)).toEqual([
    [],
    [],
    [0, 1],
  ]);
});

it('has one step where nothing has to be found first', () => {
  expect(told('Why did the pump fail?')).toEqual([['Why did the pump fail?', [], 'thing']]);
});

it('does not take a question apart that would have too many steps', () => {
  const people = Array.from({ length: MOST_SUB_QUESTIONS }, (_, i) => `Ana${i}'s father`);
  const long = `Who met ${people.join(' and ')}?`;
  expect(told(long)).toEqual([[long, [], 'person']]);
  expect(planFor(`Who met ${'the friend of '.repeat(400)}Ana?`).subQuestions.length).toBeLessThanOrEqual(
    MOST_SUB_QUESTIONS,
  );
});
