/** @file Putting what a system retrieved into another order by a cross-encoder, as HugRAG's evidence is; see `retrieve/rerank.ts`. */
import { fusedOrder, MOST_SCORED, type ScorePassages } from '../retrieve/rerank.ts';
import type { TextSource } from '../ports.ts';
import type { RankedSpan } from './strategy.ts';

/**
 * @param spans best first
 * @returns the first `MOST_SCORED` in another order, with their scores dealt out anew, then the rest; all as they were where no model scores
 */
export async function rerankSpans(
  spans: readonly RankedSpan[],
  texts: TextSource,
  scorePassages: ScorePassages | undefined,
): Promise<readonly RankedSpan[]> {
  const first = spans.slice(0, MOST_SCORED);
  if (scorePassages === undefined || first.length < 2) return spans;
  const read = await Promise.all(
    first.map(async ({ documentId, start, end }) =>
      (await texts.text(documentId)).slice(start, end).replace(/\s+/g, ' ').trim(),
    ),
  );
  const scores = await scorePassages(read);
  if (scores === null) return spans;
  const moved = fusedOrder(scores).map((place, rank) => ({ ...first[place]!, score: first[rank]!.score }));
  return [...moved, ...spans.slice(MOST_SCORED)];
}
