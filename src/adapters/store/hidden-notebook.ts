/**
 * @file Takes a whole notebook in at once. It stays hidden until all of it is here: when that is stopped, fails or the tab dies, nothing of it is ever seen, and
 * what was written goes with the next purge.
 */
import type { NotebookStore } from '../../engine/ports.ts';
import type { NotebookInfo } from '../../engine/records.ts';
import { cleanPath } from '../parsers/paths.ts';
import type { FileContent } from './content.ts';

export interface HiddenNotebookDependencies {
  store: NotebookStore<FileContent>;
  newId(): string;
  /** Milliseconds since the epoch. */
  now(): number;
}

/** A hidden notebook is safe from being purged this long, in milliseconds. */
const HIDDEN_FOR = 24 * 60 * 60 * 1000;

/**
 * Makes a notebook, lets it be filled, and shows it.
 *
 * @param name gets a number where there is a notebook of this name
 * @param fill whatever it throws leaves nothing behind
 */
export async function takeInHidden(
  { store, newId, now }: HiddenNotebookDependencies,
  name: string,
  fill: (notebookId: string) => Promise<void>,
): Promise<Omit<NotebookInfo, 'documents'>> {
  const notebook = { id: newId(), name: await freeName(store, cleanPath(name)), createdAt: now() };
  await store.createNotebook(notebook);
  await store.markNotebookRemoved(notebook.id, now() + HIDDEN_FOR);
  try {
    await fill(notebook.id);
  } catch (thrown) {
    // From now on the next purge takes it.
    await store.markNotebookRemoved(notebook.id, 0).catch(() => {});
    throw thrown;
  }
  await store.markNotebookRemoved(notebook.id, null);
  return notebook;
}

/** The name, with a number where there is a notebook of this name. */
async function freeName(store: NotebookStore<FileContent>, name: string): Promise<string> {
  const taken = new Set((await store.listNotebooks()).map((notebook) => notebook.name));
  let free = name;
  for (let next = 2; taken.has(free); next += 1) free = `${name} (${next})`;
  return free;
}
