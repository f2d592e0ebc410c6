/** @file Vectors of the float32 original for given sentences, which the small model is held against in tests. */
import { loadTransformersModel } from '../../adapters/transformers/load.ts';
import { loadGrammarLibrary } from '../grammar-library.ts';
import type { Checkpoint } from './checkpoint.ts';
import { floatModel } from './float-model.ts';
import { toHalves } from './half.ts';
import { filesOf, modelFolder } from './model-folder.ts';

/** @returns 16-bit numbers, one vector of length 1 after the other */
export async function referenceVectors(checkpoint: Checkpoint, sentences: readonly string[]): Promise<Uint16Array> {
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
  const vectors = await port.embed(sentences, 'passage');
  await port.unload();
  const halves = new Uint16Array(sentences.length * port.dimensions);
  vectors.forEach((vector, at) => halves.set(toHalves(vector), at * port.dimensions));
  return halves;
}
