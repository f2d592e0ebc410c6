/** @file The contracts of all model ports on transformers.js in Node, with the tiny models. */
import path from 'node:path';
import { loadTransformersModel } from '../../src/adapters/transformers/load.ts';
import { folderFiles } from '../../src/cli/folder-files.ts';
import { loadGrammarLibrary } from '../../src/cli/grammar-library.ts';
import { MODEL_CACHE, writeModels } from '../../src/cli/make-models/write.ts';
import type { RunnableModel } from '../../src/rpc/models.ts';
import { embedderContract } from './embedder.ts';
import { languageModelContract } from './language-model.ts';
import { rerankerContract } from './reranker.ts';
import { TINY } from './tiny-models.ts';

writeModels();

async function load<Port>(description: RunnableModel): Promise<Port> {
  const files = folderFiles(path.join(MODEL_CACHE, description.id));
  const running = { files, device: 'cpu', surroundings: null } as const;
  const { port } = await loadTransformersModel(description, running, loadGrammarLibrary);
  return port as Port;
}

embedderContract('transformers.js in Node', () => load(TINY.embed));
rerankerContract('transformers.js in Node', () => load(TINY.rerank));
languageModelContract('transformers.js in Node', () => load(TINY.chat), { seeds: 12 });
