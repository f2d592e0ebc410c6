/** @file The tiny models: the same bytes at every run, kept while the code is the same, and a tokenizer that loses nothing. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AutoTokenizer, env } from '@huggingface/transformers';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { tinyModel, TINY_MODELS, type ModelFolder } from '../../src/cli/make-models/models.ts';
import { writeModels } from '../../src/cli/make-models/write.ts';

const folder = path.join(mkdtempSync(path.join(tmpdir(), 'causeway-models-')), 'models');
afterAll(() => rmSync(path.dirname(folder), { recursive: true }));

/** Comparing digests: megabytes that differ would take minutes to print. */
function digests(files: ModelFolder): Record<string, string> {
  const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  return Object.fromEntries(Object.entries(files).map(([file, bytes]) => [file, digest(bytes)]));
}

test('every run makes the same bytes, and different models differ', () => {
  for (const name of TINY_MODELS) expect(digests(tinyModel(name))).toEqual(digests(tinyModel(name)));
  const graphs = TINY_MODELS.map((name) => digests(tinyModel(name))['onnx/model.onnx']);
  expect(new Set(graphs).size).toBe(TINY_MODELS.length);
});

test('models that are up to date are left alone, damaged records make them anew', () => {
  expect(writeModels(folder)).toBe(true);
  const file = path.join(folder, 'tiny-chat/onnx/model.onnx');
  const { mtimeMs } = statSync(file);
  expect(writeModels(folder)).toBe(false);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
  rmSync(path.join(folder, 'made-by.txt'));
  expect(writeModels(folder)).toBe(true);
  expect(readFileSync(file).equals(tinyModel('tiny-chat')['onnx/model.onnx']!)).toBe(true);
});

test('the library’s own tokenizer gives back every text it was given', async () => {
  writeModels(folder);
  // As the library comes, but for the network: other tests of this process give it their own files.
  const asItComes = { allowLocalModels: true, useFS: true, useCustomCache: false };
  Object.assign(env, { ...asItComes, allowRemoteModels: false });
  const tokenizer = await AutoTokenizer.from_pretrained(path.join(folder, 'tiny-chat'));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      const ids = tokenizer.encode(text, { add_special_tokens: false });
      expect(tokenizer.decode(ids, { clean_up_tokenization_spaces: false })).toBe(text);
    }),
  );
  // Merges make words shorter than their letters.
  expect(tokenizer.encode('because the pump failed').length).toBeLessThan(12);
});
