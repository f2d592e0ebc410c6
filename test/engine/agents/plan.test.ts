/** @file From a question to its sub-questions. */
import { expect, it } from 'vitest';
import { isSurelyMultiHop, MOST_SUB_QUESTIONS, planFor, wordsOf } from '../../../src/engine/agents/plan.ts';

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

it('wants what the question asks for, not what a description inside it does', () => {
  expect(told('The state where Ana Weber lived has how many mills?')).toEqual([
    ['What is The state where Ana Weber lived?', [], 'place'],
    ['#1 has how many mills?', [0], 'number'],
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

it.each([
  ['Who led the country where the composer of Low Tide was born?', true],
  ["When was Ana Weber's school founded?", true],
  ['Where are the headquarters of the company that made Low Tide?', true],
  // Several, of which none is meant.
  ['What is the risk for patients with SARS?', false],
  // Told by no name.
  ['Who led the state whose official sport is jousting?', false],
  // What has no name of its own.
  ['What is the limitation of testing with PCR?', false],
  // Nothing is asked of it.
  ['The actor who plays Eric in Low Tide?', false],
  ['Who wrote Low Tide?', false],
])('tells whether %s surely needs several places', (question, isSure) => {
  expect(isSurelyMultiHop(planFor(question))).toBe(isSure);
});
