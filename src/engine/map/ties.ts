/** @file The ties of the entity graph that the map draws. */
import type { EntityGraph } from '../notebook/index-types.ts';

export interface DrawnTies {
  /** Two entities per tie, the lower number first, strongest ties first. */
  pairs: Uint32Array;
  /** All ties of the graph, drawn or not. */
  total: number;
}

/** The strongest ties of a graph, each once. @param most ties to keep */
export function strongestTies({ offsets, items, weights }: EntityGraph, most: number): DrawnTies {
  const from: number[] = [];
  const at: number[] = [];
  for (let entity = 0; entity + 1 < offsets.length; entity++) {
    for (let i = offsets[entity]!; i < offsets[entity + 1]!; i++) {
      if (items[i]! <= entity) continue;
      from.push(entity);
      at.push(i);
    }
  }
  const order = Uint32Array.from(from.keys());
  order.sort((a, b) => weights[at[b]!]! - weights[at[a]!]! || a - b);
  const kept = order.subarray(0, most);
  const pairs = new Uint32Array(2 * kept.length);
  kept.forEach((tie, i) => {
    pairs[2 * i] = from[tie]!;
    pairs[2 * i + 1] = items[at[tie]!]!;
  });
  return { pairs, total: from.length };
}
