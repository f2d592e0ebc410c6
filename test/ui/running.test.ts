/** @file Which model does what, as the page knows it: what comes by itself is never replaced by an older reply, and a new host is told all. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Running } from '../../src/ui/state/running.svelte.ts';
import { Toasts } from '../../src/ui/state/toasts.svelte.ts';
import type { Services } from '../../src/ui/workers.ts';
import type { RunningEvent, RunningState, Surroundings } from '../../src/rpc/running.ts';
import { keepModels } from './kept-models.ts';

const NO_MODELS: RunningState = {
  roles: { chat: null, embed: null, rerank: null },
  settings: { pauseWhenHidden: false, pauseOnBattery: true },
  held: [],
  trying: null,
  problem: null,
  shipped: { isOff: false, failure: null },
};
const answeringWith = (chat: string): RunningState => ({ ...NO_MODELS, roles: { ...NO_MODELS.roles, chat } });

let emit: ((event: RunningEvent) => void) | null;
let replyState: ((state: RunningState) => void) | null;
let opened: string[];
let told: Surroundings[];
let started: number;

beforeEach(async () => {
  emit = replyState = null;
  opened = [];
  told = [];
  started = 0;
  await keepModels(['tiny']);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', {});
});

afterEach(() => vi.unstubAllGlobals());

let toasts: Toasts;

function page(): Running {
  toasts = new Toasts();
  const api = {
    // What comlink sends as a proxy is called as it is here.
    subscribe: async (listener: (event: RunningEvent) => void) => void (emit = listener),
    state: () => new Promise<RunningState>((resolve) => (replyState = resolve)),
    openNotebook: async (notebookId: string) => void opened.push(notebookId),
    setSurroundings: async (surroundings: Surroundings) => void told.push(surroundings),
  };
  const running = () => {
    started++;
    return api;
  };
  return new Running({ running } as unknown as Services, toasts);
}

async function startedPage(): Promise<Running> {
  const running = page();
  const start = running.start();
  await expect.poll(() => replyState).not.toBeNull();
  replyState!(answeringWith('a'));
  await start;
  return running;
}

test('a page without models starts nothing, and a question waits for nothing', async () => {
  await keepModels(null);
  const running = page();
  await running.start();
  await running.whenKnown();
  expect(started).toBe(0);
});

test('a question that is asked right after the start waits until it is known which model answers', async () => {
  const running = page();
  void running.start();
  let isKnown = false;
  const known = running.whenKnown().then(() => (isKnown = true));
  await expect.poll(() => replyState).not.toBeNull();
  expect(isKnown).toBe(false);
  replyState!(answeringWith('a'));
  await known;
  expect(running.answering).toBe('a');
});

test('a reply that is older than what came by itself changes nothing', async () => {
  const running = page();
  const start = running.start();
  await expect.poll(() => emit).not.toBeNull();
  await expect.poll(() => replyState).not.toBeNull();
  emit!({ type: 'state', state: answeringWith('newer') });
  replyState!(answeringWith('older'));
  await start;
  expect(running.answering).toBe('newer');
});

test('a new host learns which notebook is looked at, and what surrounds the page', async () => {
  const running = await startedPage();
  await running.show('n');
  expect(opened).toEqual(['n']);
  const before = told.length;
  emit!({ type: 'host' });
  await expect.poll(() => told.length).toBe(before + 1);
  expect(told.at(-1)).toEqual({ visible: true, onBattery: null });
  expect(opened.slice(1)).toContain('n');
});

test('a page that is seen again has its notebook worked on again', async () => {
  const running = await startedPage();
  await running.show('n');
  const page = document as unknown as EventTarget & { visibilityState: string };
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(told.at(-1)?.visible).toBe(false);
  expect(opened).toEqual(['n']);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(opened).toEqual(['n', 'n']);
});

test('that the app’s own encoder could not run is said when it happens, and not again at each start', async () => {
  const failure = { code: 'model-out-of-memory', message: 'There is not enough memory.' } as const;
  const failed = { ...NO_MODELS, shipped: { isOff: false, failure } };
  await startedPage();
  emit!({ type: 'state', state: failed });
  emit!({ type: 'state', state: { ...failed, trying: null } });
  expect(toasts.list.map(({ text }) => text)).toEqual([
    'The encoder that is part of the app can’t be used, so passages are found without it. There is not enough memory.',
  ]);

  replyState = null;
  const next = page();
  const start = next.start();
  await expect.poll(() => replyState).not.toBeNull();
  emit!({ type: 'state', state: failed });
  replyState!(failed);
  await start;
  expect(toasts.list).toEqual([]);
});
