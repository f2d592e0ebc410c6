/** @file Made by `npm run train:reader`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const READING_WEIGHTS: NetworkWeights = {
  signals: ['odds', 'oddsBehind', 'reader', 'readerBehind'],
  mean: [-5.59824, -4.20142, -4.83675, -4.3259],
  scale: [0.51628, 0.47797, 0.54993, 0.51799],
  hidden: [
    0.06815, -0.68917, -1.08606, 0.59658, -0.17949, -0.10257, -0.25842, 0.45838, -0.65511, 1.01072, 0.12525, 0.43316,
    -0.89658, 0.24488, -0.37729, -0.04505,
  ],
  hiddenBias: [0.46623, -0.2659, -0.80577, 2.53532],
  output: [-0.39228, -0.06142, 0.7844, -1.44939],
  outputBias: -1.23985,
};
