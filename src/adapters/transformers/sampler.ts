/** @file Chooses the next token from its scores. */
import { seededRandom } from '../../engine/random.ts';

/** One bit for each token, 32 to a number, lowest first: set for tokens that may come. */
export type TokenMask = Int32Array;

export function isAllowed(mask: TokenMask | null, token: number): boolean {
  return mask === null || ((mask[token >> 5]! >>> (token & 31)) & 1) === 1;
}

function likeliest(logits: Float32Array, mask: TokenMask | null): number {
  let best = -1;
  let bestLogit = -Infinity;
  for (let token = 0; token < logits.length; token++) {
    if (logits[token]! > bestLogit && isAllowed(mask, token)) {
      best = token;
      bestLogit = logits[token]!;
    }
  }
  return best;
}

export class Sampler {
  readonly #temperature: number;
  readonly #random: () => number;

  /**
   * @param temperature 0: always the likeliest token; 1: as the model's own probabilities; higher: more even
   * @param seed any integer
   */
  constructor(temperature: number, seed: number) {
    this.#temperature = temperature;
    this.#random = seededRandom(seed);
  }

  /** @returns a token, or -1 when the mask allows none */
  sample(logits: Float32Array, mask: TokenMask | null): number {
    const best = likeliest(logits, mask);
    if (best < 0 || this.#temperature <= 0) return best;
    // Softmax relative to the likeliest token, so that nothing overflows.
    const weights = new Float64Array(logits.length);
    let total = 0;
    for (let token = 0; token < logits.length; token++) {
      if (!isAllowed(mask, token)) continue;
      weights[token] = Math.exp((logits[token]! - logits[best]!) / this.#temperature);
      total += weights[token]!;
    }
    let left = this.#random() * total;
    for (let token = 0; token < weights.length; token++) {
      left -= weights[token]!;
      if (left < 0 && weights[token]! > 0) return token;
    }
    return best;
  }
}

/** Probabilities of a few tokens among each other, summing to 1. */
export function sharesOf(logits: Float32Array, tokens: readonly number[]): number[] {
  const scores = tokens.map((token) => logits[token]!);
  const highest = Math.max(...scores);
  const weights = scores.map((score) => Math.exp(score - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
