/** @file Made by `npm run train:reader`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const COMPARING_WEIGHTS: NetworkWeights = {
  signals: ['odds', 'oddsBehind', 'compared', 'comparedBehind'],
  mean: [-2.34798, -1.60292, -2.10739, -1.78406],
  scale: [1.11909, 0.91307, 0.78284, 0.80578],
  hidden: [
    0.62462, -0.35153, -0.11455, 1.41236, -0.06662, 0.0152, 0.15854, 1.25382, -0.55942, 1.56513, 0.35929, 0.00244,
    -1.34575, 0.46714, 0.23644, -0.25001,
  ],
  hiddenBias: [-1.86546, -1.49029, -1.4021, 1.47364],
  output: [0.9383, 0.73221, 1.1069, -0.70193],
  outputBias: -1.30512,
};
