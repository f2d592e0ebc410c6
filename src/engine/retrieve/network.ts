/**
 * @file A small trained network: standardised signals, one hidden layer with rectifiers, one number out. It takes the place of fixed shares
 * between signals whose worth depends on the question: words decide where a name is given, meaning where nothing is said in the documents' words.
 */

/** Weights as the training script writes them. */
export interface NetworkWeights {
  /** Names of the signals, in order. */
  signals: readonly string[];
  mean: readonly number[];
  /** One over the standard deviation. */
  scale: readonly number[];
  /** Rows of as many numbers as there are signals, one for each hidden unit. */
  hidden: readonly number[];
  hiddenBias: readonly number[];
  output: readonly number[];
  outputBias: number;
}

export class Network {
  readonly #inputs: number;
  readonly #units: number;
  /** The hidden layer with the standardisation worked in. */
  readonly #hidden: Float32Array;
  readonly #hiddenBias: Float32Array;
  readonly #output: Float32Array;
  readonly #outputBias: number;

  constructor({ mean, scale, hidden, hiddenBias, output, outputBias }: NetworkWeights) {
    this.#inputs = mean.length;
    this.#units = output.length;
    this.#hidden = Float32Array.from(hidden, (weight, at) => weight * scale[at % mean.length]!);
    this.#hiddenBias = Float32Array.from(hiddenBias, (bias, unit) =>
      mean.reduce((sum, value, i) => sum - value * this.#hidden[unit * mean.length + i]!, bias),
    );
    this.#output = Float32Array.from(output);
    this.#outputBias = outputBias;
  }

  /**
   * @param signals rows of as many numbers as there are signals
   * @param row the row that is meant
   */
  value(signals: Float32Array, row = 0): number {
    const inputs = this.#inputs;
    const from = row * inputs;
    let sum = this.#outputBias;
    for (let unit = 0, at = 0; unit < this.#units; unit++, at += inputs) {
      let activation = this.#hiddenBias[unit]!;
      for (let i = 0; i < inputs; i++) activation += this.#hidden[at + i]! * signals[from + i]!;
      if (activation > 0) sum += this.#output[unit]! * activation;
    }
    return sum;
  }

  /** The value of every row. */
  values(signals: Float32Array): Float32Array {
    return Float32Array.from({ length: signals.length / this.#inputs }, (_, row) => this.value(signals, row));
  }
}

/** From any number to a chance between 0 and 1. */
export function chanceOf(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
