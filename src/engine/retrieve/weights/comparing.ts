/** @file Made by `npm run train:reader`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const COMPARING_WEIGHTS: NetworkWeights = {
  signals: ['odds', 'oddsBehind', 'compared', 'comparedBehind'],
  mean: [-2.44245, -1.69588, -2.12346, -1.9922],
  scale: [1.11863, 0.98228, 0.7045, 0.73878],
  hidden: [
    0.2689, -1.24083, -0.07423, 1.69034, -0.59316, -0.87804, 0.25775, 1.54752, -0.60257, 1.31325, 0.57745, 0.35638,
    -0.85793, 0.13494, 0.01782, -0.01394,
  ],
  hiddenBias: [0.09327, -0.05765, -1.60789, 1.96473],
  output: [0.54738, -0.60125, 0.6297, -0.73636],
  outputBias: -0.90311,
};
