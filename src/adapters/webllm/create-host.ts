/** @file The worker's side of `ModelHostApi` with web-llm. */
import { ModelStore } from '../models/model-store.ts';
import { ModelHost } from '../transformers/host.ts';
import { loadWebLlmModel } from './load.ts';
import { loadLibrary, startEngine } from './start-engine.ts';

/** Hosts one model of this device's store; for a worker of its own. */
export function createHost(): ModelHost {
  return new ModelHost(
    async (model, device) => {
      const files = await ModelStore.open().files(model.id);
      return loadWebLlmModel(model, { files, device, start: startEngine });
    },
    async () => void (await loadLibrary()),
  );
}
