/**
 * @file Reciprocal rank fusion (Cormack, Clarke and Büttcher, 2009): rrf(x) = Σ_R 1/(k + R(x)), where R(x) is the place of
 * x in ranking R, from 1. What a ranking does not hold gains nothing from it.
 */
import { addTo } from './ranking.ts';

/**
 * Fuses rankings.
 *
 * @param k how little the first places count for more than those that follow; 60 in the paper
 * @returns each item's fused score
 */
export function reciprocalRankFusion(rankings: readonly (readonly number[])[], k: number): Map<number, number> {
  const fused = new Map<number, number>();
  for (const ranking of rankings) ranking.forEach((item, place) => addTo(fused, item, 1 / (k + place + 1)));
  return fused;
}
