/** @file The files of a model in a folder on disk. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CausewayError } from '../engine/errors.ts';
import type { ModelFiles } from '../engine/ports.ts';

/** @param folder as the model's repository: `config.json`, `tokenizer.json`, `onnx/model.onnx` and so on */
export function folderFiles(folder: string): ModelFiles {
  return {
    async read(file) {
      try {
        return await readFile(path.join(folder, file));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw new CausewayError('model-damaged', `The file ${path.join(folder, file)} can't be read: ${String(error)}`);
      }
    },
  };
}
