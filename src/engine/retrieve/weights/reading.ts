/** @file Made by `npm run train:reader`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const READING_WEIGHTS: NetworkWeights = {
  signals: ['odds', 'oddsBehind', 'reader', 'readerBehind'],
  mean: [-5.43176, -3.9908, -5.07286, -4.54547],
  scale: [0.52978, 0.49557, 0.50578, 0.48112],
  hidden: [
    0.82343, -0.95339, -0.92289, -0.11016, -0.0499, -0.02916, -0.35386, 0.59042, -0.73311, 0.76917, 0.38525, 0.45693,
    -0.81715, 0.15059, -0.24469, -0.17064,
  ],
  hiddenBias: [-0.25872, -0.3158, -0.68187, 2.41371],
  output: [-0.4902, -0.28233, 0.64445, -1.3189],
  outputBias: -1.27246,
};
