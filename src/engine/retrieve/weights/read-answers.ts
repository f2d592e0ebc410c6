/** @file Made by `npm run train:reader`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const READ_ANSWER_WEIGHTS: NetworkWeights = {
  signals: ['builtIn', 'any', 'best', 'compared', 'bestOdds', 'count'],
  mean: [0.22124, 0.96491, -1.07837, 0.12698, -1.1073, 4.766],
  scale: [0.52958, 1.06738, 0.9662, 1.02, 2.18212, 1.98009],
  hidden: [
    -1.73117, -0.09262, -0.81402, 0.429, -0.15553, -0.08139, 0.57408, 1.08864, -0.59708, 0.55789, 0.69792, -0.6858,
  ],
  hiddenBias: [1.06767, 0.04891],
  output: [-0.8274, 0.69547],
  outputBias: 0.64229,
};
