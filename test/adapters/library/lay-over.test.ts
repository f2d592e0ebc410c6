import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryNotebookStore } from '../../../src/adapters/memory/notebook-store.ts';
import type { Builder } from '../../../src/adapters/library/builder.ts';
import { IndexBuilder } from '../../../src/adapters/library/index-builder.ts';
import { unpackIndex } from '../../../src/engine/notebook/blocks.ts';
import { buildIndex } from '../../../src/engine/notebook/build.ts';
import { LEAST_LAID_OVER, MOST_DRIFT } from '../../../src/engine/notebook/drift.ts';
import type { IndexHead, RefinedPassage } from '../../../src/engine/records.ts';
import { note } from '../../engine/notebook/changing-world.ts';
import { QUIET } from '../../engine/notebook/from-texts.ts';
import { file, inProcessBuilder, noWords, openTab, someWords, STORY, type Tab } from './in-process.ts';

const MANY = LEAST_LAID_OVER + 10;
const notes = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => file(`note-${from + i}.txt`, note(from + i).text));

let store: MemoryNotebookStore;
let tab: Tab;
let id: string;

async function work(change: () => Promise<unknown>): Promise<IndexHead> {
  const idle = tab.idle(id);
  await change();
  await idle;
  return (await store.readIndexHead(id))!;
}
const add = (...files: Parameters<Tab['library']['addFiles']>[1]) => work(() => tab.library.addFiles(id, files));
const idOf = async (name: string) => (await tab.library.listDocuments(id)).find((one) => one.name === name)!.id;
const stored = async () => unpackIndex((await store.readIndex(id))!.blocks, await someWords());

/** Waits until the index is built whole. */
const untilWhole = () =>
  vi.waitFor(async () => expect((await store.readIndexHead(id))!.drift).toBeUndefined(), { timeout: 30_000 });

beforeEach(async () => {
  store = new MemoryNotebookStore();
  tab = await openTab(store);
  ({ id } = await tab.library.createNotebook('Test'));
  await add(...notes(0, MANY));
});

describe('what changes in a notebook of some size', () => {
  it('is laid over its index, from what was added alone, and is asked about at once', async () => {
    const read = vi.spyOn(store, 'readAnalyses');
    const head = await add(STORY[0]!);
    expect(head.covered).toHaveLength(MANY + 1);
    expect(head.statistics.documents).toBe(MANY + 1);
    expect(head.drift).toBeGreaterThan(0);
    expect(read.mock.calls.flatMap(([, ids]) => ids)).toEqual([await idOf('substation.txt')]);
    const answer = await tab.desk.ask(id, 'q', 'What caused the citywide blackout?', () => {});
    expect(answer.sentences[0]!.citations[0]!.documentId).toBe(await idOf('substation.txt'));
  });

  it('leaves nothing in the index of what was taken out', async () => {
    await add(STORY[0]!);
    const removed = await idOf('substation.txt');
    const head = await work(() => tab.library.removeDocuments(id, [removed]));
    expect(head.drift).toBeGreaterThan(0);
    expect(head.covered).toHaveLength(MANY);
    const texts = Object.values((await store.readIndex(id))!.blocks).filter((block) => typeof block === 'string');
    expect(texts.join(' ')).not.toMatch(/eastgate|substation/i);
    expect(texts.join(' ')).not.toContain(removed);
  });

  it('takes the place of what was read before, when it is read again', async () => {
    await add(STORY[0]!);
    const head = await work(async () => tab.library.rereadDocuments(id, [await idOf('substation.txt')]));
    expect(head.drift).toBeGreaterThan(0);
    expect(new Set(head.covered).size).toBe(MANY + 1);
    const index = await stored();
    expect(index.documents.ids.filter((one) => one === index.documents.ids.at(-1))).toHaveLength(1);
  });

  it('is built whole in the background once it has drifted, which is told, and is then as if never laid over', async () => {
    const more = Math.ceil(MANY * MOST_DRIFT) + 1;
    const answerable = await add(...notes(MANY, MANY + more));
    expect(answerable.drift).toBeGreaterThan(MOST_DRIFT);
    expect(answerable.statistics.documents).toBe(MANY + more);
    await untilWhole();
    const progress = tab.events.flatMap((event) => (event.type === 'progress' ? [event.progress] : []));
    expect(progress.some(({ isRepair }) => isRepair)).toBe(true);
    const covering = tab.events.filter(
      (event) => event.type === 'index' && event.statistics?.documents === MANY + more,
    );
    expect(covering).toHaveLength(2);
    const analyses = await store.readAnalyses(id, await store.listReady(id));
    const whole = await buildIndex(analyses, QUIET, { words: await someWords() });
    expect({ ...(await stored()), builtIn: 0 }).toEqual({ ...whole, builtIn: 0 });
  });

  it('is built whole when the app is opened with an index that has drifted', async () => {
    await add(STORY[0]!);
    const { generation: _, ...index } = (await store.readIndex(id))!;
    await store.commitIndex(id, { ...index, drift: 2 * MOST_DRIFT });
    await tab.library.close();
    tab = await openTab(store);
    await work(() => tab.library.resume());
    await untilWhole();
  });

  it('is laid over first where more comes before it is built whole', async () => {
    await tab.library.close();
    tab = await openTab(store, { restMs: 60_000 });
    const more = Math.ceil(MANY * MOST_DRIFT) + 1;
    await work(() => tab.library.addFiles(id, notes(MANY, MANY + more)));
    const head = await add(STORY[0]!);
    expect(head.statistics.documents).toBe(MANY + more + 1);
    expect(head.drift).toBeGreaterThan(MOST_DRIFT);
  });

  it('is built whole after a correction', async () => {
    await add(STORY[0]!);
    const sentence = { documentId: await idOf('note-0.txt'), start: 0, end: 10, text: 'wrong' };
    await store.saveCorrection(id, { id: 'c', at: 1, kind: 'sentence', sentence });
    const head = await add(STORY[1]!);
    expect(head.drift).toBeUndefined();
    expect(head.corrections?.ids).toEqual(['c']);
  });

  it('holds what a reader found in one of its documents, but is built whole when a model judged gates', async () => {
    const documentId = await idOf('note-3.txt');
    const found = { mentions: new Uint16Array(0), relations: new Uint16Array(0) };
    const passage: RefinedPassage = {
      documentId,
      start: 0,
      end: 9,
      model: 'm',
      prompt: 'statements@2',
      content: '',
      at: 1,
      found,
    };
    await store.commitStatements(id, [passage]);
    const head = await work(() => tab.library.resume());
    expect(head).toMatchObject({ refinementMark: 1 });
    expect(head.drift).toBeGreaterThan(0);
    expect(head.refinedPassages?.[head.covered.indexOf(documentId)]).toBe(1);

    const gate = { pair: 'a b', model: 'm', prompt: 'p', at: 1 };
    await store.commitRefinement(id, { gate, state: {} } as never);
    expect((await work(() => tab.library.resume())).drift).toBeUndefined();
  });
});

