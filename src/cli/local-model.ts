/**
 * @file A model out of a folder or an archive on disk, run by transformers.js in Node: recognised and checked as the app does when it
 * imports one.
 */
import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { recognise, type Recognised } from '../adapters/models/recognise.ts';
import { READER_GRAPH } from '../adapters/models/shipped-manifest.ts';
import { unpack, type PackedFile } from '../adapters/models/unpack.ts';
import { loadTransformersModel, type RunningModel } from '../adapters/transformers/load.ts';
import { CausewayError, toCausewayError } from '../engine/errors.ts';
import type { ModelFiles } from '../engine/ports.ts';
import type { ModelFileInput } from '../rpc/model-manager.ts';
import type { RunnableModel } from '../rpc/models.ts';
import { loadGrammarLibrary } from './grammar-library.ts';
import { listFiles } from './notebook.ts';

type Port<Task extends RunnableModel['task']> = Extract<RunningModel, { task: Task }>['port'];

const TASKS: Record<RunnableModel['task'], string> = {
  chat: 'a chat model',
  embed: 'a sentence encoder',
  rerank: 'a cross-encoder',
};

/** The files at a place, each under the name of its folder, as a browser gives a folder that was chosen. */
async function inputsAt(place: string): Promise<ModelFileInput[]> {
  const root = path.resolve(place);
  if (!(await stat(root).catch(() => null))) {
    throw new CausewayError('usage', `There is no model folder "${place}".`);
  }
  const files = await listFiles([root]);
  return Promise.all(
    files.map(async (file) => ({
      path: path.relative(path.dirname(root), file).split(path.sep).join('/'),
      blob: await openAsBlob(file),
    })),
  );
}

/** What goes wrong, in one line that names the place. */
async function told<Result>(place: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (thrown) {
    const message = toCausewayError(thrown).message.replace(/\s*\n\s*/g, ' ');
    throw new CausewayError('usage', message.includes(place) ? message : `${place}: ${message}`);
  }
}

async function bytesOf(file: PackedFile): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(await file.open()).arrayBuffer());
}

/**
 * Finds out which model a folder or an archive holds.
 *
 * @throws CausewayError `usage`, in one line, when it can't be run or is for another task
 */
export function recogniseLocalModel(place: string, task: RunnableModel['task']): Promise<Recognised> {
  return told(place, async () => {
    const recognised = await recognise(await unpack(await inputsAt(place)));
    const { card } = recognised;
    if (card.format !== 'onnx') {
      throw new CausewayError(
        'model-unsupported',
        `"${place}" holds an MLC model; here models in the ONNX format run.`,
      );
    }
    if (card.task !== task) {
      throw new CausewayError('model-unsupported', `"${place}" is not ${TASKS[task]} but ${TASKS[card.task]}.`);
    }
    return recognised;
  });
}

/** What tells a model from every other that embeds differently, whatever the two are called: 16 hexadecimal digits. */
export async function fingerprint({ card, files }: Recognised): Promise<string> {
  const { contextWindow, pooling, queryPrefix, passagePrefix } = card;
  const hash = createHash('sha256').update(JSON.stringify([contextWindow, pooling, queryPrefix, passagePrefix]));
  // What reads sentences embeds nothing.
  for (const file of files.filter(({ path }) => path !== READER_GRAPH).toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    hash.update(
      createHash('sha256')
        .update(file.path)
        .update('\0')
        .update(await bytesOf(file))
        .digest(),
    );
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Loads a model that was recognised.
 *
 * @throws CausewayError `usage`, in one line, when it can't be run
 */
export function runLocalModel<Task extends RunnableModel['task']>(
  place: string,
  task: Task,
  { card, files }: Recognised,
): Promise<Port<Task>> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const stored: ModelFiles = {
    async read(file) {
      const found = byPath.get(file);
      return found ? bytesOf(found) : null;
    },
  };
  return told(place, async () => {
    const running = { files: stored, device: 'cpu' as const, surroundings: null };
    return (await loadTransformersModel({ ...card, task }, running, loadGrammarLibrary)).port as Port<Task>;
  });
}

/**
 * Loads a model for a task.
 *
 * @param place a folder or an archive
 * @throws CausewayError `usage`, in one line, when it can't be run or is for another task
 */
export async function loadLocalModel<Task extends RunnableModel['task']>(
  place: string,
  task: Task,
): Promise<Port<Task>> {
  return runLocalModel(place, task, await recogniseLocalModel(place, task));
}
