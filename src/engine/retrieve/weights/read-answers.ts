/** @file Made by `npm run train:reader`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const READ_ANSWER_WEIGHTS: NetworkWeights = {
  signals: ['builtIn', 'any', 'best', 'compared', 'bestOdds', 'count'],
  mean: [0.88471, 1.31745, -0.47604, 0.53959, -0.8137, 4.90939],
  scale: [0.55874, 1.00701, 0.86521, 0.92595, 1.4009, 2.37817],
  hidden: [
    -1.65315, 0.02123, -1.19466, 0.06097, -0.1394, -0.42898, 0.49428, 1.32981, -0.49885, 0.61091, -0.0062, -0.38495,
  ],
  hiddenBias: [0.61511, 0.25154],
  output: [-0.67491, 0.56328],
  outputBias: 1.2028,
};