describe('a notebook of a few documents', () => {
  it('is built whole at every change', async () => {
    const small = new MemoryNotebookStore();
    const other = await openTab(small);
    const { id: own } = await other.library.createNotebook('Small');
    for (const one of STORY) {
      const idle = other.idle(own);
      await other.library.addFiles(own, [one]);
      await idle;
      expect((await small.readIndexHead(own))!.drift).toBeUndefined();
    }
  });
});

describe('Indexer', () => {
  it('ends its threads after a rest, and when it is closed', async () => {
    let ended = 0;
    const open = async (restMs: number) => {
      const own = new MemoryNotebookStore();
      const one = await openTab(own, { restMs, builder: { ...inProcessBuilder(own), end: () => void ended++ } });
      const { id: notebook } = await one.library.createNotebook('Test');
      const idle = one.idle(notebook);
      await one.library.addFiles(notebook, [STORY[0]!]);
      await idle;
      return one;
    };
    const resting = await open(60_000);
    expect(ended).toBe(0);
    await resting.library.close();
    await vi.waitFor(() => expect(ended).toBeGreaterThan(0));
    ended = 0;
    await open(0);
    await vi.waitFor(() => expect(ended).toBeGreaterThan(0));
  });
});

describe('IndexRun', () => {
  it('has the builder start while files are read', async () => {
    const order: string[] = [];
    const other = new MemoryNotebookStore();
    const builder = inProcessBuilder(other);
    const hasWords = () => (order.push('words'), builder.hasWords());
    const build: Builder['build'] = (...wanted) => (order.push('build'), builder.build(...wanted));
    const one = await openTab(other, { builder: { ...builder, hasWords, build } });
    const { id: own } = await one.library.createNotebook('Test');
    const idle = one.idle(own);
    await one.library.addFiles(own, [STORY[0]!]);
    await idle;
    expect(order).toEqual(['words', 'build']);
  });
});

describe('IndexBuilder', () => {
  it('builds whole where what words mean is otherwise than in the stored index', async () => {
    await add(STORY[0]!);
    const builder = new IndexBuilder(store, () => 0, noWords);
    const ready = await store.listReady(id);
    const built = await builder.build(id, ready, () => {}, { changed: [ready[0]!], isWhole: false });
    expect(built.drift).toBeUndefined();
    expect(built.wordless).toBe(true);
  });

  it('builds whole where a person corrected something since', async () => {
    await add(STORY[0]!);
    const builder = new IndexBuilder(store, () => 0, someWords);
    const ready = await store.listReady(id);
    const wish = { changed: [ready[0]!], isWhole: false };
    expect((await builder.build(id, ready, () => {}, wish)).drift).toBeGreaterThan(0);
    const sentence = { documentId: await idOf('note-0.txt'), start: 0, end: 10, text: 'wrong' };
    await store.saveCorrection(id, { id: 'c', at: 1, kind: 'sentence', sentence });
    expect((await builder.build(id, ready, () => {}, wish)).drift).toBeUndefined();
  });
});
