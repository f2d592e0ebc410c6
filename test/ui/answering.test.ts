/** @file How a cell comes to its answer where a model writes one too: what the person does in between is never lost. */
import { expect, test } from 'vitest';
import { CausewayError } from '../../src/engine/errors.ts';
import type { Answer, AnswerSentence, PlanEdit, SearchTrace } from '../../src/engine/types.ts';
import { Answering } from '../../src/ui/state/answering.svelte.ts';
import { blankCell, type LiveCell } from '../../src/ui/state/live-cell.ts';
import type { AskApi } from '../../src/rpc/contracts.ts';

const QUOTED = { tier: 'builtin', status: 'answered', sentences: [], path: [], trace: {} } as unknown as Answer;

/** One cell, a system that answers at once, and a model that writes until it is stopped. */
function open({
  whenKnown = async () => {},
  save = async () => {},
  writes = true,
  answers = [QUOTED] as (Answer | Promise<Answer>)[],
} = {}) {
  const calls: string[] = [];
  const reported: unknown[] = [];
  const edits: (readonly PlanEdit[] | undefined)[] = [];
  let cell: LiveCell = { ...blankCell('n', 'a'), question: 'Why?' };
  let stopWriting: () => void = () => {};
  const services = {
    ask: {
      ask: async (...[, , , , options]: Parameters<AskApi['ask']>) => {
        calls.push(options?.settles ? 'settle' : 'ask');
        edits.push(options?.planEdits);
        return answers.length > 1 ? answers.shift()! : answers[0]!;
      },
      stop: async () => {},
    },
  };
  const library = { mustWait: () => false, whenAnswerable: async () => {}, documents: [], excludedIds: [] };
  const running = {
    whenKnown,
    writes: () => writes,
    answer: (id: string, answer: Answer, _onWritten: (sentences: AnswerSentence[]) => void) => {
      calls.push('write');
      return new Promise<Answer>((resolve) => {
        stopWriting = () => resolve({ ...answer, fallback: 'it was stopped' });
      });
    },
    stop: () => {
      calls.push('stop');
      stopWriting();
    },
  };
  const cells = {
    find: () => cell,
    change: (_id: string, change: Partial<LiveCell>) => (cell = { ...cell, ...change }),
    load: async () => {},
    save: () => (cell.phase === 'writing' ? save() : Promise.resolve()),
    refuse: () => {},
    report: (thrown: unknown) => void reported.push(thrown),
  };
  const answering = new Answering(services as never, library as never, running as never, cells);
  return {
    answering,
    calls,
    reported,
    edits,
    cell: () => cell,
    change: (part: Partial<LiveCell>) => cells.change('', part),
  };
}

test('a model that is stopped while the built-in answer is still being kept is stopped as soon as it writes', async () => {
  let kept = () => {};
  const { answering, calls, cell } = open({ save: () => new Promise<void>((resolve) => (kept = resolve)) });
  const run = answering.run(cell().id);
  await expect.poll(() => cell().phase).toBe('writing');
  answering.stop(cell().id);
  kept();
  await run;
  expect(calls).toEqual(['ask', 'stop', 'write', 'stop']);
  expect(cell()).toMatchObject({ phase: 'done', answer: { fallback: 'it was stopped' } });
});

test('a question that is stopped before it is known which model answers is not asked', async () => {
  let known = () => {};
  const { answering, calls, cell } = open({ whenKnown: () => new Promise<void>((resolve) => (known = resolve)) });
  const run = answering.run(cell().id);
  await expect.poll(() => cell().phase).toBe('running');
  answering.stop(cell().id);
  known();
  await run;
  expect(calls).toEqual([]);
  expect(cell()).toMatchObject({ phase: 'done', answer: null, stopped: true });
});

const foundBy = (encoder: SearchTrace['encoder'], text: string, reader?: SearchTrace['reader']): Answer =>
  ({ ...QUOTED, sentences: [{ text, citations: [] }], trace: { search: { encoder, reader } } }) as unknown as Answer;
const LATE = foundBy({ id: '', embedded: 0, failure: 'late', isLate: true }, 'by words');
const WHOLE = foundBy({ id: 'm', embedded: 1 }, 'by meaning');

