/** @file Another system's answer by the model that runs elsewhere: over the port, as in the app, with the host of the models behind it. */
import { expose } from 'comlink';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EncoderTrial } from '../../../src/adapters/running/encoder-trial.ts';
import { RunningHost } from '../../../src/adapters/running/host.ts';
import { Relay, type RelayMessage } from '../../../src/adapters/running/relay.ts';
import type { AnswerSentence } from '../../../src/engine/types.ts';
import { installErrorCodec } from '../../../src/rpc/errors.ts';
import { numberedLines, ScriptedModel, taskOf } from '../../engine/model/scripted-model.ts';
import { smallWorld } from '../../engine/model/small-world.ts';
import { NOTEBOOK, readWorld, type WorldNotebook } from '../refining/world-notebook.ts';
import { card, chat, choicesInMemory, LoadLog } from '../running/scripted-models.ts';

const WORLD = smallWorld(6, 2, 4);
const FACT = WORLD.facts.find(({ kind }) => kind === 'causal')!;
const QUESTION = `What caused ${FACT.effect}?`;

let notebook: WorldNotebook;
let model: ScriptedModel;
let host: RunningHost;
let close: () => void;

beforeEach(async () => {
  installErrorCodec();
  notebook = await readWorld(WORLD);
  model = new ScriptedModel({
    generate: (request) => {
      if (taskOf(request) === 'keywords') return JSON.stringify({ entities: [FACT.cause], themes: [FACT.effect] });
      const lines = numberedLines(request.messages, 'Evidence');
      const number = lines.indexOf(FACT.sentence) + 1;
      return `${FACT.sentence.slice(0, -1)} [${number}].`;
    },
  });
  const choices = choicesInMemory();
  const load = new LoadLog().load(() => chat(model));
  const relay = new Relay({
    channel: { postMessage: (_: RelayMessage) => {}, addEventListener: () => {} },
    becomeHost: async (emit) => {
      host = new RunningHost({
        store: notebook.store,
        choices,
        load,
        deviceFor: async () => 'wasm',
        trial: new EncoderTrial({ load, machine: () => Promise.reject(new Error()), choices, clock: () => 0 }),
        card: async (id) => card(id),
        isVisible: async () => true,
        clock: () => 0,
        now: () => 0,
        newId: () => 'host',
        rebuild: async () => {},
        emit,
      });
      await host.start();
      return host;
    },
    onSurroundings: async () => {},
    onBrowserModel: () => {},
    newId: () => crypto.randomUUID(),
  });
  await relay.lead();
  const { port1, port2 } = new MessageChannel();
  expose(relay, port1);
  await notebook.tab.desk.useModels(port2);
  close = () => {
    port1.close();
    port2.close();
  };
});

afterEach(async () => {
  close();
  await notebook.tab.library.close();
});

const builtIn = () => notebook.tab.desk.ask(NOTEBOOK, 'q', QUESTION, () => {}, { strategy: 'lightrag' });

describe('an answer of another system by the model', () => {
  it('makes the calls of its paper and is told sentence by sentence, with its cost', async () => {
    await host.setRole('chat', 'a');
    const told: AnswerSentence[][] = [];
    const quoted = await builtIn();
    const answer = await notebook.tab.desk.answerWithModel(NOTEBOOK, 'q', quoted, (some) => told.push(some), {
      strategy: 'lightrag',
    });
    expect(answer).toMatchObject({ tier: 'model', status: 'answered', basis: quoted.basis });
    expect(answer.sentences).toMatchObject([{ text: FACT.sentence, support: { supported: true } }]);
    expect(told.at(-1)).toEqual(answer.sentences);
    expect(answer.trace.model).toMatchObject({ id: 'a' });
    expect(answer.trace.model!.costs.map(({ task, calls }) => [task, calls])).toEqual([
      ['keywords', 1],
      ['answer', 1],
    ]);
  });

  it('is the built-in one while nobody has the role, and where the model fails', async () => {
    const quoted = await builtIn();
    const options = { strategy: 'lightrag' } as const;
    expect(await notebook.tab.desk.answerWithModel(NOTEBOOK, 'q', quoted, () => {}, options)).toBe(quoted);
    await host.setRole('chat', 'a');
    model = new ScriptedModel({});
    const answer = await notebook.tab.desk.answerWithModel(NOTEBOOK, 'q', quoted, () => {}, options);
    expect(answer).toMatchObject({ tier: 'builtin', sentences: quoted.sentences });
    expect(answer.fallback).toContain('This model writes nothing');
  });

  it('is stopped in the middle of a call', async () => {
    await host.setRole('chat', 'a');
    let isAborted = false;
    model = new ScriptedModel({
      generate: ({ signal }) =>
        new Promise((resolve) =>
          signal?.addEventListener('abort', () => {
            isAborted = true;
            resolve('');
          }),
        ),
    });
    const quoted = await builtIn();
    const answering = notebook.tab.desk.answerWithModel(NOTEBOOK, 'q', quoted, () => {}, { strategy: 'lightrag' });
    await expect.poll(() => model.calls).toBe(1);
    await notebook.tab.desk.stop('q');
    const answer = await answering;
    expect(isAborted).toBe(true);
    expect(answer.fallback).toContain('it was stopped');
    expect(answer.sentences).toEqual(quoted.sentences);
  });
});
