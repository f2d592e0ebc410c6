/**
 * @file Where sentences name events that statements elsewhere in the notebook tell of. A place names an event as far as what it says, without direction, amounts
 * and dates, agrees with what a side of a statement says.
 */
import type { Token } from '../../extract/tokens.ts';
import type { NotebookIndex } from '../../notebook/index-types.ts';
import { isNominal } from '../../extract/tagger.ts';
import { termsOf } from '../../text/tokens.ts';
import { namingWords } from '../direction.ts';
import { dice, takesPartIn, tellingTerms, weightsOf } from '../identity.ts';
import type { EventOfSide } from '../types.ts';
import { wordFamilies } from '../word-families.ts';
import type { Slot } from './wording.ts';

/** Share of their weight that a place and a side must have in common (Dice) … */
const AGREES = 0.65;
/** … and share of a side's weight that a sentence must have to be looked at. */
const COVERED = 0.6;
/** A word in more sides than this proposes no events. */
const MOST_SIDES = 200;
const LONGEST = 14;
/** Events of one sentence that are told apart. */
const MOST_EVENTS = 4;
const OPENS = /^(?:DET|ADJ|NUM|NOUN|NAME|VBG)$/;
const INSIDE = /^(?:DET|ADJ|NUM|NOUN|NAME|POS)$/;
const CLOSES = /^(?:NOUN|NAME|NUM|VB|VBD|VBG|ADJ|ADV)$/;
const PARTS_CLAUSES = /^(?:STOP|COMMA|SUB|WH|OPEN|CLOSE)$/;
const BEGINS_CLAUSE = /^(?:once|when|whenever|because|since|after|before|until|till|while|if|unless|although|though)$/;

/** A place in a sentence that names an event. */
export interface NamedEvent extends Slot {
  event: number;
  sureness: number;
}

export class KnownEvents {
  readonly #family: Uint32Array;
  readonly #telling: readonly Uint32Array[];
  readonly #weight: Float32Array;
  readonly #number: ReadonlyMap<string, number>;
  readonly #sidesOf = new Map<number, number[]>();
  /** What all words of a side weigh together … */
  readonly #whole: Float64Array;
  /** … and those of them that a text has, while it is looked at; all zero in between. */
  readonly #shared: Float64Array;

  /**
   * @param eventOfSide which events there are
   * @param wordsOfSide what each side says
   */
  constructor(
    index: NotebookIndex,
    private readonly eventOfSide: EventOfSide,
    wordsOfSide: (side: number) => string,
  ) {
    const { lexicon, meaning, relations } = index;
    this.#number = new Map(lexicon.terms.map((term, at) => [term, at]));
    this.#family = wordFamilies(lexicon.terms, meaning, lexicon.terms.keys());
    this.#telling = tellingTerms(index, wordsOfSide, this.#family);
    this.#weight = weightsOf(this.#telling, lexicon.terms.length);
    this.#whole = Float64Array.from(this.#telling, (terms) =>
      terms.reduce((sum, term) => sum + this.#weight[term]!, 0),
    );
    this.#shared = new Float64Array(this.#telling.length);
    const takesPart = takesPartIn(relations);
    this.#telling.forEach((terms, side) => {
      if (!takesPart(side)) return;
      for (const term of terms) {
        const known = this.#sidesOf.get(term);
        if (known) known.push(side);
        else this.#sidesOf.set(term, [side]);
      }
    });
  }

  /** Sides whose events a text may name, by the words that it has. */
  candidates(text: string): number[] {
    const terms = this.#termsOf(text);
    const proposed: number[] = [];
    for (const term of terms) {
      const sides = this.#sidesOf.get(term) ?? [];
      if (sides.length > MOST_SIDES) continue;
      const weight = this.#weight[term]!;
      for (const side of sides) {
        if (this.#shared[side] === 0) proposed.push(side);
        this.#shared[side]! += weight;
      }
    }
    // Words that propose nothing count where something is proposed.
    for (const term of terms) {
      const sides = this.#sidesOf.get(term) ?? [];
      if (sides.length <= MOST_SIDES) continue;
      const weight = this.#weight[term]!;
      for (const side of sides) if (this.#shared[side]! > 0) this.#shared[side]! += weight;
    }
    const found = proposed.filter((side) => this.#shared[side]! >= COVERED * this.#whole[side]!);
    for (const side of proposed) this.#shared[side] = 0;
    return found;
  }

  /** The events that a sentence names, in its order; no two of them are one, and none lies within another. */
  named(text: string, tokens: readonly Token[], candidates: readonly number[]): NamedEvent[] {
    const places: (NamedEvent & { weight: number })[] = [];
    const telling = new Set(candidates.flatMap((side) => [...this.#telling[side]!]));
    const tells = tokens.map(({ lower }) => this.#termsOf(lower).some((term) => telling.has(term)));
    for (const { from, to } of placesIn(tokens)) {
      // Without a word of any of them it agrees with none.
      if (!tells.slice(from, to).includes(true)) continue;
      const terms = this.#termsOf(namingWords(text.slice(tokens[from]!.start, tokens[to - 1]!.end)));
      if (terms.length === 0) continue;
      let best = -1;
      let sureness = 0;
      for (const side of candidates) {
        const agreement = dice(terms, [...this.#telling[side]!], this.#weight);
        if (agreement > sureness) [best, sureness] = [side, agreement];
      }
      if (best < 0 || sureness < AGREES) continue;
      const event = this.eventOfSide[best]!;
      // With a preposition another phrase begins, though what it names may only say which way the event went.
      const shorter = places.at(-1);
      const isLed =
        shorter?.from === from &&
        shorter.event === event &&
        shorter.sureness >= sureness &&
        tokens.slice(shorter.to, to).some(({ tag }) => tag === 'PREP' || tag === 'TO');
      if (isLed) continue;
      const shared = terms.filter((term) => this.#telling[best]!.includes(term));
      const weight = shared.reduce((sum, term) => sum + this.#weight[term]!, 0);
      places.push({ from, to, event, sureness, weight });
    }
    places.sort((a, b) => b.sureness * b.weight - a.sureness * a.weight || b.to - b.from - (a.to - a.from));
    const kept: NamedEvent[] = [];
    for (const place of places) {
      const isApart = kept.every(
        ({ event, from, to }) => event !== place.event && (to <= place.from || place.to <= from),
      );
      if (isApart && kept.length < MOST_EVENTS) kept.push(place);
    }
    return kept.sort((a, b) => a.from - b.from);
  }

  #termsOf(text: string): number[] {
    const known = termsOf(text).flatMap((term) => this.#number.get(term) ?? []);
    return [...new Set(known.map((term) => this.#family[term]!))];
  }
}

/** Everything in a sentence that may name an event: phrases with more or less of what belongs to them, and clauses. */
function* placesIn(tokens: readonly Token[]): Generator<Slot> {
  for (let from = 0; from < tokens.length; from++) {
    if (!OPENS.test(tokens[from]!.tag)) continue;
    const before = tokens[from - 1]?.tag;
    if (before && INSIDE.test(before) && INSIDE.test(tokens[from]!.tag)) continue;
    for (let to = from + 1; to <= tokens.length && to - from <= LONGEST; to++) {
      const { tag, lower } = tokens[to - 1]!;
      if (PARTS_CLAUSES.test(tag) || BEGINS_CLAUSE.test(lower)) break;
      const next = tokens[to];
      const isOpen = next !== undefined && isNominal(next.tag) && INSIDE.test(tag);
      if (!isOpen && (CLOSES.test(tag) || /^(?:up|down)$/.test(lower))) yield { from, to };
    }
  }
}
