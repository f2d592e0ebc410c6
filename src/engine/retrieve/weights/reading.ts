/** @file Made by `npm run train:reader`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const READING_WEIGHTS: NetworkWeights = {
  signals: ['odds', 'oddsBehind', 'reader', 'readerBehind'],
  mean: [-6.07997, -4.7574, -5.12955, -5.10728],
  scale: [0.39129, 0.36642, 0.47728, 0.45426],
  hidden: [
    1.26845, -1.73589, -0.14472, -0.3629, 0.10383, 0.39209, -1.56442, 0.66454, -0.46289, 0.64434, 0.484, 0.68342,
    -1.17903, 0.28551, -0.2357, -0.33432,
  ],
  hiddenBias: [-0.94137, -1.00425, -2.27681, 2.80626],
  output: [-1.67054, -1.24517, 1.36509, -1.39598],
  outputBias: -1.31124,
};
