/**
 * @file Putting the best evidence into another order by a cross-encoder, which reads question and passage together. It sees few passages,
 * and only moves them among themselves: the scores that they had are dealt out anew, so that what follows meets the same scale.
 *
 * Both count alike: half the place in the built-in order, half the model's score, each from 0 to 1 (a convex combination, which Bruch, Gai
 * and Ingber, 2023, found to serve better than fusing ranks). The model has not the last word, since the second document of a chain says
 * nothing of the question itself: it stands low with a cross-encoder, high with the support chain.
 */
import type { Prepared } from './prepared.ts';
import type { Ranked } from './evidence.ts';

/** Pairs of question and passage that are scored at the most: a second or two for a small cross-encoder on a processor. */
export const MOST_SCORED = 24;
/** Scores passages' texts for a question, 0 to 1 each in their order; null: no model does, in time, and the order stays. */
export type ScorePassages = (texts: readonly string[]) => Promise<ArrayLike<number> | null>;

/**
 * @param scores a model's scores of things that stand in their order
 * @returns the places before, in the order after
 */
export function fusedOrder(scores: ArrayLike<number>): number[] {
  const places = Array.from(scores, (_, place) => place);
  const low = Math.min(...Array.from(scores));
  const width = Math.max(...Array.from(scores)) - low;
  const value = (place: number) => 1 - place / places.length + (width > 0 ? (scores[place]! - low) / width : 0);
  return places.sort((a, b) => value(b) - value(a) || a - b);
}

/** The passages of the best sentences, best first. */
export function passagesToScore({ index }: Prepared, ranked: readonly Ranked[]): number[] {
  const passages = new Set<number>();
  for (const { sentence } of ranked) {
    passages.add(index.sentences.passage[sentence]!);
    if (passages.size >= MOST_SCORED) break;
  }
  return [...passages];
}

/**
 * Moves sentences with their passages. Within a passage they keep their distances.
 *
 * @param passages as `passagesToScore` gave them
 * @param scores one for each of them
 * @param isFixed sentences that stay where they are, such as the steps of the causal path
 */
export function reorder(
  { index }: Prepared,
  ranked: readonly Ranked[],
  passages: readonly number[],
  scores: ArrayLike<number>,
  isFixed: (sentence: number) => boolean,
): Ranked[] {
  const best = new Map<number, number>();
  for (const { sentence, score } of ranked) {
    const passage = index.sentences.passage[sentence]!;
    if (!isFixed(sentence)) best.set(passage, Math.max(best.get(passage) ?? 0, score));
  }
  const moved = passages
    .map((passage, place) => ({ passage, score: scores[place]! }))
    .filter(({ passage }) => best.has(passage));
  const dealt = moved.map(({ passage }) => best.get(passage)!).sort((a, b) => b - a);
  const shift = new Map<number, number>();
  fusedOrder(moved.map(({ score }) => score)).forEach((place, rank) => {
    const { passage } = moved[place]!;
    shift.set(passage, dealt[rank]! - best.get(passage)!);
  });
  return ranked
    .map((item) => {
      const by = isFixed(item.sentence) ? 0 : (shift.get(index.sentences.passage[item.sentence]!) ?? 0);
      if (by === 0) return item;
      return { ...item, score: Math.max(0, item.score + by), chance: Math.min(1, Math.max(0, item.chance + by)) };
    })
    .sort((a, b) => b.score - a.score || a.sentence - b.sentence);
}
