/** @file Made by `npm run train:reader`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const COMPARING_WEIGHTS: NetworkWeights = {
  signals: ['odds', 'oddsBehind', 'compared', 'comparedBehind'],
  mean: [-2.18723, -1.21311, -2.10503, -1.63779],
  scale: [1.45829, 1.27549, 0.84183, 0.89268],
  hidden: [
    0.29719, -0.81953, -0.60287, 1.21676, -0.49945, 0.15823, -0.07316, 0.93503, -1.07648, 1.10972, 0.8113, 0.20096,
    -1.29588, 0.78601, 0.58417, -0.37284,
  ],
  hiddenBias: [0.24891, -0.53046, -0.01475, 1.36511],
  output: [-0.21545, -0.50673, 0.87374, -0.91792],
  outputBias: -1.04534,
};
