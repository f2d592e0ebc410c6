import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AskingDesk } from '../../../src/adapters/asking/desk.ts';
import { NO_CHOICES, type ChoicesStore } from '../../../src/adapters/running/choices.ts';
import { smallerContext, type HostDependencies, type RunningHost } from '../../../src/adapters/running/host.ts';
import { indexedUpToNow } from '../../../src/adapters/refining/refiner.ts';
import { CausewayError } from '../../../src/engine/errors.ts';
import type { LanguageModel } from '../../../src/engine/ports.ts';
import type { RefinementProgress } from '../../../src/engine/records.ts';
import type { Answer } from '../../../src/engine/types.ts';
import type { ModelCard } from '../../../src/rpc/model-manager.ts';
import type { RefinementView, RunningEvent } from '../../../src/rpc/running.ts';
import { numberedLines, ScriptedModel, taskOf } from '../../engine/model/scripted-model.ts';
import { smallWorld, truthfulModel } from '../../engine/model/small-world.ts';
import { someWords } from '../library/in-process.ts';
import { causalLinks, indexOf, NOTEBOOK, readWorld, type WorldNotebook } from '../refining/world-notebook.ts';
import { startHostOfTests } from './host-of-tests.ts';
import { card, chat, choicesInMemory, LoadLog } from './scripted-models.ts';

const WORLD = smallWorld(6, 2, 4);

let notebook: WorldNotebook;
let log: LoadLog;
let events: RunningEvent[];
let cards: ModelCard[];
let model: LanguageModel;
let visible: boolean;

beforeEach(async () => {
  notebook = await readWorld(WORLD);
  log = new LoadLog();
  events = [];
  cards = [card('a'), card('b'), card('encoder', { task: 'embed' })];
  model = truthfulModel(WORLD);
  visible = true;
});

afterEach(() => notebook.tab.library.close());

function startHost(changes: Partial<HostDependencies> = {}, choices?: ChoicesStore): Promise<RunningHost> {
  const rebuild = async (notebookId: string, signal: AbortSignal): Promise<void> => {
    notebook.tab.library.noteRefined(notebookId);
    await indexedUpToNow(notebook.store, notebookId, signal, 5);
  };
  const around = {
    store: notebook.store,
    load: log.load(() => chat(model)),
    emit: (event: RunningEvent) => events.push(event),
    cards: () => cards,
    isVisible: () => visible,
    ...(choices && { choices }),
  };
  return startHostOfTests(around, { rebuild, ...changes });
}

/** What was told last of a notebook's refinement. */
function viewOf(notebookId = NOTEBOOK): RefinementView | undefined {
  return events
    .flatMap((event) => (event.type === 'refinement' ? [event.view] : []))
    .filter((view) => view.notebookId === notebookId)
    .at(-1);
}

const phase = (): RefinementProgress['phase'] | undefined => viewOf()?.progress?.phase;

const state = () => events.flatMap((event) => (event.type === 'state' ? [event.state] : [])).at(-1)!;

/** The built-in tier's answer. */
async function quoted(): Promise<Answer> {
  const { cause, effect } = WORLD.facts[0]!;
  const desk = new AskingDesk(notebook.store, () => 0, someWords, null);
  const answer = await desk.ask(NOTEBOOK, 'q', `Does the ${cause} cause the ${effect}?`, () => {});
  expect(answer.status).toBe('answered');
  return answer;
}

/** A model that keeps the first piece of evidence and repeats it, then makes something up. */
function repeatingModel(afterFirst = async () => {}): ScriptedModel {
  let first = '';
  return new ScriptedModel({
    generate: async (request) => {
      if (taskOf(request) === 'answer') {
        await afterFirst();
        return `${first.replace(/\.$/, '')} [1]. The moon is made of green cheese [1].`;
      }
      const [line = ''] = numberedLines(request.messages, 'Items');
      const [id = '', text = ''] = line.split(' | ');
      first = text;
      return JSON.stringify({ kept: [id], spurious: [], draft: text });
    },
  });
}

describe('roles', () => {
  it('are kept, refused for other tasks, and lost with the model', async () => {
    const choices = choicesInMemory();
    const host = await startHost({}, choices);
    await expect(host.setRole('chat', 'encoder')).rejects.toMatchObject({ code: 'usage' });
    await expect(host.setRole('chat', 'gone')).rejects.toMatchObject({ code: 'model-missing' });
    await host.setRole('chat', 'a');
    expect(state().roles.chat).toBe('a');
    const again = await startHost({}, choices);
    expect((await again.state()).roles.chat).toBe('a');
    cards = [];
    await again.modelsChanged();
    expect(state().roles.chat).toBeNull();
    expect(log.lines).toEqual([]);
  });

  it('free the memory of the model before', async () => {
    const host = await startHost();
    await host.setRole('chat', 'a');
    model = repeatingModel();
    await host.answer('1', await quoted(), () => {});
    await host.setRole('chat', 'b');
    expect(log.lines).toEqual(['load a on wasm', 'unload a']);
  });
});

