/**
 * @file Which sides of statements name one event, by what the index already unites. Sides are candidates where a chain of the index
 * links them, or where they share rare words. The surest pairs are united first; two groups are united only while what most of either says
 * still agrees, so that a chain of near matches does not draw different events into one.
 *
 * It is one possible identity: everything else takes the numbers that come out of it and asks for no more.
 */
import { argumentWeights } from '../graph/chains.ts';
import { DisjointSets } from '../graph/union.ts';
import { RELATION_KINDS } from '../notebook/analysis.ts';
import type { NotebookIndex } from '../notebook/index-types.ts';
import { row } from '../rows.ts';
import { termsOf } from '../text/tokens.ts';
import { LACKING_WORDS } from './cues.ts';
import type { EventOfSide, Sign } from './types.ts';

const STATED = RELATION_KINDS.indexOf('stated');
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

/** Words that say in which direction a side names its event, not which event it is. */
const DIRECTIONS: ReadonlySet<string> = new Set(LACKING_WORDS.flatMap(termsOf));

const takesPartIn =
  ({ kind }: NotebookIndex['relations']) =>
  (side: number): boolean =>
    kind[side >> 1] !== STATED;

/**
 * For each side the terms that tell which event it names: with or without the direction; all of its terms where it says nothing else.
 *
 * @param signOfSide as in {@link eventsByWords}
 */
export function tellingTerms(
  { relations, lexicon }: Pick<NotebookIndex, 'relations' | 'lexicon'>,
  signOfSide: (side: number) => Sign,
): Uint32Array[] {
  const takesPart = takesPartIn(relations);
  const isDirection = Uint8Array.from(lexicon.terms, (term) => (DIRECTIONS.has(term) ? 1 : 0));
  return Array.from({ length: 2 * relations.kind.length }, (_, side) => {
    const terms = row(relations.terms, side);
    if (!takesPart(side) || signOfSide(side) > 0) return terms;
    const own = terms.filter((term) => isDirection[term] === 0);
    return own.length > 0 ? own : terms;
  });
}

/** Two sides that may name one event. */
interface Pair {
  a: number;
  b: number;
  sureness: number;
  by: keyof typeof GROUPS_AGREE;
}

/** What most sides of a group say. */
interface Group {
  counts: Map<number, number>;
  size: number;
}

function kernel({ counts, size }: Group): number[] {
  return [...counts].filter(([, count]) => size === 1 || 2 * count > size).map(([term]) => term);
}

function dice(left: Iterable<number>, right: readonly number[], weight: Float32Array): number {
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

/**
 * The identity of the index: see the file's head.
 *
 * @param signOfSide −1 for sides that name the lack or the fall of something, whose words for that are not compared
 */
export function eventsByWords(index: NotebookIndex, signOfSide: (side: number) => Sign): EventOfSide {
  const { relations, chains, sentences, lexicon } = index;
  const count = relations.kind.length;
  const weight = argumentWeights(relations, lexicon.terms.length);
  const takesPart = takesPartIn(relations);
  const telling = tellingTerms(index, signOfSide);
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
      if (differs) continue;
      const sureness = dice(terms, otherTerms, weight);
      const isRare = common.some((term) => sidesOf.get(term)!.length <= RARE_SIDES);
      const across = isRare ? ACROSS.rare : words > 1 ? ACROSS.several : ACROSS.single;
      const least = documentOf(side) === documentOf(other) ? WITHIN : across;
      if (sureness >= least) pairs.push({ a: side, b: other, sureness, by: 'words' });
    }
  }
  return unite(telling, pairs, weight, takesPart);
}

function unite(
  telling: readonly Uint32Array[],
  pairs: Pair[],
  weight: Float32Array,
  takesPart: (side: number) => boolean,
): EventOfSide {
  const sideCount = telling.length;
  const sets = new DisjointSets(sideCount);
  const groups = new Map<number, Group>();
  const groupOf = (set: number): Group =>
    groups.get(set) ?? { counts: new Map([...telling[set]!].map((term) => [term, 1])), size: 1 };
  pairs.sort((x, y) => y.sureness - x.sureness || x.a - y.a || x.b - y.b);
  for (const { a, b, by } of pairs) {
    const [left, right] = [sets.find(a), sets.find(b)];
    if (left === right) continue;
    const [one, other] = [groupOf(left), groupOf(right)];
    const areSingle = one.size === 1 && other.size === 1;
    if (!areSingle && dice(kernel(one), kernel(other), weight) < GROUPS_AGREE[by]) continue;
    for (const [term, count] of other.counts) one.counts.set(term, (one.counts.get(term) ?? 0) + count);
    sets.union(left, right);
    groups.delete(left);
    groups.delete(right);
    groups.set(sets.find(left), { counts: one.counts, size: one.size + other.size });
  }
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
