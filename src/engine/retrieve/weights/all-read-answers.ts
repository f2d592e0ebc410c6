/** @file Made by `npm run train:reader`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const ALL_READ_ANSWER_WEIGHTS: NetworkWeights = {
  signals: ['builtIn', 'any', 'best', 'compared', 'bestOdds', 'count'],
  mean: [-1.02777, -0.53089, -1.76639, -0.99287, -1.15297, 3.67715],
  scale: [0.43939, 0.93784, 0.73491, 0.85285, 1.01749, 4.6022],
  hidden: [
    -1.78713, 0.42474, -0.97947, -0.52768, 0.1708, -0.29381, 0.86012, 0.77667, 0.03831, 0.69125, -0.03855, -0.04332,
  ],
  hiddenBias: [0.00486, -0.06472],
  output: [-0.97522, 0.79577],
  outputBias: 0.46386,
};
