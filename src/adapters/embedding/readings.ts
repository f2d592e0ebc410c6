/** @file What an encoder reads, whether it tells of words or of whole texts alone. */
import type { Embedder, PassageReading, QuestionReading, StopSignal } from '../../engine/ports.ts';

const NO_WORDS = { signs: new Uint8Array(0), ofLine: new Uint16Array(0) };

/**
 * @param passages a line for each sentence
 * @throws CausewayError as `Embedder.embed`
 */
export async function passagesBy(
  encoder: Embedder,
  passages: readonly string[],
  signal?: StopSignal,
): Promise<PassageReading[]> {
  const options = signal ? { signal } : {};
  if (encoder.reader) return encoder.reader.readPassages(passages, options);
  const vectors = await encoder.embed(passages, 'passage', options);
  return vectors.map((vector) => ({ vector, words: NO_WORDS }));
}

/** @throws CausewayError as `Embedder.embed` */
export async function questionBy(encoder: Embedder, question: string, signal?: StopSignal): Promise<QuestionReading> {
  const options = signal ? { signal } : {};
  if (encoder.reader) return encoder.reader.readQuestion(question, options);
  const [vector] = await encoder.embed([question], 'query', options);
  return { vector: vector!, words: new Float32Array(0) };
}
