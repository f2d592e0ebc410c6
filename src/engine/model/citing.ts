/** @file Citations of an answer that a model wrote: attached and checked by code. */
import type { AnswerSentence, Citation, Evidence, Support } from '../types.ts';
import type { CitedSentence } from './cited-sentences.ts';
import { checkSupport } from './support.ts';

/**
 * Turns sentences with numbers into sentences with checked citations, numbered as they are first used. Where what a sentence
 * cites does not say it but one or two other pieces of evidence do, those are cited.
 */
export class Citing {
  readonly #kept: readonly Evidence[];
  readonly #question: string;
  readonly #checked = new Map<string, AnswerSentence>();
  readonly #numbers = new Map<Evidence, number>();

  /** @param kept the evidence, in the order of the numbers that the model was given */
  constructor(kept: readonly Evidence[], question: string) {
    this.#kept = kept;
    this.#question = question;
  }

  /** Sentences that were checked before, as the answer grew, are not checked again. */
  cite(sentences: readonly CitedSentence[]): AnswerSentence[] {
    return sentences.map((sentence) => {
      const key = `${sentence.numbers.join()} ${sentence.text}`;
      const cited = this.#checked.get(key) ?? this.#citeOne(sentence);
      this.#checked.set(key, cited);
      return cited;
    });
  }

  #citeOne({ text, numbers }: CitedSentence): AnswerSentence {
    const own = numbers.flatMap((number) => this.#kept[number - 1] ?? []);
    const support = this.#check(text, own);
    const better = support.supported ? null : this.#supporting(text);
    const citations = (better ?? own).map((item) => this.#citation(item));
    if (better !== null) return { text, citations, support: { supported: true } };
    const isUnknown = numbers.length > 0 && own.length === 0;
    return {
      text,
      citations,
      support: isUnknown ? { supported: false, reason: 'Cites evidence that there is not' } : support,
    };
  }

  #check(text: string, items: readonly Evidence[]): Support {
    return checkSupport(
      text,
      items.map((item) => item.text),
      this.#question,
    );
  }

  /** The fewest pieces of evidence that say the sentence, best first; null when none do. */
  #supporting(text: string): Evidence[] | null {
    for (const item of this.#kept) if (this.#check(text, [item]).supported) return [item];
    for (let i = 0; i < this.#kept.length; i++) {
      for (let j = i + 1; j < this.#kept.length; j++) {
        const pair = [this.#kept[i]!, this.#kept[j]!];
        if (this.#check(text, pair).supported) return pair;
      }
    }
    return null;
  }

  #citation(item: Evidence): Citation {
    let number = this.#numbers.get(item);
    if (number === undefined) {
      number = this.#numbers.size + 1;
      this.#numbers.set(item, number);
    }
    const { documentId, start, end, text } = item;
    return { number, documentId, start, end, text };
  }

  /** The number under which a place is cited; null when it is not. */
  numberAt(documentId: string, start: number): number | null {
    for (const [item, number] of this.#numbers) {
      if (item.documentId === documentId && item.start === start) return number;
    }
    return null;
  }
}
