/**
 * @file Fits what stands around a sentence (`engine/retrieve/surroundings.ts`) on the notebooks that nothing else is trained on.
 */
import type { NetworkWeights } from '../../engine/retrieve/network.ts';
import { SURROUNDING_SIGNALS } from '../../engine/retrieve/surroundings.ts';
import { fitNetwork, type Example, type Fitting } from '../train-relevance/fit-network.ts';
import { SEED } from '../train-relevance/options.ts';

/** Few units, few passes and a strong pull to zero: a thousand questions, of whose twelve sentences one or two are right. */
const FITTING: Omit<Fitting, 'signals' | 'seed'> = { units: 4, loss: 'each', epochs: 60, rate: 0.01, decay: 1e-2 };
/** Networks from so many beginnings, whose values are averaged: each by itself is a matter of luck. */
const NETWORKS = 5;

/** One network whose value is the mean of those of networks with the same signals, fitted on the same examples. */
export function meanNetwork(networks: readonly NetworkWeights[]): NetworkWeights {
  const share = 1 / networks.length;
  return {
    ...networks[0]!,
    hidden: networks.flatMap(({ hidden }) => hidden),
    hiddenBias: networks.flatMap(({ hiddenBias }) => hiddenBias),
    output: networks.flatMap(({ output }) => output.map((value) => value * share)),
    outputBias: networks.reduce((sum, { outputBias }) => sum + outputBias * share, 0),
  };
}

/** @param examples rows of {@link SURROUNDING_SIGNALS} */
export function fitSurroundings(examples: readonly Example[]): NetworkWeights {
  return meanNetwork(
    Array.from({ length: NETWORKS }, (_, i) =>
      fitNetwork(examples, { ...FITTING, seed: SEED + i, signals: SURROUNDING_SIGNALS }),
    ),
  );
}
