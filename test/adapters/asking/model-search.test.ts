import { beforeEach, describe, expect, it } from 'vitest';
import { expose } from 'comlink';
import { EmbeddingRun } from '../../../src/adapters/embedding/embedding-run.ts';
import { passagesBy, questionBy } from '../../../src/adapters/embedding/readings.ts';
import { loadIndex } from '../../../src/adapters/asking/load-index.ts';
import { ModelSearch } from '../../../src/adapters/asking/model-search.ts';
import { MemoryNotebookStore } from '../../../src/adapters/memory/notebook-store.ts';
import type { ModelCalls } from '../../../src/adapters/running/bridge.ts';
import { CausewayError } from '../../../src/engine/errors.ts';
import { installErrorCodec } from '../../../src/rpc/errors.ts';
import type { NotebookIndex } from '../../../src/engine/notebook/index-types.ts';
import type { PassagePlace } from '../../../src/rpc/running.ts';
import type { Answer, StrategyId } from '../../../src/engine/types.ts';
import { WORD_BITS } from '../../../src/engine/vector/word-codes.ts';
import { MeaningEncoder } from '../../fixtures/meaning-encoder.ts';
import { file, openTab, type Tab } from '../library/in-process.ts';
import { answerScores, readAll } from '../../fixtures/answer-scores.ts';

const NOTEBOOK = 'notebook-1';
/** No word of it stands in any document. */
const PARAPHRASE = 'Why did the physicians of the clinic hold a walkout for more pay?';
const KNOWN = 'What caused the lantern shortage?';

const PARAGRAPHS = [
  'The medics of the infirmary began a stoppage because their salaries had been cut.',
  'The kiln fire caused the lantern shortage. The lantern shortage led to dark streets.',
  'Bees left the orchard after the hives were moved to the meadow.',
  'The library bought maps of the northern islands from a collector.',
  'A choir sang in the chapel while snow covered the square.',
  'The bakery closed early because the ovens were being repaired.',
  'Painters restored the ceiling of the theatre over two summers.',
  'The ferry timetable changed when the new bridge opened.',
];

let store: MemoryNotebookStore;
let tab: Tab;
let encoder: MeaningEncoder;
let wanted: PassagePlace[];
let calls: ModelCalls;

const SYLLABLES = ['ba', 'do', 'ki', 'lu', 'me', 'no', 'ra', 'si', 'tu', 'vo'];

/** The nth of a thousand words that mean nothing. */
function word(n: number): string {
  return [n % 10, Math.floor(n / 10) % 10, Math.floor(n / 100) % 10].map((i) => SYLLABLES[i]).join('');
}

/** A long document: neighbouring passages share some words, as those of one subject do. */
function chronicle(): string {
  return Array.from({ length: 120 }, (_, sentence) => {
    const own = Array.from({ length: 10 }, (_, i) => word((sentence * 37 + i * 71) % 1000));
    const shared = Array.from({ length: 3 }, (_, i) => word(((sentence >> 4) * 13 + i) % 1000));
    return `The ${[...own, ...shared].join(' ')}.`;
  }).join(' ');
}

beforeEach(async () => {
  installErrorCodec();
  store = new MemoryNotebookStore();
  await store.createNotebook({ id: NOTEBOOK, name: 'World', createdAt: 1 });
  tab = await openTab(store);
  const rest = tab.idle(NOTEBOOK);
  await tab.library.addFiles(NOTEBOOK, [
    file('chronicle.txt', chronicle()),
    ...PARAGRAPHS.map((text, i) => file(`${i}.txt`, text)),
  ]);
  await rest;
  encoder = new MeaningEncoder();
  calls = {
    embedQuestion: async (_notebookId, question) => ({
      model: encoder.id,
      reading: await questionBy(encoder, question),
      mark: `${encoder.passages.length}`,
      readsSentences: false,
    }),
    embedFirst: async (_notebookId, places) => void wanted.push(...places),
    readSentences: async () => null,
    scorePassages: async () => null,
  };
  wanted = [];
  return () => tab.library.close();
});

function embedding(): EmbeddingRun {
  return new EmbeddingRun(
    NOTEBOOK,
    {
      store,
      model: encoder.id,
      embed: (texts) => encoder.embed(texts, 'passage'),
      read: (passages) => passagesBy(encoder, passages),
      clock: () => 0,
      onProgress: () => {},
      onStored: () => {},
    },
    false,
  );
}

async function embedAll(): Promise<void> {
  await embedding().run();
}

