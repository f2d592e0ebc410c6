/** @file Encoders and cross-encoders out of the pool: loaded when they are first needed, and again after they were lost. */
import { CausewayError } from '../../engine/errors.ts';
import type {
  AnswerScores,
  Embedder,
  PassageReading,
  QuestionReading,
  SentenceStatement,
  StopSignal,
} from '../../engine/ports.ts';
import { passagesBy, questionBy, wordsBy } from '../embedding/readings.ts';
import type { RunningCard } from '../../rpc/model-manager.ts';
import type { RunningModel } from '../transformers/load.ts';
import type { ModelPool } from './model-pool.ts';

function wrongTask(card: RunningCard): CausewayError {
  return new CausewayError('model-unsupported', `${card.name} is for another task. Choose another model.`);
}

function useEncoder<Result>(
  pool: ModelPool,
  card: RunningCard,
  body: (encoder: Embedder) => Promise<Result>,
  signal: StopSignal,
): Promise<Result> {
  return pool.use(
    card,
    (running) => {
      if (running.task !== 'embed') throw wrongTask(card);
      return body(running.port);
    },
    signal,
  );
}

/** Has a model ready for the first question: a reader beside an encoder is loaded when it first reads. */
export async function warmed({ task, port }: RunningModel): Promise<void> {
  if (task !== 'embed') return;
  // What it can't do is told by what is asked of it, and the encoder does without.
  await port.sentences?.readAsked('?').catch(() => {});
}

/** Names and titles. Throws as `Embedder.embed` and `ModelPool.use`. */
export function embedTexts(
  pool: ModelPool,
  card: RunningCard,
  texts: readonly string[],
  signal: StopSignal,
): Promise<Float32Array[]> {
  return useEncoder(pool, card, (encoder) => encoder.embed(texts, 'passage', { signal }), signal);
}

/** As `embedTexts`; without words where the encoder reads none. */
export function readPassages(
  pool: ModelPool,
  card: RunningCard,
  passages: readonly string[],
  signal: StopSignal,
): Promise<PassageReading[]> {
  return useEncoder(pool, card, (encoder) => passagesBy(encoder, passages, signal), signal);
}

/** As `readPassages`. */
export function readQuestion(
  pool: ModelPool,
  card: RunningCard,
  question: string,
  signal: StopSignal,
): Promise<QuestionReading> {
  return useEncoder(pool, card, (encoder) => questionBy(encoder, question, signal), signal);
}

/** As `readQuestion`, without what the words ask. */
export function readWords(
  pool: ModelPool,
  card: RunningCard,
  words: string,
  signal: StopSignal,
): Promise<QuestionReading> {
  return useEncoder(pool, card, (encoder) => wordsBy(encoder, words, signal), signal);
}

/**
 * @returns null where nothing that reads sentences came with the encoder
 * @throws CausewayError as `SentenceReader.readSentences` and `ModelPool.use`
 */
export function readSentences(
  pool: ModelPool,
  card: RunningCard,
  question: string,
  passages: readonly (readonly string[])[],
  signal: StopSignal,
): Promise<AnswerScores[] | null> {
  return useEncoder(
    pool,
    card,
    async ({ sentences }) => (await sentences?.readSentences(question, passages, { signal })) ?? null,
    signal,
  );
}

/**
 * @returns null where nothing that reads sentences came with the encoder
 * @throws CausewayError as `SentenceReader.readStatements` and `ModelPool.use`
 */
export function readStatements(
  pool: ModelPool,
  card: RunningCard,
  passages: readonly (readonly string[])[],
  signal: StopSignal,
): Promise<SentenceStatement[][] | null> {
  return useEncoder(
    pool,
    card,
    async ({ sentences }) => (await sentences?.readStatements(passages, { signal })) ?? null,
    signal,
  );
}

/** @throws CausewayError as `Reranker.score` and `ModelPool.use` */
export function scoreTexts(
  pool: ModelPool,
  card: RunningCard,
  question: string,
  passages: readonly string[],
  signal: StopSignal,
): Promise<Float32Array> {
  return pool.use(
    card,
    (running) => {
      if (running.task !== 'rerank') throw wrongTask(card);
      return running.port.score(question, passages, { signal });
    },
    signal,
  );
}
