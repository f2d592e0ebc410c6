/** @file Made by `npm run train:reader`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const COMPARING_WEIGHTS: NetworkWeights = {
  signals: ['odds', 'oddsBehind', 'compared', 'comparedBehind'],
  mean: [-2.09444, -1.09251, -2.40327, -1.55521],
  scale: [1.57837, 1.41825, 0.88445, 0.9098],
  hidden: [
    0.66262, -0.48528, -0.5922, 0.74554, 0.10439, -0.09508, -0.30825, 0.56589, -0.79997, 0.59127, 1.03197, 0.5063,
    -1.17915, 0.40089, 0.646, -0.14277,
  ],
  hiddenBias: [-0.42446, -0.21304, 0.10064, 1.50597],
  output: [-0.10244, -0.09123, 0.63143, -0.91331],
  outputBias: -1.06727,
};
