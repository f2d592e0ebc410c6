/**
 * @file A logistic regression over the words of a text and their pairs, hashed into buckets: how a thing is said, whatever it is about. Trained by
 * `npm run train:doubt`.
 */
import { bucketOf, unpackNumbers } from '../../retrieve/packed-numbers.ts';

export interface WordWeights {
  /** A number for each bucket, packed, and what they are multiplied by. */
  words: string;
  scale: number;
  bias: number;
}

/** Features share so many buckets. */
export const BUCKETS = 8192;
/** What follows says the same again. */
const MOST_WORDS = 120;
const WORD = /\p{L}+(?:'\p{L}+)?|[.,!?":;]/gu;

/** The words and pairs of words of a text, by their buckets, as a unit vector. */
export function wordFeatures(text: string): Map<number, number> {
  const plain = text
    .toLowerCase()
    .replaceAll(/[’‘]/gu, "'")
    .replaceAll(/[“”„«»]/gu, '"');
  const words = (plain.match(WORD) ?? []).slice(0, MOST_WORDS);
  const counts = new Map<number, number>();
  const add = (feature: string) => {
    const bucket = bucketOf(feature, BUCKETS);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  };
  words.forEach((word, i) => {
    add(word);
    if (i > 0) add(`${words[i - 1]} ${word}`);
  });
  const length = Math.sqrt([...counts.values()].reduce((sum, count) => sum + count ** 2, 0)) || 1;
  return new Map(Array.from(counts, ([bucket, count]) => [bucket, count / length]));
}

/** The classifier; its table is unpacked when it is first needed. */
export class WordClassifier {
  readonly #packed: WordWeights;
  #words: Int8Array | null = null;

  constructor(packed: WordWeights) {
    this.#packed = packed;
  }

  /** The logarithm of the odds. */
  value(text: string): number {
    const { words, scale, bias } = this.#packed;
    const weights = (this.#words ??= unpackNumbers(words));
    let sum = 0;
    for (const [bucket, share] of wordFeatures(text)) sum += share * weights[bucket]!;
    return sum * scale + bias;
  }
}
