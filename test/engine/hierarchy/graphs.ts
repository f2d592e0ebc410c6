/** @file Graphs written by hand or drawn at random, for tests of communities. */
import type { EntityGraph } from '../../../src/engine/notebook/index-types.ts';
import { row } from '../../../src/engine/rows.ts';

/** An undirected graph from pairs of nodes; a pair that is given twice counts once. */
export function graphOf(nodeCount: number, pairs: Iterable<readonly [number, number]>, weight = 1): EntityGraph {
  const neighbours = Array.from({ length: nodeCount }, () => new Set<number>());
  for (const [a, b] of pairs) {
    if (a === b) continue;
    neighbours[a]!.add(b);
    neighbours[b]!.add(a);
  }
  const offsets = new Uint32Array(nodeCount + 1);
  neighbours.forEach((set, node) => (offsets[node + 1] = offsets[node]! + set.size));
  const items = Uint32Array.from(neighbours.flatMap((set) => [...set].sort((a, b) => a - b)));
  return { offsets, items, weights: new Float32Array(items.length).fill(weight) };
}

/** Groups of equal size, densely tied inside and thinly between. Node n belongs to group n mod `groups`. */
export function plantedGraph(groups: number, size: number, inside: number, between: number, random: () => number) {
  const count = groups * size;
  const pairs: [number, number][] = [];
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      if (random() < (a % groups === b % groups ? inside : between)) pairs.push([a, b]);
    }
  }
  return graphOf(count, pairs);
}

/** True when each of the nodes can be reached from the first without leaving them. */
export function isConnected(graph: EntityGraph, nodes: readonly number[]): boolean {
  const allowed = new Set(nodes);
  const seen = new Set(nodes.slice(0, 1));
  for (const node of seen) for (const next of row(graph, node)) if (allowed.has(next)) seen.add(next);
  return seen.size === allowed.size;
}
