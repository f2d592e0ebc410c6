/** @file Made by `npm run train:follow-up`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const FOLLOW_UP_WEIGHTS: NetworkWeights = {
  signals: ['fitsCited', 'content', 'unknown', 'matter', 'whose'],
  mean: [-2.29353, 2.17685, 0.91318, 0.3537, 0.20579],
  scale: [0.36265, 0.88036, 1.19811, 2.09154, 2.47356],
  hidden: [0.52678, -1.40536, 0.06326, 0.46638, -0.04566, -0.28918, -0.54986, 0.63708, 0.64169, 0.35445],
  hiddenBias: [1.68428, -0.6255],
  output: [1.08557, 0.71736],
  outputBias: -2.20669,
};
