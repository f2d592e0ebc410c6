/** @file Writes the tiny models into a folder, unless they are there already. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tinyModel, TINY_MODELS } from './models.ts';

/** Where tests look for the models. */
export const MODEL_CACHE = path.resolve(import.meta.dirname, '../../../node_modules/.cache/causeway-models');

/** Holds the version of the code that made the models. */
const MARK = 'made-by.txt';

/** Changes with the code that makes the models, so that a newer version makes them anew. */
function codeVersion(): string {
  const hash = createHash('sha256').update(readFileSync(path.join(import.meta.dirname, '../../engine/random.ts')));
  for (const name of readdirSync(import.meta.dirname).sort()) {
    hash.update(readFileSync(path.join(import.meta.dirname, name)));
  }
  return hash.digest('hex');
}

/** A lock that is older than this was left by a run that was killed; making the models takes a second. */
const LOCK_MILLISECONDS = 60_000;

/** Keeps other processes, such as test runs beside this one, from doing the same at the same time. */
function withLock<Result>(lock: string, body: () => Result): Result {
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - made > LOCK_MILLISECONDS) rmSync(lock, { recursive: true, force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
  try {
    return body();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function writeAll(folder: string, version: string): void {
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
}

/**
 * @param folder gets one folder for each model
 * @returns whether anything was written
 */
export function writeModels(folder: string = MODEL_CACHE): boolean {
  const mark = path.join(folder, MARK);
  const version = codeVersion();
  const isUpToDate = () => existsSync(mark) && readFileSync(mark, 'utf8') === version;
  if (isUpToDate()) return false;
  mkdirSync(path.dirname(folder), { recursive: true });
  return withLock(`${folder}.lock`, () => {
    if (isUpToDate()) return false;
    writeAll(folder, version);
    return true;
  });
}
