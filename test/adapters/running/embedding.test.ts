/** @file The host of the models with models that find and order passages. */
import { setImmediate as immediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChoicesStore } from '../../../src/adapters/running/choices.ts';
import type { RunningHost } from '../../../src/adapters/running/host.ts';
import type { RunningModel } from '../../../src/adapters/transformers/load.ts';
import { CausewayError } from '../../../src/engine/errors.ts';
import type { MachineFacts, ModelCard } from '../../../src/rpc/model-manager.ts';
import type { EmbeddingView, RunningEvent } from '../../../src/rpc/running.ts';
import { MeaningEncoder } from '../../fixtures/meaning-encoder.ts';
import { smallWorld } from '../../engine/model/small-world.ts';
import { file } from '../library/in-process.ts';
import { NOTEBOOK, readWorld, type WorldNotebook } from '../refining/world-notebook.ts';
import { startHostOfTests } from './host-of-tests.ts';
import { card, choicesInMemory, LoadLog } from './scripted-models.ts';

const PATIENT = { timeout: 10_000 };

let notebook: WorldNotebook;
let log: LoadLog;
let events: RunningEvent[];
let cards: ModelCard[];
let encoder: MeaningEncoder;
let visible: boolean;

beforeEach(async () => {
  notebook = await readWorld(smallWorld(6, 2, 4));
  log = new LoadLog();
  events = [];
  cards = [card('meaning', { task: 'embed' }), card('cross', { task: 'rerank' })];
  encoder = new MeaningEncoder();
  visible = true;
});

afterEach(() => notebook.tab.library.close());

function model(id: string): RunningModel {
  if (id !== 'cross') return { task: 'embed', port: encoder };
  const score = async (_query: string, passages: readonly string[]) =>
    Float32Array.from(passages, (text) => text.length / 1000);
  return { task: 'rerank', port: { id, score, unload: async () => {} } };
}

function startHost(choices?: ChoicesStore, machine?: () => Promise<MachineFacts>): Promise<RunningHost> {
  return startHostOfTests({
    store: notebook.store,
    load: (wanted, device) => log.load(() => model(wanted.id))(wanted, device),
    emit: (event) => events.push(event),
    cards: () => cards,
    isVisible: () => visible,
    ...(choices && { choices }),
    ...(machine && { machine }),
  });
}

const view = (): EmbeddingView | undefined =>
  events.flatMap((event) => (event.type === 'embedding' ? [event.view] : [])).at(-1);
const phase = () => view()?.progress?.phase;

