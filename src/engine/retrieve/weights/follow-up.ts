/** @file Made by `npm run train:follow-up`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const FOLLOW_UP_WEIGHTS: NetworkWeights = {
  signals: ['fitsCited', 'content', 'unknown', 'matter', 'whose'],
  mean: [-2.29353, 2.17685, 0.91318, 0.3537, 0.20579],
  scale: [0.36265, 0.88036, 1.19811, 2.09154, 2.47356],
  hidden: [0.57483, -1.40239, 0.02402, 0.40759, -0.0684, -0.32414, -0.63403, 0.71761, 0.74241, 0.42115],
  hiddenBias: [1.73876, -0.75711],
  output: [1.10297, 0.91297],
  outputBias: -1.97637,
};