describe('answering', () => {
  it('gives the built-in answer back while no model has the role', async () => {
    const host = await startHost();
    const answer = await quoted();
    expect(await host.answer('1', answer, () => {})).toBe(answer);
    expect(log.lines).toEqual([]);
  });

  it('streams what the model writes, marks what the evidence does not say, and tells what it cost', async () => {
    const host = await startHost();
    await host.setRole('chat', 'a');
    model = repeatingModel();
    const lengths: number[] = [];
    const answer = await host.answer('1', await quoted(), ({ length }) => lengths.push(length));
    expect(answer).toMatchObject({ tier: 'model', trace: { model: { id: 'a' } } });
    expect(answer.sentences.map(({ support }) => support?.supported)).toEqual([true, false]);
    expect(lengths.at(-1)).toBe(2);
    expect(answer.trace.model!.costs.reduce((sum, { calls }) => sum + calls, 0)).toBe(2);
    expect(state().held).toEqual([{ id: 'a', phase: 'ready', device: 'wasm' }]);
    await host.unload('a');
    expect(state().held).toEqual([]);
  });

  it('lets the built-in answer stand, with the reason, whatever the model does', async () => {
    const host = await startHost();
    await host.setRole('chat', 'a');
    const answer = await quoted();
    const scripts = [
      new ScriptedModel({ generate: () => 'green cheese' }),
      new ScriptedModel({}),
      new ScriptedModel({ generate: () => Promise.reject(new CausewayError('model-lost', 'The card is gone.')) }),
    ];
    for (const [at, script] of scripts.entries()) {
      model = script;
      await host.unload('a');
      const { sentences, tier, fallback } = await host.answer(`${at}`, answer, () => {});
      expect({ sentences, tier }).toEqual({ sentences: answer.sentences, tier: 'builtin' });
      expect(fallback).toMatch(/did not answer/);
    }
    expect(state().problem).toMatchObject({ id: 'a', error: { code: 'model-lost' }, smallerContext: null });
    cards = [];
    expect((await host.answer('9', answer, () => {})).fallback).toMatch(/a is not here/);
  });

  it('stops with what is there', async () => {
    const host = await startHost();
    await host.setRole('chat', 'a');
    model = repeatingModel(() => host.stop('1'));
    const answer = await quoted();
    const stopped = await host.answer('1', answer, () => {});
    expect(stopped.sentences).toEqual(answer.sentences);
    expect(stopped.fallback).toMatch(/it was stopped/);
    await host.stop('unknown');
  });

  it('proposes to read less when the memory is short, and then a smaller model', async () => {
    const isRoomFor = (tokens: number) => tokens <= 2048;
    const load = log.load(() => chat(model));
    const host = await startHost({
      load: (wanted, device) =>
        isRoomFor(wanted.contextWindow)
          ? load(wanted, device)
          : Promise.reject(new CausewayError('model-out-of-memory', 'Too large.')),
    });
    await host.setRole('chat', 'a');
    const answer = await quoted();
    expect((await host.answer('1', answer, () => {})).fallback).toMatch(/Too large/);
    expect(state().problem).toMatchObject({ id: 'a', smallerContext: 4096 });
    await host.limitContext('a', 4096);
    expect(state().problem).toBeNull();
    await host.answer('2', answer, () => {});
    expect(state().problem).toMatchObject({ smallerContext: 2048 });
    await host.limitContext('a', 2048);
    model = repeatingModel();
    expect(await host.answer('3', answer, () => {})).toMatchObject({ tier: 'model' });
    expect(state().problem).toBeNull();
    expect([smallerContext(2048), smallerContext(1024)]).toEqual([1024, null]);
  });
});

