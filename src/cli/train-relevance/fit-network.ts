/**
 * @file Trains a small network (`engine/retrieve/network.ts`) by gradient descent (Adam; Kingma and Ba, 2015), seeded. Two kinds of examples: lists of
 * which some rows are right, with the loss −ln Σ p(right) of a softmax over the list, and single rows with the loss of a logistic regression.
 */
import type { NetworkWeights } from '../../engine/retrieve/network.ts';
import { seededRandom } from '../../engine/random.ts';

/** Rows that stand together: a question's candidates. */
export interface Example {
  /** Rows of as many numbers as there are signals. */
  signals: Float32Array;
  /** For each row how right it is, 0 to 1. */
  right: Float32Array;
  /** How much it counts. */
  weight: number;
}

export interface Fitting {
  signals: readonly string[];
  units: number;
  /** `list`: rows compete; `each`: every row has a chance of its own. */
  loss: 'list' | 'each';
  epochs: number;
  rate: number;
  /** What weights are pulled to zero by. */
  decay: number;
  seed: number;
}

const BATCH = 16;
const FIRST_MOMENT = 0.9;
const SECOND_MOMENT = 0.999;
const DECIMALS = 5;

/** Mean and deviation of each signal over all rows. */
function standards(examples: readonly Example[], inputs: number): { mean: number[]; scale: number[] } {
  const sum = new Float64Array(inputs);
  const squares = new Float64Array(inputs);
  let rows = 0;
  for (const { signals } of examples) {
    for (let at = 0; at < signals.length; at++) {
      sum[at % inputs]! += signals[at]!;
      squares[at % inputs]! += signals[at]! ** 2;
    }
    rows += signals.length / inputs;
  }
  const mean = Array.from(sum, (value) => value / rows);
  const scale = mean.map((value, i) => 1 / Math.max(1e-3, Math.sqrt(Math.max(0, squares[i]! / rows - value ** 2))));
  return { mean, scale };
}

/** The derivative of the loss by each row's value, times the example's weight; gives the loss. */
function slopes({ right, weight }: Example, values: Float64Array, loss: Fitting['loss'], into: Float64Array): number {
  const count = right.length;
  if (loss === 'each') {
    let total = 0;
    for (let row = 0; row < count; row++) {
      const chance = 1 / (1 + Math.exp(-values[row]!));
      total -= right[row]! * Math.log(chance + 1e-9) + (1 - right[row]!) * Math.log(1 - chance + 1e-9);
      into[row] = ((chance - right[row]!) * weight) / count;
    }
    return (total * weight) / count;
  }
  let best = -Infinity;
  for (let row = 0; row < count; row++) best = Math.max(best, values[row]!);
  let all = 0;
  let ofRight = 0;
  for (let row = 0; row < count; row++) {
    const mass = Math.exp(values[row]! - best);
    all += mass;
    ofRight += mass * right[row]!;
  }
  for (let row = 0; row < count; row++) {
    const mass = Math.exp(values[row]! - best);
    into[row] = (mass / all - (mass * right[row]!) / Math.max(ofRight, 1e-12)) * weight;
  }
  return -Math.log(Math.max(ofRight, 1e-12) / all) * weight;
}

/**
 * Trains a network.
 *
 * @param onEpoch told the mean loss after each pass
 */
export function fitNetwork(
  examples: readonly Example[],
  { signals, units, loss, epochs, rate, decay, seed }: Fitting,
  onEpoch: (epoch: number, loss: number) => void = () => {},
): NetworkWeights {
  const inputs = signals.length;
  const random = seededRandom(seed);
  const { mean, scale } = standards(examples, inputs);
  // Hidden weights, their biases, output weights, its bias: one vector.
  const size = units * inputs + 2 * units + 1;
  const [biasAt, outputAt, lastAt] = [units * inputs, units * inputs + units, size - 1];
  const weights = Float64Array.from({ length: size }, (_, at) => {
    if (at < biasAt) return (random() * 2 - 1) * Math.sqrt(3 / inputs);
    if (at < outputAt || at === lastAt) return 0;
    return (random() * 2 - 1) * Math.sqrt(1 / units);
  });
  const gradient = new Float64Array(size);
  const first = new Float64Array(size);
  const second = new Float64Array(size);
  const most = examples.reduce((largest, { right }) => Math.max(largest, right.length), 0);
  const standard = new Float64Array(most * inputs);
  const active = new Float64Array(most * units);
  const values = new Float64Array(most);
  const slope = new Float64Array(most);
  const order = examples.map((_, i) => i);
  const steps = epochs * Math.ceil(examples.length / BATCH);
  let step = 0;

  const learn = (example: Example): number => {
    const rows = example.right.length;
    for (let row = 0; row < rows; row++) {
      const from = row * inputs;
      for (let i = 0; i < inputs; i++) standard[from + i] = (example.signals[from + i]! - mean[i]!) * scale[i]!;
      let sum = weights[lastAt]!;
      for (let unit = 0; unit < units; unit++) {
        let activation = weights[biasAt + unit]!;
        for (let i = 0; i < inputs; i++) activation += weights[unit * inputs + i]! * standard[from + i]!;
        active[row * units + unit] = activation > 0 ? activation : 0;
        if (activation > 0) sum += weights[outputAt + unit]! * activation;
      }
      values[row] = sum;
    }
    const lost = slopes(example, values, loss, slope);
    for (let row = 0; row < rows; row++) {
      const here = slope[row]!;
      if (here === 0) continue;
      gradient[lastAt]! += here;
      for (let unit = 0; unit < units; unit++) {
        const activation = active[row * units + unit]!;
        if (activation === 0) continue;
        gradient[outputAt + unit]! += here * activation;
        const back = here * weights[outputAt + unit]!;
        gradient[biasAt + unit]! += back;
        const from = row * inputs;
        for (let i = 0; i < inputs; i++) gradient[unit * inputs + i]! += back * standard[from + i]!;
      }
    }
    return lost;
  };

  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    let total = 0;
    for (let from = 0; from < order.length; from += BATCH) {
      gradient.fill(0);
      const batch = order.slice(from, from + BATCH);
      for (const i of batch) total += learn(examples[i]!);
      step++;
      const speed = rate * (1 - step / (steps + 1));
      for (let at = 0; at < size; at++) {
        const slopeHere = gradient[at]! / batch.length;
        first[at] = FIRST_MOMENT * first[at]! + (1 - FIRST_MOMENT) * slopeHere;
        second[at] = SECOND_MOMENT * second[at]! + (1 - SECOND_MOMENT) * slopeHere ** 2;
        const move =
          first[at]! / (1 - FIRST_MOMENT ** step) / (Math.sqrt(second[at]! / (1 - SECOND_MOMENT ** step)) + 1e-8);
        weights[at]! -= speed * (move + decay * weights[at]!);
      }
    }
    onEpoch(epoch, total / examples.length);
  }
  const rounded = (values: Iterable<number>) => Array.from(values, (value) => Number(value.toFixed(DECIMALS)));
  return {
    signals,
    mean: rounded(mean),
    scale: rounded(scale),
    hidden: rounded(weights.subarray(0, biasAt)),
    hiddenBias: rounded(weights.subarray(biasAt, outputAt)),
    output: rounded(weights.subarray(outputAt, lastAt)),
    outputBias: Number(weights[lastAt]!.toFixed(DECIMALS)),
  };
}
