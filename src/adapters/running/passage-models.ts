/** @file Encoders and cross-encoders out of the pool: loaded when they are first needed, and again after they were lost. */
import { CausewayError } from '../../engine/errors.ts';
import type { StopSignal } from '../../engine/ports.ts';
import type { RunningCard } from '../../rpc/model-manager.ts';
import type { ModelPool } from './model-pool.ts';

function wrongTask(card: RunningCard): CausewayError {
  return new CausewayError('model-unsupported', `${card.name} is for another task. Choose another model.`);
}

/** @throws CausewayError as `Embedder.embed` and `ModelPool.use` */
export function embedTexts(
  pool: ModelPool,
  card: RunningCard,
  texts: readonly string[],
  kind: 'query' | 'passage',
  signal: StopSignal,
): Promise<Float32Array[]> {
  return pool.use(
    card,
    (running) => {
      if (running.task !== 'embed') throw wrongTask(card);
      return running.port.embed(texts, kind, { signal });
    },
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
