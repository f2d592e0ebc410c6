/**
 * @file The map's nesting as a tree of nodes: what lies in what, how large it is, and where. Entities are nodes 0 … E−1, module m is
 * E + m, as on the map.
 */
import type { Rows } from '../notebook/index-types.ts';

/** Neighbouring entities are about 1.8 of their unit apart, so circles of this share of it don't touch. */
const SHARE_OF_UNIT = 0.85;

/** The columns of the map that a tree is made of. */
export interface Nesting {
  entityCount: number;
  /** The node that each node lies in; −1 at the top. */
  parent: Int32Array;
  /** x, y (up) and z of each node. */
  positions: Float32Array;
  /** Radius of each module's circle, by module. */
  circles: Float32Array;
  /** An entity's share of its module's circle. */
  unit: number;
  /** What makes one of two nodes of a size more important. */
  weight: Uint32Array;
}

export interface MapTree {
  entityCount: number;
  parent: Int32Array;
  positions: Float32Array;
  /** Radius of the circle that each node takes on the map. */
  radius: Float32Array;
  /** What lies in no module, the largest first. */
  roots: Uint32Array;
  /** Of each module, by module: modules and entities in it, the largest first. */
  children: Rows;
}

/** Makes the tree of a map; takes a few milliseconds for 100,000 nodes. */
export function mapTree({ entityCount, parent, positions, circles, unit, weight }: Nesting): MapTree {
  const radius = Float32Array.from(parent, (_, node) => circles[node - entityCount] ?? SHARE_OF_UNIT * unit);
  const order = Uint32Array.from(parent.keys()).sort(
    (a, b) => radius[b]! - radius[a]! || weight[b]! - weight[a]! || a - b,
  );
  const offsets = new Uint32Array(parent.length - entityCount + 1);
  for (const above of parent) if (above >= 0) offsets[above - entityCount + 1]!++;
  for (let module = 1; module < offsets.length; module++) offsets[module]! += offsets[module - 1]!;
  const next = offsets.slice();
  const items = new Uint32Array(offsets.at(-1)!);
  for (const node of order) {
    const above = parent[node]!;
    if (above >= 0) items[next[above - entityCount]!++] = node;
  }
  return {
    entityCount,
    parent,
    positions,
    radius,
    roots: order.filter((node) => parent[node]! < 0),
    children: { offsets, items },
  };
}

/** What lies directly in a node, the largest first; nothing for entities. */
export function childrenOf({ children, entityCount }: MapTree, node: number): Uint32Array {
  const module = node - entityCount;
  if (module < 0) return children.items.subarray(0, 0);
  return children.items.subarray(children.offsets[module], children.offsets[module + 1]);
}

/** The modules around a node, the largest first, without the node itself. */
export function pathTo({ parent }: Pick<MapTree, 'parent'>, node: number): number[] {
  const path: number[] = [];
  for (let at = parent[node] ?? -1; at >= 0; at = parent[at]!) path.push(at);
  return path.reverse();
}
