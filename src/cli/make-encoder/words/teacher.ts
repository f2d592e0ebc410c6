/** @file The teacher: the encoder's vectors of many texts, kept in a folder, since making them takes most of the time. */
import type { Embedder } from '../../../engine/ports.ts';
import { CachedEmbedder } from '../../encoding/cached-embedder.ts';
import { VectorCache } from '../../encoding/vector-cache.ts';
import { zeros, type Matrix } from './matrix.ts';

/** What was made is kept after so many texts, and told. */
const TEXTS_A_STEP = 1024;
const SECOND = 1000;
const MS_BETWEEN_LINES = 20 * SECOND;

/**
 * Embeds texts, the longest first, so that texts of like length are read together.
 *
 * @param folder keeps the vectors of this encoder
 * @param say told how far it is, in a line now and then
 * @returns a unit vector for each text
 */
export async function teacherVectors(
  encoder: Embedder,
  folder: string,
  texts: readonly string[],
  say: (line: string) => void,
): Promise<Matrix> {
  const cached = new CachedEmbedder(encoder, new VectorCache(folder, say));
  const vectors = zeros(texts.length, encoder.dimensions);
  const order = texts.map((_, at) => at).sort((a, b) => texts[b]!.length - texts[a]!.length || a - b);
  const all = texts.reduce((sum, { length }) => sum + length, 0);
  const began = performance.now();
  let told = began;
  let done = 0;
  for (let start = 0; start < order.length; start += TEXTS_A_STEP) {
    const step = order.slice(start, start + TEXTS_A_STEP);
    const made = await cached.embed(
      step.map((at) => texts[at]!),
      'passage',
    );
    step.forEach((at, i) => {
      vectors.values.set(made[i]!, at * vectors.dimensions);
      done += texts[at]!.length;
    });
    cached.save();
    if (performance.now() - told > MS_BETWEEN_LINES) {
      told = performance.now();
      const left = ((told - began) / SECOND) * (all / done - 1);
      say(`embedding: ${start + step.length} of ${texts.length} texts, about ${Math.ceil(left)} s left`);
    }
  }
  return vectors;
}
