/** @file Made by `npm run train:relevance`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const READ_ANSWER_WEIGHTS: NetworkWeights = {
  signals: ['builtIn', 'any', 'best', 'bestOdds'],
  mean: [0.82125, 1.36748, -0.86067, -1.26781],
  scale: [0.59618, 1.62011, 1.16759, 1.96262],
  hidden: [
    0.04981, -0.33735, -0.89457, 1.14975, 0.35287, 1.04317, -0.79985, -0.13692, -0.46472, 0.02038, 0.99639, 0.15597,
    -1.91163, 0.40293, -0.28346, -0.20796,
  ],
  hiddenBias: [-0.15044, 0.36054, 0.93068, 1.02658],
  output: [0.26925, 0.71826, 0.57234, -0.7924],
  outputBias: -0.23844,
};
