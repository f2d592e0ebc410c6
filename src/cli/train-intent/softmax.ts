/** @file Multinomial logistic regression over sparse rows by gradient descent (Adam), seeded: the same rows give the same weights. */

export interface SoftmaxRow {
  /** Buckets with their values. */
  features: readonly (readonly [bucket: number, value: number])[];
  /** The class that is right. */
  right: number;
}

export interface Softmax {
  /** Those of one class behind those of another. */
  weights: Float64Array;
  bias: Float64Array;
}

export interface SoftmaxFitting {
  classes: number;
  buckets: number;
  epochs: number;
  rate: number;
  /** What weights are pulled to zero by, for each step. */
  decay: number;
  random: () => number;
}

const BATCH = 32;

export function fitSoftmax(rows: readonly SoftmaxRow[], fitting: SoftmaxFitting): Softmax {
  const { classes, buckets, epochs, rate, decay, random } = fitting;
  const size = classes * buckets;
  const weights = new Float64Array(size);
  const bias = new Float64Array(classes);
  const [first, second] = [new Float64Array(size), new Float64Array(size)];
  const order = rows.map((_, i) => i);
  const slopes = new Map<number, number>();
  const values = new Float64Array(classes);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    for (let from = 0; from < order.length; from += BATCH) {
      slopes.clear();
      const batch = order.slice(from, from + BATCH);
      for (const i of batch) {
        const { features, right } = rows[i]!;
        for (let at = 0; at < classes; at++) {
          let sum = bias[at]!;
          for (const [bucket, value] of features) sum += value * weights[at * buckets + bucket]!;
          values[at] = sum;
        }
        const most = values.reduce((a, b) => Math.max(a, b));
        const total = values.reduce((sum, value) => sum + Math.exp(value - most), 0);
        for (let at = 0; at < classes; at++) {
          const slope = (Math.exp(values[at]! - most) / total - (right === at ? 1 : 0)) / batch.length;
          bias[at]! -= rate * slope;
          for (const [bucket, value] of features) {
            const place = at * buckets + bucket;
            slopes.set(place, (slopes.get(place) ?? 0) + slope * value);
          }
        }
      }
      step++;
      const [fade, fade2] = [1 - 0.9 ** step, 1 - 0.999 ** step];
      // Only what this batch has moves: the others rest, as they do where most features are rare.
      for (const [at, slope] of slopes) {
        first[at] = 0.9 * first[at]! + 0.1 * slope;
        second[at] = 0.999 * second[at]! + 0.001 * slope ** 2;
        const move = first[at]! / fade / (Math.sqrt(second[at]! / fade2) + 1e-8);
        weights[at]! -= rate * (move + decay * weights[at]!);
      }
    }
  }
  return { weights, bias };
}
