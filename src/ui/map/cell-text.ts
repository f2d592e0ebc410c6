/** @file What stands in a cell of the map's table. */
import { ENTITY_KINDS_IN_ORDER, type MapOverview } from '../../rpc/map.ts';
import { map as texts } from '../texts/map.ts';
import { figure } from '../texts/words.ts';
import type { Column } from './rows.ts';

/** @param row a node, or a gate in the columns of gates */
export function cellText(overview: MapOverview, row: number, column: Column): string {
  const { names, gates } = overview;
  switch (column) {
    case 'name':
      return names[row]!;
    case 'kind':
      return texts.kind[ENTITY_KINDS_IN_ORDER[overview.kind[row]!]!];
    case 'level':
      return `H${overview.level[row]!}`;
    case 'module':
      return names[overview.parent[row]!] ?? '–';
    case 'weight':
      return figure(overview.weight[row]!);
    case 'statements':
      return figure(overview.relations[row]!);
    case 'gates':
      return figure(overview.gateCount[row]!);
    case 'from':
      return names[gates.from[row]!]!;
    case 'to':
      return names[gates.to[row]!]!;
    case 'direction':
      return gates.directed[row] === 1 ? texts.directedArrow : texts.undirectedArrow;
    case 'score':
      return gates.score[row]!.toFixed(2);
  }
}

/** What a row of the tree holds: entities in a module, sentences that mention an entity. */
export function sizeText({ entityCount, weight }: MapOverview, node: number): string {
  return node < entityCount ? texts.namedIn(weight[node]!) : texts.holds(weight[node]!);
}
