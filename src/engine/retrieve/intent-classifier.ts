/**
 * @file A linear classifier of what a question asks for, over its words, pairs of words and pieces of words, and what the grammar takes it for. Trained by
 * `npm run train:intent`.
 */
import { plainIntent } from './intent-grammar.ts';
import { bucketOf, LARGEST, unpackNumbers } from './packed-numbers.ts';

export interface IntentWeights {
  /** A bucket of features each: how much it says by its rarity. */
  rarity: string;
  rarityScale: number;
  /** The buckets' weights of one intent behind those of another, what they are multiplied by, and what is added. */
  weights: string;
  scale: number;
  bias: readonly number[];
}

/** Features share so many buckets. */
export const BUCKETS = 16_384;
/** A question's kind stands in its first words, and in how words follow one another. */
const FIRST_WORDS = 3;
const FARTHEST_PAIR = 5;
const PIECES = [3, 4, 5] as const;
const MOST_WORDS = 80;
const WORD = /[\p{L}]+(?:'\p{L}+)?|\d+|[?!.,;:]/gu;

/** How often features occur in a question, by their buckets; those of each kind by themselves, as there are so many more of the last. */
export type IntentFeatures = readonly [plain: Counts, words: Counts, pieces: Counts];
type Counts = Map<number, number>;

export function intentFeatures(text: string): IntentFeatures {
  const kinds: IntentFeatures = [new Map<number, number>(), new Map<number, number>(), new Map<number, number>()];
  const addTo = (kind: Counts, feature: string) => {
    const bucket = bucketOf(feature, BUCKETS);
    kind.set(bucket, (kind.get(bucket) ?? 0) + 1);
  };
  const [plain, ofWords, ofPieces] = kinds;
  const add = (feature: string) => addTo(ofWords, feature);
  const words = (text.toLowerCase().replaceAll('’', "'").match(WORD) ?? []).slice(0, MOST_WORDS);
  addTo(plain, `plain ${plainIntent(text)}`);
  words.slice(0, FIRST_WORDS).forEach((word, place) => add(`${place} ${word}`));
  const whole = ['^', ...words, '$'];
  for (let i = 1; i < whole.length; i++) add(`two ${whole[i - 1]} ${whole[i]}`);
  words.forEach((word, i) => {
    add(`one ${word}`);
    for (const other of words.slice(i + 2, i + FARTHEST_PAIR + 1)) add(`pair ${word} ${other}`);
    const marked = `<${word}>`;
    for (const length of PIECES) {
      for (let at = 0; at + length <= marked.length; at++) addTo(ofPieces, `piece ${marked.slice(at, at + length)}`);
    }
  });
  return kinds;
}

/** Each kind of features as a unit vector: the rarer and the more frequent in this question, the more they count. */
export function weighFeatures(features: IntentFeatures, rarityOf: (bucket: number) => number): Map<number, number> {
  const weighed = new Map<number, number>();
  for (const counts of features) {
    const values = Array.from(counts, ([bucket, count]) => [bucket, (1 + Math.log(count)) * rarityOf(bucket)] as const);
    const length = Math.sqrt(values.reduce((sum, [, value]) => sum + value ** 2, 0)) || 1;
    for (const [bucket, value] of values) weighed.set(bucket, (weighed.get(bucket) ?? 0) + value / length);
  }
  return weighed;
}

function logChances(values: readonly number[]): number[] {
  const most = Math.max(...values);
  const all = most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
  return values.map((value) => value - all);
}

/** The classifier; its tables are unpacked when they are first needed. */
export class IntentClassifier {
  readonly #packed: IntentWeights;
  #rarity: Int8Array | null = null;
  #weights: Int8Array | null = null;

  constructor(packed: IntentWeights) {
    this.#packed = packed;
  }

  /** How likely each intent is, in the order of `INTENTS` (`intent-grammar.ts`): the logarithm. */
  values(text: string): number[] {
    const { rarity: packedRarity, rarityScale, weights: packed, scale, bias } = this.#packed;
    const rarity = (this.#rarity ??= unpackNumbers(packedRarity));
    const weights = (this.#weights ??= unpackNumbers(packed));
    const features = weighFeatures(intentFeatures(text), (bucket) => (rarity[bucket]! + LARGEST + 1) * rarityScale);
    return logChances(
      bias.map((value, intent) => {
        let sum = value;
        for (const [bucket, share] of features) sum += share * weights[intent * BUCKETS + bucket]! * scale;
        return sum;
      }),
    );
  }
}
