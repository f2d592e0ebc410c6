/** @file Made by `npm run train:reader`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const READING_WEIGHTS: NetworkWeights = {
  signals: ['odds', 'oddsBehind', 'reader', 'readerBehind'],
  mean: [-5.67209, -4.39623, -5.22401, -5.10323],
  scale: [0.50954, 0.45702, 0.46077, 0.442],
  hidden: [
    0.19946, -1.69092, 0.26007, -0.65427, 0.03455, -0.38892, -1.0294, 1.1486, 0.17181, 1.24201, 0.39978, -0.02883,
    -0.59635, 0.42667, -0.19821, -0.50703,
  ],
  hiddenBias: [-0.17641, -0.62524, -1.13489, 2.71024],
  output: [-0.54086, -1.80454, 0.65221, -1.33572],
  outputBias: -1.24645,
};
