/**
 * @file Which sides of statements name one event, by what the index already unites. Sides are candidates where a chain of the index
 * links them, or where they share rare words. The surest pairs are united first; two groups are united only while what most of either says
 * still agrees, so that a chain of near matches does not draw different events into one.
 *
 * It is one possible identity: everything else takes the numbers that come out of it and asks for no more.
 */
import { DisjointSets } from '../graph/union.ts';
import { RELATION_KINDS } from '../notebook/analysis.ts';
import type { NotebookIndex } from '../notebook/index-types.ts';
import { row } from '../rows.ts';
import { termsOf } from '../text/tokens.ts';
import { tagSentence } from '../extract/tagger.ts';
import { tokenize } from '../extract/tokens.ts';
import { uniteByPlace, type CollectiveInput } from './collective.ts';
import { namingWords } from './direction.ts';
import type { EventOfSide } from './types.ts';
import { nearnessOfRests, wordFamilies } from './word-families.ts';

const STATED = RELATION_KINDS.indexOf('stated');
/** Kinds whose other side says where an event stands: who denies that it came of a cause names the same event as who claims it. */
const TELLING_PLACE: ReadonlySet<number> = new Set(
  (['causal', 'denied'] as const).map((kind) => RELATION_KINDS.indexOf(kind)),
);
/** Share of their weight that two sides must have in common (Dice) within a document … */
const WITHIN = 0.6;
/** … and across documents: with a rare word, with several words, with but one. As for chains, see `graph/chains.ts`. */
const ACROSS = { rare: 0.5, several: 0.7, single: 0.9 };
/** A word in so many sides or fewer is rare. */
const RARE_SIDES = 12;
/** A word in more sides than this proposes no candidates. */
const MOST_SIDES = 200;
/** What most of two groups says must agree as far as this (Dice): where words alone propose it, and where a chain of the index does. */
const GROUPS_AGREE = { words: 0.45, chain: 0.3 };
/** The same where two groups stand at one place among causes and effects. */
const NAMES_ONE_THING = 0.4;
/** Words in which two names differ are synonyms from this cosine on: lower takes in other events of one thing (docs/evaluation.md). */
const SYNONYMS = 0.35;

/** Two sides that may name one event. */
interface Pair {
  a: number;
  b: number;
  sureness: number;
  by: keyof typeof GROUPS_AGREE;
}

/** Two sides that name one thing, and perhaps what happened to it in other words. */
interface Alike extends Omit<Pair, 'by'> {
  isSynonym: boolean;
}

/** What most sides of a group say. */
interface Group {
  counts: Map<number, number>;
  size: number;
}

function kernel({ counts, size }: Group): number[] {
  return [...counts].filter(([, count]) => size === 1 || 2 * count > size).map(([term]) => term);
}

/** Share of their weight that two sets of terms have in common, 0 to 1. */
export function dice(left: Iterable<number>, right: readonly number[], weight: Float32Array): number {
  const other = new Set(right);
  let common = 0;
  let sum = 0;
  for (const term of left) {
    sum += weight[term]!;
    if (other.has(term)) common += weight[term]!;
  }
  for (const term of right) sum += weight[term]!;
  return sum === 0 ? 0 : (2 * common) / sum;
}

export const takesPartIn =
  ({ kind }: NotebookIndex['relations']) =>
  (side: number): boolean =>
    kind[side >> 1] !== STATED;

/**
 * What each side names, in families of words: without its direction, amounts and dates; all that it says where nothing else is left.
 *
 * @param wordsOfSide as in {@link eventsByWords}
 * @param family of each term
 * @returns the terms of each side; none of one that takes no part in causes
 */
export function tellingTerms(
  { relations, lexicon, meaning }: NotebookIndex,
  wordsOfSide: (side: number) => string,
  family = wordFamilies(lexicon.terms, meaning, new Set(relations.terms.items)),
): Uint32Array[] {
  const takesPart = takesPartIn(relations);
  return Array.from({ length: 2 * relations.kind.length }, (_, side) => {
    if (!takesPart(side)) return new Uint32Array(0);
    const naming = new Set(termsOf(namingWords(wordsOfSide(side))));
    const terms = row(relations.terms, side);
    const named = terms.filter((term) => naming.has(lexicon.terms[term]!));
    const telling = named.length > 0 ? named : terms;
    return Uint32Array.from(new Set(Array.from(telling, (term) => family[term]!)));
  });
}

/** ln(1 + A/n) of each family of words that n of A sides have. */
export function weightsOf(telling: readonly Uint32Array[], termCount: number): Float32Array {
  const frequency = new Uint32Array(termCount);
  for (const terms of telling) for (const term of terms) frequency[term]!++;
  return Float32Array.from(frequency, (n) => Math.log(1 + telling.length / Math.max(1, n)));
}

/**
 * The identity of the index: see the file's head.
 *
 * @param wordsOfSide what a side says; see {@link EventOfSide} for its number
 */
