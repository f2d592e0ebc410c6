/** @file One session of a person with a notebook: files are added in two goes, questions and notes are saved; what was promised to be kept is noted. */
import { IdbNotebookStore } from '../../src/adapters/idb/notebook-store.ts';
import { CausewayError } from '../../src/engine/errors.ts';
import type { Cell } from '../../src/engine/records.ts';
import type { IncomingFile } from '../../src/rpc/contracts.ts';
import { openTab, type Tab } from '../adapters/library/in-process.ts';
import { FILES, QUESTIONS } from './world.ts';

export const NOTEBOOK = 'notebook-1';

/** What is finished: the person was told so. */
export interface Finished {
  /** Names of files that were taken in. */
  files: Set<string>;
  /** Ids of cells that were saved. */
  cells: Set<string>;
}

export const nothing = (): Finished => ({ files: new Set(), cells: new Set() });

const noteOf = (id: string): Cell => ({
  ...{ id, notebookId: NOTEBOOK, kind: 'note', note: `# ${id}`, question: '', answer: null },
  ...{ askedAt: 1, stopped: false, error: null },
});

export async function newNotebook(database: string): Promise<void> {
  const store = new IdbNotebookStore(database);
  await store.createNotebook({ id: NOTEBOOK, name: 'Test', createdAt: 1 });
  await store.close();
}

/** The files in two goes, wherever they are parted. */
export function parted(random: () => number): [IncomingFile[], IncomingFile[]] {
  const shuffled = FILES.map((file) => ({ file, at: random() })).sort((a, b) => a.at - b.at);
  const cut = 1 + Math.floor(random() * (FILES.length - 1));
  const files = shuffled.map(({ file }) => file);
  return [files.slice(0, cut), files.slice(cut)];
}

/**
 * Works until all is indexed.
 *
 * @param finished gets what is finished, as it is
 * @returns codes of what was refused
 */
export async function work(
  { library, idle }: Tab,
  goes: readonly (readonly IncomingFile[])[],
  finished: Finished,
  name = 'cell',
): Promise<string[]> {
  const refused: string[] = [];
  const attempt = async (step: () => Promise<void>): Promise<void> => {
    await step().catch((thrown: unknown) => {
      if (!(thrown instanceof CausewayError) || thrown.code === 'internal') throw thrown;
      refused.push(thrown.code);
    });
  };
  for (const [i, files] of goes.entries()) {
    const rest = idle(NOTEBOOK);
    let hasWork = false;
    await attempt(async () => {
      const report = await library.addFiles(NOTEBOOK, [...files]);
      hasWork = report.queued > 0;
      for (const { path } of files) finished.files.add(path);
    });
    await attempt(async () => {
      await library.saveCell(noteOf(`${name}-${i}`));
      finished.cells.add(`${name}-${i}`);
    });
    if (hasWork) await rest;
  }
  return refused;
}

/** The evidence for each question, as a person reads it. */
export async function evidenceOf({ desk }: Tab): Promise<string[][]> {
  await desk.open(NOTEBOOK);
  const found: string[][] = [];
  for (const question of QUESTIONS) {
    const { evidence, sentences } = await desk.ask(NOTEBOOK, 'q', question, () => {});
    found.push([...sentences.map(({ text }) => `says: ${text}`), ...evidence.map(({ text }) => text).sort()]);
  }
  return found;
}

/** What was never interrupted. */
export async function undisturbed(database: string): Promise<string[][]> {
  await newNotebook(database);
  const tab = await openTab(new IdbNotebookStore(database));
  await work(tab, [FILES], nothing());
  const evidence = await evidenceOf(tab);
  await tab.library.close();
  return evidence;
}
