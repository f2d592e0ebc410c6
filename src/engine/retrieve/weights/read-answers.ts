/** @file Made by `npm run train:reader`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const READ_ANSWER_WEIGHTS: NetworkWeights = {
  signals: ['builtIn', 'any', 'best', 'compared', 'bestOdds', 'count'],
  mean: [0.67733, 1.0912, -0.60565, 0.37166, -0.86411, 4.72099],
  scale: [0.51367, 0.87974, 0.80992, 0.86423, 1.3553, 1.6815],
  hidden: [
    -1.54869, 0.7308, -1.41248, -0.03215, -0.11066, 0.39015, 0.4752, 1.75305, -0.51255, 0.00785, -0.00968, -0.43018,
  ],
  hiddenBias: [0.5302, 0.56428],
  output: [-0.67289, 0.69699],
  outputBias: 1.44252,
};
