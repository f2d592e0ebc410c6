/** @file The rows of the map's tree: modules with what they hold below them, as far as they are opened. */
import { childrenOf, type MapTree } from '../../engine/cut/tree.ts';
import type { MapOverview } from '../../rpc/map.ts';
import { sortKey, type Sorting } from './rows.ts';

export interface TreeRow {
  node: number;
  /** From 1 at the top. */
  depth: number;
  /** Among the rows beside it, from 1, and how many these are. */
  position: number;
  siblings: number;
  /** Whether its parts follow; undefined for entities and empty modules. */
  isExpanded?: boolean;
}

/** What of the tree is listed. */
export interface TreeListing {
  /** Modules that are opened. */
  expanded: ReadonlySet<number>;
  /** 1 for each node that the filters let through; the parts of a module that they don't take its place. */
  visible: Uint8Array;
  /** Nodes that were found by name, listed with the modules around them; null: no name is looked for. */
  found: readonly number[] | null;
  sorting: Sorting;
}

/** The rows from the top down, those beside each other sorted: modules before entities. */
export function treeRows(overview: MapOverview, tree: MapTree, listing: TreeListing): TreeRow[] {
  const { expanded, visible, found, sorting } = listing;
  const { entityCount, parent } = overview;
  const key = sortKey(overview, sorting.column);
  const sign = sorting.descending ? -1 : 1;
  const wanted = found && new Set(found);
  /** Modules that hold something that was found. */
  const around = new Set<number>();
  for (const node of found ?? []) {
    for (let at = parent[node]!; at >= 0 && !around.has(at); at = parent[at]!) around.add(at);
  }
  const isListed = (node: number): boolean => wanted === null || wanted.has(node) || around.has(node);
  const rows: TreeRow[] = [];

  const partsOf = (nodes: Iterable<number>): number[] => {
    const parts: number[] = [];
    for (const node of nodes) {
      if (visible[node] !== 1) parts.push(...partsOf(childrenOf(tree, node)));
      else if (isListed(node)) parts.push(node);
    }
    return parts;
  };
  const add = (nodes: Iterable<number>, depth: number): void => {
    const parts = partsOf(nodes);
    parts.sort((a, b) => Number(b >= entityCount) - Number(a >= entityCount) || sign * (key(a) - key(b)) || a - b);
    parts.forEach((node, i) => {
      const row: TreeRow = { node, depth, position: i + 1, siblings: parts.length };
      const children = childrenOf(tree, node);
      if (children.length > 0) row.isExpanded = wanted === null ? expanded.has(node) : around.has(node);
      rows.push(row);
      if (row.isExpanded) add(children, depth + 1);
    });
  };
  add(tree.roots, 1);
  return rows;
}
