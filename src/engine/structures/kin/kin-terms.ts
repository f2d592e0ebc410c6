/** @file Which terms of a notebook may tell one happening: the words that they stand for in its statements are kin. */
import { tagSentence } from '../../extract/tagger.ts';
import { tokenize } from '../../extract/tokens.ts';
import { termsOf } from '../../text/tokens.ts';
import { areKin, isParticle, withParticle } from './kin.ts';

export class KinTerms {
  /** Words as the table has them, by the terms that stand for them. */
  readonly #words = new Map<number, Set<string>>();
  readonly #known = new Map<string, boolean>();

  /**
   * @param sides what the sides of statements say
   * @param termOf the number of a term, as everything that is compared has it
   */
  constructor(sides: Iterable<string>, termOf: (term: string) => number | undefined) {
    for (const text of sides) {
      const tokens = tokenize(text, { start: 0, end: text.length });
      tagSentence(tokens);
      tokens.forEach(({ lower, lemma, tag }, at) => {
        const term = termsOf(lower).at(-1);
        const number = term === undefined ? undefined : termOf(term);
        if (number === undefined) return;
        const stem = termsOf(lemma).at(-1) ?? term!;
        const next = tokens[at + 1]?.lower ?? '';
        const word = tag.startsWith('VB') && isParticle(next) ? withParticle(stem, next) : stem;
        const known = this.#words.get(number);
        if (known) known.add(word);
        else this.#words.set(number, new Set([word]));
      });
    }
  }

  /** Whether two terms may tell one happening. */
  areKin(one: number, other: number): boolean {
    const key = one < other ? `${one} ${other}` : `${other} ${one}`;
    let known = this.#known.get(key);
    if (known === undefined) {
      const [left, right] = [[...(this.#words.get(one) ?? [])], [...(this.#words.get(other) ?? [])]];
      known = left.some((word) => right.some((next) => areKin(word, next)));
      this.#known.set(key, known);
    }
    return known;
  }
}
