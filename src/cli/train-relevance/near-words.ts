/** @file Questions said in other words, made for training: words that the documents have give way to words that mean about the same. */
import type { Prepared } from '../../engine/retrieve/prepared.ts';
import { readQuestion } from '../../engine/retrieve/question.ts';
import { isStopword } from '../../engine/text/stopwords.ts';
import { normalizeVector } from '../../engine/vector/term-vectors.ts';
import type { WordVectors } from '../../engine/vector/word-vectors.ts';

/** So many of the nearest words may take a word's place. */
const NEAREST = 8;
/** Words with a smaller cosine than this mean something else. */
const LEAST_COSINE = 0.3;
/** Words that begin with so many letters alike are taken for one stem. */
const STEM_LETTERS = 4;
/** At least this share of the words that could give way does. */
const LEAST_OTHER = 0.6;
const WORD = /^[a-z]{3,}$/;

export class NearWords {
  readonly #words: string[] = [];
  /** Unit vectors of the words, one after the other. */
  readonly #units: Float32Array[];
  readonly #vectors: WordVectors;
  readonly #known = new Map<string, readonly string[]>();

  constructor(vectors: WordVectors) {
    this.#vectors = vectors;
    for (const piece of vectors.pieces) if (WORD.test(piece) && !isStopword(piece)) this.#words.push(piece);
    this.#units = this.#words.map((word) => this.#unit(word));
  }

  /** Words of other stems that mean about the same, nearest first. */
  near(word: string): readonly string[] {
    const lower = word.toLowerCase();
    let found = this.#known.get(lower);
    if (found === undefined) {
      const unit = this.#unit(lower);
      const stem = lower.slice(0, STEM_LETTERS);
      found = this.#units
        .map((other, at) => ({ word: this.#words[at]!, cosine: other.reduce((sum, v, i) => sum + v * unit[i]!, 0) }))
        .filter((other) => other.cosine >= LEAST_COSINE && !other.word.startsWith(stem))
        .sort((a, b) => b.cosine - a.cosine)
        .slice(0, NEAREST)
        .map((other) => other.word);
      this.#known.set(lower, found);
    }
    return found;
  }

  /**
   * A question said in other words: some of those that the notebook has are replaced, names and numbers aside. That it reads badly does not
   * matter to what only compares words.
   */
  inOtherWords(prepared: Prepared, question: string, random: () => number): string {
    const share = LEAST_OTHER + (1 - LEAST_OTHER) * random();
    const { terms } = readQuestion(prepared, question);
    const replaceable = new Set(
      terms
        .filter(({ term, isName, isMeant }) => term >= 0 && !isName && !isMeant)
        .map(({ surface }) => surface.toLowerCase()),
    );
    return question.replace(/\p{L}+/gu, (word) => {
      if (!replaceable.has(word.toLowerCase()) || random() >= share) return word;
      const others = this.near(word);
      return others[Math.floor(random() * others.length)] ?? word;
    });
  }

  #unit(word: string): Float32Array {
    return normalizeVector(this.#vectors.vectorOf(word).slice());
  }
}
