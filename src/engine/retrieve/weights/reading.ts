/** @file Made by `npm run train:reader`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const READING_WEIGHTS: NetworkWeights = {
  signals: ['odds', 'oddsBehind', 'reader', 'readerBehind'],
  mean: [-5.21577, -3.77652, -5.11057, -4.82615],
  scale: [0.55213, 0.50894, 0.45899, 0.445],
  hidden: [
    0.89017, -1.21429, -0.978, 0.14448, -0.13753, -0.86607, 0.28854, 1.08408, 0.04463, 1.20099, 0.48216, -0.00438,
    -0.70422, 0.15624, -0.06018, -0.31435,
  ],
  hiddenBias: [-0.00019, -0.36993, -0.65754, 2.70252],
  output: [-0.52306, 0.57731, 0.47692, -1.28298],
  outputBias: -1.27487,
};
