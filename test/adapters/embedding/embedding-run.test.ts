import { beforeEach, describe, expect, it } from 'vitest';
import { EmbeddingRun } from '../../../src/adapters/embedding/embedding-run.ts';
import { passagesBy } from '../../../src/adapters/embedding/readings.ts';
import type { StatementStepDependencies } from '../../../src/adapters/embedding/statement-step.ts';
import { MemoryNotebookStore } from '../../../src/adapters/memory/notebook-store.ts';
import { CausewayError } from '../../../src/engine/errors.ts';
import { STATEMENTS } from '../../../src/engine/model/origins.ts';
import { blockBytes, unpackIndex } from '../../../src/engine/notebook/blocks.ts';
import { alignEmbeddings, labelsOf } from '../../../src/engine/notebook/embeddings.ts';
import type { SentenceStatement } from '../../../src/engine/ports.ts';
import type { EmbeddingProgress } from '../../../src/rpc/running.ts';
import { WORD_BYTES } from '../../../src/engine/vector/word-codes.ts';
import { foreignFiles, graphragTables } from '../../fixtures/foreign-tables.ts';
import { MeaningEncoder, WordEncoder } from '../../fixtures/meaning-encoder.ts';
import { file, openTab, type Tab } from '../library/in-process.ts';

const NOTEBOOK = 'notebook-1';

let store: MemoryNotebookStore;
let tab: Tab;
let encoder: MeaningEncoder;
let progress: EmbeddingProgress[];

/** A document of so many long sentences, which make about one passage for each seven of them. */
function story(thing: string, sentences: number, from = 0): string {
  return Array.from(
    { length: sentences },
    (_, i) =>
      `The ${thing} number ${from + i} failed in the night because the storm of week ${from + i} had damaged what held the ${thing} at its place for all those years.`,
  ).join(' ');
}

async function add(...files: [name: string, text: string][]): Promise<void> {
  const rest = tab.idle(NOTEBOOK);
  await tab.library.addFiles(
    NOTEBOOK,
    files.map(([name, text]) => file(name, text)),
  );
  await rest;
}

/** A reader that takes the first half of every sentence for a cause of the second. */
function statedHalves(sentence: string): SentenceStatement {
  const words = [...sentence.matchAll(/[^\s.]+/g)].map(({ 0: word, index }) => [index, index + word.length]);
  const isCause = (at: number) => at < words.length / 2;
  return {
    claims: Float32Array.of(3, 0, -3),
    words: Uint16Array.from(words.flat()),
    sides: Float32Array.from(words.flatMap((_, at) => (isCause(at) ? [3, -3] : [-3, 3]))),
  };
}

function start(
  by = encoder,
  isPaused = false,
  perCall?: { passages: number; names: number },
  statements?: StatementStepDependencies,
): EmbeddingRun {
  let time = 0;
  return new EmbeddingRun(
    NOTEBOOK,
    {
      store,
      model: by.id,
      embed: (texts, signal) => by.embed(texts, 'passage', { signal }),
      read: (passages, signal) => passagesBy(by, passages, signal),
      clock: () => (time += 10),
      onProgress: (told) => progress.push(told),
      onStored: () => {},
      ...(perCall && { perCall }),
      ...(statements && { statements }),
    },
    isPaused,
  );
}

const indexOf = async () => unpackIndex((await store.readIndex(NOTEBOOK))!.blocks);
const rows = async (model = 'meaning') => alignEmbeddings(await indexOf(), await store.readEmbeddings(NOTEBOOK, model));

beforeEach(async () => {
  store = new MemoryNotebookStore();
  await store.createNotebook({ id: NOTEBOOK, name: 'World', createdAt: 1 });
  tab = await openTab(store);
  encoder = new MeaningEncoder();
  progress = [];
  return () => tab.library.close();
});

