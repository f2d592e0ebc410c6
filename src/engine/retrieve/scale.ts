/** @file Scores on one scale. */

/** Divides scores, in place, by the largest of them; scores of which none is above 0 stay as they are. */
export function scaleToOne(scores: Float32Array): Float32Array {
  let largest = 0;
  for (const score of scores) if (score > largest) largest = score;
  if (largest > 0) for (let i = 0; i < scores.length; i++) scores[i]! /= largest;
  return scores;
}
