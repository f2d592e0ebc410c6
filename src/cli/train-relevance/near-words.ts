/** @file Questions said in other words, made for training: words that stand in the answer give way to words that mean about the same. */
import { wordsOf } from '../../engine/vector/word-pieces.ts';
import type { WordVectors } from '../../engine/vector/word-vectors.ts';

/** So many of the nearest words may take a word's place. */
const NEAREST = 8;
/** Words with a smaller cosine than this mean something else. */
const LEAST_COSINE = 0.3;
/** Letters that two words which begin alike are of one stem by. */
const STEM_LETTERS = 4;

export class NearWords {
  readonly #words: string[] = [];
  readonly #vectors: Float32Array[] = [];
  readonly #vectorsOf: WordVectors;
  readonly #known = new Map<string, readonly string[]>();

  /** @param vocabulary words that may take another's place */
  constructor(vectors: WordVectors, vocabulary: Iterable<string>) {
    this.#vectorsOf = vectors;
    for (const word of vocabulary) {
      const unit = this.#unit(word);
      if (unit === null) continue;
      this.#words.push(word);
      this.#vectors.push(unit);
    }
  }

  /** Words of other stems that mean about the same, nearest first. */
  near(word: string): readonly string[] {
    const key = word.toLowerCase();
    let found = this.#known.get(key);
    if (found === undefined) {
      const unit = this.#unit(key);
      const stem = key.slice(0, STEM_LETTERS);
      found =
        unit === null
          ? []
          : this.#vectors
              .map((vector, at) => ({ at, cosine: vector.reduce((sum, value, i) => sum + value * unit[i]!, 0) }))
              .filter(({ at, cosine }) => cosine >= LEAST_COSINE && !this.#words[at]!.startsWith(stem))
              .sort((a, b) => b.cosine - a.cosine)
              .slice(0, NEAREST)
              .map(({ at }) => this.#words[at]!);
      this.#known.set(key, found);
    }
    return found;
  }

  #unit(word: string): Float32Array | null {
    const vector = this.#vectorsOf.vectorOf(word);
    const length = Math.hypot(...vector);
    return length === 0 || wordsOf(word).length !== 1 ? null : vector.map((value) => value / length);
  }
}
