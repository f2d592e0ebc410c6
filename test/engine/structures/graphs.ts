/** @file Graphs of events made by hand or by a seed, for tests of causal structures. */
import { withLinks } from '../../../src/engine/structures/causal-graph.ts';
import type { CausalGraph, EventLink } from '../../../src/engine/structures/types.ts';

/** [cause, effect] with what differs from a sure, direct link. */
export type HandLink = readonly [cause: number, effect: number, more?: Partial<EventLink>];

export function handLink([cause, effect, more]: HandLink, number: number): EventLink {
  return {
    cause,
    causeSign: 1,
    effect,
    effectSign: 1,
    category: 'direct',
    strength: 7,
    claims: [number],
    against: [],
    associations: [],
    documents: [number % 3],
    isHedged: false,
    isFollowed: true,
    isNecessary: false,
    amplifies: false,
    order: null,
    delay: '',
    ...more,
  };
}

export function handGraph(eventCount: number, links: readonly HandLink[]): CausalGraph {
  return {
    eventCount,
    sides: { offsets: new Uint32Array(eventCount + 1), items: new Uint32Array(0) },
    eventOfSide: new Int32Array(0),
    signOfSide: new Int8Array(0),
    ...withLinks(eventCount, links.map(handLink)),
  };
}

/** A random graph without links from an event to itself and without parallel ones. */
export function randomGraph(random: () => number, eventCount: number, linkCount: number): CausalGraph {
  const seen = new Set<string>();
  const links: HandLink[] = [];
  for (let tries = 0; links.length < linkCount && tries < 20 * linkCount; tries++) {
    const cause = Math.floor(random() * eventCount);
    const effect = Math.floor(random() * eventCount);
    const key = `${cause} ${effect}`;
    if (cause === effect || seen.has(key)) continue;
    seen.add(key);
    links.push([cause, effect, { strength: 1 + Math.floor(random() * 10), effectSign: random() < 0.25 ? -1 : 1 }]);
  }
  return handGraph(eventCount, links);
}
