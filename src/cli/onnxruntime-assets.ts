/**
 * @file Vite plugin that serves and ships ONNX Runtime's WebAssembly, which it would otherwise fetch from a CDN. The files lie in a folder
 * named after the version, so that a cached file never meets the code of another version.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultClientConditions, type Plugin } from 'vite';

/** With WebGPU and, half as large, without. */
const BUILDS = ['ort-wasm-simd-threaded.asyncify', 'ort-wasm-simd-threaded'];
const FILES = BUILDS.flatMap((build) => [`${build}.mjs`, `${build}.wasm`]);

const TYPES: Readonly<Record<string, string>> = { '.mjs': 'text/javascript', '.wasm': 'application/wasm' };

/** Folder of the build in which the files lie. */
export const ONNXRUNTIME_FOLDER = 'onnxruntime';

export function onnxruntimeAssets(packageFolder: string): Plugin {
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const read = (name: string) => readFileSync(path.join(packageFolder, 'dist', name));
  return {
    name: 'causeway-onnxruntime-assets',
    config: () => ({
      // Takes the build of its code that loads these files, instead of the one that brings a copy along.
      resolve: { conditions: ['onnxruntime-web-use-extern-wasm', ...defaultClientConditions] },
    }),
    configureServer(server) {
      server.middlewares.use(`/${ONNXRUNTIME_FOLDER}/${version}`, (request, response, next) => {
        const name = (request.url ?? '').split('?')[0]!.slice(1);
        if (!FILES.includes(name)) return next();
        response.setHeader('Content-Type', TYPES[path.extname(name)]!);
        response.end(read(name));
      });
    },
    generateBundle() {
      for (const name of FILES) {
        this.emitFile({ type: 'asset', fileName: `${ONNXRUNTIME_FOLDER}/${version}/${name}`, source: read(name) });
      }
    },
  };
}
