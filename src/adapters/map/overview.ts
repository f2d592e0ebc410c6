/** @file A notebook's whole graph as columns for the picture and the table. */
import { moduleTitles } from '../../engine/hierarchy/titles.ts';
import { ancestry } from '../../engine/hierarchy/hierarchy.ts';
import { layoutMap } from '../../engine/map/layout.ts';
import { strongestTies } from '../../engine/map/ties.ts';
import type { NotebookIndex } from '../../engine/notebook/index-types.ts';
import { row } from '../../engine/rows.ts';
import type { MapOverview } from '../../rpc/map.ts';
import type { LoadedIndex } from '../asking/load-index.ts';
import type { MapReader } from './map-reader.ts';

/** Ties that the page gets, the strongest: it draws those between what it shows, which may be anywhere. 8 MB. */
const MOST_TIES = 1_000_000;

/** Position of each name among all, as a reader of the person's language would sort them. */
function alphabeticalOrder(names: readonly string[]): Uint32Array {
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  const order = Array.from(names.keys()).sort((a, b) => compare(names[a]!, names[b]!) || a - b);
  const positions = new Uint32Array(names.length);
  order.forEach((node, position) => (positions[node] = position));
  return positions;
}

function countRelations(index: NotebookIndex, { sidesOfEntity, entityCount }: MapReader): Uint32Array {
  const counts = new Uint32Array(entityCount + index.hierarchy.level.length);
  for (let entity = 0; entity < entityCount; entity++) counts[entity] = row(sidesOfEntity, entity).length;
  const { leafOfEntity } = index.hierarchy;
  for (let relation = 0; relation < index.relations.kind.length; relation++) {
    const touched = new Set<number>();
    for (const side of [2 * relation, 2 * relation + 1]) {
      const leaf = leafOfEntity[row(index.relations.entities, side)[0] ?? -1] ?? -1;
      if (leaf >= 0) for (const module of ancestry(index.hierarchy, leaf)) touched.add(module);
    }
    for (const module of touched) counts[entityCount + module]!++;
  }
  return counts;
}

function countGates({ hierarchy }: NotebookIndex, { gatesOfModule, entityCount }: MapReader): Uint32Array {
  const counts = new Uint32Array(entityCount + hierarchy.level.length);
  gatesOfModule.forEach((gates, module) => (counts[entityCount + module] = gates.length));
  // A module's way up is the same for all its entities.
  const ofWay = gatesOfModule.map(
    (_, module) => new Set(ancestry(hierarchy, module).flatMap((above) => gatesOfModule[above]!)).size,
  );
  hierarchy.leafOfEntity.forEach((leaf, entity) => (counts[entity] = leaf < 0 ? 0 : ofWay[leaf]!));
  return counts;
}

/** Lays the notebook out and counts what the table shows. */
export function readOverview({ generation, index }: LoadedIndex, reader: MapReader): MapOverview {
  const { entities, hierarchy, gates, graph } = index;
  const { entityCount } = reader;
  const moduleCount = hierarchy.level.length;
  const names = [...entities.names, ...moduleTitles(index)];
  const column = <T extends Uint8Array | Uint32Array | Int32Array>(
    array: T,
    ofEntity: (entity: number) => number,
    ofModule: (module: number) => number,
  ): T => {
    for (let entity = 0; entity < entityCount; entity++) array[entity] = ofEntity(entity);
    for (let module = 0; module < moduleCount; module++) array[entityCount + module] = ofModule(module);
    return array;
  };
  const nodes = names.length;
  const asNode = (module: number): number => (module < 0 ? -1 : entityCount + module);
  return {
    generation,
    entityCount,
    levels: hierarchy.levels,
    names,
    level: column(
      new Uint8Array(nodes),
      () => 0,
      (module) => hierarchy.level[module]!,
    ),
    kind: column(
      new Uint8Array(nodes),
      (entity) => entities.kinds[entity]!,
      () => 0,
    ),
    weight: column(
      new Uint32Array(nodes),
      (entity) => row(entities.sentences, entity).length,
      (module) => row(hierarchy.members, module).length,
    ),
    relations: countRelations(index, reader),
    gateCount: countGates(index, reader),
    alphabetical: alphabeticalOrder(names),
    parent: column(
      new Int32Array(nodes),
      (entity) => asNode(hierarchy.leafOfEntity[entity]!),
      (module) => asNode(hierarchy.parent[module]!),
    ),
    ...layoutMap(hierarchy, graph),
    ties: strongestTies(graph, MOST_TIES),
    gates: {
      from: gates.from.map(asNode),
      to: gates.to.map(asNode),
      score: gates.score.slice(),
      directed: gates.directed.slice(),
    },
    documents: [...index.documents.ids],
  };
}

/** The buffers of an overview, which need not be copied on their way to the page. */
export function buffersOf(overview: MapOverview): ArrayBuffer[] {
  const { gates, ties } = overview;
  const arrays = [...Object.values(overview), ...Object.values(gates), ...Object.values(ties)];
  return arrays.flatMap((value: unknown) =>
    ArrayBuffer.isView(value) && value.buffer instanceof ArrayBuffer ? [value.buffer] : [],
  );
}
