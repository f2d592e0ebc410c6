/**
 * @file Events that two documents call otherwise, found by what they stand between: "the diversion of the ferry" and "the rerouting of the ferry", both brought about
 * by the strike. Words alone leave them apart, since either has a word of its own that tells as much as any they share (collective resolution, after
 * Bhattacharya and Getoor, 2007, over causes and effects).
 *
 * Two groups of sides are one event when they name one thing, and share a cause or an effect (or have causes or effects that name one thing in turn) or say of
 * it what means nearly the same, and nothing speaks against it: no document has both names as nouns, or both as clauses ("the ship ran aground", and then "the
 * grounding", is how one event is told), and neither brings the other about.
 */
import type { DisjointSets } from '../graph/union.ts';

/** What one uniting may make another find. */
const MOST_ROUNDS = 4;

export interface CollectiveInput {
  sets: DisjointSets;
  /** Sides: 2r for the cause and 2r + 1 for the effect of relation r. */
  sideCount: number;
  /** Whether a side's relation claims or denies a cause. */
  isClaim(side: number): boolean;
  documentOf(side: number): number;
  /** Whether a side tells its event by a clause, not by a noun. */
  isClause(side: number): boolean;
}

/** What stands around a group of sides. */
interface Surroundings {
  /** Documents that name it by a clause (odd) or by a noun (even): 2d and 2d + 1 for document d. */
  forms: Set<number>;
  causes: Set<number>;
  effects: Set<number>;
}

function surroundings({ sets, sideCount, isClaim, documentOf, isClause }: CollectiveInput): Map<number, Surroundings> {
  const all = new Map<number, Surroundings>();
  for (let side = 0; side < sideCount; side++) {
    const set = sets.find(side);
    let own = all.get(set);
    if (!own) all.set(set, (own = { forms: new Set(), causes: new Set(), effects: new Set() }));
    own.forms.add(2 * documentOf(side) + (isClause(side) ? 1 : 0));
    if (isClaim(side)) (side % 2 === 0 ? own.effects : own.causes).add(sets.find(side ^ 1));
  }
  return all;
}

const meet = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean => [...a].some((member) => b.has(member));

/**
 * Unites groups of sides, in place; see the file's head.
 *
 * @param pairs of sides that name one thing, and perhaps one event; synonyms where they also say nearly the same of it
 * @param agree whether most of what two groups say is the same
 */
export function uniteByPlace(
  input: CollectiveInput,
  pairs: readonly { a: number; b: number; isSynonym: boolean }[],
  agree: (left: number, right: number) => boolean,
  unite: (left: number, right: number) => void,
): void {
  const { sets } = input;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const around = surroundings(input);
    const changed = new Set<number>();
    const alike = new Set(
      pairs.flatMap(({ a, b }) => [`${sets.find(a)} ${sets.find(b)}`, `${sets.find(b)} ${sets.find(a)}`]),
    );
    const areAlike = (some: ReadonlySet<number>, others: ReadonlySet<number>): boolean =>
      [...some].some((one) => [...others].some((other) => alike.has(`${one} ${other}`)));
    for (const { a, b, isSynonym } of pairs) {
      const [left, right] = [sets.find(a), sets.find(b)];
      // What was united in this round is looked at again in the next one.
      if (left === right || changed.has(left) || changed.has(right)) continue;
      const [one, other] = [around.get(left)!, around.get(right)!];
      if (meet(one.forms, other.forms) || one.causes.has(right) || one.effects.has(right)) continue;
      const isOnePlace =
        isSynonym ||
        meet(one.causes, other.causes) ||
        meet(one.effects, other.effects) ||
        areAlike(one.causes, other.causes) ||
        areAlike(one.effects, other.effects);
      if (!isOnePlace) continue;
      if (!agree(left, right)) continue;
      unite(left, right);
      changed.add(left).add(right);
    }
    if (changed.size === 0) return;
  }
}
