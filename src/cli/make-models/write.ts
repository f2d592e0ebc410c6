/** @file Writes the tiny models into a folder, unless they are there already. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tinyModel, TINY_MODELS } from './models.ts';

/** Where tests look for the models. */
export const MODEL_CACHE = path.resolve(import.meta.dirname, '../../../node_modules/.cache/causeway-models');

/** Written last, so that an interrupted run is not taken for a finished one. */
const MARK = 'made-by.txt';

/** Changes with the code that makes the models, so that a newer version makes them anew. */
function codeVersion(): string {
  const hash = createHash('sha256').update(readFileSync(path.join(import.meta.dirname, '../../engine/random.ts')));
  for (const name of readdirSync(import.meta.dirname).sort()) {
    hash.update(readFileSync(path.join(import.meta.dirname, name)));
  }
  return hash.digest('hex');
}

/**
 * @param folder gets one folder for each model
 * @returns whether anything was written
 */
export function writeModels(folder: string = MODEL_CACHE): boolean {
  const mark = path.join(folder, MARK);
  const version = codeVersion();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === version) return false;
  // Made beside the folder and moved, since another test run may be reading or making the same.
  const made = `${folder}.${process.pid}`;
  for (const name of TINY_MODELS) {
    for (const [file, bytes] of Object.entries(tinyModel(name))) {
      const target = path.join(made, name, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, bytes);
    }
  }
  writeFileSync(path.join(made, MARK), version);
  rmSync(folder, { recursive: true, force: true });
  renameSync(made, folder);
  return true;
}
