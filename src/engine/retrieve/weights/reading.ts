/** @file Made by `npm run train:reader`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const READING_WEIGHTS: NetworkWeights = {
  signals: ['odds', 'oddsBehind', 'reader', 'readerBehind'],
  mean: [-5.43755, -3.9968, -5.13258, -4.36599],
  scale: [0.53022, 0.49565, 0.53413, 0.50679],
  hidden: [
    0.8197, -1.09685, -0.86718, -0.11818, -0.06848, 0.00799, -0.28971, 0.49475, -0.74267, 0.83243, 0.28607, 0.45017,
    -0.79696, 0.15711, -0.27787, -0.18209,
  ],
  hiddenBias: [-0.37721, -0.28987, -0.70509, 2.41483],
  output: [-0.6152, -0.13042, 0.6926, -1.32606],
  outputBias: -1.26836,
};
