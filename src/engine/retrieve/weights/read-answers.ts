/** @file Made by `npm run train:reader`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const READ_ANSWER_WEIGHTS: NetworkWeights = {
  signals: ['builtIn', 'any', 'best', 'compared', 'bestOdds', 'count'],
  mean: [0.9769, 0.98904, -0.63184, 0.68186, -0.80635, 4.53171],
  scale: [0.69547, 1.03794, 0.94481, 1.24229, 1.39463, 1.58368],
  hidden: [
    0.35011, -1.12824, -0.46356, 1.18158, -0.05419, -0.27367, 0.27684, 0.60617, 0.0545, 0.2421, -0.03952, -0.17789,
  ],
  hiddenBias: [-0.24998, 1.6819],
  output: [0.42496, 1.0457],
  outputBias: -0.68477,
};
