/**
 * @file What is only told or suspected: "They all say it was the strike". Such a sentence ties two things as plainly as a finding does, and a notebook that has the
 * finding, too, does not take it for a reason. How it is said tells it, and how what stands around it is said: a newspaper's rumours stand among rumours.
 */
import type { Network } from '../../retrieve/network.ts';
import type { WordClassifier } from './words.ts';

/** Names of the numbers in a row: how a sentence is said, how its neighbours are at the most, and how what stands around it is in the mean. */
export const SUSPECTED_SIGNALS = ['own', 'beside', 'around'] as const;

/** Sentences of the same document, on either side, that stand around one. */
export const REACH = 40;

/** @param words of a document's sentences, the logarithms of the odds by each one's own words @param at which of them is meant */
export function suspectedSignals(words: ArrayLike<number>, at: number): [own: number, beside: number, around: number] {
  const [from, to] = [Math.max(0, at - REACH), Math.min(words.length, at + REACH + 1)];
  let sum = 0;
  for (let i = from; i < to; i++) sum += words[i]!;
  const beside = [at - 1, at + 1].flatMap((i) => (i >= 0 && i < words.length ? [words[i]!] : []));
  return [words[at]!, beside.length === 0 ? words[at]! : Math.max(...beside), sum / (to - from)];
}

/** Tells which sentences of a document are only told or suspected. */
export class Suspicion {
  readonly #words: WordClassifier;
  readonly #network: Network;

  constructor(words: WordClassifier, network: Network) {
    this.#words = words;
    this.#network = network;
  }

  /** How a sentence is said: the logarithm of the odds by its own words. */
  own(sentence: string): number {
    return this.#words.value(sentence);
  }

  /**
   * @param words what {@link own} gives for sentences of a document, in their order: one that is asked about and what stands within {@link REACH} of it
   * @param at the one that is asked about
   * @returns the logarithm of the odds that it only looks like a reason
   */
  value(words: ArrayLike<number>, at: number): number {
    return this.#network.value(Float32Array.from(suspectedSignals(words, at)));
  }
}
