/** @file Another system's answer by the model that runs elsewhere: over the port, as in the app, with the host of the models behind it. */
import { expose } from 'comlink';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Rewriting } from '../../../src/adapters/asking/rewriting.ts';
import { EncoderTrial } from '../../../src/adapters/running/encoder-trial.ts';
import { RunningHost } from '../../../src/adapters/running/host.ts';
import { Relay, type RelayMessage } from '../../../src/adapters/running/relay.ts';
import type { Answer, AnswerSentence, AskedBefore } from '../../../src/engine/types.ts';
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
        shippedId: async () => null,
        version: 'version 1',
        isVisible: async () => true,
        clock: () => 0,
        now: () => 0,
        newId: () => 'host',
        takeIn: () => {},
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

describe('a follow-up', () => {
  const FOLLOW_UP = 'And what caused that?';
  /** What the answer to the first question leaves to go on from. */
  const before = ({ path, sentences }: Answer): AskedBefore => ({
    question: `What did ${FACT.cause} lead to?`,
    carried: [],
    path: path.map(({ cause, effect }) => ({ cause, effect })),
    cited: [],
    answer: sentences.map(({ text }) => text).join(' '),
  });
  const desk = () => notebook.tab.desk;
  let after: AskedBefore;
  /** What the model says a follow-up means. */
  let put: string;

  beforeEach(async () => {
    put = QUESTION;
    const sound = model;
    model = new ScriptedModel({
      generate: (request) =>
        taskOf(request) === 'rewrite'
          ? JSON.stringify({ question: put })
          : sound.generate(request).then(({ text }) => text),
    });
    await host.setRole('chat', 'a');
    after = before(await desk().ask(NOTEBOOK, 'q', `What did ${FACT.cause} lead to?`, () => {}));
  });

  it('is put by a model that is in memory so that it stands by itself, and is searched for and answered so', async () => {
    await host.countTokens('Loads it.');
    const options = { strategy: 'lightrag', after } as const;
    const quoted = await desk().ask(NOTEBOOK, 'f', FOLLOW_UP, () => {}, options);
    expect(quoted).toMatchObject({ question: FOLLOW_UP, tier: 'builtin' });
    expect(quoted.trace).toMatchObject({ standalone: QUESTION, after: [after.question] });
    expect(quoted.trace.carried).toBeUndefined();
    expect(quoted.evidence).toEqual(
      (await desk().ask(NOTEBOOK, 'g', QUESTION, () => {}, { strategy: 'lightrag' })).evidence,
    );
    const answer = await desk().answerWithModel(NOTEBOOK, 'f', quoted, () => {}, options);
    expect(answer).toMatchObject({ question: FOLLOW_UP, tier: 'model' });
    expect(answer.sentences[0]!.text).toBe(FACT.sentence);
    expect(answer.trace).toMatchObject({ standalone: QUESTION, after: [after.question] });
    expect(answer.trace.model!.costs.map(({ task, calls }) => [task, calls])).toEqual([
      ['rewrite', 1],
      ['keywords', 1],
      ['answer', 1],
    ]);
  });

  it('carries over in the built-in way while no model is in memory, and when what the model says can’t be used', async () => {
    const without = await desk().ask(NOTEBOOK, 'f', FOLLOW_UP, () => {}, { after });
    expect(model.calls).toBe(0);
    expect(without.trace.carried!.length).toBeGreaterThan(0);
    await host.countTokens('Loads it.');
    put = 'Who painted the ceiling?';
    const answer = await desk().ask(NOTEBOOK, 'f', FOLLOW_UP, () => {}, { after });
    expect(answer.trace.carried).toEqual(without.trace.carried);
    expect(answer.trace.standalone).toBeUndefined();
    expect(answer.sentences).toEqual(without.sentences);
    // What was asked in vain was still spent.
    expect(answer.trace.model!.costs).toMatchObject([{ task: 'rewrite', calls: 1 }]);
  });

  it('asks nothing of the model for a question that was not said to go on and stands by itself', async () => {
    await host.countTokens('Loads it.');
    const answer = await desk().ask(NOTEBOOK, 'f', QUESTION, () => {}, { after: { ...after, implied: true } });
    expect(model.calls).toBe(0);
    expect(answer.trace.after).toBeUndefined();
  });

  it('waits for the model only so long', async () => {
    const never = new Promise<never>(() => {});
    const calls = {
      chatModel: async () => ({ id: 'a', contextWindow: 4096, isLoaded: true }),
      stop: async () => {},
      generate: () => never,
    };
    // Nor for whoever runs the models, in a tab that may be asleep.
    for (const each of [calls, { ...calls, chatModel: () => never }]) {
      const rewriting = new Rewriting(each as never, () => 'id', 20);
      expect(await rewriting.rewrite('f', FOLLOW_UP, after)).toEqual({});
    }
  });
});