/** Lets the desk search with the models, over a port as in the app. */
async function connect(): Promise<() => void> {
  const { port1, port2 } = new MessageChannel();
  expose(
    {
      embedQuestion: (...all: Parameters<ModelCalls['embedQuestion']>) => calls.embedQuestion(...all),
      embedFirst: (...all: Parameters<ModelCalls['embedFirst']>) => calls.embedFirst(...all),
      readSentences: (...all: Parameters<ModelCalls['readSentences']>) => calls.readSentences(...all),
      scorePassages: (...all: Parameters<ModelCalls['scorePassages']>) => calls.scorePassages(...all),
    },
    port1,
  );
  await tab.desk.useModels(port2);
  return () => {
    port1.close();
    port2.close();
  };
}

async function ask(question: string, strategy: StrategyId = 'hugrag'): Promise<Answer> {
  return tab.desk.ask(NOTEBOOK, 'q', question, () => {}, { strategy });
}

/** Without what differs from call to call. */
function timeless({ trace, ...answer }: Answer) {
  const { timings: _, search: __, ...rest } = trace;
  return { ...answer, trace: rest };
}

describe('searching with an encoder', () => {
  it('finds what is said in other words, which the built-in tier misses, and says which model did', async () => {
    const before = await ask(PARAPHRASE);
    expect(before.status).toBe('not-in-documents');
    expect(before.trace).not.toHaveProperty('search');
    await embedAll();
    const close = await connect();
    const answer = await ask(PARAPHRASE);
    expect(answer.status).toBe('answered');
    expect(answer.sentences[0]!.text).toBe(PARAGRAPHS[0]);
    expect(answer.trace.search).toEqual({ encoder: { id: 'meaning', embedded: 1 } });
    expect((await ask('Why did the parliament abolish the hunting season?')).status).toBe('not-in-documents');
    close();
  });

  it.each(['dense', 'hybrid', 'lightrag', 'hipporag2'] as const)('serves %s too', async (strategy) => {
    await embedAll();
    const close = await connect();
    const answer = await ask(PARAPHRASE, strategy);
    expect(answer.evidence[0]?.text).toBe(PARAGRAPHS[0]);
    expect(answer.trace.search?.encoder?.id).toBe('meaning');
    close();
  });

  it('falls back to the latent space for what is not embedded yet, and says how much is', async () => {
    const run = embedding();
    let batches = 0;
    encoder.before = async () => {
      if (++batches === 2) run.end();
    };
    await run.run();
    encoder.before = async () => {};
    const close = await connect();
    const answer = await ask(KNOWN);
    expect(answer.status).toBe('answered');
    expect(answer.sentences.map(({ text }) => text)).toContain('The kiln fire caused the lantern shortage.');
    expect(answer.trace.search!.encoder!.embedded).toBeGreaterThan(0);
    close();
  });
});

describe('without a model that serves', () => {
  const systems = ['hugrag', 'dense', 'hybrid', 'graphrag-global', 'lightrag', 'causalrag'] as const;
  const questions = [KNOWN, PARAPHRASE, 'Why was the bakery closed?'];

  async function answers(): Promise<object[]> {
    const all: object[] = [];
    for (const system of systems) for (const question of questions) all.push(timeless(await ask(question, system)));
    return all;
  }

  const broken = () => Promise.reject(new CausewayError('model-lost', 'The graphics card is gone.'));
  const cases: [string, Partial<ModelCalls>, string | undefined][] = [
    ['that has no role', { embedQuestion: async () => null, scorePassages: async () => null }, undefined],
    ['that is lost', { embedQuestion: broken, scorePassages: broken }, 'The graphics card is gone.'],
    [
      'that gives rubbish',
      {
        embedQuestion: async () => ({
          model: 'm',
          reading: { vector: new Float32Array(3).fill(NaN), words: new Float32Array(WORD_BITS).fill(NaN) },
          mark: '',
          readsSentences: false,
        }),
        scorePassages: async () => null,
      },
      undefined,
    ],
  ];

  it.each(cases)('one %s changes nothing', async (_, behaviour, failure) => {
    await embedAll();
    const before = await answers();
    calls = { ...calls, ...behaviour };
    const close = await connect();
    expect(await answers()).toEqual(before);
    const { search } = (await ask('What is said of the bakery and of the ferry?')).trace;
    expect(search?.encoder?.failure).toBe(failure);
    expect(search?.reranker?.failure).toBe(failure);
    close();
  });

  it('an answer waits for a silent one no longer than is stated', async () => {
    const never = () => new Promise<never>(() => {});
    const search = new ModelSearch(
      store,
      { embedQuestion: never, embedFirst: never, readSentences: never, scorePassages: never },
      { encoder: 10, settling: 10, reader: 10, reranker: 10 },
    );
    const { index } = (await loadIndex(store, NOTEBOOK))!;
    const { nearness, scorePassages, trace } = await search.search(NOTEBOOK, index, KNOWN);
    expect(nearness).toBeNull();
    expect(await scorePassages(['a', 'b'])).toBeNull();
    expect(trace()).toMatchObject({
      encoder: { failure: expect.stringMatching(/not ready in time/), isLate: true },
      reranker: { failure: expect.stringMatching(/not ready in time/) },
    });
  });
});