describe('the model that finds passages', () => {
  it('reads the notebook that is looked at once it has the role, and answers for questions', async () => {
    const host = await startHost();
    await host.openNotebook(NOTEBOOK);
    expect(await host.embedQuestion(NOTEBOOK, 'Why?', 1000)).toBeNull();
    expect(log.lines).toEqual([]);
    await host.setRole('embed', 'meaning');
    await expect.poll(phase, PATIENT).toBe('done');
    expect((await notebook.store.readEmbeddings(NOTEBOOK, 'meaning')).length).toBeGreaterThan(0);
    const asked = (await host.embedQuestion(NOTEBOOK, 'Why did the doctor strike?', 1000))!;
    const words = (await host.embedQuestion(NOTEBOOK, 'Why did the doctor strike?', 1000, false))!;
    expect(words.reading.vector).toEqual(asked.reading.vector);
    expect(asked.model).toBe('meaning');
    expect(Math.hypot(...asked.reading.vector)).toBeCloseTo(1);

    // What is added is read too, and told by another mark.
    const rest = notebook.tab.idle(NOTEBOOK);
    await notebook.tab.library.addFiles(NOTEBOOK, [file('new.txt', 'The kiln fire caused the lantern shortage.')]);
    await rest;
    await host.notebookChanged(NOTEBOOK, 'index');
    await expect.poll(() => encoder.passages, PATIENT).toContain('The kiln fire caused the lantern shortage.');
    await expect.poll(phase, PATIENT).toBe('done');
    expect((await host.embedQuestion(NOTEBOOK, 'Why?', 1000))!.mark).not.toBe(asked.mark);
    await host.setRole('embed', null);
    expect(await host.embedQuestion(NOTEBOOK, 'Why?', 1000)).toBeNull();
    expect(log.lines).toEqual(['load meaning on wasm', 'unload meaning']);
  });

  it('is tried out on each device when it gets its role, once, and told of meanwhile', async () => {
    const gpu = { name: 'a card', software: false, f16: true, maxBufferBytes: 1e9, maxBindingBytes: 1e9 };
    const facts = { gpu, memoryGigabytes: 8, processors: 4, threads: true, storage: null };
    const host = await startHost(choicesInMemory(), async () => facts);
    await host.openNotebook(NOTEBOOK);
    await host.setRole('embed', 'meaning');
    expect(log.lines.slice(0, 4).sort()).toEqual([
      'load meaning on wasm',
      'load meaning on webgpu',
      'unload meaning',
      'unload meaning',
    ]);
    const told = events.flatMap((event) => (event.type === 'state' ? [event.state.trying] : []));
    expect(told).toContain('meaning');
    expect(told.at(-1)).toBeNull();
    await expect.poll(phase, PATIENT).toBe('done');
    await host.setRole('embed', null);
    await host.setRole('embed', 'meaning');
    await expect.poll(phase, PATIENT).toBe('done');
    expect(log.lines.filter((line) => line.endsWith('on webgpu'))).toHaveLength(1);
  });

  it('reads no notebook between two calls of a question, unless it is what the question waits for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const host = await startHost();
      await host.setRole('embed', 'meaning');
      await host.embedQuestion(NOTEBOOK, 'Why?', 1000);
      await host.openNotebook(NOTEBOOK);
      await expect.poll(phase, PATIENT).toBe('waiting');
      expect(encoder.passages).toEqual([]);
      await host.embedFirst(NOTEBOOK, []);
      // No time goes by, as it does while something is polled.
      for (let turns = 0; turns < 1000 && encoder.passages.length === 0; turns++) await immediate();
      expect(encoder.passages).not.toEqual([]);
      await expect.poll(phase, PATIENT).toBe('done');

      await host.embedQuestion(NOTEBOOK, 'Why?', 1000);
      const rest = notebook.tab.idle(NOTEBOOK);
      await notebook.tab.library.addFiles(NOTEBOOK, [file('new.txt', 'The kiln fire caused the lantern shortage.')]);
      await vi.advanceTimersByTimeAsync(0);
      await rest;
      await host.notebookChanged(NOTEBOOK, 'index');
      await expect.poll(phase, PATIENT).toBe('waiting');
      await vi.advanceTimersByTimeAsync(1000);
      await expect.poll(phase, PATIENT).toBe('done');
    } finally {
      vi.useRealTimers();
    }
  });

  it('is paused by the person, also for later starts, and when its memory is freed', async () => {
    const choices = choicesInMemory();
    const host = await startHost(choices);
    await host.pauseEmbedding(NOTEBOOK, true);
    await host.setRole('embed', 'meaning');
    await host.openNotebook(NOTEBOOK);
    await expect.poll(phase, PATIENT).toBe('paused');
    const again = await startHost(choices);
    await again.openNotebook(NOTEBOOK);
    await expect.poll(phase, PATIENT).toBe('paused');
    expect(encoder.passages).toEqual([]);

    let goOn = () => {};
    encoder.before = () => new Promise((resolve) => (goOn = resolve));
    await again.pauseEmbedding(NOTEBOOK, false);
    await expect.poll(phase, PATIENT).toBe('working');
    const freed = again.unload('meaning');
    goOn();
    await freed;
    expect(view()?.isPaused).toBe(true);
    encoder.before = async () => {};
    await again.pauseEmbedding(NOTEBOOK, false);
    await expect.poll(phase, PATIENT).toBe('done');
  });

  it('waits while the page is hidden, as the settings say, and goes on after a failure when it is asked to', async () => {
    const host = await startHost();
    await host.setSettings({ pauseWhenHidden: true, pauseOnBattery: true });
    visible = false;
    await host.tick();
    await host.setRole('embed', 'meaning');
    await host.openNotebook(NOTEBOOK);
    await expect.poll(() => view()?.held, PATIENT).toBe('hidden');
    expect(encoder.passages).toEqual([]);
    encoder.before = () => Promise.reject(new CausewayError('model-failed', 'It broke.'));
    visible = true;
    await host.tick();
    await expect.poll(phase, PATIENT).toBe('failed');
    encoder.before = async () => {};
    await host.pauseEmbedding(NOTEBOOK, false);
    await expect.poll(phase, PATIENT).toBe('done');
  });

  it('is loaded as soon as a question is about to be asked', async () => {
    const host = await startHost();
    await host.warm();
    expect(log.lines).toEqual([]);
    await host.setRole('embed', 'meaning');
    await host.setRole('rerank', 'cross');
    await host.warm();
    await expect.poll(() => log.lines, PATIENT).toEqual(['load meaning on wasm', 'load cross on wasm']);
  });

  it('has its reader read ahead, and does without one that fails', async () => {
    const read: string[] = [];
    const reading = (question: string) => {
      read.push(question);
      return Promise.reject(new CausewayError('model-damaged', 'It is cut.'));
    };
    Object.assign(encoder, { sentences: { readAsked: reading } });
    const host = await startHost();
    await host.setRole('embed', 'meaning');
    await host.warm();
    await expect.poll(() => read.length, PATIENT).toBe(1);
    expect((await host.embedQuestion(NOTEBOOK, 'Why did it rain?', 5000))?.reading.asked).toBeUndefined();
    expect(read).toEqual(['?', 'Why did it rain?']);
    // What words ask that are part of a question is known.
    await host.embedQuestion(NOTEBOOK, 'the rain', 5000, false);
    expect(read).toHaveLength(2);
  });

  it('lets no question wait for longer than is said', async () => {
    const host = await startHost();
    await host.setRole('embed', 'meaning');
    encoder.before = (signal) =>
      new Promise((_, reject) => {
        const stop = () => reject(new CausewayError('cancelled', 'Stopped.'));
        if (signal?.aborted) stop();
        signal?.addEventListener('abort', stop);
      });
    await expect(host.embedQuestion(NOTEBOOK, 'Why?', 10)).rejects.toMatchObject({ code: 'cancelled' });
  });
});

