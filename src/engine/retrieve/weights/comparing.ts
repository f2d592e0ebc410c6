/** @file Made by `npm run train:reader`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const COMPARING_WEIGHTS: NetworkWeights = {
  signals: ['odds', 'oddsBehind', 'compared', 'comparedBehind'],
  mean: [-2.47852, -1.58327, -2.34595, -1.99771],
  scale: [1.09073, 0.91741, 0.68761, 0.7259],
  hidden: [
    0.44329, 0.50671, -1.2498, 1.18947, -0.87543, -0.59786, 0.0794, 0.80527, -0.03462, 0.65924, 0.75008, 0.90989,
    -1.22729, 0.73077, 0.05499, -0.45892,
  ],
  hiddenBias: [-0.88443, 0.65145, -2.12436, 1.53961],
  output: [0.28916, -0.34351, 0.8753, -0.60014],
  outputBias: -1.3111,
};