describe('refinement', () => {
  it('needs a model, is begun by a person, and makes the graph right', async () => {
    const host = await startHost();
    await expect(host.refine(NOTEBOOK)).rejects.toMatchObject({ code: 'model-missing' });
    await host.setRole('chat', 'a');
    await host.openNotebook(NOTEBOOK);
    expect(viewOf()).toMatchObject({ state: null, progress: null });
    expect(log.lines).toEqual([]);
    await host.refine(NOTEBOOK);
    await expect.poll(phase, { timeout: 10_000 }).toBe('done');
    expect(causalLinks(WORLD, notebook, await indexOf(notebook.store))).toEqual(WORLD.truth);
    expect(viewOf()?.state?.spent.calls).toBeGreaterThan(0);
  });

  it('goes on after a restart unless it was paused, and stays within its budget', async () => {
    const choices = choicesInMemory({ ...NO_CHOICES, roles: { ...NO_CHOICES.roles, chat: 'a' } });
    const first = await startHost({}, choices);
    await first.openNotebook(NOTEBOOK);
    await first.setBudget(NOTEBOOK, { calls: 2, minutes: null });
    expect(log.lines).toEqual([]);
    await first.refine(NOTEBOOK);
    await expect.poll(phase, { timeout: 10_000 }).toBe('budget-spent');
    await first.setBudget(NOTEBOOK, { calls: null, minutes: null });
    await first.pauseRefinement(NOTEBOOK);
    await first.setRole('chat', null);

    const second = await startHost({}, choices);
    await second.setRole('chat', 'a');
    await second.openNotebook(NOTEBOOK);
    expect(viewOf()?.state).toMatchObject({ isPaused: true });
    await second.refine(NOTEBOOK);
    await second.setRole('chat', null);
    const third = await startHost({}, choices);
    await third.setRole('chat', 'a');
    await third.openNotebook(NOTEBOOK);
    await expect.poll(phase, { timeout: 10_000 }).toBe('done');
    expect(causalLinks(WORLD, notebook, await indexOf(notebook.store))).toEqual(WORLD.truth);
  });

  it('is told in order, whatever the store takes for each view', async () => {
    let reads = 0;
    const slowAtFirst = new Proxy(notebook.store, {
      get: (store, name: keyof typeof notebook.store) =>
        name === 'readRefinementState'
          ? async (id: string) => {
              const read = await store.readRefinementState(id);
              if (reads++ % 2 === 0) await new Promise((resolve) => setTimeout(resolve, 30));
              return read;
            }
          : store[name].bind(store),
    });
    const host = await startHost({ store: slowAtFirst });
    await host.setRole('chat', 'a');
    await host.setSettings({ pauseWhenHidden: false, pauseOnBattery: true });
    await host.openNotebook(NOTEBOOK);
    await Promise.all([
      host.setSurroundings({ visible: true, onBattery: true }),
      host.openNotebook(NOTEBOOK),
      host.setSurroundings({ visible: true, onBattery: false }),
    ]);
    expect(viewOf()?.held).toBeNull();
  });

  it('says of a notebook that gave way to another that it is not in work', async () => {
    const host = await startHost();
    await host.setRole('chat', 'a');
    await host.refine(NOTEBOOK);
    await expect.poll(phase, { timeout: 10_000 }).toBe('done');
    await notebook.store.createNotebook({ id: 'another', name: 'Another', createdAt: 2 });
    await host.refine('another');
    expect(viewOf()?.progress).toBeNull();
    await expect.poll(() => viewOf('another')?.progress?.phase, { timeout: 10_000 }).toBe('done');
  });

  it('is begun though its limit was set only just before', async () => {
    const host = await startHost();
    await host.setRole('chat', 'a');
    await Promise.all([host.setBudget(NOTEBOOK, { calls: 100, minutes: null }), host.refine(NOTEBOOK)]);
    await expect.poll(phase, { timeout: 10_000 }).toBe('done');
    expect(viewOf()?.state).toMatchObject({ isPaused: false, budget: { calls: 100 } });
  });

  it('is paused when the memory of its model is freed, and what was found is in the index then', async () => {
    const host = await startHost();
    await host.setRole('chat', 'a');
    await host.setBudget(NOTEBOOK, { calls: null, minutes: null });
    const truthful = model as ScriptedModel;
    const slow = new ScriptedModel({
      generate: async (request) => {
        if (truthful.calls === 3)
          return new Promise<string>((end) => request.signal?.addEventListener('abort', () => end('')));
        return (await truthful.generate(request)).text;
      },
    });
    model = slow;
    await host.refine(NOTEBOOK);
    await expect.poll(() => slow.calls).toBe(4);
    await host.unload('a');
    await expect.poll(phase, { timeout: 10_000 }).toBe('paused');
    expect(log.lines).toEqual(['load a on wasm', 'unload a']);
    const [mark, head] = [
      await notebook.store.readRefinementMark(NOTEBOOK),
      await notebook.store.readIndexHead(NOTEBOOK),
    ];
    expect(mark).toBe(3);
    expect(head?.refinementMark).toBe(mark);
  });

  it('waits for questions, and while the page is hidden or the battery is used, as the settings say', async () => {
    const host = await startHost();
    await host.setRole('chat', 'a');
    await host.setSettings({ pauseWhenHidden: true, pauseOnBattery: true });
    await host.setSurroundings({ visible: true, onBattery: true });
    await host.refine(NOTEBOOK);
    await expect.poll(phase, { timeout: 10_000 }).toBe('waiting');
    expect(viewOf()?.held).toBe('battery');
    // A page that was only just opened does not know yet.
    await host.setSurroundings({ visible: true, onBattery: null });
    expect(viewOf()?.held).toBe('battery');
    visible = false;
    await host.setSurroundings({ visible: false, onBattery: false });
    expect(viewOf()?.held).toBe('hidden');
    expect(log.lines).toEqual([]);
    visible = true;
    await host.tick();
    await expect.poll(phase, { timeout: 10_000 }).toBe('done');
  });
});