export function eventsByWords(index: NotebookIndex, wordsOfSide: (side: number) => string): EventOfSide {
  const { relations, chains, sentences, lexicon } = index;
  const count = relations.kind.length;
  const takesPart = takesPartIn(relations);
  const telling = tellingTerms(index, wordsOfSide);
  const weight = weightsOf(telling, lexicon.terms.length);
  const documentOf = (side: number): number => sentences.document[relations.sentence[side >> 1]!]!;

  const sidesOf = new Map<number, number[]>();
  for (let side = 0; side < 2 * count; side++) {
    if (!takesPart(side)) continue;
    for (const term of telling[side]!) {
      const known = sidesOf.get(term);
      if (known) known.push(side);
      else sidesOf.set(term, [side]);
    }
  }

  const pairs: Pair[] = [];
  const alike: Alike[] = [];
  for (let r = 0; r < count; r++) {
    for (let at = chains.offsets[r]!; at < chains.offsets[r + 1]!; at++) {
      pairs.push({ a: 2 * r + 1, b: 2 * chains.items[at]!, sureness: chains.strength[at]!, by: 'chain' });
    }
  }
  const shared = new Map<number, number>();
  for (let side = 0; side < 2 * count; side++) {
    if (!takesPart(side)) continue;
    const terms = telling[side]!;
    shared.clear();
    for (const term of terms) {
      const others = sidesOf.get(term)!;
      if (others.length > MOST_SIDES) continue;
      for (const other of others) if (other > side) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    for (const [other, words] of shared) {
      // Both sides of one statement are never one event.
      if (other >> 1 === side >> 1) continue;
      const otherTerms = [...telling[other]!];
      const common = terms.filter((term) => otherTerms.includes(term));
      const specific = Math.max(...common.map((term) => weight[term]!));
      const differs = [terms, otherTerms].every((own) =>
        own.some((term) => weight[term]! >= specific && !common.includes(term)),
      );
      const sureness = dice(terms, otherTerms, weight);
      const isRare = common.some((term) => sidesOf.get(term)!.length <= RARE_SIDES);
      if (isRare && sureness >= NAMES_ONE_THING) {
        const isSynonym = nearnessOfRests(index.meaning, terms, otherTerms) >= SYNONYMS;
        alike.push({ a: side, b: other, sureness, isSynonym });
      }
      if (differs) continue;
      const across = isRare ? ACROSS.rare : words > 1 ? ACROSS.several : ACROSS.single;
      const least = documentOf(side) === documentOf(other) ? WITHIN : across;
      if (sureness >= least) pairs.push({ a: side, b: other, sureness, by: 'words' });
    }
  }
  const clauses = Array.from({ length: 2 * count }, (_, side) => takesPart(side) && tellsClause(wordsOfSide(side)));
  const isClause = (side: number): boolean => clauses[side]!;
  const isClaim = (side: number): boolean => TELLING_PLACE.has(relations.kind[side >> 1]!);
  return unite(telling, pairs, alike, weight, takesPart, { sideCount: 2 * count, isClaim, documentOf, isClause });
}

/** Whether the words of a side have a verb that carries them. */
function tellsClause(text: string): boolean {
  const tokens = tokenize(text, { start: 0, end: text.length });
  tagSentence(tokens);
  return tokens.some(({ finite }) => finite);
}

function unite(
  telling: readonly Uint32Array[],
  pairs: Pair[],
  alike: Alike[],
  weight: Float32Array,
  takesPart: (side: number) => boolean,
  around: Omit<CollectiveInput, 'sets'>,
): EventOfSide {
  const sideCount = telling.length;
  const sets = new DisjointSets(sideCount);
  const groups = new Map<number, Group>();
  const groupOf = (set: number): Group =>
    groups.get(set) ?? { counts: new Map([...telling[set]!].map((term) => [term, 1])), size: 1 };
  const join = (left: number, right: number): void => {
    const [one, other] = [groupOf(left), groupOf(right)];
    for (const [term, count] of other.counts) one.counts.set(term, (one.counts.get(term) ?? 0) + count);
    sets.union(left, right);
    groups.delete(left);
    groups.delete(right);
    groups.set(sets.find(left), { counts: one.counts, size: one.size + other.size });
  };
  const agreement = (left: number, right: number): number =>
    dice(kernel(groupOf(left)), kernel(groupOf(right)), weight);
  const surestFirst = (x: Omit<Pair, 'by'>, y: Omit<Pair, 'by'>): number =>
    y.sureness - x.sureness || x.a - y.a || x.b - y.b;
  pairs.sort(surestFirst);
  for (const { a, b, by } of pairs) {
    const [left, right] = [sets.find(a), sets.find(b)];
    if (left === right) continue;
    const areSingle = groupOf(left).size === 1 && groupOf(right).size === 1;
    if (areSingle || agreement(left, right) >= GROUPS_AGREE[by]) join(left, right);
  }
  alike.sort(surestFirst);
  uniteByPlace({ sets, ...around }, alike, (left, right) => agreement(left, right) >= NAMES_ONE_THING, join);
  const events = new Int32Array(sideCount).fill(-1);
  const numbers = new Map<number, number>();
  for (let side = 0; side < sideCount; side++) {
    if (!takesPart(side)) continue;
    const set = sets.find(side);
    if (!numbers.has(set)) numbers.set(set, numbers.size);
    events[side] = numbers.get(set)!;
  }
  return events;
}
