/** @file A notebook of a small world with the real library, and what its index says of the world. */
import { indexedUpToNow, Refiner, type RefinerDependencies } from '../../../src/adapters/refining/refiner.ts';
import { MemoryNotebookStore } from '../../../src/adapters/memory/notebook-store.ts';
import type { FileContent } from '../../../src/adapters/store/content.ts';
import { unpackIndex } from '../../../src/engine/notebook/blocks.ts';
import type { NotebookIndex } from '../../../src/engine/notebook/index-types.ts';
import type { LanguageModel, NotebookStore } from '../../../src/engine/ports.ts';
import type { RefinementProgress } from '../../../src/engine/records.ts';
import type { SmallWorld } from '../../engine/model/small-world.ts';
import { file, openTab, type Tab } from '../library/in-process.ts';

export const NOTEBOOK = 'notebook-1';

export interface WorldNotebook {
  store: NotebookStore<FileContent>;
  tab: Tab;
  /** Text by the document's id in the store. */
  texts: Map<string, string>;
}

/** Reads and indexes the world's documents with the built-in tier. */
export async function readWorld(
  world: SmallWorld,
  store: NotebookStore<FileContent> = new MemoryNotebookStore(),
): Promise<WorldNotebook> {
  await store.createNotebook({ id: NOTEBOOK, name: 'World', createdAt: 1 });
  const tab = await openTab(store);
  const rest = tab.idle(NOTEBOOK);
  await tab.library.addFiles(
    NOTEBOOK,
    Object.entries(world.texts).map(([id, text]) => file(`${id}.txt`, text)),
  );
  await rest;
  return { store, tab, texts: await textsOf(store) };
}

async function textsOf(store: NotebookStore<FileContent>): Promise<Map<string, string>> {
  const ids = await store.listReady(NOTEBOOK);
  return new Map(await Promise.all(ids.map(async (id) => [id, await store.readText(NOTEBOOK, id)] as const)));
}

export async function indexOf(store: NotebookStore<FileContent>): Promise<NotebookIndex> {
  return unpackIndex((await store.readIndex(NOTEBOOK))!.blocks);
}

/** "cause → effect" of every causal relation of the index, by the world's events that stand in its sides. */
export function causalLinks(
  world: SmallWorld,
  { texts }: Pick<WorldNotebook, 'texts'>,
  index: NotebookIndex,
): Set<string> {
  const events = new Set(world.facts.flatMap(({ cause, effect }) => [cause, effect]));
  const { relations, sentences, documents } = index;
  const links = new Set<string>();
  relations.kind.forEach((kind, r) => {
    if (kind !== 0) return;
    const text = texts.get(documents.ids[sentences.document[relations.sentence[r]!]!]!)!;
    const side = (number: number) => {
      const words = text.slice(relations.ranges[6 * r + 2 * number]!, relations.ranges[6 * r + 2 * number + 1]!);
      return [...events].find((event) => words.toLowerCase().includes(event)) ?? words;
    };
    links.add(`${side(0)} → ${side(1)}`);
  });
  return links;
}

export interface Refining {
  refiner: Refiner;
  progress: RefinementProgress[];
}

/** A refiner over a notebook whose library rebuilds the index. */
export function refinerOf(
  { store, tab }: Pick<WorldNotebook, 'store' | 'tab'>,
  model: LanguageModel,
  overrides: Partial<RefinerDependencies> = {},
): Refining {
  const progress: RefinementProgress[] = [];
  let time = 0;
  const refiner = new Refiner(NOTEBOOK, {
    store,
    model,
    clock: () => (time += 1000),
    now: () => (time += 1),
    rebuild: async (notebookId, signal) => {
      tab.library.noteRefined(notebookId);
      await indexedUpToNow(store, notebookId, signal, 5);
    },
    onProgress: (told) => progress.push(told),
    ...overrides,
  });
  return { refiner, progress };
}
