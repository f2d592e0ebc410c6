/** @file Runs one model with transformers.js. */
import { expose } from 'comlink';
import { ModelStore } from '../src/adapters/models/model-store.ts';
import { loadGrammarLibrary } from '../src/adapters/transformers/grammar-library.ts';
import { ModelHost } from '../src/adapters/transformers/host.ts';
import { loadTransformersModel } from '../src/adapters/transformers/load.ts';
import { installErrorCodec } from '../src/rpc/errors.ts';

const surroundings = {
  folder: `${import.meta.env.BASE_URL}onnxruntime/`,
  processors: navigator.hardwareConcurrency,
  isolated: self.crossOriginIsolated,
};

installErrorCodec();
expose(
  new ModelHost(async (model, device) => {
    const store = ModelStore.open();
    const files = await store.files(model.id);
    return loadTransformersModel(model, { files, device, surroundings }, loadGrammarLibrary);
  }),
);
