/** @file The notebooks that nothing else is trained on (`kept-apart/`). */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { say } from '../train-relevance/options.ts';
import { fileSet } from '../train-relevance/sources.ts';
import type { TrainingSet } from '../train-relevance/training-set.ts';

/** Where they lie. */
export const KEPT_APART = path.resolve(import.meta.dirname, 'kept-apart');

/** All of them with all of their questions, by name. */
export async function keptApart(): Promise<TrainingSet[]> {
  const sets: TrainingSet[] = [];
  for (const name of (await readdir(KEPT_APART)).sort()) {
    const folder = path.join(KEPT_APART, name);
    const file = path.join(folder, 'questions.jsonl');
    if (!existsSync(file)) continue;
    sets.push(await fileSet(`kept-apart/${name}`, path.join(folder, 'files'), file, () => true, say));
  }
  return sets;
}
