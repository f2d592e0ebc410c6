/**
 * @file Hosts a tiny model, as the app's worker hosts one from the browser's storage. Its files are fetched from below the
 * address that is the worker's name.
 */
import { expose } from 'comlink';
import { loadGrammarLibrary } from '../../src/adapters/transformers/grammar-library.ts';
import { ModelHost } from '../../src/adapters/transformers/host.ts';
import { loadTransformersModel } from '../../src/adapters/transformers/load.ts';
import type { ModelFiles } from '../../src/engine/ports.ts';
import { installErrorCodec } from '../../src/rpc/errors.ts';

function servedFiles(id: string): ModelFiles {
  return {
    async read(path) {
      const response = await fetch(`${self.name}${id}/${path}`);
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    },
  };
}

const surroundings = {
  folder: '/onnxruntime/',
  processors: navigator.hardwareConcurrency,
  isolated: self.crossOriginIsolated,
};

installErrorCodec();
expose(
  new ModelHost((model, device) =>
    loadTransformersModel(model, { files: servedFiles(model.id), device, surroundings }, loadGrammarLibrary),
  ),
);
