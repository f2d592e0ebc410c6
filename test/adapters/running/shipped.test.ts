/** @file The encoder that is part of the app among the models at work: when it finds passages, and when another does or none. */
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import type { HostDependencies, RunningHost } from '../../../src/adapters/running/host.ts';
import { IndexingWatch } from '../../../src/adapters/running/indexing-watch.ts';
import { CausewayError } from '../../../src/engine/errors.ts';
import type { ModelCard } from '../../../src/rpc/model-manager.ts';
import type { EmbeddingView, RunningEvent, RunningState } from '../../../src/rpc/running.ts';
import { MeaningEncoder } from '../../fixtures/meaning-encoder.ts';
import { smallWorld } from '../../engine/model/small-world.ts';
import { NOTEBOOK, readWorld, type WorldNotebook } from '../refining/world-notebook.ts';
import { startHostOfTests } from './host-of-tests.ts';
import { card, choicesInMemory, LoadLog } from './scripted-models.ts';

const PATIENT = { timeout: 10_000 };
const NO_MEMORY = new CausewayError('model-out-of-memory', 'There is not enough memory for it.');

let notebook: WorldNotebook;
let log: LoadLog;
let events: RunningEvent[];
let cards: ModelCard[];
let shippedId: string | null;
/** What loading the app's encoder fails with. */
let failure: CausewayError | null;
let choices: ReturnType<typeof choicesInMemory>;

beforeEach(async () => {
  notebook = await readWorld(smallWorld(6, 2, 4));
  log = new LoadLog();
  events = [];
  cards = ['app', 'update', 'own'].map((id) => card(id, { task: 'embed' }));
  shippedId = 'app';
  failure = null;
  choices = choicesInMemory();
});

afterEach(() => notebook.tab.library.close());

function startHost(changes: Partial<HostDependencies> = {}): Promise<RunningHost> {
  return startHostOfTests(
    {
      store: notebook.store,
      load: (wanted, device) =>
        log.load(() => {
          if (wanted.id !== 'own' && failure) throw failure;
          return { task: 'embed', port: new MeaningEncoder(wanted.id) };
        })(wanted, device),
      emit: (event) => events.push(event),
      cards: () => cards,
      isVisible: () => true,
      choices,
    },
    { shippedId: async () => shippedId, ...changes },
  );
}

const state = (): RunningState => events.flatMap((event) => (event.type === 'state' ? [event.state] : [])).at(-1)!;
const view = (): EmbeddingView | undefined =>
  events.flatMap((event) => (event.type === 'embedding' ? [event.view] : [])).at(-1);

async function read(host: RunningHost): Promise<void> {
  await host.openNotebook(NOTEBOOK);
  await expect.poll(() => view()?.progress?.phase, PATIENT).toBe('done');
}

async function modelOfQuestion(host: RunningHost): Promise<string | undefined> {
  return (await host.embedQuestion(NOTEBOOK, 'Why?', 1000))?.model;
}

