/** @file What was judged of notebooks that were written for this, one thing on a line of JSON, and the notebooks that it is of. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { KEPT_APART } from '../train-reader/kept-apart.ts';
import { say } from './options.ts';
import { fileSet, OWN_NOTEBOOKS } from './sources.ts';
import type { TrainingSet } from './training-set.ts';

export interface Labelled {
  /** Its folder: `own-notebooks/…` or `kept-apart/…`. */
  notebook: string;
}

/** Of such notebooks nothing is learned. */
const JUDGING = 'small-judged';

/** Whether something is there to judge by, and not to learn from. */
export function isForJudging({ notebook }: Labelled): boolean {
  return notebook.includes(JUDGING);
}

/** @returns what a file holds, by notebook */
export async function readLabelled<Item extends Labelled>(file: string): Promise<Map<string, Item[]>> {
  const found = new Map<string, Item[]>();
  for (const line of (await readFile(file, 'utf8')).trim().split('\n')) {
    const item = JSON.parse(line) as Item;
    const known = found.get(item.notebook);
    if (known) known.push(item);
    else found.set(item.notebook, [item]);
  }
  return found;
}

/** @param notebook as in {@link Labelled} */
export function labelledSet(notebook: string): Promise<TrainingSet> {
  const folder = path.join(notebook.startsWith('kept-apart/') ? KEPT_APART : OWN_NOTEBOOKS, path.basename(notebook));
  return fileSet(notebook, path.join(folder, 'files'), path.join(folder, 'questions.jsonl'), () => true, say);
}
