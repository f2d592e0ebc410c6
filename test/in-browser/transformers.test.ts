/** @file The contracts of all model ports in Chromium, each model in a worker: on WebAssembly and on (software) WebGPU. */
import { describe, expect, inject, it } from 'vitest';
import { loadRemoteModel } from '../../src/adapters/transformers/remote.ts';
import type { ModelDevice, RunnableModel } from '../../src/rpc/models.ts';
import { embedderContract } from '../contracts/embedder.ts';
import { languageModelContract } from '../contracts/language-model.ts';
import { rerankerContract } from '../contracts/reranker.ts';
import { TINY } from '../contracts/tiny-models.ts';

/** The test server serves the folder of the repository. */
const MODELS = '/node_modules/.cache/causeway-models/';

function start(): Worker {
  return new Worker(new URL('./model-host.worker.ts', import.meta.url), { type: 'module', name: MODELS });
}

/** From Node; Chromium must agree with it. */
const reference = inject('reference');

const DEVICES: readonly { device: ModelDevice; name: string; seeds: number; isSlow: boolean }[] = [
  { device: 'wasm', name: 'transformers.js on WebAssembly', seeds: 4, isSlow: false },
  { device: 'webgpu', name: 'transformers.js on WebGPU', seeds: 1, isSlow: true },
];

it('runs isolated, with shared memory for threads', () => expect(crossOriginIsolated).toBe(true));

describe.each(DEVICES)('$name', ({ device, name, seeds, isSlow }) => {
  async function load<Port>(description: RunnableModel): Promise<Port> {
    const { port } = await loadRemoteModel(start, description, device);
    return port as Port;
  }

  embedderContract(name, () => load(TINY.embed), { isSlow, reference: reference.vectors });
  rerankerContract(name, () => load(TINY.rerank), { isSlow, reference: reference.scores });
  languageModelContract(name, () => load(TINY.chat), { seeds, isSlow, reference: reference.shares });
});
