/** @file What lies within a number of hops of some entities in the entity graph. */
import type { Prepared } from '../retrieve/prepared.ts';
import { row } from '../rows.ts';

/**
 * Breadth-first search along entity ties.
 *
 * @returns each entity that is at most `hops` away, with its distance; the seeds are at distance 0
 */
export function within({ index }: Prepared, seeds: readonly number[], hops: number): Map<number, number> {
  const distance = new Map<number, number>(seeds.map((entity) => [entity, 0]));
  let frontier = [...distance.keys()];
  for (let hop = 1; hop <= hops; hop++) {
    const next: number[] = [];
    for (const entity of frontier) {
      for (const neighbour of row(index.graph, entity)) {
        if (distance.has(neighbour)) continue;
        distance.set(neighbour, hop);
        next.push(neighbour);
      }
    }
    frontier = next;
  }
  return distance;
}
