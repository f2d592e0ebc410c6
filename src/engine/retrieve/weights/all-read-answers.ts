/** @file Made by `npm run train:reader`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const ALL_READ_ANSWER_WEIGHTS: NetworkWeights = {
  signals: ['builtIn', 'any', 'best', 'compared', 'bestOdds', 'count'],
  mean: [-0.27394, -0.23334, -1.36596, -0.0703, -0.73005, 3.67706],
  scale: [0.45388, 0.95003, 0.73098, 1.13779, 1.23387, 4.6021],
  hidden: [
    -1.25155, 0.72604, -1.10818, -0.40947, 0.25702, -0.35997, 0.65048, -0.03353, 0.00168, 1.06434, -0.23369, 0.04256,
  ],
  hiddenBias: [-0.49406, 1.05345],
  output: [-0.83475, 1.16076],
  outputBias: 0.43912,
};