describe('what is asked while work ends', () => {
  /** Held in its first batch, which it does not give up, until the returned function is called. */
  function holdFirstBatch(): () => void {
    let goOn = () => {};
    encoder.before = () => new Promise((resolve) => (goOn = resolve));
    return () => {
      encoder.before = async () => {};
      goOn();
    };
  }

  it('is served by one beginning, which says that it is done', async () => {
    const host = await startHost();
    const goOn = holdFirstBatch();
    await host.setRole('embed', 'meaning');
    await host.openNotebook(NOTEBOOK);
    await expect.poll(phase, PATIENT).toBe('working');
    cards.push(card('other', { task: 'embed' }));
    const changes = [host.setRole('embed', 'other'), host.notebookChanged(NOTEBOOK, 'index')];
    goOn();
    await Promise.all(changes);
    await expect.poll(() => view()?.progress, PATIENT).toMatchObject({ phase: 'done', model: 'other' });
    expect((await notebook.store.readEmbeddings(NOTEBOOK, 'meaning')).length).toBe(0);
  });

  it('is told in the tab whose notebook gave way to another', async () => {
    const host = await startHost();
    await host.setRole('embed', 'meaning');
    await host.openNotebook(NOTEBOOK);
    await expect.poll(phase, PATIENT).toBe('done');
    await notebook.store.createNotebook({ id: 'another', name: 'Another', createdAt: 2 });
    await host.openNotebook('another');
    const views = events.flatMap((event) => (event.type === 'embedding' ? [event.view] : []));
    expect(views.filter(({ notebookId }) => notebookId === NOTEBOOK).at(-1)?.progress).toBeNull();
  });
});

describe('the model that orders passages', () => {
  it('scores them in their order, and nothing without the role', async () => {
    const host = await startHost();
    expect(await host.scorePassages('Why?', ['a', 'bb'], 1000)).toBeNull();
    await host.setRole('rerank', 'cross');
    expect(await host.scorePassages('Why?', ['a', 'bbbb'], 1000)).toEqual({
      model: 'cross',
      scores: Float32Array.of(0.001, 0.004),
    });
  });
});
