/** @file The encoder as it is before anything is rounded: the teacher of word vectors, and what the small model is held against. */
import { loadTransformersModel } from '../../adapters/transformers/load.ts';
import type { Embedder } from '../../engine/ports.ts';
import { loadGrammarLibrary } from '../grammar-library.ts';
import type { Checkpoint } from './checkpoint.ts';
import { floatModel } from './float-model.ts';
import { filesOf, modelFolder } from './model-folder.ts';

/** A checkpoint with its 32-bit weights, run in Node. */
export async function loadOriginal(checkpoint: Checkpoint): Promise<Embedder> {
  const description = {
    id: 'original',
    task: 'embed',
    variant: 'fp32',
    contextWindow: checkpoint.shape.positions,
    pooling: 'mean',
    queryPrefix: '',
    passagePrefix: '',
  } as const;
  const files = filesOf(modelFolder(checkpoint, 'fp32', floatModel(checkpoint)));
  const { port } = await loadTransformersModel(
    description,
    { files, device: 'cpu', surroundings: null },
    loadGrammarLibrary,
  );
  if (!('embed' in port)) throw new TypeError('An encoder was asked for.');
  return port;
}
