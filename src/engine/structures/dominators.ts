/**
 * @file Dominators: what every way from the first causes to an event passes through. By Cooper, Harvey and Kennedy, "A simple, fast dominance
 * algorithm" (2001), over the postorder of a search from a root that leads to all starts.
 */
import type { Digraph } from './digraph.ts';

/**
 * The immediate dominator of each node: −1 for what is not reached, and for what only the root dominates.
 *
 * @param back the same graph turned around
 */
export function immediateDominators(ahead: Digraph, back: Digraph, starts: readonly number[]): Int32Array {
  const { nodeCount } = ahead;
  const root = nodeCount;
  const order = postorder(ahead, starts);
  const place = new Int32Array(nodeCount + 1).fill(-1);
  order.forEach((node, at) => (place[node] = at));
  place[root] = order.length;
  const isStart = new Uint8Array(nodeCount);
  for (const start of starts) isStart[start] = 1;

  const above = new Int32Array(nodeCount + 1).fill(-1);
  above[root] = root;
  const meet = (a: number, b: number): number => {
    let [one, other] = [a, b];
    while (one !== other) {
      while (place[one]! < place[other]!) one = above[one]!;
      while (place[other]! < place[one]!) other = above[other]!;
    }
    return one;
  };
  for (let isMoving = true; isMoving;) {
    isMoving = false;
    for (let at = order.length - 1; at >= 0; at--) {
      const node = order[at]!;
      let dominator = isStart[node] ? root : -1;
      for (let i = back.offsets[node]!; i < back.offsets[node + 1]!; i++) {
        const before = back.targets[i]!;
        if (above[before]! < 0) continue;
        dominator = dominator < 0 ? before : meet(dominator, before);
      }
      if (above[node] === dominator) continue;
      above[node] = dominator;
      isMoving = true;
    }
  }
  return above.subarray(0, nodeCount).map((dominator) => (dominator === root ? -1 : dominator));
}

/** Nodes in the order in which a search is done with them. */
function postorder({ nodeCount, offsets, targets }: Digraph, starts: readonly number[]): number[] {
  const order: number[] = [];
  const seen = new Uint8Array(nodeCount);
  const next = offsets.slice(0, nodeCount);
  for (const start of starts) {
    if (seen[start]) continue;
    seen[start] = 1;
    const path = [start];
    while (path.length > 0) {
      const node = path.at(-1)!;
      if (next[node]! < offsets[node + 1]!) {
        const target = targets[next[node]!++]!;
        if (seen[target]) continue;
        seen[target] = 1;
        path.push(target);
      } else {
        order.push(node);
        path.pop();
      }
    }
  }
  return order;
}
