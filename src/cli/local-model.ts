/**
 * @file A model out of a folder or an archive on disk, run by transformers.js in Node: recognised and checked as the app does when it
 * imports one.
 */
import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { recognise } from '../adapters/models/recognise.ts';
import { unpack } from '../adapters/models/unpack.ts';
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
  try {
    const { card, files } = await recognise(await unpack(await inputsAt(place)));
    if (card.format !== 'onnx') {
      throw new CausewayError(
        'model-unsupported',
        `"${place}" holds an MLC model; here models in the ONNX format run.`,
      );
    }
    if (card.task !== task) {
      throw new CausewayError('model-unsupported', `"${place}" is not ${TASKS[task]} but ${TASKS[card.task]}.`);
    }
    const byPath = new Map(files.map((file) => [file.path, file]));
    const stored: ModelFiles = {
      async read(file) {
        const found = byPath.get(file);
        return found ? new Uint8Array(await new Response(await found.open()).arrayBuffer()) : null;
      },
    };
    const running = await loadTransformersModel(
      card,
      { files: stored, device: 'cpu', surroundings: null },
      loadGrammarLibrary,
    );
    return running.port as Port<Task>;
  } catch (thrown) {
    const message = toCausewayError(thrown).message.replace(/\s*\n\s*/g, ' ');
    throw new CausewayError('usage', message.includes(place) ? message : `${place}: ${message}`);
  }
}
