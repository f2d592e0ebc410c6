/** @file Loading with the real library, up to where it needs a graphics card: which files it takes, and what it makes of damaged ones. */
import { createRequire } from 'node:module';
import { MLCEngine, type AppConfig } from '@mlc-ai/web-llm';
import { afterEach, expect, test, vi } from 'vitest';
import { loadWebLlmModel } from '../../../src/adapters/webllm/load.ts';
import { addressesOf, serveFromStore } from '../../../src/adapters/webllm/stored-cache.ts';
import type { ModelDevice, RunnableModel } from '../../../src/rpc/models.ts';
import { expectFailure } from '../../contracts/failures.ts';
import { EMPTY_LIBRARY, LIBRARY, MODEL, storedModel } from './stored-model.ts';

afterEach(() => vi.unstubAllGlobals());

/** As in a worker of the app; everything that goes to the network is noted. */
function surround(): string[] {
  const fetched: string[] = [];
  vi.stubGlobal('caches', undefined);
  // The library's code for Node is that of a CommonJS module.
  vi.stubGlobal('__dirname', import.meta.dirname);
  vi.stubGlobal('require', createRequire(import.meta.url));
  vi.stubGlobal('location', { origin: 'https://causeway.example' });
  vi.stubGlobal('fetch', async (request: Request | string) => {
    fetched.push(String(request instanceof Request ? request.url : request));
    throw new TypeError('Failed to fetch');
  });
  return fetched;
}

async function startLibrary(config: AppConfig) {
  const engine = new MLCEngine({ appConfig: config, logLevel: 'SILENT' });
  await engine.reload(config.model_list[0]!.model_id);
  return { engine, loss: null };
}

interface Options {
  changes?: Parameters<typeof storedModel>[0];
  description?: Partial<RunnableModel>;
  device?: ModelDevice;
}

function load({ changes = {}, description = {}, device = 'webgpu' }: Options, start = startLibrary) {
  return loadWebLlmModel({ ...MODEL, ...description }, { files: storedModel(changes), device, start });
}

test('the library takes everything from the store and nothing from the network', async () => {
  const fetched = surround();
  const error = await expectFailure(load({ changes: { [LIBRARY]: EMPTY_LIBRARY } }), 'model-unsupported');
  expect(error.message).toContain('another version of web-llm');
  expect(fetched).toEqual([]);
});

test('a compiled library that is no WebAssembly is damaged', async () => {
  const fetched = surround();
  await expectFailure(load({}), 'model-damaged');
  expect(fetched).toEqual([]);
});

test.each<[string, Parameters<typeof storedModel>[0], string]>([
  ['the compiled library is missing', { [LIBRARY]: null }, LIBRARY],
  ['the configuration is missing', { 'mlc-chat-config.json': null }, 'mlc-chat-config.json'],
  ['the tokenizer is missing', { 'tokenizer.json': null }, 'tokenizer.json'],
  ['the tokenizer is cut off', { 'tokenizer.json': '{"model": {' }, 'tokenizer.json'],
  ['the configuration is of something else', { 'mlc-chat-config.json': '{}' }, 'mlc-chat-config.json'],
])('says so when %s', async (_name, changes, file) => {
  surround();
  const error = await expectFailure(load({ changes }), 'model-damaged');
  expect(error.message).toContain(file);
});

test.each<[string, Options]>([
  ['an encoder', { description: { task: 'embed' } }],
  ['no graphics card', { device: 'wasm' }],
])('refuses %s before anything is read', async (_name, options) => {
  const start = vi.fn(startLibrary);
  await expectFailure(load(options, start), 'model-unsupported');
  expect(start).not.toHaveBeenCalled();
});

test('a device that goes away while loading means that memory is short', async () => {
  const start = () => Promise.reject(new Error('WebGPU device lost (unknown): gone'));
  const error = await expectFailure(load({}, start), 'model-out-of-memory');
  expect(error.details['restart']).toBe(true);
});

test('a smaller context and 16-bit numbers are asked for as the description says', async () => {
  const configs: AppConfig[] = [];
  const start = (config: AppConfig) => {
    configs.push(config);
    return startLibrary(config);
  };
  surround();
  await expectFailure(load({ description: { contextWindow: 1024, variant: 'q4f16_1' } }, start), 'model-damaged');
  expect(configs[0]!.model_list[0]).toMatchObject({
    required_features: ['shader-f16'],
    overrides: { context_window_size: 1024, sliding_window_size: -1 },
  });
});

test('an older list of shards is given under the name that is asked for', async () => {
  vi.stubGlobal('caches', undefined);
  const files = storedModel({ 'tensor-cache.json': null, 'ndarray-cache.json': '{"records": []}' });
  const missing = serveFromStore(files);
  const cache = await caches.open('webllm/model');
  const { model } = addressesOf(files);
  const list = await cache.match(new Request(`${model}tensor-cache.json`));
  expect(await list?.json()).toEqual({ records: [] });
  expect((await cache.keys()).map(({ url }) => url)).toContain(`${model}params_shard_0.bin`);
  expect(await cache.match(`${model}params_shard_1.bin`)).toBeUndefined();
  await expect(cache.add(`${model}params_shard_1.bin`)).rejects.toThrow('never fetched');
  expect([...missing]).toEqual(['params_shard_1.bin']);
});
