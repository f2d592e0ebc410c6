/** @file Made by `npm run train:reader`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const READ_ANSWER_WEIGHTS: NetworkWeights = {
  signals: ['builtIn', 'any', 'best', 'bestOdds'],
  mean: [0.82125, 1.36748, -0.86067, -1.26781],
  scale: [0.59618, 1.62011, 1.16759, 1.96262],
  hidden: [-1.78055, -0.09933, -0.53083, -0.24698, 0.68788, 0.29587, 0.0514, 0.2243],
  hiddenBias: [0.58723, 0.54815],
  output: [-0.59906, 0.71423],
  outputBias: 0.43609,
};
