/**
 * @file Who says the contrary: where one sentence claims a cause and another denies the same, an answer that cites the one cites the other beside it. Two
 * statements are of the same where both their sides share most of what they say.
 */
import type { Prepared } from '../retrieve/prepared.ts';
import { row } from '../rows.ts';

const CAUSAL = 0;
const DENIED = 2;
/** Share of both arguments' weight, by the rarity of their terms, that must be common (Dice). */
const SAME = 0.5;
/** Denials in one answer. */
const MOST = 2;

/** How much two sides of relations have in common, 0 to 1. */
function likeness({ index: { relations }, argumentWeight, sideWeight }: Prepared, a: number, b: number): number {
  const terms = new Set(row(relations.terms, a));
  let common = 0;
  for (const term of row(relations.terms, b)) if (terms.has(term)) common += argumentWeight[term]!;
  const both = sideWeight[a]! + sideWeight[b]!;
  return both === 0 ? 0 : (2 * common) / both;
}

function areSame(prepared: Prepared, a: number, b: number): boolean {
  return [0, 1].every((side) => likeness(prepared, 2 * a + side, 2 * b + side) >= SAME);
}

/**
 * The sentences of an answer, each claim followed by what denies it.
 *
 * @param isAllowed sentences that may be cited
 * @returns the sentences in order, and those of them that were added
 */
export function withDenials(
  prepared: Prepared,
  sentences: readonly number[],
  isAllowed: (sentence: number) => boolean,
): { sentences: number[]; denying: Set<number> } {
  const { relations } = prepared.index;
  const denials = [...relations.kind.keys()].filter(
    (relation) => relations.kind[relation] === DENIED && isAllowed(relations.sentence[relation]!),
  );
  const denying = new Set<number>();
  const all = sentences.flatMap((sentence) => {
    const claims = [...row(prepared.sentenceRelations, sentence)].filter((each) => relations.kind[each] === CAUSAL);
    const told = [sentence];
    for (const denial of denials) {
      const other = relations.sentence[denial]!;
      if (denying.size === MOST || denying.has(other) || sentences.includes(other)) continue;
      if (!claims.some((claim) => areSame(prepared, claim, denial))) continue;
      denying.add(other);
      told.push(other);
    }
    return told;
  });
  return { sentences: all, denying };
}
