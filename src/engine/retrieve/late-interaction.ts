/**
 * @file Late interaction (MaxSim; Khattab and Zaharia, 2020, ColBERT, section 3): each word of the question looks for the word nearest to it in a
 * text, and the text is as near as they find on average. A detail in a passage on something else is found so, which the passage's one vector
 * blurs. Words are compared by their static vectors, weighted by rarity, and where an encoder has read them by what they mean where they stand.
 */
import type { TermVectors } from '../notebook/index-types.ts';
import type { WordNearness } from '../vector/word-codes.ts';
import { cosines, ROW_LENGTH, vectorTable } from '../vector/quantised.ts';
import { termWeight } from '../vector/term-vectors.ts';
import type { Prepared } from './prepared.ts';
import type { Question } from './question.ts';

/** Sentences from one number to behind another. */
type Run = readonly [from: number, to: number];

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

/** One over the length of each term's row of numbers, worked out once for a notebook; 0 for those that mean nothing. */
const scalesOf = new WeakMap<TermVectors, Float32Array>();

function rowScales(meaning: TermVectors): Float32Array {
  let scales = scalesOf.get(meaning);
  if (scales === undefined) {
    const { dimensions, basis } = meaning;
    scales = Float32Array.from({ length: basis.length / dimensions }, (_, term) => {
      let squared = 0;
      for (let at = term * dimensions; at < (term + 1) * dimensions; at++) squared += basis[at]! * basis[at]!;
      return squared > 0 ? 1 / Math.sqrt(squared) : 0;
    });
    scalesOf.set(meaning, scales);
  }
  return scales;
}

/** One question's late interaction with the passages and sentences that are looked at; what is worked out once is kept. */
export class LateInteraction {
  readonly #prepared: Prepared;
  readonly #asked: readonly AskedTerm[];
  readonly #nearness: Prepared['nearness'];
  /** Where in {@link #near} the cosines of a term of the notebook with each of the question's begin. */
  readonly #places = new Map<number, number>();
  #near = new Float32Array(0);
  /** How near the nearest word of each sentence that was looked at is to each word of the question, as the encoder reads them. */
  readonly #ofSentence = new Map<number, Float32Array>();

  constructor(prepared: Prepared, question: Question, nearness: Prepared['nearness']) {
    this.#prepared = prepared;
    this.#asked = askedTerms(prepared, question);
    this.#nearness = nearness;
  }

  /** Whether it is known what any word of the question means by itself. */
  get hasTerms(): boolean {
    return this.#asked.length > 0;
  }

  /** Whether an encoder has read words of a passage, and of the question. What older versions stored of a passage is its vector alone. */
  hasWords(passage: number): boolean {
    if (this.#nearness?.words === undefined || Number.isNaN(this.#nearness.passages[passage]!)) return false;
    const { asked, words } = this.#nearness.words;
    const { sentenceStart } = this.#prepared.index.passages;
    return asked.count > 0 && words.start[sentenceStart[passage + 1]!]! > words.start[sentenceStart[passage]!]!;
  }

  /**
   * By static vectors.
   *
   * @param runs of sentences, each from one number to behind another
   * @returns 0 to 1 for each run
   */
  byTerms(runs: readonly Run[]): Float32Array {
    this.#compareTerms(runs);
    const { sentenceTerms } = this.#prepared;
    const best = new Float32Array(this.#asked.length);
    return Float32Array.from(runs, ([from, to]) => {
      best.fill(0);
      // The sentences of a run follow one another, and so do their terms.
      for (let at = sentenceTerms.offsets[from]!; at < sentenceTerms.offsets[to]!; at++) {
        const place = this.#places.get(sentenceTerms.items[at]!)!;
        for (let i = 0; i < best.length; i++) if (this.#near[place + i]! > best[i]!) best[i] = this.#near[place + i]!;
      }
      return this.#asked.reduce((sum, { share }, i) => sum + share * best[i]!, 0);
    });
  }

  /**
   * As the encoder reads them.
   *
   * @param runs of sentences that it has read
   * @returns about 0 to 1 for each run; 0 where it has read nothing
   */
  byWords(runs: readonly Run[]): Float32Array {
    const nearness = this.#nearness?.words;
    if (nearness === undefined || nearness.asked.count === 0) return new Float32Array(runs.length);
    this.#compareWords(runs, nearness);
    const { count } = nearness.asked;
    const best = new Float32Array(count);
    return Float32Array.from(runs, ([from, to]) => {
      best.fill(0);
      for (let sentence = from; sentence < to; sentence++) {
        const near = this.#ofSentence.get(sentence)!;
        for (let asked = 0; asked < count; asked++) if (near[asked]! > best[asked]!) best[asked] = near[asked]!;
      }
      return best.reduce((sum, value) => sum + value, 0) / count;
    });
  }

  /** Compares all sentences of some runs that were not met before with one word of the question after another, whose table stays near. */
  #compareWords(runs: readonly Run[], { asked, words: { signs, start } }: WordNearness): void {
    const fresh: number[] = [];
    for (const [from, to] of runs) {
      for (let sentence = from; sentence < to; sentence++) {
        if (this.#ofSentence.has(sentence)) continue;
        this.#ofSentence.set(sentence, new Float32Array(asked.count));
        fresh.push(sentence);
      }
    }
    for (let word = 0; word < asked.count; word++) {
      for (const sentence of fresh) {
        const near = asked.nearest(word, signs, start[sentence]!, start[sentence + 1]!);
        if (near > 0) this.#ofSentence.get(sentence)![word] = near;
      }
    }
  }

  /** Works out the cosines of all terms of some runs that were not met before: together, since that is several times as fast. */
  #compareTerms(runs: readonly Run[]): void {
    const { sentenceTerms, index } = this.#prepared;
    const { dimensions, basis } = index.meaning;
    const width = this.#asked.length;
    const known = this.#places.size;
    const fresh: number[] = [];
    for (const [from, to] of runs) {
      for (let at = sentenceTerms.offsets[from]!; at < sentenceTerms.offsets[to]!; at++) {
        const term = sentenceTerms.items[at]!;
        if (this.#places.has(term)) continue;
        this.#places.set(term, (known + fresh.length) * width);
        fresh.push(term);
      }
    }
    if (fresh.length === 0 || width === 0) return;
    const rows = vectorTable(fresh.length, dimensions);
    fresh.forEach((term, i) =>
      rows.values.set(basis.subarray(term * dimensions, (term + 1) * dimensions), i * dimensions),
    );
    const near = new Float32Array((known + fresh.length) * width);
    near.set(this.#near);
    const scales = rowScales(index.meaning);
    this.#asked.forEach(({ vector }, i) => {
      cosines(rows, vector).forEach((value, row) => {
        near[(known + row) * width + i] = value * ROW_LENGTH * scales[fresh[row]!]!;
      });
    });
    this.#near = near;
  }
}
