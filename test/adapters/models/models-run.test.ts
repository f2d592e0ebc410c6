/** @file Models that came through the manager are run by the library, from the store's files alone. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadGrammarLibrary } from '../../../src/adapters/transformers/grammar-library.ts';
import { loadTransformersModel } from '../../../src/adapters/transformers/load.ts';
import { MODEL_CACHE, writeModels } from '../../../src/cli/make-models/write.ts';
import type { ModelFiles } from '../../fixtures/model-files.ts';
import { asInputs, openBench, untilStill, type Bench } from './manager-bench.ts';

function tiny(name: string): ModelFiles {
  const files = ['config.json', 'tokenizer.json', 'tokenizer_config.json', 'onnx/model.onnx'];
  if (name === 'tiny-chat') files.push('generation_config.json');
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(MODEL_CACHE, name, file))]));
}

async function run({ store }: Bench, id: string) {
  const files = await store.files(id);
  return loadTransformersModel(files.card, { files, device: 'cpu', surroundings: null }, loadGrammarLibrary);
}

writeModels();

test('an encoder that was downloaded gives unit vectors', async () => {
  const bench = await openBench();
  bench.served.hub.add('someone/tiny-encoder', tiny('tiny-encoder'));
  const id = await bench.manager.download('someone/tiny-encoder', 'fp32');
  expect((await untilStill(bench.manager, id)).status).toBe('ready');
  await bench.served.close();
  const model = await run(bench, id);
  if (model.task !== 'embed') throw new Error('No encoder.');
  const [vector] = await model.port.embed(['The ferry was late.'], 'passage');
  expect(Math.hypot(...vector!)).toBeCloseTo(1, 4);
  await model.port.unload();
});

test('a cross-encoder that was imported scores, and one that was exported and imported again scores the same', async () => {
  const scores = async (bench: Bench, id: string): Promise<number[]> => {
    const model = await run(bench, id);
    if (model.task !== 'rerank') throw new Error('No cross-encoder.');
    const found = [...(await model.port.score('Why?', ['A storm.', 'The ferry was late.']))];
    await model.port.unload();
    return found;
  };
  const first = await openBench();
  const id = await first.manager.importFiles(asInputs(tiny('tiny-reranker'), 'tiny-reranker'));
  const archive = await first.manager.exportModel(id);
  const second = await openBench();
  await second.manager.importFiles([{ path: archive.name, blob: archive.blob }]);
  expect(await scores(second, id)).toEqual(await scores(first, id));
});

test('a chat model that was imported without its folder writes', async () => {
  const bench = await openBench();
  const { 'onnx/model.onnx': weights, ...rest } = tiny('tiny-chat');
  const id = await bench.manager.importFiles(asInputs({ ...rest, 'model.onnx': weights! }, 'tiny-chat'));
  const model = await run(bench, id);
  if (model.task !== 'chat') throw new Error('No chat model.');
  const { outputTokens } = await model.port.generate({ messages: [{ role: 'user', content: 'Why?' }], maxTokens: 5 });
  expect(outputTokens).toBeGreaterThan(0);
  await model.port.unload();
});
