/**
 * @file What a local encoder says of one question: how near each row of the index is, where the row is embedded already. Rows that are
 * not keep the word vectors' word. The two measure on different scales, and encoders differ among themselves (some give 0.8 to
 * texts that have nothing in common), so each is read by how far a row stands out among all rows: its z-score.
 */

import type { AskedQuestion } from '../ports.ts';
import type { WordNearness } from './word-codes.ts';

export interface Nearness {
  /** Id of the encoder. */
  model: string;
  /** The question that was embedded: a query of other words has no nearness. */
  question: string;
  /** The unit vector of the question. */
  asked: Float32Array;
  /** What it asks, where something tells it. */
  understood?: AskedQuestion;
  /** Cosines, NaN where a row is not embedded. */
  passages: Float32Array;
  entities: Float32Array;
  modules: Float32Array;
  /** What the question's words and those of the passages mean where they stand; absent where the encoder tells of whole texts alone. */
  words?: WordNearness;
  /** Share of the passages that are embedded, 0 to 1. */
  embedded: number;
}

/** What an encoder says of any words, without what they ask; null where it says nothing. */
export type Near = (words: string) => Promise<Nearness | null>;

/** Standard deviations above the mean at which a row counts as fully near; noise among thousands of rows stays below four. */
const FULLY_NEAR = 5;
/** With fewer embedded rows than this, of more, what is usual among them can't be told. */
const LEAST_ROWS = 16;

/** Deviations at which a row of so many counts as fully near: one that alone differs is (n − 1)/√n deviations away. */
function topOf(rows: number): number {
  return Math.min(FULLY_NEAR, Math.max(1, (rows - 1) / Math.sqrt(rows)));
}

interface Spread {
  mean: number;
  deviation: number;
}

function spreadOf(values: Float32Array): Spread & { count: number } {
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    count++;
    sum += value;
    squares += value * value;
  }
  const mean = count === 0 ? 0 : sum / count;
  return { count, mean, deviation: count === 0 ? 0 : Math.sqrt(Math.max(0, squares / count - mean * mean)) };
}

/**
 * One scale for both: 0 for a row that stands out no more than most, 1 for one that is fully near.
 *
 * @param byWords cosines by word vectors, one for each row
 * @param model cosines of an encoder for the same rows, NaN where there is none
 * @returns `byWords` itself where the encoder knows too little
 */
export function joinNear(byWords: Float32Array, model: Float32Array | undefined): Float32Array {
  if (model === undefined) return byWords;
  const known = spreadOf(model);
  if (known.count === 0 || (known.count < LEAST_ROWS && known.count < model.length)) return byWords;
  const other = spreadOf(byWords);
  const top = topOf(model.length);
  const scaled = (value: number, { mean, deviation }: Spread) =>
    // Differences below rounding are none.
    deviation < 1e-6 ? 0 : Math.min(1, Math.max(0, (value - mean) / deviation / top));
  return model.map((value, row) => (Number.isNaN(value) ? scaled(byWords[row] ?? 0, other) : scaled(value, known)));
}

/** What an encoder says of a question, if it was asked of the same words. */
export function nearnessOf(nearness: Nearness | undefined, question: string): Nearness | undefined {
  return nearness?.question === question.trim() ? nearness : undefined;
}

/**
 * The share of dense similarity in a passage's relevance: what word vectors get, and up to {@link ENCODER_SHARE} as more of the notebook is
 * embedded. Words and an encoder's meaning count alike; neither was seen to be better on every kind of corpus (Thakur et al., 2021).
 */
export function denseShare(wordShare: number, nearness: Nearness | undefined): number {
  if (nearness === undefined) return wordShare;
  return wordShare + (ENCODER_SHARE - wordShare) * nearness.embedded;
}

const ENCODER_SHARE = 0.5;
