/** @file Made by `npm run train:reader`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const READING_WEIGHTS: NetworkWeights = {
  signals: ['odds', 'oddsBehind', 'reader', 'readerBehind'],
  mean: [-6.22445, -4.88445, -5.37349, -5.16282],
  scale: [0.37383, 0.35198, 0.46656, 0.44466],
  hidden: [
    0.27639, -1.86018, 0.12484, -0.89105, -0.35251, -0.01714, -1.38956, 1.31247, 0.30935, 1.30002, 0.47992, 0.01619,
    -0.96816, 0.54942, -0.13888, -0.44875,
  ],
  hiddenBias: [0.06652, -0.59353, -1.23117, 2.82395],
  output: [-0.582, -1.38553, 0.5991, -1.34448],
  outputBias: -1.29611,
};
