/** @file Models whose files are missing, damaged or of another kind, and models that are used wrongly. */
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ModelHost } from '../../../src/adapters/transformers/host.ts';
import { loadTransformersModel } from '../../../src/adapters/transformers/load.ts';
import { threadCount } from '../../../src/adapters/transformers/runtime.ts';
import { folderFiles } from '../../../src/cli/folder-files.ts';
import { loadGrammarLibrary } from '../../../src/cli/grammar-library.ts';
import { MODEL_CACHE, writeModels } from '../../../src/cli/make-models/write.ts';
import type { ModelFiles } from '../../../src/engine/ports.ts';
import type { RunnableModel } from '../../../src/rpc/models.ts';
import { expectFailure } from '../../contracts/failures.ts';
import { TINY } from '../../contracts/tiny-models.ts';

writeModels();
afterEach(() => vi.restoreAllMocks());

type Change = (bytes: Uint8Array) => Uint8Array | null;

/** The files of a tiny model, one of them changed. */
function filesOf({ id }: RunnableModel, changed = '', change: Change = (bytes) => bytes): ModelFiles {
  const files = folderFiles(path.join(MODEL_CACHE, id));
  return {
    async read(file) {
      const bytes = await files.read(file);
      return bytes === null || file !== changed ? bytes : change(bytes);
    },
  };
}

function load(description: RunnableModel, files: ModelFiles) {
  return loadTransformersModel(description, { files, device: 'cpu', surroundings: null }, loadGrammarLibrary);
}

const truncated: Change = (bytes) => bytes.slice(0, bytes.length / 2);
const gone: Change = () => null;
const noise: Change = (bytes) => bytes.map((byte, at) => (byte + 31 * at) & 255);
const page: Change = () => new TextEncoder().encode('<!doctype html><title>Not found</title>');

describe('files that are missing or damaged', () => {
  test.each([
    ['onnx/model.onnx', truncated],
    ['onnx/model.onnx', noise],
    ['onnx/model.onnx', gone],
    ['tokenizer.json', gone],
    ['tokenizer.json', truncated],
    ['tokenizer_config.json', gone],
    ['config.json', gone],
    ['config.json', page],
  ])('%s, %o', async (file, change) => {
    for (const description of Object.values(TINY)) {
      const error = await expectFailure(load(description, filesOf(description, file, change)), 'model-damaged');
      if (change === gone) expect(error.message).toContain(file);
    }
  });

  test('nothing is looked for on the network', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch');
    await expectFailure(load(TINY.embed, filesOf(TINY.embed, 'onnx/model.onnx', gone)), 'model-damaged');
    await expectFailure(load({ ...TINY.chat, variant: 'q4f16' }, filesOf(TINY.chat)), 'model-damaged');
    expect(fetching).not.toHaveBeenCalled();
  });

  test('after a failure the whole model loads', async () => {
    await expectFailure(load(TINY.embed, filesOf(TINY.embed, 'onnx/model.onnx', truncated)), 'model-damaged');
    const { port } = await load(TINY.embed, filesOf(TINY.embed));
    await port.unload();
  });
});

describe('models of another kind', () => {
  test.each([
    ['tiny-chat', 'embed'],
    ['tiny-reranker', 'embed'],
    ['tiny-encoder', 'rerank'],
    ['tiny-chat', 'rerank'],
    ['tiny-encoder', 'chat'],
    ['tiny-reranker', 'chat'],
  ] as const)('%s is refused for %s', async (id, task) => {
    const description = { ...TINY[task], id };
    await expectFailure(load(description, filesOf(description)), 'model-unsupported');
  });

  test('a variant that does not exist is refused', async () => {
    await expectFailure(load({ ...TINY.embed, variant: 'q3' }, filesOf(TINY.embed)), 'model-unsupported');
  });
});

describe('the host of a worker', () => {
  const host = () =>
    new ModelHost(
      (model) => load(model, filesOf(model)),
      async () => {},
    );

  test('has one model, for one task', async () => {
    const one = host();
    await expectFailure(one.countTokens('early'), 'model-missing');
    await one.load(TINY.embed, 'cpu');
    await expectFailure(one.load(TINY.embed, 'cpu'), 'usage');
    await expectFailure(one.score('1', 'why?', ['because']), 'model-unsupported');
    expect((await one.embed('2', ['a', 'b'], 'query')).values.length).toBe(2 * 64);
    const [reading] = await one.readPassages('3', ['Rain fell.\nA road was closed.']);
    expect(reading!.words.ofLine).toHaveLength(2);
    expect((await one.readQuestion('4', 'Why?')).vector).toHaveLength(64);
    await one.unload();
    expect(await one.load(TINY.rerank, 'cpu')).toEqual({ task: 'rerank' });
    await one.unload();
  });

  test('stops the call of an id, and only that', async () => {
    const one = host();
    expect(await one.load(TINY.chat, 'cpu')).toEqual({ task: 'chat', contextWindow: 4096, constrains: true });
    const request = {
      messages: [{ role: 'user', content: 'Go on.' }],
      maxTokens: 2000,
      temperature: 2,
      seed: 1,
    } as const;
    const first = one.generate('first', request);
    const second = one.generate('second', { ...request, maxTokens: 4 });
    await one.abort('first');
    await one.abort('unknown');
    expect((await first).finish).toBe('abort');
    expect((await second).finish).not.toBe('abort');
    await one.unload();
  });
});

test('one processor of many is left for the page, and threads need isolation', () => {
  expect(threadCount('wasm', 'fp32', { processors: 8, isolated: false })).toBe(1);
  expect(threadCount('wasm', 'fp32', { processors: 8, isolated: true })).toBe(7);
  expect(threadCount('wasm', 'fp32', { processors: 1, isolated: true })).toBe(1);
  expect(threadCount('wasm', 'fp32', { processors: 2, isolated: true })).toBe(2);
  expect(threadCount('wasm', 'fp32', { processors: 3, isolated: true })).toBe(2);
  expect(threadCount('wasm', 'fp32', { processors: 64, isolated: true })).toBe(8);
});

test('the processor waits for the GPU on one thread, and takes all for what it computes itself', () => {
  expect(threadCount('webgpu', 'fp16', { processors: 8, isolated: true })).toBe(1);
  expect(threadCount('webgpu', 'q8', { processors: 8, isolated: true })).toBe(7);
});