describe('the encoder that is part of the app', () => {
  it('finds passages as soon as it is here, without anybody’s doing', async () => {
    shippedId = null;
    const host = await startHost();
    await host.openNotebook(NOTEBOOK);
    expect(await modelOfQuestion(host)).toBeUndefined();
    shippedId = 'app';
    await host.modelsChanged();
    await expect.poll(() => view()?.progress?.phase, PATIENT).toBe('done');
    expect(state().roles.embed).toBe('app');
    expect(await modelOfQuestion(host)).toBe('app');
    expect((await choices.read()).roles.embed).toBeNull();
  });

  it('is asked in English alone; one that a person chose, in any language', async () => {
    const host = await startHost();
    await read(host);
    const german = 'Warum wurde der Verkauf im Frühjahr abgesagt, und wer hat das entschieden?';
    expect(await host.embedQuestion(NOTEBOOK, german, 1000)).toBeNull();
    await host.setRole('embed', 'own');
    expect((await host.embedQuestion(NOTEBOOK, german, 1000))?.model).toBe('own');
  });

  it('makes way for a model that gets the role, and has it back when that one loses it or goes', async () => {
    const host = await startHost();
    await read(host);
    await host.setRole('embed', 'own');
    expect(state().roles.embed).toBe('own');
    expect(await modelOfQuestion(host)).toBe('own');
    await host.setRole('embed', null);
    expect(await modelOfQuestion(host)).toBe('app');
    await host.setRole('embed', 'own');
    expect(await modelOfQuestion(host)).toBe('own');
    cards = cards.filter(({ id }) => id !== 'own');
    await host.modelsChanged();
    expect(state().roles.embed).toBe('app');
    expect(log.lines.filter((line) => line.startsWith('unload'))).toEqual([
      'unload app',
      'unload own',
      'unload app',
      'unload own',
    ]);
  });

  it('is switched off and on, also for later starts', async () => {
    const host = await startHost();
    await read(host);
    await host.switchShipped(false);
    expect(state()).toMatchObject({ roles: { embed: null }, shipped: { isOff: true } });
    expect(log.lines.at(-1)).toBe('unload app');
    const next = await startHost();
    expect(await modelOfQuestion(next)).toBeUndefined();
    await next.switchShipped(true);
    expect(await modelOfQuestion(next)).toBe('app');
  });

  it('is not tried again by itself where it got no memory, before a person asks or the app is another one', async () => {
    failure = NO_MEMORY;
    const host = await startHost();
    await host.openNotebook(NOTEBOOK);
    const { code, message } = NO_MEMORY;
    await expect.poll(() => state().shipped.failure, PATIENT).toEqual({ code, message });
    await expect.poll(() => state().roles.embed).toBeNull();
    expect(await modelOfQuestion(host)).toBeUndefined();
    expect(state().problem).toBeNull();

    const loads = log.lines.length;
    const next = await startHost();
    await next.openNotebook(NOTEBOOK);
    expect(await modelOfQuestion(next)).toBeUndefined();
    expect(log.lines).toHaveLength(loads);
    failure = null;
    const updated = await startHost({ version: 'version 2' });
    expect(await modelOfQuestion(updated)).toBe('app');
    await next.switchShipped(true);
    expect(state().shipped.failure).toBeNull();
    expect(await modelOfQuestion(next)).toBe('app');
  });

  it('is another one after an update of the app, which compares with no vector of the one before', async () => {
    const host = await startHost();
    await read(host);
    expect((await notebook.store.readEmbeddings(NOTEBOOK, 'app')).length).toBeGreaterThan(0);
    shippedId = 'update';
    events = [];
    await host.modelsChanged();
    expect(log.lines).toContain('unload app');
    expect(await modelOfQuestion(host)).toBe('update');
    const vectors = async () => (await notebook.store.readEmbeddings(NOTEBOOK, 'update')).length;
    await expect.poll(vectors, PATIENT).toBeGreaterThan(0);
    await expect.poll(() => view()?.progress?.phase, PATIENT).toBe('done');
    expect(await notebook.store.readEmbeddings(NOTEBOOK, 'app')).toEqual([]);
  });

  it('waits while files are read or an index is built', async () => {
    const host = await startHost();
    await host.indexed({ notebookId: 'another', phase: 'reading' });
    await host.openNotebook(NOTEBOOK);
    await expect.poll(() => view()?.progress?.phase, PATIENT).toBe('waiting');
    expect(view()?.held).toBe('indexing');
    await host.indexed({ notebookId: 'another', phase: 'building' });
    expect(view()?.progress?.phase).toBe('waiting');
    expect(log.lines).toEqual([]);
    await host.indexed({ notebookId: 'another', phase: 'idle' });
    await expect.poll(() => view()?.progress?.phase, PATIENT).toBe('done');
  });
});

test('a tab that was closed while it read or built is not waited for', () => {
  let time = 0;
  const watch = new IndexingWatch(() => time);
  watch.note({ notebookId: 'a', phase: 'building' });
  watch.note({ notebookId: 'b', phase: 'reading' });
  watch.note({ notebookId: 'b', phase: 'idle' });
  expect(watch.isOn).toBe(true);
  time = 61_000;
  expect(watch.isOn).toBe(false);
});
