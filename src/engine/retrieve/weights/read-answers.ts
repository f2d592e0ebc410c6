/** @file Made by `npm run train:reader`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const READ_ANSWER_WEIGHTS: NetworkWeights = {
  signals: ['builtIn', 'any', 'best', 'bestOdds'],
  mean: [0.79888, 1.32813, -0.88861, -1.19005],
  scale: [0.64008, 1.75061, 1.25726, 2.40681],
  hidden: [-1.63823, -0.08297, -0.28461, 0.21693, 0.38986, 0.28085, 0.34352, 0.3412],
  hiddenBias: [0.87948, 0.90364],
  output: [-0.56479, 0.83984],
  outputBias: 0.03629,
};
