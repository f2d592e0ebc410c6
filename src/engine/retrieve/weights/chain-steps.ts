/** @file Made by `npm run train:chain`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const CHAIN_STEP_WEIGHTS: NetworkWeights = {
  signals: ['said', 'likely', 'relevant', 'near'],
  mean: [-1.2769, -4.26846, -2.90066, 0.1534],
  scale: [0.89456, 0.63917, 1.07454, 2.77491],
  hidden: [0.24648, 0.19762, 0.21427, 0.368, -0.24648, -0.19762, -0.21427, -0.368],
  hiddenBias: [-2.31869, 2.31869],
  output: [1, -1],
  outputBias: 0,
};
