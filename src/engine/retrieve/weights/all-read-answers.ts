/** @file Made by `npm run train:reader`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const ALL_READ_ANSWER_WEIGHTS: NetworkWeights = {
  signals: ['builtIn', 'any', 'best', 'compared', 'bestOdds', 'count'],
  mean: [-0.57254, -0.20248, -1.39763, -0.5881, -1.1584, 3.66638],
  scale: [0.4354, 0.93244, 0.73089, 0.87488, 1.25323, 4.14098],
  hidden: [
    -1.575, 0.37244, -1.25173, -0.139, 0.18837, -0.42434, 0.98465, 0.44751, 0.64799, 0.28271, -0.22728, -0.02584,
  ],
  hiddenBias: [-0.42888, 0.01664],
  output: [-0.95789, 0.74295],
  outputBias: 0.74455,
};
