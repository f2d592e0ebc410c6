/** @file The rows of the map's table: which nodes or gates are listed, and in which order. */
import type { MapOverview } from '../../rpc/map.ts';

export type TableTab = 'tree' | 'entities' | 'modules' | 'gates';

export type Column =
  'name' | 'kind' | 'level' | 'module' | 'weight' | 'statements' | 'gates' | 'from' | 'to' | 'direction' | 'score';

export interface Sorting {
  column: Column;
  descending: boolean;
}

export const COLUMNS: Record<TableTab, readonly Column[]> = {
  tree: ['name', 'weight', 'statements', 'gates'],
  entities: ['name', 'kind', 'module', 'weight', 'statements', 'gates'],
  modules: ['name', 'level', 'weight', 'statements', 'gates'],
  gates: ['from', 'direction', 'to', 'score'],
};

/** What a table is sorted by at first. */
export const FIRST_SORTING: Record<TableTab, Sorting> = {
  tree: { column: 'weight', descending: true },
  entities: { column: 'weight', descending: true },
  modules: { column: 'weight', descending: true },
  gates: { column: 'score', descending: true },
};

/** Columns that are read from their large end: a first click sorts them so. */
export const LARGEST_FIRST: readonly Column[] = ['level', 'weight', 'statements', 'gates', 'score'];

/** What a row is sorted by: a number, the place in the alphabet for names. */
export function sortKey(overview: MapOverview, column: Column): (row: number) => number {
  const { alphabetical, gates, parent } = overview;
  switch (column) {
    case 'name':
      return (node) => alphabetical[node]!;
    case 'kind':
      return (node) => overview.kind[node]!;
    case 'level':
      return (node) => overview.level[node]!;
    case 'module':
      return (node) => alphabetical[parent[node]!] ?? Infinity;
    case 'weight':
      return (node) => overview.weight[node]!;
    case 'statements':
      return (node) => overview.relations[node]!;
    case 'gates':
      return (node) => overview.gateCount[node]!;
    case 'from':
      return (gate) => alphabetical[gates.from[gate]!]!;
    case 'to':
      return (gate) => alphabetical[gates.to[gate]!]!;
    case 'direction':
      return (gate) => gates.directed[gate]!;
    case 'score':
      return (gate) => gates.score[gate]!;
  }
}

/**
 * The rows of a flat table, sorted.
 *
 * @param visible 1 for each node that the filters let through
 * @param found nodes that were found by name; null: no name is looked for
 * @returns nodes, or gates in their tab; a gate is listed when both its modules are let through
 */
export function tableRows(
  overview: MapOverview,
  tab: Exclude<TableTab, 'tree'>,
  visible: Uint8Array,
  found: readonly number[] | null,
  { column, descending }: Sorting,
): Uint32Array {
  const wanted = found && new Set(found);
  const isListed = (node: number): boolean => visible[node] === 1 && (wanted === null || wanted.has(node));
  const rows: number[] = [];
  if (tab === 'gates') {
    const { from, to } = overview.gates;
    from.forEach((node, gate) => {
      const other = to[gate]!;
      if (visible[node] === 1 && visible[other] === 1 && (isListed(node) || isListed(other))) rows.push(gate);
    });
  } else {
    const [first, end] = tab === 'entities' ? [0, overview.entityCount] : [overview.entityCount, overview.level.length];
    for (let node = first; node < end; node++) if (isListed(node)) rows.push(node);
  }
  const key = sortKey(overview, column);
  const keys = Float64Array.from(rows, key);
  const sign = descending ? -1 : 1;
  const order = Uint32Array.from(rows.keys()).sort((a, b) => sign * (keys[a]! - keys[b]!) || a - b);
  return order.map((at) => rows[at]!);
}
