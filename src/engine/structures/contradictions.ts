/**
 * @file Where the documents disagree: one says that a cause brings an effect about and another that it does not, or that it lowers it. Both
 * sides are listed; which is right is the reader's to say.
 */
import { signOfLink } from './causal-graph.ts';
import type { CausalGraph, ContradictionKind } from './types.ts';

export interface Contradiction {
  cause: number;
  effect: number;
  kind: ContradictionKind;
  /** Relations of either side. */
  pro: number[];
  contra: number[];
}

/** All contradictions, those first that have most on either side. */
export function contradictionsOf(graph: CausalGraph, isDenial: (relation: number) => boolean): Contradiction[] {
  const found = new Map<string, Contradiction>();
  const add = (one: Contradiction): void => {
    const key = `${one.cause} ${one.effect} ${one.kind}`;
    const known = found.get(key);
    if (!known) found.set(key, one);
    else {
      known.pro = [...new Set([...known.pro, ...one.pro])];
      known.contra = [...new Set([...known.contra, ...one.contra])];
    }
  };
  for (const link of graph.links) {
    const { cause, effect, claims, associations, against } = link;
    const denials = against.filter(isDenial);
    const contrary = against.filter((relation) => !isDenial(relation));
    if (claims.length > 0 && denials.length > 0) {
      add({ cause, effect, kind: 'denied', pro: claims, contra: denials });
    }
    // Each of both links names the other: one entry, with the side that raises first.
    if (claims.length > 0 && contrary.length > 0 && signOfLink(link) > 0) {
      add({ cause, effect, kind: 'opposed', pro: claims, contra: contrary });
    }
    if (claims.length === 0 && denials.length > 0 && associations.length > 0) {
      add({ cause, effect, kind: 'related', pro: associations, contra: denials });
    }
  }
  return [...found.values()].sort(
    (a, b) =>
      Math.min(b.pro.length, b.contra.length) - Math.min(a.pro.length, a.contra.length) ||
      a.cause - b.cause ||
      a.effect - b.effect,
  );
}
