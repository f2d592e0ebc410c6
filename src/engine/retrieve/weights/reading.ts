/** @file Made by `npm run train:reader`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const READING_WEIGHTS: NetworkWeights = {
  signals: ['odds', 'oddsBehind', 'reader', 'readerBehind'],
  mean: [-5.56213, -4.19225, -4.96947, -4.58298],
  scale: [0.51217, 0.47085, 0.51465, 0.48785],
  hidden: [
    0.02299, -1.2686, -0.82832, -0.01101, -0.15045, -0.01066, -0.36552, 0.50526, -0.39852, 1.18164, 0.09258, 0.17307,
    -0.72765, 0.28143, -0.26169, -0.36182,
  ],
  hiddenBias: [-0.18595, -0.30884, -0.73876, 2.48943],
  output: [-0.36249, -0.22507, 0.59121, -1.3375],
  outputBias: -1.26951,
};