describe('embedding a notebook', () => {
  it('gives every passage, title and name that matters a vector, tells how far it is, and then has nothing to do', async () => {
    await add(['valve.txt', story('valve', 30)], ['pump.txt', story('pump', 30)]);
    await start().run();
    const index = await indexOf();
    const { hasPassage, embedded, entityRow, moduleRow } = await rows();
    expect(embedded).toBe(1);
    expect(hasPassage.every((has) => has === 1)).toBe(true);
    expect(entityRow.some((at) => at >= 0)).toBe(true);
    expect(moduleRow.every((at) => at >= 0)).toBe(true);
    expect(encoder.passages).toHaveLength(index.passages.document.length + labelsOf(index).length);
    expect(encoder.passages[0]).toMatch(/^The pump number 0 failed/);
    expect(progress.at(-1)).toMatchObject({
      phase: 'done',
      passages: { done: index.passages.document.length, all: index.passages.document.length },
      secondsLeft: 0,
    });
    await start().run();
    expect(encoder.passages).toHaveLength(index.passages.document.length + labelsOf(index).length);
  });

  it('begins with what questions want, the last question first, then with what was added last', async () => {
    await add(...['pump', 'valve', 'ferry', 'crane'].map((it): [string, string] => [`${it}.txt`, story(it, 7)]));
    const places = await Promise.all(
      (await store.listDocuments(NOTEBOOK)).map(async ({ id }) => ({
        documentId: id,
        start: 0,
        end: (await store.readText(NOTEBOOK, id)).length,
      })),
    );
    const run = start();
    void run.prefer([places[0]!]);
    void run.prefer([places[2]!, places[1]!]);
    await run.run();
    const order = encoder.passages.slice(0, 4).map((text) => /^The (\w+) number 0/.exec(text)?.[1]);
    expect(order).toEqual(['ferry', 'valve', 'pump', 'crane']);
  });

  it('tells who wants passages when those are in the store, though not all are', async () => {
    await add(['long.txt', story('pump', 90)], ['short.txt', story('valve', 3)]);
    const [long, short] = await store.listDocuments(NOTEBOOK);
    const end = (await store.readText(NOTEBOOK, short!.id)).length;
    const run = start(encoder, false, { passages: 1, names: 1 });
    const ended = run.run();
    await run.prefer([{ documentId: short!.id, start: 0, end }]);
    const { hasPassage } = await rows();
    const index = await indexOf();
    const ofDocument = (id: string) =>
      hasPassage.filter((_, p) => index.documents.ids[index.passages.document[p]!] === id);
    expect([...ofDocument(short!.id)]).toEqual([1]);
    expect([...ofDocument(long!.id)]).toContain(0);
    run.end();
    await ended;
    // Nothing comes any more: nobody is kept waiting.
    await run.prefer([{ documentId: long!.id, start: 0, end: 1 }]);
  });

  it('then reads every passage for what led to what, once, and has an index asked for that holds it', async () => {
    await add(
      ['pump.txt', story('pump', 12)],
      ['mühle.txt', 'Der Bach war zugefroren. Deshalb stand die Mühle still und es gab kein Mehl.'],
    );
    const asked: string[][] = [];
    let found = 0;
    const statements: StatementStepDependencies = {
      store,
      now: () => 1,
      onFound: () => found++,
      state: async (passages) => {
        asked.push(...passages.map((sentences) => [...sentences]));
        return passages.map((sentences) => sentences.map(statedHalves));
      },
    };
    await start(encoder, false, undefined, statements).run();
    const index = await indexOf();
    // The reader knows English alone.
    const english = index.passages.document.filter((document) => index.documents.languages[document] === 'en');
    expect(asked).toHaveLength(english.length);
    expect(asked.flat()[0]).toMatch(/^The pump number 0 failed/);
    expect(progress.map(({ step }) => step)).toContain('statements');
    expect(progress.at(-1)).toMatchObject({ phase: 'done' });
    expect(found).toBe(1);
    const [first] = await store.readRefinedPassages(NOTEBOOK, index.documents.ids);
    expect(first).toMatchObject({ model: encoder.id, prompt: STATEMENTS });
    // Another run has nothing to read; it only says again that the index lacks what was found.
    await start(encoder, false, undefined, statements).run();
    expect(asked).toHaveLength(english.length);
    expect(found).toBe(2);
  });

  it('reads nothing for that in what tables brought, whose statements stay as they are', async () => {
    store = new MemoryNotebookStore();
    tab = await openTab(store);
    const files = await foreignFiles(graphragTables());
    const tables = [...files].map(([path, bytes]) => ({ path, blob: new Blob([bytes]) }));
    const { notebook } = await tab.library.importTables('job', { name: 'World', files: tables }, () => {});
    const rest = tab.idle(notebook.id);
    await tab.library.resume();
    await rest;
    expect(notebook.id).toBe(NOTEBOOK);
    await add(['pump.txt', story('pump', 1)]);
    const asked: string[][] = [];
    const state: StatementStepDependencies['state'] = async (passages) => {
      asked.push(...passages.map((sentences) => [...sentences]));
      return passages.map((sentences) => sentences.map(statedHalves));
    };
    await start(encoder, false, undefined, { store, now: () => 1, onFound: () => {}, state }).run();
    expect(asked.flat()).toEqual([expect.stringMatching(/^The pump number 0 failed/)]);
    expect(progress.at(-1)).toMatchObject({ phase: 'done', statements: { done: progress.at(-1)!.statements.all } });
  });

  it('reads nothing for that where no reader came with the encoder', async () => {
    await add(['pump.txt', story('pump', 12)]);
    const nobody: StatementStepDependencies = { store, now: () => 1, onFound: () => {}, state: async () => null };
    await start(encoder, false, undefined, nobody).run();
    expect(progress.at(-1)).toMatchObject({ phase: 'done', passages: { done: progress.at(-1)!.passages.all } });
    expect(await store.listRefinedPassages(NOTEBOOK)).toEqual([]);
  });

  it('goes on with the names where the reader cannot read, and tries again the next time', async () => {
    await add(['pump.txt', story('pump', 12)]);
    let tried = 0;
    const broken: StatementStepDependencies = {
      store,
      now: () => 1,
      onFound: () => {},
      state: async () => {
        tried++;
        throw new CausewayError('model-unsupported', 'The reader gives no claims.');
      },
    };
    await start(encoder, false, undefined, broken).run();
    expect(progress.at(-1)).toMatchObject({ phase: 'done', names: { done: progress.at(-1)!.names.all } });
    expect(progress.at(-1)!.names.all).toBeGreaterThan(0);
    await start(encoder, false, undefined, broken).run();
    expect(tried).toBe(2);
    // What is wrong with the machine ends the run, as it does for the encoder.
    const lost = {
      ...broken,
      state: () => Promise.reject(new CausewayError('model-lost', 'The graphics device is gone.')),
    };
    await expect(start(encoder, false, undefined, lost).run()).rejects.toMatchObject({ code: 'model-lost' });
  });

  it('is without work while there is no index, and before anything is added', async () => {
    await start().run();
    expect(progress).toEqual([]);
    expect(encoder.passages).toEqual([]);
  });

  it('misses no index that comes just after it found none', async () => {
    await add(['pump.txt', story('pump', 10)]);
    const readIndexHead = store.readIndexHead.bind(store);
    const run = start();
    store.readIndexHead = async (notebookId) => {
      store.readIndexHead = readIndexHead;
      await readIndexHead(notebookId);
      run.replan();
      return null;
    };
    await run.run();
    expect(progress.at(-1)?.phase).toBe('done');
    expect((await rows()).embedded).toBe(1);
  });

  it('embeds a text once: not again for a new version of its document, nor twice within a notebook', async () => {
    const opening = story('pump', 40);
    await add(['pump.txt', opening]);
    await start().run();
    const before = encoder.passages.filter((text) => text.startsWith('The pump')).length;
    // The same beginning, and a new end: passages are cut anew from where the text differs.
    await add(['copy.md', opening], ['other.txt', story('valve', 7)]);
    await start().run();
    const pumps = encoder.passages.filter((text) => text.startsWith('The pump number'));
    expect(pumps).toHaveLength(new Set(pumps).size);
    expect(pumps.length).toBe(before);
    expect((await rows()).embedded).toBe(1);
  });

  it('leaves nothing of a document that is gone, and forgets names that only it had', async () => {
    await add(['pump.txt', story('pump', 10)], ['ferry.txt', story('ferry', 10)]);
    await start().run();
    const [first, second] = await store.listReady(NOTEBOOK);
    const rest = tab.idle(NOTEBOOK);
    await tab.library.removeDocuments(NOTEBOOK, [first!]);
    await rest;
    await start().run();
    const labels = (await store.readEmbeddings(NOTEBOOK, 'meaning')).filter(({ documentId }) => documentId === '');
    const kept = labels.reduce((sum, { keys }) => sum + keys.length / 2, 0);
    expect(kept).toBe(new Set(labelsOf(await indexOf()).map(({ key }) => key.join())).size);
    await store.purge(Date.now() + 1);
    const left = await store.readEmbeddings(NOTEBOOK, 'meaning');
    expect(new Set(left.map(({ documentId }) => documentId))).toEqual(new Set([second!]));
  });

  it('loses no more than the batch in flight when it is ended, and goes on from there', async () => {
    await add(...Array.from({ length: 8 }, (_, i): [string, string] => [`${i}.txt`, story(`engine${i}`, 60)]));
    const run = start();
    let calls = 0;
    encoder.before = async () => {
      if (++calls === 3) run.end();
    };
    await run.run();
    const atEnd = (await rows()).hasPassage.filter((has) => has === 1).length;
    expect(atEnd).toBeGreaterThanOrEqual(64);
    encoder.before = async () => {};
    const again = new MeaningEncoder();
    await start(again).run();
    const { hasPassage, embedded } = await rows();
    expect(embedded).toBe(1);
    expect(again.passages.filter((text) => text.startsWith('The engine'))).toHaveLength(hasPassage.length - atEnd);
  });

  it('gives way to questions and waits while it is paused', async () => {
    await add(['pump.txt', story('pump', 60)]);
    const run = start(encoder, true);
    const done = run.run();
    await expect.poll(() => progress.at(-1)?.phase).toBe('paused');
    const goOn = run.giveWay();
    run.setPaused(false);
    await expect.poll(() => progress.at(-1)?.phase).toBe('waiting');
    expect(encoder.passages).toEqual([]);
    goOn();
    await done;
    expect((await rows()).embedded).toBe(1);
  });

  it('is done when nothing is left, though it is paused', async () => {
    await add(['pump.txt', story('pump', 60)]);
    await start().run();
    await start(encoder, true).run();
    expect(progress.at(-1)?.phase).toBe('done');
  });

  it('gives the batch in flight up for a question, and makes it again', async () => {
    await add(['pump.txt', story('pump', 60)]);
    const run = start();
    let goOn = () => {};
    let calls = 0;
    encoder.before = (signal) =>
      ++calls > 1
        ? Promise.resolve()
        : new Promise((_, reject) => {
            signal?.addEventListener('abort', () => reject(new CausewayError('cancelled', 'Stopped.')));
            goOn = run.giveWay();
          });
    const done = run.run();
    await expect.poll(() => progress.at(-1)?.phase).toBe('waiting');
    goOn();
    await done;
    expect((await rows()).embedded).toBe(1);
  });

  it('keeps the vectors of the model before until the new one is through, and tells when one fails', async () => {
    await add(['pump.txt', story('pump', 60)]);
    await start().run();
    const other = new MeaningEncoder('other');
    other.before = () => Promise.reject(new CausewayError('model-failed', 'It broke.'));
    await expect(start(other).run()).rejects.toMatchObject({ code: 'model-failed' });
    expect(progress.at(-1)).toMatchObject({ phase: 'failed', model: 'other', error: { message: 'It broke.' } });
    expect((await rows()).embedded).toBe(1);
    other.before = async () => {};
    await start(other).run();
    expect((await rows('other')).embedded).toBe(1);
    expect(await store.readEmbeddings(NOTEBOOK, 'meaning')).toEqual([]);
  });

  it('keeps the words of each sentence where the encoder reads them, and those of a text that is there twice', async () => {
    encoder = new WordEncoder();
    await add(['pump.txt', story('pump', 9)]);
    await start().run();
    const made = encoder.passages.length;
    await add(['copy.md', story('pump', 9)], ['valve.txt', story('valve', 9)]);
    await start().run();
    expect(encoder.passages.filter((text) => text.startsWith('The pump number')).length).toBeLessThan(made);
    const { words } = await rows();
    const { sentences } = await indexOf();
    expect(words!.start).toHaveLength(sentences.document.length + 1);
    expect(words!.signs).toHaveLength(words!.start.at(-1)! * WORD_BYTES);
    for (let s = 0; s < sentences.document.length; s++) expect(words!.start[s + 1]).toBeGreaterThan(words!.start[s]!);
  });

  it('reads again what an older version stored without words', async () => {
    await add(['pump.txt', story('pump', 30)]);
    await start().run();
    const made = encoder.passages.length;
    expect((await rows()).words).toBeNull();
    const old = (await store.readEmbeddings(NOTEBOOK, 'meaning')).map(({ words: _, ...block }) => block);
    await store.commitEmbeddings(NOTEBOOK, { model: 'meaning', blocks: old });
    expect((await rows()).embedded).toBe(1);
    encoder = new WordEncoder();
    await start().run();
    expect(encoder.passages.length).toBeGreaterThan(0);
    expect(encoder.passages.length).toBeLessThan(made);
    expect((await rows()).words).not.toBeNull();
    expect((await rows()).embedded).toBe(1);
  });

  it('takes few bytes beside the index', async () => {
    await add(...Array.from({ length: 4 }, (_, i): [string, string] => [`${i}.txt`, story(`engine${i}`, 60)]));
    await start().run();
    const blocks = await store.readEmbeddings(NOTEBOOK, 'meaning');
    const bytes = blocks.reduce(
      (sum, { keys, ranges, vectors }) => sum + keys.byteLength + ranges.byteLength + vectors.byteLength,
      0,
    );
    const index = (await store.readIndex(NOTEBOOK))!;
    expect(bytes).toBeLessThan(blockBytes(index.blocks) / 4);
  });
});
