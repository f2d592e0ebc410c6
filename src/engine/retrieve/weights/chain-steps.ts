/** @file Made by `npm run train:chain`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const CHAIN_STEP_WEIGHTS: NetworkWeights = {
  signals: ['said', 'likely', 'relevant', 'near'],
  mean: [-1.25744, -4.31926, -2.86493, 0.14918],
  scale: [0.89918, 0.63023, 1.0546, 2.80686],
  hidden: [0.26563, 0.18345, 0.14741, 0.34979, -0.26563, -0.18345, -0.14741, -0.34979],
  hiddenBias: [-2.24857, 2.24857],
  output: [1, -1],
  outputBias: 0,
};
