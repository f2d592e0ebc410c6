/**
 * @file Vite plugin that serves and ships text recognition: Tesseract's worker, its core in builds for what a machine can do, the data of the languages, and whose they are. They
 * come from our own origin and lie in a folder named after the version, so that a cached file never meets the code of another version.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { RECOGNITION_FOLDER } from '../rpc/recognition-folder.ts';
import { languageFiles } from './recognition.ts';

const CORES = ['tesseract-core-lstm', 'tesseract-core-simd-lstm', 'tesseract-core-relaxedsimd-lstm'];

/** Names below the folder with the files that they are. */
function filesOf(modules: string): Map<string, string> {
  const cores = CORES.map((core) => path.join(modules, 'tesseract.js-core', `${core}.wasm.js`));
  const worker = path.join(modules, 'tesseract.js/dist/worker.min.js');
  const notice = path.resolve(import.meta.dirname, '../adapters/recognition/NOTICE');
  return new Map([worker, ...cores, ...languageFiles(), notice].map((file) => [path.basename(file), file]));
}

/** @param modules the folder of installed packages */
export function recognitionAssets(modules: string): Plugin {
  const files = filesOf(modules);
  return {
    name: 'causeway-recognition-assets',
    configureServer(server) {
      server.middlewares.use(`/${RECOGNITION_FOLDER}`, (request, response, next) => {
        const file = files.get((request.url ?? '').split('?')[0]!.slice(1));
        if (file === undefined) return next();
        response.setHeader('Content-Type', file.endsWith('.js') ? 'text/javascript' : 'application/gzip');
        response.end(readFileSync(file));
      });
    },
    generateBundle() {
      for (const [name, file] of files) {
        this.emitFile({ type: 'asset', fileName: `${RECOGNITION_FOLDER}/${name}`, source: readFileSync(file) });
      }
    },
  };
}
