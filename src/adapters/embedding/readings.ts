/** @file What an encoder reads, whether it tells of words or of whole texts alone. */
import { toCausewayError } from '../../engine/errors.ts';
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

/**
 * What an encoder reads in any words that are searched for.
 *
 * @throws CausewayError as `Embedder.embed`
 */
export async function wordsBy(encoder: Embedder, words: string, signal?: StopSignal): Promise<QuestionReading> {
  const options = signal ? { signal } : {};
  if (encoder.reader) return encoder.reader.readQuestion(words, options);
  return { vector: (await encoder.embed([words], 'query', options))[0]!, words: new Float32Array(0) };
}

/**
 * The same of a question, with what the encoder's reader takes it to ask, where there is one.
 *
 * @throws CausewayError as `Embedder.embed`
 */
export async function questionBy(encoder: Embedder, question: string, signal?: StopSignal): Promise<QuestionReading> {
  const options = signal ? { signal } : {};
  const reading = await wordsBy(encoder, question, signal);
  if (!encoder.sentences) return reading;
  try {
    return { ...reading, asked: await encoder.sentences.readAsked(question.trim(), options) };
  } catch (thrown) {
    if (toCausewayError(thrown).code === 'cancelled') throw thrown;
    // What a reader can't do is told when it is to read passages; until then words tell what is asked.
    return reading;
  }
}
