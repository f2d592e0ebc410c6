/** @file Made by `npm run train:reader`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const COMPARING_WEIGHTS: NetworkWeights = {
  signals: ['odds', 'oddsBehind', 'compared', 'comparedBehind'],
  mean: [-2.28559, -1.5028, -2.04934, -1.81554],
  scale: [1.12595, 0.9589, 0.75393, 0.77219],
  hidden: [
    1.47426, -0.07357, -0.74496, -0.15877, -0.83636, -0.40516, 0.16785, 1.3958, -0.56437, 0.45667, 0.80644, 0.97708,
    -0.44817, 0.57745, 0.1538, -0.94507,
  ],
  hiddenBias: [0.27867, -0.33475, -1.71907, 1.80511],
  output: [0.44703, -0.67715, 1.28795, -0.81123],
  outputBias: -1.01646,
};
