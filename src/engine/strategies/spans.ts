/** @file From passages and sentences to ranked spans. A sentence that is there already is not given twice. */
import type { Prepared } from '../retrieve/prepared.ts';
import type { RankedSpan } from './strategy.ts';

/** Collects what a system retrieved, best first; without a score, each span counts less than the one before. */
export class Context {
  readonly #prepared: Prepared;
  readonly #taken = new Set<number>();
  readonly #spans: RankedSpan[] = [];
  #lowest = Infinity;

  constructor(prepared: Prepared) {
    this.#prepared = prepared;
  }

  /** Adds a whole passage; where some of its sentences are there already, the runs of the others. */
  addPassage(passage: number, score = this.#nextScore()): void {
    const { sentenceStart } = this.#prepared.index.passages;
    const end = sentenceStart[passage + 1]!;
    let first = -1;
    for (let s = sentenceStart[passage]!; s <= end; s++) {
      const free = s < end && !this.#taken.has(s);
      if (free && first < 0) first = s;
      if (free || first < 0) continue;
      this.#add(first, s - 1, score);
      first = -1;
    }
  }

  addSentence(sentence: number, score = this.#nextScore()): void {
    if (!this.#taken.has(sentence)) this.#add(sentence, sentence, score);
  }

  /** Spans in the order in which they were added, which is that of their scores. */
  get spans(): RankedSpan[] {
    return this.#spans;
  }

  /** For systems that put parts in order without a common scale: 1, 1/2, 1/3 … */
  #nextScore(): number {
    return 1 / (this.#spans.length + 1);
  }

  #add(first: number, last: number, score: number): void {
    for (let s = first; s <= last; s++) this.#taken.add(s);
    const { documents, sentences } = this.#prepared.index;
    const start = sentences.ranges[2 * first]!;
    const end = sentences.ranges[2 * last + 1]!;
    if (end <= start) return;
    // Parts of a context follow one another whatever scale each is scored on.
    this.#lowest = Math.min(this.#lowest, score);
    this.#spans.push({ documentId: documents.ids[sentences.document[first]!]!, start, end, score: this.#lowest });
  }
}

/** Spans of ranked passages. */
export function passageSpans(prepared: Prepared, ranking: readonly number[], scoreOf: (passage: number) => number) {
  const context = new Context(prepared);
  for (const passage of ranking) context.addPassage(passage, scoreOf(passage));
  return context.spans;
}
