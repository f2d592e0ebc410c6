/**
 * @file Late interaction (MaxSim; Khattab and Zaharia, 2020, ColBERT, section 3): each word of the question looks for the word nearest to it in a
 * text, and the text is as near as they find on average. A detail in a passage on something else is found so, which the passage's one vector
 * blurs. Words are compared by their static vectors, weighted by rarity, and where an encoder has read them by what they mean where they stand.
 */
import { row } from '../rows.ts';
import { termWeight } from '../vector/term-vectors.ts';
import type { Prepared } from './prepared.ts';
import type { Question } from './question.ts';

/** A word of the question with what it means by itself. */
interface AskedTerm {
  /** Unit vector. */
  vector: Float32Array;
  /** Share of the question's weight. */
  share: number;
}

function askedTerms({ index }: Prepared, question: Question): AskedTerm[] {
  const { meaning, words } = index;
  const { dimensions, basis, scale } = meaning;
  if (!question.hasMeaning || dimensions === 0) return [];
  const terms = question.terms.flatMap(({ term, surface, weight, idf }) => {
    const vector =
      term >= 0
        ? Float32Array.from({ length: dimensions }, (_, i) => basis[term * dimensions + i]! * scale[term]!)
        : words?.dimensions === dimensions
          ? words.vectorOf(surface).slice()
          : new Float32Array(dimensions);
    const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
    if (length === 0) return [];
    for (let i = 0; i < dimensions; i++) vector[i]! /= length;
    // A vector's length is its weight, see `word-vectors.ts`.
    return [{ vector, share: weight * termWeight(1, idf) * length }];
  });
  const total = terms.reduce((sum, { share }) => sum + share, 0);
  return terms.map(({ vector, share }) => ({ vector, share: share / total }));
}

/** One question's late interaction with the passages and sentences that are looked at; what is worked out once is kept. */
export class LateInteraction {
  readonly #prepared: Prepared;
  readonly #asked: readonly AskedTerm[];
  readonly #nearness: Prepared['nearness'];
  /** Cosines of a term of the notebook with each of the question's. */
  readonly #near = new Map<number, Float32Array>();

  constructor(prepared: Prepared, question: Question, nearness: Prepared['nearness']) {
    this.#prepared = prepared;
    this.#asked = askedTerms(prepared, question);
    this.#nearness = nearness;
  }

  /** Whether it is known what any word of the question means by itself. */
  get hasTerms(): boolean {
    return this.#asked.length > 0;
  }

  /** Whether an encoder has read a passage's words. */
  hasWords(passage: number): boolean {
    return this.#nearness?.words !== undefined && !Number.isNaN(this.#nearness.passages[passage]!);
  }

  /**
   * By static vectors.
   *
   * @param from number of the first sentence
   * @param to number behind the last
   * @returns 0 to 1
   */
  byTerms(from: number, to: number): number {
    const best = new Float32Array(this.#asked.length);
    for (let sentence = from; sentence < to; sentence++) {
      for (const term of row(this.#prepared.sentenceTerms, sentence)) {
        const near = this.#nearnessOf(term);
        for (let i = 0; i < best.length; i++) if (near[i]! > best[i]!) best[i] = near[i]!;
      }
    }
    return this.#asked.reduce((sum, { share }, i) => sum + share * best[i]!, 0);
  }

  /**
   * As the encoder reads them.
   *
   * @param from number of the first sentence of a passage that it has read
   * @param to number behind the last
   * @returns about 0 to 1; 0 where it has read nothing
   */
  byWords(from: number, to: number): number {
    if (this.#nearness?.words === undefined) return 0;
    const { asked, words } = this.#nearness.words;
    if (asked.count === 0) return 0;
    const best = new Float32Array(asked.count);
    asked.raise(words.signs, words.start[from]!, words.start[to]!, best);
    return best.reduce((sum, value) => sum + value, 0) / asked.count;
  }

  #nearnessOf(term: number): Float32Array {
    let near = this.#near.get(term);
    if (near === undefined) {
      const { dimensions, basis } = this.#prepared.index.meaning;
      near = new Float32Array(this.#asked.length);
      const from = term * dimensions;
      let squared = 0;
      for (let i = 0; i < dimensions; i++) squared += basis[from + i]! * basis[from + i]!;
      if (squared > 0) {
        const factor = 1 / Math.sqrt(squared);
        for (let asked = 0; asked < near.length; asked++) {
          const { vector } = this.#asked[asked]!;
          let sum = 0;
          for (let i = 0; i < dimensions; i++) sum += basis[from + i]! * vector[i]!;
          near[asked] = sum * factor;
        }
      }
      this.#near.set(term, near);
    }
    return near;
  }
}
