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
  /** The hidden layer with the standardisation worked in: a row of as many numbers as there are units for each signal. */
  readonly #hidden: Float32Array;
  readonly #hiddenBias: Float32Array;
  readonly #output: Float32Array;
  readonly #outputBias: number;
  readonly #activation: Float32Array;

  constructor({ mean, scale, hidden, hiddenBias, output, outputBias }: NetworkWeights) {
    const inputs = mean.length;
    const units = output.length;
    this.#inputs = inputs;
    this.#units = units;
    this.#hidden = new Float32Array(inputs * units);
    this.#hiddenBias = Float32Array.from(hiddenBias);
    this.#activation = new Float32Array(units);
    for (let unit = 0; unit < units; unit++) {
      for (let i = 0; i < inputs; i++) {
        const weight = hidden[unit * inputs + i]! * scale[i]!;
        this.#hidden[i * units + unit] = weight;
        this.#hiddenBias[unit]! -= weight * mean[i]!;
      }
    }
    this.#output = Float32Array.from(output);
    this.#outputBias = outputBias;
  }

  /**
   * @param signals rows of as many numbers as there are signals
   * @param row the row that is meant
   */
  value(signals: Float32Array, row = 0): number {
    this.#activation.set(this.#hiddenBias);
    this.#add(this.#activation, signals, row, 0, this.#inputs);
    return this.#out();
  }

  /**
   * The value of every row.
   *
   * @param common so many signals at the end of each row are those of the first row: they are weighed once
   */
  values(signals: Float32Array, common = 0): Float32Array {
    const own = this.#inputs - common;
    const base = this.#hiddenBias.slice();
    if (signals.length > 0) this.#add(base, signals, 0, own, this.#inputs);
    return Float32Array.from({ length: signals.length / this.#inputs }, (_, row) => {
      this.#activation.set(base);
      this.#add(this.#activation, signals, row, 0, own);
      return this.#out();
    });
  }

  /** Adds what the signals of a row from one place to another give the hidden units. */
  #add(activation: Float32Array, signals: Float32Array, row: number, from: number, to: number): void {
    const units = this.#units;
    const hidden = this.#hidden;
    const start = row * this.#inputs;
    for (let i = from, at = from * units; i < to; i++, at += units) {
      const signal = signals[start + i]!;
      // Many signals of many rows say nothing.
      if (signal === 0) continue;
      for (let unit = 0; unit < units; unit++) activation[unit]! += hidden[at + unit]! * signal;
    }
  }

  #out(): number {
    const activation = this.#activation;
    const output = this.#output;
    let sum = this.#outputBias;
    for (let unit = 0; unit < output.length; unit++)
      if (activation[unit]! > 0) sum += output[unit]! * activation[unit]!;
    return sum;
  }
}

/** From any number to a chance between 0 and 1. */
export function chanceOf(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

/** The way back, for chances that are not quite 0 or 1. */
export function oddsOf(chance: number): number {
  const LEAST = 1e-6;
  const inside = Math.min(1 - LEAST, Math.max(LEAST, chance));
  return Math.log(inside / (1 - inside));
}
