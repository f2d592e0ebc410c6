/** @file Rankings: lists of row numbers, best first. For the first few of many use `topPositions` of `retrieve/mmr.ts`. */

/** Initial k of all compared systems (HugRAG appendix F.3). */
export const INITIAL_K = 3;

/** Positions of all scores above 0, best first; ties go to the lower position. */
export function rank(scores: Float32Array): number[] {
  const positions: number[] = [];
  for (let i = 0; i < scores.length; i++) if (scores[i]! > 0) positions.push(i);
  return positions.sort((a, b) => scores[b]! - scores[a]! || a - b);
}

/** The keys of all scores above 0, best first; ties go to the lower key. */
export function rankKeys(scores: ReadonlyMap<number, number>): number[] {
  return [...scores]
    .filter(([, score]) => score > 0)
    .sort(([a, left], [b, right]) => right - left || a - b)
    .map(([key]) => key);
}

/** Adds to the number kept under a key. */
export function addTo(scores: Map<number, number>, key: number, amount: number): void {
  scores.set(key, (scores.get(key) ?? 0) + amount);
}

/** Keeps the largest number under a key. */
export function raiseTo(scores: Map<number, number>, key: number, score: number): void {
  const known = scores.get(key);
  if (known === undefined || score > known) scores.set(key, score);
}
