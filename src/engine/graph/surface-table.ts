/** @file The surfaces of a notebook's mentions before any are united, as columns: which there are, in which sentences, and what documents introduce or are titled by them. */
import { GrowingColumn } from '../growing.ts';
import { MENTION_STRIDE, type DocumentAnalysis } from '../notebook/analysis.ts';
import type { Rows } from '../notebook/index-types.ts';

export const TERM = 0;
export const NAME = 1;
export const ACRONYM = 2;

export interface SurfaceTable {
  /** Normalised, in the order in which they are met. */
  keys: string[];
  /** As each was first written. */
  names: string[];
  /** Index into ENTITY_KINDS; what is a title is a name. */
  kinds: Uint8Array;
  /** 1 for what is a document's title. */
  isTitle: Uint8Array;
  /** Sentences that mention each, and the first of a document that it is the title of. */
  sentences: Rows;
  /** Pairs of surfaces: a long form, and the acronym that a document introduces for it. */
  acronyms: Uint32Array;
  /** The surface that each document's title names, or −1. */
  titleOf: Int32Array;
  /** When each was met last, counted over all surfaces of all documents. */
  lastMet: Uint32Array;
}

/** Collects the surfaces of one document after the other; no analysis is held. */
export class SurfaceCollector {
  readonly #numbers = new Map<string, number>();
  readonly #keys: string[] = [];
  readonly #names: string[] = [];
  readonly #kinds: number[] = [];
  readonly #isTitle: number[] = [];
  readonly #lastMet: number[] = [];
  /** The last sentence that was noted for each, or −1. */
  readonly #lastSentence: number[] = [];
  readonly #acronyms = new GrowingColumn(Uint32Array);
  readonly #titleOf = new GrowingColumn(Int32Array);
  /** Which surface stands where, in the order in which they are met. */
  readonly #mentioned = new GrowingColumn(Uint32Array);
  readonly #sentence = new GrowingColumn(Uint32Array);
  #met = 0;

  /**
   * Adds a document behind those before.
   *
   * @param firstSentence its first sentence's number in the notebook
   * @returns its local key index → surface
   */
  add(analysis: DocumentAnalysis, firstSentence: number): Uint32Array {
    const { keys, mentions, acronyms, titleKey } = analysis;
    const map = Uint32Array.from(keys, (key, i) => this.#numberOf(key, analysis.names[i]!, analysis.kinds[i]!));
    const titled = titleKey < 0 ? -1 : map[titleKey]!;
    let isMentionedFirst = false;
    for (let at = 0; at < mentions.length; at += MENTION_STRIDE) {
      const surface = map[mentions[at + 3]!]!;
      const sentence = firstSentence + mentions[at]!;
      if (surface === titled && sentence === firstSentence) isMentionedFirst = true;
      this.#note(surface, sentence);
    }
    this.#titleOf.push(titled);
    if (titled >= 0 && analysis.sentences.length > 0) {
      // What a title names is what its document is about from the first sentence on, mentioned there or not.
      if (!isMentionedFirst) this.#note(titled, firstSentence);
      this.#isTitle[titled] = 1;
      // A sentence that begins with it can't tell a name from a common noun; a title can.
      if (this.#kinds[titled] === TERM) this.#kinds[titled] = NAME;
    }
    for (const key of acronyms) this.#acronyms.push(map[key]!);
    return map;
  }

  /** The table of all documents. Nothing is added after that. */
  finish(): SurfaceTable {
    return {
      keys: this.#keys,
      names: this.#names,
      kinds: Uint8Array.from(this.#kinds),
      isTitle: Uint8Array.from(this.#isTitle),
      sentences: this.#sentences(),
      acronyms: this.#acronyms.take(),
      titleOf: this.#titleOf.take(),
      lastMet: Uint32Array.from(this.#lastMet),
    };
  }

  #numberOf(key: string, name: string, kind: number): number {
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#keys.push(key) - 1;
      this.#numbers.set(key, number);
      this.#names.push(name);
      this.#kinds.push(kind);
      this.#isTitle.push(0);
      this.#lastSentence.push(-1);
      this.#lastMet.push(0);
    }
    this.#lastMet[number] = this.#met++;
    return number;
  }

  #note(surface: number, sentence: number): void {
    if (this.#lastSentence[surface] === sentence) return;
    this.#lastSentence[surface] = sentence;
    this.#mentioned.push(surface);
    this.#sentence.push(sentence);
  }

  #sentences(): Rows {
    const [mentioned, sentence] = [this.#mentioned.take(), this.#sentence.take()];
    const offsets = new Uint32Array(this.#keys.length + 1);
    for (const surface of mentioned) offsets[surface + 1]!++;
    for (let s = 0; s < this.#keys.length; s++) offsets[s + 1]! += offsets[s]!;
    const fill = offsets.slice();
    const items = new Uint32Array(sentence.length);
    for (let i = 0; i < mentioned.length; i++) items[fill[mentioned[i]!]!++] = sentence[i]!;
    return { offsets, items };
  }
}
