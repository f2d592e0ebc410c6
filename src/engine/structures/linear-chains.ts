/**
 * @file Linear chains (CogniRAG, equation 6): causes one after the other up to an event, each told by its weakest link. Of all ways from a first
 * cause the one is taken whose weakest link is strongest, and of those the shortest.
 */
import { eventOf, literalOf, signOf, type Literals } from './literals.ts';
import type { CausalGraph, Sign } from './types.ts';

export interface LinearChain {
  events: { event: number; sign: Sign }[];
  links: number[];
  /** Strength of the weakest link, 1 to 10, and its position in `links`. */
  strength: number;
  weakest: number;
  /** Positions in `links` at which the text says that it grows. */
  amplified: number[];
  /** Positions in `links` for which the text tells how long they take. */
  delayed: number[];
}

const FULL = 10;

/**
 * The chains from first causes to an event, strongest first.
 *
 * @param sign in which direction the event is meant
 * @param most of them
 */
export function linearChains(
  graph: CausalGraph,
  literals: Literals,
  event: number,
  sign: Sign,
  most: number,
): LinearChain[] {
  const { back, from, links, isFirst, isCircular } = literals;
  const goal = literalOf(event, sign);
  const strength = new Uint8Array(literals.count);
  /** The arc with which the way from each literal to the goal begins. */
  const next = new Int32Array(literals.count).fill(-1);
  const open: { literal: number; arc: number }[][] = Array.from({ length: FULL + 1 }, () => []);
  open[FULL]!.push({ literal: goal, arc: -1 });
  const found: number[] = [];
  for (let level = FULL; level > 0 && found.length < most; level--) {
    for (let i = 0; i < open[level]!.length; i++) {
      const { literal, arc } = open[level]![i]!;
      if (strength[literal]! > 0) continue;
      strength[literal] = level;
      next[literal] = arc;
      if (arc >= 0 && (isFirst[literal] || isCircular[literal])) found.push(literal);
      for (let at = back.offsets[literal]!; at < back.offsets[literal + 1]!; at++) {
        const before = back.arcs[at]!;
        const held = Math.min(level, graph.links[links[before]!]!.strength);
        if (strength[from[before]!] === 0) open[held]!.push({ literal: from[before]!, arc: before });
      }
    }
  }
  return found.slice(0, most).map((start) => {
    const arcs: number[] = [];
    for (let at = start; next[at]! >= 0; at = literals.to[next[at]!]!) arcs.push(next[at]!);
    const way = arcs.map((arc) => links[arc]!);
    const told = way.map((link) => graph.links[link]!);
    const least = Math.min(...told.map((link) => link.strength));
    const where = (test: (at: number) => boolean): number[] => [...way.keys()].filter(test);
    const passed = [start, ...arcs.map((arc) => literals.to[arc]!)];
    return {
      events: passed.map((literal) => ({ event: eventOf(literal), sign: signOf(literal) })),
      links: way,
      strength: least,
      weakest: told.findIndex((link) => link.strength === least),
      amplified: where((at) => told[at]!.amplifies),
      delayed: where((at) => told[at]!.delay !== ''),
    };
  });
}
