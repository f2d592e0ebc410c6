/**
 * @file Logistic regression by gradient descent. Where only some hundred rows are right, a network with hidden units learns turns that are none (of the steps of chains: that a surer word of
 * the reader stops to count), and tells the rows that it has not seen no better.
 */
import type { NetworkWeights } from '../../engine/retrieve/network.ts';

export interface Row {
  /** As many numbers as there are signals. */
  signals: Float32Array;
  right: boolean;
}

const ROUNDS = 3000;
const RATE = 0.5;
const DECIMALS = 5;

/**
 * @param decay what weights are pulled to zero by
 * @returns the regression as a network: two units, one for what speaks for a row and one for what speaks against it, which together are linear
 */
export function fitLogistic(signals: readonly string[], rows: readonly Row[], decay: number): NetworkWeights {
  const meanOf = (of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
  const mean = signals.map((_, k) => meanOf((row) => row.signals[k]!));
  const scale = signals.map((_, k) => 1 / Math.sqrt(meanOf((row) => (row.signals[k]! - mean[k]!) ** 2)));
  const standard = rows.map((row) => signals.map((_, k) => (row.signals[k]! - mean[k]!) * scale[k]!));
  const weights = signals.map(() => 0);
  let bias = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = weights.map((weight) => decay * weight);
    let slope = 0;
    for (const [i, values] of standard.entries()) {
      const value = values.reduce((sum, each, k) => sum + each * weights[k]!, bias);
      const missed = (1 / (1 + Math.exp(-value)) - Number(rows[i]!.right)) / rows.length;
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
