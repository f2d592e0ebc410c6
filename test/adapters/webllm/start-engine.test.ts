/** @file What is asked of the graphics card before and while a model is loaded, with a scripted one. */
import type { AppConfig } from '@mlc-ai/web-llm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWebLlmModel } from '../../../src/adapters/webllm/load.ts';
import { startEngine } from '../../../src/adapters/webllm/start-engine.ts';
import { expectFailure } from '../../contracts/failures.ts';
import { MODEL, storedModel } from './stored-model.ts';

let lose: (info: { reason: string; message: string }) => void;

let adapter: object | null;

beforeEach(() => {
  // A class for each test, since the adapter puts itself between.
  class Adapter {
    readonly features = new Set<string>();
    readonly #lost = new Promise((resolve) => (lose = resolve));

    async requestDevice() {
      return { lost: this.#lost };
    }
  }
  adapter = new Adapter();
  vi.stubGlobal('GPUAdapter', Adapter);
  vi.stubGlobal('navigator', { gpu: { requestAdapter: async () => adapter } });
  vi.stubGlobal('location', { origin: 'https://causeway.example' });
});
afterEach(() => vi.unstubAllGlobals());

function load(variant: string, start = startEngine) {
  return loadWebLlmModel({ ...MODEL, variant }, { files: storedModel(), device: 'webgpu', start });
}

test('a browser without WebGPU, and one without a graphics card, are told before anything large is read', async () => {
  adapter = null;
  await expectFailure(load('q4f32_1'), 'model-unsupported');
  vi.stubGlobal('navigator', {});
  await expectFailure(load('q4f32_1'), 'model-unsupported');
});

test('a card without 16-bit numbers takes no variant that needs them', async () => {
  const error = await expectFailure(load('q4f16_1'), 'model-unsupported');
  expect(error.message).toContain('f32');
});

test('a card that goes away while it is loaded ends the loading, whatever the library waits for', async () => {
  const { requestDevice } = GPUAdapter.prototype;
  const start = async (config: AppConfig) => {
    vi.stubGlobal('caches', { open: () => new Promise(() => {}) }); // the library waits for ever
    const starting = startEngine(config);
    await vi.waitFor(() => expect(GPUAdapter.prototype.requestDevice).not.toBe(requestDevice));
    // As the library asks for its device.
    await (adapter as unknown as GPUAdapter).requestDevice();
    lose({ reason: 'unknown', message: 'gone' });
    return starting;
  };
  await expectFailure(load('q4f32_1', start), 'model-out-of-memory');
});
