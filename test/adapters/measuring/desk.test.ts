import { expose } from 'comlink';
import { describe, expect, it } from 'vitest';
import { passagesBy, questionBy } from '../../../src/adapters/embedding/readings.ts';
import { EmbeddingRun } from '../../../src/adapters/embedding/embedding-run.ts';
import { MeasuringDesk } from '../../../src/adapters/measuring/desk.ts';
import { MemoryNotebookStore } from '../../../src/adapters/memory/notebook-store.ts';
import type { StrategyId } from '../../../src/engine/types.ts';
import type { MeasureProgress } from '../../../src/rpc/measuring.ts';
import { readAll } from '../../fixtures/answer-scores.ts';
import { MeaningEncoder } from '../../fixtures/meaning-encoder.ts';
import { someWords, openTab, STORY } from '../library/in-process.ts';

const QUESTIONS = [
  '{"question":"What caused the citywide blackout?","answer":"a fault at the Eastgate substation","evidence":[{"doc":"substation","quote":"A fault at the Eastgate substation caused the citywide blackout"}]}',
  '{"question":"Why did the signals fall back to flashing mode?","evidence":[{"doc":"signals.txt","quote":"The citywide blackout knocked out the signal controllers."},{"doc":"signals.txt","quote":"nowhere"}]}',
  '{"question":"Who won?"}',
];
const file = (text = QUESTIONS.join('\n'), name = 'own.jsonl') => ({ name, blob: new Blob([text]) });

const GRAPH = {
  events: [
    { id: 'fault', what: 'a fault at the substation', names: ['the Eastgate fault'] },
    { id: 'dark', what: 'the blackout', names: ['citywide blackout'] },
    { id: 'sun', what: 'the sun', names: [] },
  ],
  links: [
    {
      cause: 'fault',
      effect: 'dark',
      doc: 'substation',
      quote: 'A fault at the Eastgate substation caused the citywide blackout',
    },
    { cause: 'sun', effect: 'dark', doc: 'substation', quote: 'It shone.' },
  ],
};
const withGraph = (content: string) => ({ ...file(), graph: { name: 'graph.json', blob: new Blob([content]) } });

async function measuredNotebook() {
  const store = new MemoryNotebookStore();
  const tab = await openTab(store);
  const { id } = await tab.library.createNotebook('Test');
  const done = tab.idle(id);
  await tab.library.addFiles(id, [...STORY]);
  await done;
  return {
    id,
    library: tab.library,
    store,
    desk: new MeasuringDesk(
      store,
      () => performance.now(),
      () => 77,
      someWords,
    ),
  };
}

