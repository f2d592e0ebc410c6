/** @file Vectors of the float32 original for given sentences, which the small model is held against in tests. */
import type { Checkpoint } from './checkpoint.ts';
import { toHalves } from './half.ts';
import { loadOriginal } from './original.ts';

/** @returns 16-bit numbers, one vector of length 1 after the other */
export async function referenceVectors(checkpoint: Checkpoint, sentences: readonly string[]): Promise<Uint16Array> {
  const original = await loadOriginal(checkpoint);
  const vectors = await original.embed(sentences, 'passage');
  await original.unload();
  const halves = new Uint16Array(sentences.length * original.dimensions);
  vectors.forEach((vector, at) => halves.set(toHalves(vector), at * original.dimensions));
  return halves;
}
