/**
 * @file Terms that are forms of one word though their stems differ: "suspended" and "suspension", "closed" and "closure". They begin alike, and their
 * static word vectors point the same way, which tells "complaint" and "complain" from "container" and "content".
 */
import type { TermVectors } from '../notebook/index-types.ts';
import { DisjointSets } from '../graph/union.ts';

/** Letters that two forms have in common at their beginning, and the cosine of their vectors: the shorter, the surer they must be. */
const BEGINNINGS = [
  { letters: 4, least: 0.45 },
  { letters: 3, least: 0.65 },
] as const;
/** So many terms with one beginning are compared; where there are more, they are left as they are. */
const MOST_ALIKE = 400;
const NAMES_NUMBER = /\d/u;

/** Cosine of the vectors of two terms; 0 where either has none. */
function cosine({ dimensions, basis }: TermVectors, a: number, b: number): number {
  let dot = 0;
  let ofA = 0;
  let ofB = 0;
  for (let i = 0; i < dimensions; i++) {
    const [x, y] = [basis[a * dimensions + i]!, basis[b * dimensions + i]!];
    dot += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  return ofA === 0 || ofB === 0 ? 0 : dot / Math.sqrt(ofA * ofB);
}

/**
 * The family of each term, named by one of its terms; a term without kin is its own.
 *
 * @param used terms that are looked at, each once
 */
export function wordFamilies(terms: readonly string[], meaning: TermVectors, used: Iterable<number>): Uint32Array {
  const sets = new DisjointSets(terms.length);
  const all = [...used].filter((term) => !NAMES_NUMBER.test(terms[term]!));
  for (const { letters, least } of BEGINNINGS) {
    const alike = new Map<string, number[]>();
    for (const term of all) {
      if (terms[term]!.length < letters) continue;
      const beginning = terms[term]!.slice(0, letters);
      const known = alike.get(beginning);
      if (known) known.push(term);
      else alike.set(beginning, [term]);
    }
    for (const group of alike.values()) {
      if (group.length > MOST_ALIKE) continue;
      group.forEach((a, at) => {
        for (const b of group.slice(at + 1)) if (cosine(meaning, a, b) >= least) sets.union(a, b);
      });
    }
  }
  return Uint32Array.from(terms, (_, term) => sets.find(term));
}

/**
 * How near the terms are in which two names differ: the mean over the name that has fewer of its own, of the cosine with the nearest one of the other.
 *
 * @returns up to 1, which it is where one has no term of its own
 */
export function nearnessOfRests(meaning: TermVectors, one: Iterable<number>, other: Iterable<number>): number {
  const [left, right] = [new Set(one), new Set(other)];
  const ownLeft = [...left].filter((term) => !right.has(term));
  const ownRight = [...right].filter((term) => !left.has(term));
  const [few, many] = ownLeft.length <= ownRight.length ? [ownLeft, ownRight] : [ownRight, ownLeft];
  if (few.length === 0) return 1;
  return few.reduce((sum, term) => sum + Math.max(...many.map((next) => cosine(meaning, term, next))), 0) / few.length;
}
