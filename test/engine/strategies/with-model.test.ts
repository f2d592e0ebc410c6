/** @file The systems with a language model: each makes the calls of its paper, and is no worse for a model that is of no use. */
import { beforeAll, describe, expect, it } from 'vitest';
import { LinkedStop } from '../../../src/engine/model/stop.ts';
import type { GenerationRequest } from '../../../src/engine/ports.ts';
import { answerWith } from '../../../src/engine/strategies/answer.ts';
import { answerAsked, ModelledQuestion } from '../../../src/engine/strategies/answer-with-model.ts';
import { STRATEGIES, strategyById } from '../../../src/engine/strategies/index.ts';
import type { Answer, AnswerSentence, StrategyId } from '../../../src/engine/types.ts';
import { numberedLines, ScriptedModel, taskOf, type Script } from '../model/scripted-model.ts';
import { MIXED } from '../notebook/chain-texts.ts';
import { notebookOf, type TestNotebook } from '../notebook/from-texts.ts';
import { randomWords } from '../vector/tiny-words.ts';
import { documentsOf } from './results.ts';

const QUESTION = 'What caused the furnace shutdown?';
const SAYS = 'The coal shortage led to the furnace shutdown.';

let notebook: TestNotebook;
beforeAll(async () => {
  notebook = await notebookOf(MIXED, {}, randomWords(Object.values(MIXED), 64));
});

/** The number of the line that says what caused the shutdown; 1 where none does. */
function numberOf(request: GenerationRequest, label: string): number {
  const lines = numberedLines(request.messages, label);
  return (
    Math.max(
      0,
      lines.findIndex((line) => line.includes(SAYS) || /coal shortage.*furnace/.test(line)),
    ) + 1
  );
}

/** What a good reader answers to each task. */
const SOUND: Record<string, (request: GenerationRequest) => string> = {
  keywords: () => JSON.stringify({ entities: ['furnace shutdown'], themes: ['coal shortage'] }),
  'triple-recognition': (request) => JSON.stringify({ kept: [numberOf(request, 'Facts')] }),
  'entity-recognition': (request) =>
    JSON.stringify({ chosen: [numberedLines(request.messages, 'Candidates').indexOf('furnace shutdown') + 1] }),
  'global-map': (request) =>
    JSON.stringify({ points: [{ text: SAYS, helpfulness: 90, reports: [numberOf(request, 'Reports')] }] }),
  'global-reduce': () => `${SAYS.slice(0, -1)} [1].`,
  'causal-report': (request) => `It was the coal shortage [${numberOf(request, 'Sentences')}].`,
  'causal-summary': (request) =>
    `${SAYS.slice(0, -1)} [${/\[(\d+)\]/.exec(request.messages.at(-1)!.content)?.[1] ?? 1}].`,
  answer: (request) => `${SAYS.slice(0, -1)} [${numberOf(request, 'Evidence')}].`,
  filter: ({ messages }) => {
    const ids = [...messages[1]!.content.matchAll(/^(E\d+) \| (.*)$/gm)].flatMap(([, id, text]) =>
      text === SAYS ? [id!] : [],
    );
    return JSON.stringify({ kept: ids, spurious: [], draft: SAYS });
  },
  'from-memory': () => 'I do not know.',
};

const soundModel = (options = {}) =>
  new ScriptedModel({ generate: (request) => SOUND[taskOf(request)]!(request) }, options);

/** The calls of a question, in order. */
const CALLS: Record<StrategyId, string[]> = {
  naive: ['from-memory'],
  bm25: ['answer'],
  dense: ['answer'],
  hybrid: ['answer'],
  'graphrag-local': ['answer'],
  'graphrag-global': ['global-map', 'global-reduce'],
  lightrag: ['keywords', 'answer'],
  hipporag2: ['triple-recognition', 'answer'],
  leanrag: ['answer'],
  causalrag: ['causal-report', 'causal-summary'],
  higra: ['entity-recognition', 'answer'],
  agents: ['answer'],
  cogni: ['keywords', 'answer'],
  hugrag: ['filter', 'answer'],
};

function asked(id: StrategyId, model: ScriptedModel, extra: { signal?: LinkedStop; excluded?: string[] } = {}) {
  const { index, texts } = notebook;
  return {
    model,
    strategy: strategyById(id)!,
    index,
    texts,
    question: QUESTION,
    options: { clock: () => 0, ...(extra.excluded && { excludedDocuments: new Set(extra.excluded) }) },
    ...(extra.signal && { signal: extra.signal }),
  };
}

function builtInOf(id: StrategyId): Promise<Answer> {
  const { index, texts, ask } = notebook;
  return id === 'hugrag' ? ask(QUESTION) : answerWith(strategyById(id)!, index, texts, QUESTION, { clock: () => 0 });
}

const ids = STRATEGIES.map(({ id }) => id);
const retrieving = ids.filter((id) => id !== 'naive');

