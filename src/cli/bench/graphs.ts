/** @file Graphs made for measuring. */
import type { EntityGraph } from '../../engine/notebook/index-types.ts';
import { seededRandom } from '../../engine/random.ts';

/** Share of the ties that stay within a community. */
const WITHIN = 0.8;
const COMMUNITY = 50;
const SEED = 20;

/** A graph with planted communities of equal size; ties weigh 1. */
export function plantedGraph(nodes: number, ties: number): EntityGraph {
  const random = seededRandom(SEED);
  const pairs = new Set<number>();
  while (pairs.size < ties) {
    const a = Math.floor(random() * nodes);
    const first = a - (a % COMMUNITY);
    const b = random() < WITHIN ? first + Math.floor(random() * COMMUNITY) : Math.floor(random() * nodes);
    if (a !== b && b < nodes) pairs.add(Math.min(a, b) * nodes + Math.max(a, b));
  }
  const neighbours: number[][] = Array.from({ length: nodes }, () => []);
  for (const pair of pairs) {
    const a = Math.floor(pair / nodes);
    neighbours[a]!.push(pair % nodes);
    neighbours[pair % nodes]!.push(a);
  }
  const offsets = new Uint32Array(nodes + 1);
  neighbours.forEach((list, node) => (offsets[node + 1] = offsets[node]! + list.length));
  return {
    offsets,
    items: Uint32Array.from(neighbours.flatMap((list) => list.sort((a, b) => a - b))),
    weights: new Float32Array(2 * ties).fill(1),
  };
}

/** Newman's modularity of a partition, γ = 1. */
export function modularity(graph: EntityGraph, community: Uint32Array): number {
  const total = graph.weights.reduce((sum, weight) => sum + weight, 0);
  const strength = new Map<number, number>();
  let within = 0;
  for (let node = 0; node < community.length; node++) {
    for (let at = graph.offsets[node]!; at < graph.offsets[node + 1]!; at++) {
      const own = community[node]!;
      strength.set(own, (strength.get(own) ?? 0) + graph.weights[at]!);
      if (community[graph.items[at]!] === own) within += graph.weights[at]!;
    }
  }
  let expected = 0;
  for (const sum of strength.values()) expected += (sum / total) ** 2;
  return within / total - expected;
}