describe('an answer that settles', () => {
  it('waits for an encoder that comes late', async () => {
    await embedAll();
    const { embedQuestion } = calls;
    const late = async (...all: Parameters<ModelCalls['embedQuestion']>) => {
      await new Promise((resolve) => setTimeout(resolve, 60));
      return embedQuestion(...all);
    };
    const search = new ModelSearch(
      store,
      { ...calls, embedQuestion: late },
      { encoder: 10, settling: 5000, reader: 10, reranker: 10 },
    );
    const { index } = (await loadIndex(store, NOTEBOOK))!;
    expect((await search.search(NOTEBOOK, index, PARAPHRASE)).trace()).toMatchObject({ encoder: { isLate: true } });
    const settled = await search.search(NOTEBOOK, index, PARAPHRASE, true);
    expect(settled.trace()).toEqual({ encoder: { id: encoder.id, embedded: 1 } });
    expect(settled.nearness).not.toBeNull();
  });

  it('waits until what it wants is embedded, and finds by that', async () => {
    const run = embedding();
    const { index } = (await loadIndex(store, NOTEBOOK))!;
    const search = new ModelSearch(store, {
      ...calls,
      embedFirst: async (_notebookId, places) => {
        const stored = run.prefer(places);
        await run.run();
        await stored;
      },
    });
    const { nearness, trace } = await search.search(NOTEBOOK, index, KNOWN, true);
    expect(trace()).toEqual({ encoder: { id: encoder.id, embedded: 1 } });
    expect(nearness?.passages.every((cosine) => !Number.isNaN(cosine))).toBe(true);
  });

  it('is what there was before where that takes too long', async () => {
    const waits = { encoder: 1000, settling: 30, reader: 10, reranker: 10 };
    const never = { ...calls, embedFirst: () => new Promise<never>(() => {}) };
    const { index } = (await loadIndex(store, NOTEBOOK))!;
    const { trace } = await new ModelSearch(store, never, waits).search(NOTEBOOK, index, KNOWN, true);
    expect(trace()).toEqual({ encoder: { id: encoder.id, embedded: 0 } });
  });
});

