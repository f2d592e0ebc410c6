/** @file Made by `npm run train:reader`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const READ_ANSWER_WEIGHTS: NetworkWeights = {
  signals: ['builtIn', 'any', 'best', 'compared', 'bestOdds', 'count'],
  mean: [0.88471, 1.31745, -0.47604, 0.53959, -0.8137, 4.90939],
  scale: [0.55874, 1.00701, 0.86521, 0.92595, 1.4009, 2.37818],
  hidden: [
    -1.77635, -0.14924, -1.29852, 0.18454, -0.09983, -0.39852, 0.64142, 1.28031, -0.32998, 0.65372, -0.00731, -0.27616,
  ],
  hiddenBias: [0.16083, 0.29623],
  output: [-0.66883, 0.56695],
  outputBias: 1.32845,
};
