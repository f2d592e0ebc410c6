/** @file A host for a worker of this browser: ONNX Runtime from our own origin, xgrammar from the bundle. */
import type { ModelFiles } from '../../engine/ports.ts';
import { loadGrammarLibrary } from './grammar-library.ts';
import { ModelHost } from './host.ts';
import { loadTransformersModel } from './load.ts';
import { fetchRuntime } from './runtime.ts';

/**
 * @param folder address of the folder with ONNX Runtime's files, with a closing slash
 * @param openFiles gives the files of a model
 */
export function browserModelHost(folder: string, openFiles: (modelId: string) => Promise<ModelFiles>): ModelHost {
  const surroundings = { folder, processors: navigator.hardwareConcurrency, isolated: self.crossOriginIsolated };
  return new ModelHost(
    async (model, device) => {
      const files = await openFiles(model.id);
      return loadTransformersModel(model, { files, device, surroundings }, loadGrammarLibrary);
    },
    async (device) => {
      await Promise.all([fetchRuntime(device, surroundings), loadGrammarLibrary()]);
    },
  );
}