describe.each(ids)('%s with a model', (id) => {
  it('makes the calls of its paper, writes a checked answer and counts both', async () => {
    const model = soundModel();
    const told: AnswerSentence[][] = [];
    const builtIn = await builtInOf(id);
    const answer = await answerAsked(asked(id, model), builtIn, (sentences) => told.push(sentences));
    expect(model.requests.map(taskOf)).toEqual(CALLS[id]);
    expect(answer.tier).toBe('model');
    expect(answer.fallback).toBeUndefined();
    expect(answer.trace.model?.costs.map(({ task, calls }) => [task, calls])).toEqual(
      CALLS[id].map((task) => [task, 1]),
    );
    if (id === 'naive') {
      expect(answer.sentences).toMatchObject([{ citations: [], support: { supported: false } }]);
      return;
    }
    expect(answer.sentences).toMatchObject([{ text: SAYS, support: { supported: true } }]);
    const [citation] = answer.sentences[0]!.citations;
    expect(MIXED.works.slice(citation!.start, citation!.end)).toBe(SAYS);
    expect(told.at(-1)).toEqual(answer.sentences);
  });

  it.each<[string, Script['generate']]>([
    ['writes rubbish', () => 'Certainly! Here you go: {"kept": [9999'],
    ['fails', () => Promise.reject(new Error('The device is gone.'))],
  ])('gives the built-in answer with its reason where the model %s', async (_, generate) => {
    if (id === 'naive') return;
    const builtIn = await builtInOf(id);
    const answer = await answerAsked(asked(id, new ScriptedModel({ generate: generate! })), builtIn, () => {});
    expect(answer).toMatchObject({ tier: 'builtin', sentences: builtIn.sentences, evidence: builtIn.evidence });
    expect(answer.fallback).toMatch(/^The local model did not answer \(.+\); this answer quotes the documents\.$/);
  });
});

describe.each(retrieving)('%s', (id) => {
  it('retrieves as the built-in tier where what the model says can’t be used', async () => {
    const modelled = new ModelledQuestion(asked(id, new ScriptedModel({ generate: () => 'no JSON' })));
    const { spans, entities } = await modelled.retrieve();
    const builtIn = strategyById(id)!.retrieve(notebook.prepared, QUESTION);
    expect(spans).toEqual(builtIn.spans);
    expect(entities).toEqual(builtIn.entities);
    const tasks = CALLS[id].filter(
      (task) => !['answer', 'causal-report', 'causal-summary', 'global-reduce'].includes(task),
    );
    expect(modelled.meter.tasks().map(({ task, fallbacks }) => [task, fallbacks])).toEqual(
      tasks.map((task) => [task, 1]),
    );
  });

  it('never shows the model a document that was taken out, nor asks more than its window takes', async () => {
    const model = soundModel({ contextWindow: 1024 });
    const builtIn = await builtInOf(id);
    await answerAsked(asked(id, model, { excluded: ['works'] }), builtIn, () => {});
    for (const { messages } of model.requests) expect(messages.at(-1)!.content).not.toContain('ninety people');
    const whole = soundModel({ contextWindow: 1024 });
    await answerAsked(asked(id, whole), builtIn, () => {});
    const { costs } = (await answerAsked(asked(id, whole), builtIn, () => {})).trace.model!;
    expect(costs.reduce((sum, { fallbacks }) => sum + fallbacks, 0)).toBe(0);
  });

  it('stops with what is there', async () => {
    const signal = new LinkedStop(undefined);
    const stopping = new ScriptedModel({
      generate: (request) => {
        signal.stop();
        return SOUND[taskOf(request)]!(request);
      },
    });
    const builtIn = await builtInOf(id);
    const answer = await answerAsked(asked(id, stopping, { signal }), builtIn, () => {});
    expect(stopping.requests).toHaveLength(1);
    expect(answer.fallback).toContain('it was stopped');
    expect(answer.sentences).toEqual(builtIn.sentences);
  });
});

describe('what a model chooses', () => {
  const retrieveWith = (id: StrategyId, generate: Script['generate']) =>
    new ModelledQuestion(asked(id, new ScriptedModel({ generate: generate! }))).retrieve();

  it.each(['lightrag', 'cogni'] as const)('as keywords is what %s searches with', async (id) => {
    const words = JSON.stringify({ entities: ['honey bees'], themes: ['poor harvest of honey'] });
    const { spans } = await retrieveWith(id, () => words);
    expect(documentsOf({ spans, entities: new Map() })[0]).toBe('bees');
    const unknown = JSON.stringify({ entities: ['zeppelin'], themes: [] });
    expect((await retrieveWith(id, () => unknown)).spans).toEqual(
      strategyById(id)!.retrieve(notebook.prepared, QUESTION).spans,
    );
  });

  it('as facts is where HippoRAG 2 starts; with none of them it ranks by similarity alone', async () => {
    const { entities } = await retrieveWith('hipporag2', () => '{"kept":[]}');
    expect(entities.size).toBe(0);
    expect((await retrieveWith('hipporag2', () => '{"kept":[1]}')).entities.size).toBeGreaterThan(0);
  });

  it('as entities is where HiGraAgent starts', async () => {
    let lines: string[] = [];
    const { entities } = await retrieveWith('higra', (request) => {
      lines = numberedLines(request.messages, 'Candidates');
      return JSON.stringify({ chosen: [lines.length] });
    });
    const seeds = [...entities].flatMap(([entity, hop]) => (hop === 0 ? [notebook.index.entities.names[entity]] : []));
    expect(seeds).toEqual([lines.at(-1)]);
  });

  it('as points is kept as the sentences that say them; invented ones are dropped', async () => {
    const points = [
      { text: 'Zeppelins hover overhead.', helpfulness: 100, reports: [1] },
      { text: SAYS, helpfulness: 80, reports: Array.from({ length: 8 }, (_, i) => i + 1) },
    ];
    const { spans, notes } = await retrieveWith('graphrag-global', () => JSON.stringify({ points }));
    expect(notes?.map(({ text }) => text)).toEqual([SAYS]);
    expect(MIXED[spans[0]!.documentId as keyof typeof MIXED].slice(spans[0]!.start, spans[0]!.end)).toBe(SAYS);
  });
});
