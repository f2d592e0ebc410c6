/**
 * @file Maximal marginal relevance (Carbonell and Goldstein, 1998), as HugRAG appendix B.2 uses it to keep seeds apart:
 * the best first, then again and again the largest λ·s(q, x) − (1 − λ)·max cos(x, chosen).
 */
import type { VectorTable } from '../notebook/index-types.ts';
import { cosinesOfRow, someRows } from '../vector/quantised.ts';

const LAMBDA = 0.7;

/** The positions of the `count` largest scores above 0, best first; ties go to the lower position. */
export function topPositions(scores: Float32Array, count: number): number[] {
  const best: number[] = [];
  // What a score must be above.
  let least = 0;
  for (let i = 0; i < scores.length; i++) {
    const score = scores[i]!;
    if (!(score > least)) continue;
    let at = best.length;
    while (at > 0 && scores[best[at - 1]!]! < score) at--;
    best.splice(at, 0, i);
    if (best.length > count) best.pop();
    if (best.length === count) least = scores[best[count - 1]!]!;
  }
  return best;
}

/** Chooses up to `count` diverse rows from the best `pool` of them. */
export function diverseTop(scores: Float32Array, vectors: VectorTable, count: number, pool = 50): number[] {
  const candidates = topPositions(scores, pool);
  const rows = someRows(vectors, candidates);
  /** How near each is to the nearest of those that are chosen, 0 at the least. */
  const nearest = new Float64Array(candidates.length);
  const chosen = new Set<number>();
  while (chosen.size < Math.min(count, candidates.length)) {
    let best = -1;
    let bestValue = -Infinity;
    candidates.forEach((candidate, at) => {
      const value = LAMBDA * scores[candidate]! - (1 - LAMBDA) * nearest[at]!;
      if (value > bestValue && !chosen.has(at)) {
        bestValue = value;
        best = at;
      }
    });
    chosen.add(best);
    if (chosen.size < count)
      cosinesOfRow(rows, best).forEach((value, at) => (nearest[at] = Math.max(nearest[at]!, value)));
  }
  return Array.from(chosen, (at) => candidates[at]!);
}
