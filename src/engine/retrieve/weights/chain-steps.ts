/** @file Made by `npm run train:chain`; not to be changed by hand. */
import type { NetworkWeights } from '../network.ts';

export const CHAIN_STEP_WEIGHTS: NetworkWeights = {
  signals: ['said', 'likely', 'relevant', 'near'],
  mean: [-1.26055, -4.32532, -2.86308, 0.14927],
  scale: [0.90047, 0.63021, 1.05462, 2.80623],
  hidden: [0.2613, 0.18367, 0.15035, 0.3588, -0.2613, -0.18367, -0.15035, -0.3588],
  hiddenBias: [-2.24875, 2.24875],
  output: [1, -1],
  outputBias: 0,
};
