/**
 * @file What holds up what: each event in each direction is a literal ("maintenance" and "poor maintenance" are two), and a followed link leads
 * from one to another. A literal holds where it comes from a first cause, or from a circle of causes that nothing outside of it feeds, and
 * where no link that is necessary for it is missing.
 */
import { componentsOf, digraphOf, type Digraph } from './digraph.ts';
import type { CausalGraph, Sign } from './types.ts';

export interface Literals {
  count: number;
  /** Arcs are followed links; `links[arc]` says which. */
  links: Uint32Array;
  from: Uint32Array;
  to: Uint32Array;
  ahead: Digraph;
  back: Digraph;
  /** 1 for literals that a followed link has at one of its ends. */
  isTold: Uint8Array;
  /** 1 for first causes. */
  isFirst: Uint8Array;
  /** 1 for literals in a circle that nothing outside of it feeds. */
  isCircular: Uint8Array;
}

/** Strength of what needs no cause. */
export const FULL = 10;

export const literalOf = (event: number, sign: Sign): number => 2 * event + (sign < 0 ? 1 : 0);
export const eventOf = (literal: number): number => literal >> 1;
export const signOf = (literal: number): Sign => ((literal & 1) === 1 ? -1 : 1);

/** The literals of a graph with what they rest on as the documents tell it. */
export function literalsOf(graph: CausalGraph): Literals {
  const count = 2 * graph.eventCount;
  const links = Uint32Array.from(graph.links.flatMap(({ isFollowed }, link) => (isFollowed ? [link] : [])));
  const from = links.map((link) => literalOf(graph.links[link]!.cause, graph.links[link]!.causeSign));
  const to = links.map((link) => literalOf(graph.links[link]!.effect, graph.links[link]!.effectSign));
  const ahead = digraphOf(count, from, to);
  const back = digraphOf(count, to, from);
  const isTold = new Uint8Array(count);
  for (const literal of from) isTold[literal] = 1;
  for (const literal of to) isTold[literal] = 1;
  const { of, sizes } = componentsOf(ahead);
  const isFed = new Uint8Array(sizes.length);
  from.forEach((literal, arc) => {
    if (of[literal] !== of[to[arc]!]) isFed[of[to[arc]!]!] = 1;
  });
  const isFirst = new Uint8Array(count);
  const isCircular = new Uint8Array(count);
  for (let literal = 0; literal < count; literal++) {
    if (!isTold[literal] || isFed[of[literal]!]) continue;
    if (sizes[of[literal]!] === 1) isFirst[literal] = 1;
    else isCircular[literal] = 1;
  }
  return { count, links, from, to, ahead, back, isTold, isFirst, isCircular };
}

/** What is changed about a graph for a while. */
export interface Changes {
  /** Literals that do not hold whatever leads to them. */
  isRemoved(literal: number): boolean;
  /** Strength of each arc, 1 to 10; 0 where it is cut. */
  strengthOf(arc: number): number;
  /** Whether an arc's effect can't be without its cause. */
  isNecessary(arc: number): boolean;
}

/** For each literal how strongly it is held up, as by the weakest link of its strongest way from a first cause; 0: it does not hold. */
export function supportOf(literals: Literals, changes: Changes): Uint8Array {
  const { to, from } = literals;
  const isGone = Uint8Array.from({ length: literals.count }, (_, literal) => (changes.isRemoved(literal) ? 1 : 0));
  for (;;) {
    const support = spread(literals, changes, isGone);
    let isSettled = true;
    for (let arc = 0; arc < from.length; arc++) {
      // A necessary link that is cut takes its effect away, and so does one whose cause does not hold.
      if (!changes.isNecessary(arc) || support[to[arc]!] === 0) continue;
      if (support[from[arc]!]! > 0 && changes.strengthOf(arc) > 0) continue;
      isGone[to[arc]!] = 1;
      isSettled = false;
    }
    if (isSettled) return support;
  }
}

function spread(literals: Literals, { strengthOf }: Changes, isGone: Uint8Array): Uint8Array {
  const { ahead, count } = literals;
  const support = new Uint8Array(count);
  const open: number[][] = Array.from({ length: FULL + 1 }, () => []);
  for (const literal of rootsOf(literals, strengthOf, isGone)) open[FULL]!.push(literal);
  for (let strength = FULL; strength > 0; strength--) {
    const level = open[strength]!;
    while (level.length > 0) {
      const literal = level.pop()!;
      if (support[literal]! > 0) continue;
      support[literal] = strength;
      for (let at = ahead.offsets[literal]!; at < ahead.offsets[literal + 1]!; at++) {
        const next = ahead.targets[at]!;
        const held = Math.min(strength, strengthOf(ahead.arcs[at]!));
        if (held > 0 && support[next] === 0 && !isGone[next]) open[held]!.push(next);
      }
    }
  }
  return support;
}

/** First causes, and what is left of circles that nothing outside feeds. */
function rootsOf(literals: Literals, strengthOf: Changes['strengthOf'], isGone: Uint8Array): number[] {
  const { from, to, isFirst, isCircular, count } = literals;
  const roots: number[] = [];
  for (let literal = 0; literal < count; literal++) if (isFirst[literal] && !isGone[literal]) roots.push(literal);
  const arcs = [...from.keys()].filter(
    (arc) =>
      isCircular[from[arc]!] && isCircular[to[arc]!] && !isGone[from[arc]!] && !isGone[to[arc]!] && strengthOf(arc) > 0,
  );
  if (arcs.length === 0) return roots;
  const circles = digraphOf(
    count,
    arcs.map((arc) => from[arc]!),
    arcs.map((arc) => to[arc]!),
  );
  const { of, sizes } = componentsOf(circles);
  for (let literal = 0; literal < count; literal++) if (sizes[of[literal]!]! > 1) roots.push(literal);
  return roots;
}
