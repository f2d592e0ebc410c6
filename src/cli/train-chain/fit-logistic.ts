/**
 * @file Logistic regression by gradient descent. Where only some hundred rows are right, a network with hidden units learns turns that are none (of the steps of chains: that a surer word of
 * the reader stops to count), and tells the rows that it has not seen no better.
 */
import type { NetworkWeights } from '../../engine/retrieve/network.ts';
import type { Example } from '../train-relevance/fit-network.ts';

const ROUNDS = 3000;
const RATE = 0.5;
const DECIMALS = 5;

/**
 * @param examples whose rows each count alike
 * @param decay what weights are pulled to zero by
 * @returns the regression as a network: two units, one for what speaks for a row and one for what speaks against it, which together are linear
 */
export function fitLogistic(signals: readonly string[], examples: readonly Example[], decay: number): NetworkWeights {
  const width = signals.length;
  const rows = examples.flatMap((example) =>
    Array.from(example.right, (right, i) => ({ right, values: example.signals.slice(i * width, (i + 1) * width) })),
  );
  const meanOf = (of: (values: Float32Array) => number) =>
    rows.reduce((sum, { values }) => sum + of(values), 0) / rows.length;
  const mean = signals.map((_, k) => meanOf((values) => values[k]!));
  const scale = signals.map((_, k) => 1 / Math.sqrt(meanOf((values) => (values[k]! - mean[k]!) ** 2)));
  const standard = rows.map(({ values }) => signals.map((_, k) => (values[k]! - mean[k]!) * scale[k]!));
  const weights = signals.map(() => 0);
  let bias = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = weights.map((weight) => decay * weight);
    let slope = 0;
    for (const [i, values] of standard.entries()) {
      const value = values.reduce((sum, each, k) => sum + each * weights[k]!, bias);
      const missed = (1 / (1 + Math.exp(-value)) - rows[i]!.right) / rows.length;
      for (const [k, each] of values.entries()) slopes[k]! += missed * each;
      slope += missed;
    }
    for (const [k, each] of slopes.entries()) weights[k]! -= RATE * each;
    bias -= RATE * slope;
  }
  const written = (numbers: readonly number[]) => numbers.map((each) => Number(each.toFixed(DECIMALS)));
  return {
    signals,
    mean: written(mean),
    scale: written(scale),
    hidden: written([...weights, ...weights.map((weight) => -weight)]),
    hiddenBias: written([bias, -bias]),
    output: [1, -1],
    outputBias: 0,
  };
}