describe('a reader of sentences', () => {
  const TARGET = PARAGRAPHS[7]!;

  async function reading(
    readSentences: ModelCalls['readSentences'],
    readMs = 1000,
  ): Promise<{ search: ModelSearch; index: NotebookIndex }> {
    await embedAll();
    const { embedQuestion } = calls;
    const reads: ModelCalls = {
      ...calls,
      embedQuestion: async (...all) => ({ ...(await embedQuestion(...all))!, readsSentences: true }),
      readSentences,
    };
    const waits = { encoder: 1000, settling: 1000, reader: readMs, reranker: 10 };
    return { search: new ModelSearch(store, reads, waits), index: (await loadIndex(store, NOTEBOOK))!.index };
  }

  it('is awaited by the answer that the first one gives way to, and asked for nothing before', async () => {
    let asked = 0;
    const { search, index } = await reading(async (_question, passages) => {
      asked++;
      const scores = readAll(passages, (line) => (TARGET.includes(line) ? 5 : -5));
      return { model: encoder.id, scores };
    });
    const first = await search.search(NOTEBOOK, index, KNOWN);
    expect(first.readPassages).toBeUndefined();
    expect(first.trace()?.reader).toEqual({ id: encoder.id, passages: 0, isAwaited: true });
    expect(asked).toBe(0);
    const settled = await search.search(NOTEBOOK, index, KNOWN, true);
    const scores = await settled.readPassages!([[TARGET], ['Nothing of that.', TARGET]]);
    expect(scores).toEqual(answerScores([[5], [-5, 5]]));
    expect(settled.trace()?.reader).toEqual({ id: encoder.id, passages: 2 });
    // Sentences out of them, alone, are no further passage.
    await settled.readPassages!([['Nothing of that.', TARGET]]);
    expect(settled.trace()?.reader).toEqual({ id: encoder.id, passages: 2 });
  });

  it('is asked what led to what it found, with what the encoder says of that', async () => {
    const questions: string[] = [];
    const { search, index } = await reading(async (question, passages) => {
      questions.push(question);
      return { model: encoder.id, scores: readAll(passages, () => 0) };
    });
    expect((await search.search(NOTEBOOK, index, KNOWN)).askNext).toBeUndefined();
    const { readPassages, askNext, trace } = await search.search(NOTEBOOK, index, KNOWN, true);
    await readPassages!([[TARGET]]);
    const next = await askNext!(PARAPHRASE);
    expect(next.nearness).toMatchObject({ question: PARAPHRASE, embedded: 1 });
    expect(await next.readPassages([[TARGET], [TARGET]])).toHaveLength(2);
    expect(questions).toEqual([KNOWN, PARAPHRASE]);
    expect(trace()?.reader).toEqual({ id: encoder.id, passages: 3 });
  });

  it('has other words embedded, too, for an answer that settles, without what they ask', async () => {
    await embedAll();
    const asked: unknown[] = [];
    const { embedQuestion } = calls;
    const counting: ModelCalls = {
      ...calls,
      embedQuestion: (...all) => {
        asked.push([all[1], all[3]]);
        return embedQuestion(...all);
      },
    };
    const { index } = (await loadIndex(store, NOTEBOOK))!;
    const search = new ModelSearch(store, counting, { encoder: 1000, settling: 1000, reader: 10, reranker: 10 });
    expect((await search.search(NOTEBOOK, index, KNOWN)).near).toBeUndefined();
    const { near } = await search.search(NOTEBOOK, index, KNOWN, true);
    expect(await near!(PARAPHRASE)).toMatchObject({ question: PARAPHRASE, embedded: 1 });
    expect(asked).toEqual([
      [KNOWN, true],
      [KNOWN, true],
      [PARAPHRASE, false],
    ]);
  });

  it.each([
    ['that is too slow', () => new Promise<never>(() => {}), /not ready in time/],
    ['that fails', () => Promise.reject(new CausewayError('model-damaged', 'It is cut.')), /It is cut/],
  ])('one %s leaves the answer as it is, and the trace says so', async (_what, readSentences, told) => {
    const { search, index } = await reading(readSentences, 10);
    const { readPassages, trace } = await search.search(NOTEBOOK, index, KNOWN, true);
    expect(await readPassages!([[TARGET]])).toBeNull();
    expect(trace()?.reader).toMatchObject({ passages: 0, failure: expect.stringMatching(told) as string });
  });
});

describe('what is embedded first', () => {
  it('is what words put first for a question, while it has no vector', async () => {
    const close = await connect();
    // Nothing has a vector yet.
    await ask(KNOWN);
    await expect.poll(() => wanted.length).toBeGreaterThan(0);
    const [first] = wanted;
    const text = await store.readText(NOTEBOOK, first!.documentId);
    expect(text.slice(first!.start, first!.end)).toMatch(/lantern shortage/);
    await embedAll();
    wanted = [];
    await ask(KNOWN);
    await ask(PARAPHRASE);
    expect(wanted).toEqual([]);
    close();
  });
});

describe('ordering with a cross-encoder', () => {
  it('brings what it puts first forward, in every system, and says how many passages it read', async () => {
    const question = 'What is said of the bakery and of the ferry and of the bees?';
    const wanted = PARAGRAPHS[7]!;
    for (const system of ['hugrag', 'bm25'] as const) {
      calls = { ...calls, embedQuestion: async () => null, scorePassages: async () => null };
      const closeFirst = await connect();
      const before = (await ask(question, system)).evidence.map(({ text }) => text);
      closeFirst();
      calls.scorePassages = async (_question, passages) => ({
        model: 'cross',
        scores: Float32Array.from(passages, (text) => (text === wanted ? 0.9 : 0.01)),
      });
      const close = await connect();
      const { evidence, trace } = await ask(question, system);
      const after = evidence.map(({ text }) => text);
      expect(before.indexOf(wanted)).toBeGreaterThan(0);
      expect(after.indexOf(wanted)).toBeLessThan(before.indexOf(wanted));
      expect(new Set(after)).toEqual(new Set(before));
      expect(trace.search).toEqual({ reranker: { id: 'cross', passages: expect.any(Number) } });
      expect(trace.search!.reranker!.passages).toBeLessThanOrEqual(24);
      close();
    }
  });
});