describe('measuring on own questions', () => {
  it('says beforehand what can be measured, line by line', async () => {
    const { id, desk } = await measuredNotebook();
    const { problems, ...counts } = await desk.check(id, file());
    expect(counts).toEqual({ questions: 2, withEvidence: 2, withAnswers: 1, evidence: 2, links: null });
    expect(problems.map(({ line }) => line)).toEqual([2, 3]);
  });

  it('gives every system its figures, in the order asked for', async () => {
    const { id, desk } = await measuredNotebook();
    const told: MeasureProgress[] = [];
    const measured = await desk.measure(id, 'run', file(), ['hugrag', 'bm25', 'naive'], (step) => told.push(step));
    expect(measured).toMatchObject({
      notebookId: id,
      fileName: 'own.jsonl',
      measuredAt: 77,
      documents: 3,
      links: null,
      withModels: false,
      stopped: false,
    });
    expect(measured.systems.map(({ strategy }) => strategy)).toEqual(['hugrag', 'bm25', 'naive']);
    const [hugrag, bm25, naive] = measured.systems;
    expect(hugrag!.evidenceRecall.map(({ budget }) => budget)).toEqual([1000, 2000, 6000]);
    // The whole notebook is shorter than any budget: whatever finds all of it has all the evidence.
    expect(bm25!.evidenceRecall.at(-1)!.recall).toBe(1);
    expect(hugrag!.answerF1).toBeGreaterThan(0);
    expect(hugrag!.time!.p95Ms).toBeGreaterThanOrEqual(hugrag!.time!.p50Ms);
    expect(naive).toMatchObject({ answerF1: 0, time: null });
    expect(naive!.evidenceRecall.map(({ recall }) => recall)).toEqual([0, 0, 0]);
    // Nothing found is as far behind as the first found, on every question.
    expect(naive!.difference).toEqual({ mean: -1, low: -1, high: -1 });
    expect(hugrag!.difference).toBeNull();
    expect(hugrag!.answers).toMatchObject({
      answered: 1,
      refused: null,
      hit: 1,
      first: 0.5,
      firstDocument: 0.5,
      paths: null,
    });
    expect(naive!.answers).toMatchObject({ answered: 0, hit: 0 });
    expect(told[0]).toEqual({ strategy: 'hugrag', fraction: 0, secondsLeft: null });
    expect(told.every(({ fraction }, i) => i === 0 || fraction >= told[i - 1]!.fraction)).toBe(true);
  });

  it('keeps the systems that are finished when it is stopped', async () => {
    const { id, desk } = await measuredNotebook();
    const many = Array.from({ length: 300 }, (_, i) => `{"question":"Why blackout ${i}?","answer":"fault"}`).join('\n');
    const measured = await desk.measure(id, 'run', file(many), ['bm25', 'hugrag', 'dense'], ({ strategy }) => {
      if (strategy === 'hugrag') void desk.stop('run');
    });
    expect(measured.stopped).toBe(true);
    expect(measured.systems.map(({ strategy }) => strategy)).toEqual(['bm25']);
    expect((await desk.measure(id, 'run', file(), ['bm25'], () => {})).stopped).toBe(false);
  });

  it('tells which of the causal links that are known the notebook has', async () => {
    const { id, desk } = await measuredNotebook();
    const given = withGraph(JSON.stringify(GRAPH));
    const { links, problems } = await desk.check(id, given);
    expect(links).toBe(1);
    expect(problems.at(-1)).toMatchObject({ line: 2, message: expect.stringMatching(/^graph\.json: /) as string });
    const measured = await desk.measure(id, 'run', given, ['hugrag'], () => {});
    expect(measured.links).toMatchObject({ found: 1 });
    expect(measured.links!.right).toBeGreaterThan(0);
  });

  it('says of a second file that it is no graph', async () => {
    const { id, desk } = await measuredNotebook();
    await expect(desk.check(id, withGraph('{"events": []}'))).rejects.toMatchObject({
      code: 'usage',
      message: expect.stringContaining('“graph.json”') as string,
    });
  });

  it('has the encoder and its reader take part, each asked once for what all systems need', async () => {
    const { id, desk, store } = await measuredNotebook();
    const encoder = new MeaningEncoder();
    await new EmbeddingRun(
      id,
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
    ).run();
    const read: string[] = [];
    const { port1, port2 } = new MessageChannel();
    expose(
      {
        embedQuestion: async (_notebookId: string, question: string) => ({
          model: encoder.id,
          reading: await questionBy(encoder, question),
          mark: '',
          readsSentences: true,
        }),
        readSentences: async (question: string, passages: string[][]) => {
          read.push(...passages.map((sentences) => [question, ...sentences].join(' ')));
          return { model: encoder.id, scores: readAll(passages, (sentence) => (sentence.includes('fault') ? 3 : -3)) };
        },
        scorePassages: async () => null,
      },
      port1,
    );
    await desk.useModels(port2);
    const measured = await desk.measure(id, 'run', file(), ['hugrag', 'dense'], () => {});
    expect(measured.withModels).toBe(true);
    expect(read.length).toBeGreaterThan(0);
    expect(new Set(read).size).toBe(read.length);
    port1.close();
    port2.close();
  });

  it('does not find documents that were taken out', async () => {
    const { id, desk, library, store } = await measuredNotebook();
    const document = (await library.listDocuments(id)).find(({ name }) => name === 'substation.txt')!;
    await store.markDocumentsRemoved(id, [document.id], 1);
    const { problems, questions } = await desk.check(id, file());
    expect(problems[0]).toMatchObject({ line: 1, message: 'No document of this notebook is called “substation”.' });
    expect(questions).toBe(2);
  });

  it.each([
    ['usage', 'bm25', '{"question":"Who won?"}'],
    ['usage', 'oracle', QUESTIONS[0]!],
    ['file-empty', 'bm25', ' '],
  ])('fails with %s for %s on %s', async (code, strategy, text) => {
    const { id, desk } = await measuredNotebook();
    const run = desk.measure(id, 'run', file(text), [strategy as StrategyId], () => {});
    await expect(run).rejects.toMatchObject({ code });
  });

  it('needs an index', async () => {
    const store = new MemoryNotebookStore();
    await store.createNotebook({ id: 'empty', name: 'Empty', createdAt: 0 });
    const desk = new MeasuringDesk(
      store,
      () => 0,
      () => 0,
      someWords,
    );
    await expect(desk.check('empty', file())).rejects.toMatchObject({ code: 'index-missing' });
  });
});
