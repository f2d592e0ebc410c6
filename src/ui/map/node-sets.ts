/** @file Sets of nodes that are replaced whole, so that what depends on them sees every change. */

export const NO_NODES: ReadonlySet<number> = new Set();

/** All nodes of several lists. */
export function nodesOf(...lists: Iterable<number>[]): ReadonlySet<number> {
  return new Set(lists.flatMap((list) => [...list]));
}

/** The set with a node, or without it. */
export function withNode(set: ReadonlySet<number>, node: number, isIn: boolean): ReadonlySet<number> {
  const changed = new Set(set);
  if (isIn) changed.add(node);
  else changed.delete(node);
  return changed;
}
