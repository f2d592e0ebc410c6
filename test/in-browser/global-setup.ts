/** @file Makes the tiny models, and computes in Node what the browser must agree with. */
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { loadTransformersModel } from '../../src/adapters/transformers/load.ts';
import { folderFiles } from '../../src/cli/folder-files.ts';
import { loadGrammarLibrary } from '../../src/cli/grammar-library.ts';
import { MODEL_CACHE, writeModels } from '../../src/cli/make-models/write.ts';
import type { RunnableModel } from '../../src/rpc/models.ts';
import { TEXTS } from '../contracts/embedder.ts';
import { CHOICE_PROMPT, CHOICES } from '../contracts/language-model.ts';
import { QUERY } from '../contracts/reranker.ts';
import { TINY } from '../contracts/tiny-models.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What the tiny models give in Node. */
    reference: { vectors: number[][]; scores: number[]; shares: number[] };
  }
}

export default async function setup(project: TestProject): Promise<void> {
  writeModels();
  const load = (description: RunnableModel) => {
    const files = folderFiles(path.join(MODEL_CACHE, description.id));
    return loadTransformersModel(description, { files, device: 'cpu', surroundings: null }, loadGrammarLibrary);
  };
  const [embedder, reranker, chat] = await Promise.all([load(TINY.embed), load(TINY.rerank), load(TINY.chat)]);
  if (embedder.task !== 'embed' || reranker.task !== 'rerank' || chat.task !== 'chat') throw new Error('Wrong tasks.');
  const vectors = await embedder.port.embed(TEXTS, 'passage');
  const scores = await reranker.port.score(QUERY, TEXTS);
  project.provide('reference', {
    vectors: vectors.map((vector) => [...vector]),
    scores: [...scores],
    shares: await chat.port.choose(CHOICE_PROMPT, CHOICES),
  });
  for (const { port } of [embedder, reranker, chat]) await port.unload();
}
