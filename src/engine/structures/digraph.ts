/** @file Directed graphs in compressed form and what is asked of them again and again: reach, and strongly connected components. */

/** Arc i of the sorted order leads from its row to `targets[i]` and stands for `arcs[i]` of the list that it was built from. */
export interface Digraph {
  nodeCount: number;
  offsets: Uint32Array;
  targets: Uint32Array;
  arcs: Uint32Array;
}

/**
 * Packs arcs into rows by where they start; within a row they keep their order.
 *
 * @param from start of each arc
 * @param to end of each arc
 */
export function digraphOf(nodeCount: number, from: ArrayLike<number>, to: ArrayLike<number>): Digraph {
  const offsets = new Uint32Array(nodeCount + 1);
  for (let arc = 0; arc < from.length; arc++) offsets[from[arc]! + 1]!++;
  for (let node = 0; node < nodeCount; node++) offsets[node + 1]! += offsets[node]!;
  const fill = offsets.slice();
  const targets = new Uint32Array(from.length);
  const arcs = new Uint32Array(from.length);
  for (let arc = 0; arc < from.length; arc++) {
    const at = fill[from[arc]!]!++;
    targets[at] = to[arc]!;
    arcs[at] = arc;
  }
  return { nodeCount, offsets, targets, arcs };
}

/** 1 for each node that can be come to from the starts, themselves included, without entering a blocked one. */
export function reachableFrom(
  graph: Digraph,
  starts: Iterable<number>,
  isBlocked?: (node: number) => boolean,
): Uint8Array {
  const reached = new Uint8Array(graph.nodeCount);
  const open: number[] = [];
  for (const start of starts) {
    if (reached[start] || isBlocked?.(start)) continue;
    reached[start] = 1;
    open.push(start);
  }
  while (open.length > 0) {
    const node = open.pop()!;
    for (let at = graph.offsets[node]!; at < graph.offsets[node + 1]!; at++) {
      const next = graph.targets[at]!;
      if (reached[next] || isBlocked?.(next)) continue;
      reached[next] = 1;
      open.push(next);
    }
  }
  return reached;
}

export interface Components {
  /** Component of each node; a component comes before those that lead to it. */
  of: Int32Array;
  sizes: number[];
}

/** Strongly connected components (Tarjan 1972), without recursion: graphs may be deep. */
export function componentsOf({ nodeCount, offsets, targets }: Digraph): Components {
  const of = new Int32Array(nodeCount).fill(-1);
  const sizes: number[] = [];
  const found = new Int32Array(nodeCount).fill(-1);
  const low = new Int32Array(nodeCount);
  const next = offsets.slice(0, nodeCount);
  const waiting: number[] = [];
  const path: number[] = [];
  let clock = 0;
  for (let start = 0; start < nodeCount; start++) {
    if (found[start]! >= 0) continue;
    path.push(start);
    while (path.length > 0) {
      const node = path.at(-1)!;
      if (found[node]! < 0) {
        found[node] = low[node] = clock++;
        waiting.push(node);
      }
      let isDescending = false;
      while (next[node]! < offsets[node + 1]!) {
        const target = targets[next[node]!]!;
        if (found[target]! < 0) {
          path.push(target);
          isDescending = true;
          break;
        }
        if (of[target]! < 0) low[node] = Math.min(low[node]!, low[target]!);
        next[node]!++;
      }
      if (isDescending) continue;
      path.pop();
      if (low[node] !== found[node]) continue;
      let size = 0;
      let member: number;
      do {
        member = waiting.pop()!;
        of[member] = sizes.length;
        size++;
      } while (member !== node);
      sizes.push(size);
    }
  }
  return { of, sizes };
}
