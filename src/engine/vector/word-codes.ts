/**
 * @file What an encoder reads in each word of a text, where it stands: its token vectors, kept as {@link WORD_BITS} signs of a random
 * projection, 16 bytes a word. A question's words keep their numbers, so that Σ ±qᵢ / √{@link WORD_BITS} estimates the cosine (Charikar,
 * 2002). What they are for is in `retrieve/late-interaction.ts`.
 *
 * The projection is a subsampled randomised Hadamard transform (Ailon and Chazelle, 2009): as good as any random rotation, for any number of
 * dimensions, and worked out in n · log n steps without a matrix that would have to be kept.
 */
import { seededRandom } from '../random.ts';
import { normalizeVector } from './term-vectors.ts';

export const WORD_BITS = 128;
export const WORD_BYTES = WORD_BITS / 8;
/** Never to be changed: the signs that are stored were made with it. */
const SEED = 20261123;

/** The words of a passage that mean something, line by line. */
export interface WordCodes {
  /** {@link WORD_BYTES} for each word. */
  signs: Uint8Array;
  /** How many words each line of the text has. */
  ofLine: Uint16Array;
}

/** Signs by which vectors of so many dimensions are turned about before they are transformed. */
const turns = new Map<number, Float32Array>();

function turnsFor(dimensions: number): Float32Array {
  let signs = turns.get(dimensions);
  if (signs === undefined) {
    const random = seededRandom(SEED + dimensions);
    signs = Float32Array.from({ length: dimensions }, () => (random() < 0.5 ? -1 : 1));
    turns.set(dimensions, signs);
  }
  return signs;
}

/** The Walsh–Hadamard transform, in place; the length is a power of two. */
function transform(values: Float32Array): void {
  for (let half = 1; half < values.length; half *= 2) {
    for (let start = 0; start < values.length; start += 2 * half) {
      for (let i = start; i < start + half; i++) {
        const a = values[i]!;
        const b = values[i + half]!;
        values[i] = a + b;
        values[i + half] = a - b;
      }
    }
  }
}

/**
 * The projection of a word's vector.
 *
 * @returns a unit vector of {@link WORD_BITS}; zeros for zeros
 */
export function projectWord(vector: Float32Array): Float32Array {
  const signs = turnsFor(vector.length);
  let size = WORD_BITS;
  while (size < vector.length) size *= 2;
  const values = new Float32Array(size);
  for (let i = 0; i < vector.length; i++) values[i] = vector[i]! * signs[i]!;
  transform(values);
  return normalizeVector(values.slice(0, WORD_BITS));
}

/** What each possible byte adds to a word's nearness, for each place in a code. */
function byteSums(word: Float32Array): Float32Array {
  const sums = new Float32Array(WORD_BYTES * 256);
  const scale = 1 / Math.sqrt(WORD_BITS);
  for (let place = 0; place < WORD_BYTES; place++) {
    const base = place * 256;
    let least = 0;
    for (let bit = 0; bit < 8; bit++) least -= word[place * 8 + bit]! * scale;
    sums[base] = least;
    for (let byte = 1; byte < 256; byte++) {
      const lowest = 31 - Math.clz32(byte & -byte);
      sums[base + byte] = sums[base + (byte & (byte - 1))]! + 2 * scale * word[place * 8 + lowest]!;
    }
  }
  return sums;
}

/** A question's words, prepared to be compared with many. */
export class AskedWords {
  readonly count: number;
  readonly #sums: Float32Array[];

  /** @param words projections, {@link WORD_BITS} numbers each */
  constructor(words: Float32Array) {
    this.count = words.length / WORD_BITS;
    this.#sums = Array.from({ length: this.count }, (_, i) =>
      byteSums(words.subarray(i * WORD_BITS, (i + 1) * WORD_BITS)),
    );
  }

  /**
   * How near the nearest of a run of words is to one of the question's.
   *
   * @param word its number
   * @param from number of the first word of the run
   * @param to number behind the last
   * @returns −∞ for a run of none
   */
  nearest(word: number, signs: Uint8Array, from: number, to: number): number {
    const sums = this.#sums[word]!;
    let most = -Infinity;
    for (let at = from * WORD_BYTES, end = to * WORD_BYTES; at < end; at += WORD_BYTES) {
      let sum = 0;
      for (let place = 0; place < WORD_BYTES; place++) sum += sums[place * 256 + signs[at + place]!]!;
      if (sum > most) most = sum;
    }
    return most;
  }
}

/** The words of a notebook's sentences as an encoder reads them. */
export interface WordTable {
  /** {@link WORD_BYTES} for each word. */
  signs: Uint8Array;
  /** Number of the first word of each sentence, and behind the last one that of all words. */
  start: Uint32Array;
}

/** A question's words beside those of the notebook. */
export interface WordNearness {
  asked: AskedWords;
  words: WordTable;
}