test.each([
  ['came late', LATE],
  ['had not read everything', foundBy({ id: 'm', embedded: 0.5 }, 'by words')],
  ['has a reader', foundBy({ id: 'm', embedded: 1 }, 'unread', { id: 'm', passages: 0, isAwaited: true })],
])('an answer whose encoder %s gives way to the one with it', async (_, first) => {
  const { answering, calls, cell } = open({ writes: false, answers: [first, WHOLE] });
  await answering.run(cell().id);
  expect(calls).toEqual(['ask', 'settle']);
  expect(cell()).toMatchObject({ phase: 'done', answer: WHOLE, start: 'by meaning' });
});

test.each([
  ['found everything', WHOLE],
  ['has a reader that has read', foundBy({ id: 'm', embedded: 1 }, 'read', { id: 'm', passages: 10 })],
  ['failed', foundBy({ id: '', embedded: 0, failure: 'no memory' }, 'by words')],
  ['is not there', QUOTED],
])('an answer whose encoder %s stays', async (_, first) => {
  const { answering, calls, cell } = open({ writes: false, answers: [first, WHOLE] });
  await answering.run(cell().id);
  expect(calls).toEqual(['ask']);
  expect(cell().answer).toBe(first);
});

test('an answer that changed meanwhile, or whose encoder is late again, stays', async () => {
  let settle = (_: Answer) => {};
  const settled = new Promise<Answer>((resolve) => (settle = resolve));
  const { answering, calls, cell, change } = open({ writes: false, answers: [LATE, settled] });
  const run = answering.run(cell().id);
  await expect.poll(() => calls).toEqual(['ask', 'settle']);
  expect(cell().isSettling).toBe(true);
  change({ answer: QUOTED });
  settle(WHOLE);
  await run;
  expect(cell()).toMatchObject({ answer: QUOTED, isSettling: false });

  const again = open({ writes: false, answers: [LATE, { ...LATE }] });
  await again.answering.run(again.cell().id);
  expect(again.cell().answer).toBe(LATE);
});

const EDIT: PlanEdit = { step: 0, planned: 'Who made it?', answer: 'Ana' };
const OTHERWISE = foundBy(undefined, 'otherwise');

test('a plan is gone through again with what a person put otherwise, which holds until it is undone', async () => {
  const first = foundBy(undefined, 'first');
  const { answering, edits, cell } = open({ writes: false, answers: [first, OTHERWISE] });
  await answering.run(cell().id);
  const undo = answering.replan(cell().id, [EDIT]);
  await expect.poll(() => cell().answer).toBe(OTHERWISE);
  expect(edits).toEqual([undefined, [EDIT]]);
  expect(cell()).toMatchObject({ planEdits: [EDIT], previous: { answer: first, planEdits: null } });

  // Going back to the answer before is going back to its plan, and the other way round.
  answering.swap(cell().id);
  expect(cell()).toMatchObject({ answer: first, planEdits: null, previous: { planEdits: [EDIT] } });
  answering.swap(cell().id);
  expect(cell()).toMatchObject({ answer: OTHERWISE, planEdits: [EDIT] });

  await undo!();
  expect(cell()).toMatchObject({ answer: first, planEdits: null, previous: null, start: 'first', phase: 'done' });
});

test('a change of a plan is undone while it is gone through, and none is made meanwhile', async () => {
  const first = foundBy(undefined, 'first');
  let answer = (_: Answer) => {};
  const second = new Promise<Answer>((resolve) => (answer = resolve));
  const { answering, cell } = open({ writes: false, answers: [first, second] });
  await answering.run(cell().id);
  const undo = answering.replan(cell().id, [EDIT]);
  await expect.poll(() => cell().phase).toBe('running');
  expect(answering.replan(cell().id, [])).toBeNull();
  const undone = undo!();
  expect(cell().stopped).toBe(true);
  answer(OTHERWISE);
  await undone;
  expect(cell()).toMatchObject({ answer: first, planEdits: null, previous: null, stopped: false, phase: 'done' });
});

test('a change of a plan that cannot be asked leaves the question, its answer and its plan', async () => {
  const first = foundBy(undefined, 'first');
  const failed = Promise.reject(new CausewayError('question-too-long', 'Too long.'));
  failed.catch(() => {});
  const { answering, reported, cell } = open({ writes: false, answers: [first, failed] });
  await answering.run(cell().id);
  answering.replan(cell().id, [EDIT]);
  await expect.poll(() => reported).toHaveLength(1);
  expect(cell()).toMatchObject({ answer: first, planEdits: null, phase: 'done' });
});
