/** @file Loads any model by its task. */
import type { Embedder, LanguageModel, Reranker } from '../../engine/ports.ts';
import type { RunnableModel } from '../../rpc/models.ts';
import { TransformersEmbedder } from './embedder.ts';
import type { GrammarLibrary } from './grammar.ts';
import { TransformersLanguageModel } from './language-model.ts';
import type { Running } from './loading.ts';
import { TransformersReranker } from './reranker.ts';

/** A model that runs, with what it is for. */
export type RunningModel =
  { task: 'embed'; port: Embedder } | { task: 'rerank'; port: Reranker } | { task: 'chat'; port: LanguageModel };

/** @throws CausewayError `model-damaged`, `model-unsupported`, `model-out-of-memory`, `model-failed` */
export async function loadTransformersModel(
  description: RunnableModel,
  running: Running,
  loadGrammars: () => Promise<GrammarLibrary>,
): Promise<RunningModel> {
  switch (description.task) {
    case 'embed':
      return { task: 'embed', port: await TransformersEmbedder.load(description, running) };
    case 'rerank':
      return { task: 'rerank', port: await TransformersReranker.load(description, running) };
    case 'chat':
      return { task: 'chat', port: await TransformersLanguageModel.load(description, running, loadGrammars) };
  }
}
