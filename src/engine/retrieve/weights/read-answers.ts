/** @file Made by `npm run train:reader`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const READ_ANSWER_WEIGHTS: NetworkWeights = {
  signals: ['builtIn', 'any', 'best', 'compared', 'bestOdds', 'count'],
  mean: [0.24522, 0.77649, -1.34513, -0.10096, -1.04819, 4.78858],
  scale: [0.5395, 1.19577, 1.12346, 1.16954, 2.30716, 1.99228],
  hidden: [
    -1.88231, -0.10601, -0.60911, -0.6417, 0.12626, 0.15027, 1.15632, 1.0807, 0.19799, -0.23641, 0.39988, -0.4478,
  ],
  hiddenBias: [0.11763, 0.2683],
  output: [-0.73319, 0.8251],
  outputBias: -0.05308,
};
