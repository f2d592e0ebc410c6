/**
 * @file The hierarchy H = {H0, …, HL} (HugRAG section 4.1, appendix B.1): Leiden on the entity graph, then on each module
 * that is still too large to be summarised, until every smallest module fits one context window. Levels are numbered from
 * the bottom: H0 are the entities, H1 the modules that are not split further, and a module stands one above its children.
 */
import type { EntityGraph, Hierarchy, RelationTable, Rows } from '../notebook/index-types.ts';
import { row, rowsFrom } from '../rows.ts';
import { inducedGraph, leiden } from './leiden.ts';

/** A module whose entities' sentences fill more than this many UTF-16 units is split: about a small model's window. */
export const MODULE_CHARACTERS = 8000;
/** Modules with fewer entities are not split, however long their sentences are. */
const LEAST_SPLIT = 6;
/** A module of a single entity says nothing that the entity does not. */
const LEAST_MODULE = 2;
const DEEPEST = 6;

interface Draft {
  members: Uint32Array;
  parent: number;
  children: number[];
}

function groupsOf(communities: Uint32Array, nodes: Uint32Array): Uint32Array[] {
  const groups: number[][] = [];
  communities.forEach((community, i) => (groups[community] ??= []).push(nodes[i]!));
  return groups.filter((group) => group.length >= LEAST_MODULE).map((group) => Uint32Array.from(group));
}

/**
 * Partitions the entity graph recursively.
 *
 * @param seed of the random choices inside Leiden
 * @param size UTF-16 units that a summary of these entities would have to fit
 * @returns modules ordered from the top down, without titles and summaries
 */
export function buildHierarchy(
  graph: EntityGraph,
  seed: number,
  size: (members: Uint32Array) => number,
): Omit<Hierarchy, 'titles' | 'summary'> {
  const entityCount = graph.offsets.length - 1;
  const scratch = new Int32Array(entityCount).fill(-1);
  const modules: Draft[] = [];
  const everything = Uint32Array.from({ length: entityCount }, (_, i) => i);
  const queue: { members: Uint32Array; module: number; depth: number }[] = [];

  const add = (members: Uint32Array, parent: number, depth: number) => {
    const module = modules.length;
    modules.push({ members, parent, children: [] });
    if (parent >= 0) modules[parent]!.children.push(module);
    queue.push({ members, module, depth });
  };
  for (const members of groupsOf(leiden(graph, seed), everything)) add(members, -1, 1);
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { members, module, depth } = next;
    if (depth >= DEEPEST || members.length < LEAST_SPLIT || size(members) <= MODULE_CHARACTERS) continue;
    const parts = groupsOf(leiden(inducedGraph(graph, members, scratch), seed), members);
    if (parts.length < 2) continue;
    for (const part of parts) add(part, module, depth + 1);
  }

  const level = new Uint8Array(modules.length).fill(1);
  for (let m = modules.length - 1; m >= 0; m--) {
    const { parent } = modules[m]!;
    if (parent >= 0) level[parent] = Math.max(level[parent]!, level[m]! + 1);
  }
  // Modules are ordered from the top down, so the smallest module that holds an entity comes last.
  const leafOfEntity = new Int32Array(entityCount).fill(-1);
  modules.forEach(({ members }, m) => members.forEach((entity) => (leafOfEntity[entity] = m)));
  const members: Rows = rowsFrom(modules.map((module) => module.members));
  return {
    levels: level.reduce((highest, value) => Math.max(highest, value), 0),
    level,
    parent: Int32Array.from(modules, ({ parent }) => parent),
    children: rowsFrom(modules.map(({ children }) => children)),
    members,
    leafOfEntity,
  };
}

/**
 * The smallest module that an event belongs to: that of the first entity of an argument that has one, else −1.
 *
 * @param side 2r for the cause of relation r, 2r + 1 for its effect
 */
export function moduleOfArgument(
  { leafOfEntity }: Pick<Hierarchy, 'leafOfEntity'>,
  { entities }: Pick<RelationTable, 'entities'>,
  side: number,
): number {
  for (const entity of row(entities, side)) if (leafOfEntity[entity]! >= 0) return leafOfEntity[entity]!;
  return -1;
}

/** A module and everything above it, from the module up. */
export function ancestry(hierarchy: Pick<Hierarchy, 'parent'>, module: number): number[] {
  const path: number[] = [];
  for (let at = module; at >= 0; at = hierarchy.parent[at]!) path.push(at);
  return path;
}
