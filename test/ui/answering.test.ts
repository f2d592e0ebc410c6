/** @file How a cell comes to its answer where a model writes one too: what the person does in between is never lost. */
import { expect, test } from 'vitest';
import type { Answer, AnswerSentence } from '../../src/engine/types.ts';
import { Answering } from '../../src/ui/state/answering.svelte.ts';
import { blankCell, type LiveCell } from '../../src/ui/state/live-cell.ts';

const QUOTED = { tier: 'builtin', status: 'answered', sentences: [], path: [], trace: {} } as unknown as Answer;

/** One cell, a system that answers at once, and a model that writes until it is stopped. */
function open({ whenKnown = async () => {}, save = async () => {} } = {}) {
  const calls: string[] = [];
  let cell: LiveCell = { ...blankCell('n', 'a'), question: 'Why?' };
  let stopWriting: () => void = () => {};
  const services = {
    ask: {
      ask: async () => {
        calls.push('ask');
        return QUOTED;
      },
      stop: async () => {},
    },
  };
  const library = { mustWait: () => false, whenAnswerable: async () => {}, documents: [], excludedIds: [] };
  const running = {
    whenKnown,
    writes: () => true,
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
    report: (thrown: unknown) => {
      throw thrown;
    },
  };
  const answering = new Answering(services as never, library as never, running as never, cells);
  return { answering, calls, cell: () => cell };
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
