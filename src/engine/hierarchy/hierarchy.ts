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
/**
 * A community with fewer entities, or with less to read, is no subject of its own: it goes with the one that it is most strongly tied to, else to what
 * is above. Of a notebook of a few short notes, so small ones are all that there is, so there a hundredth of the whole will do.
 */
const LEAST_SUBJECT = { entities: 6, characters: MODULE_CHARACTERS / 4, share: 0.01 };
const DEEPEST = 6;
/**
 * An entity with a smaller share of its ties inside a module is no part of its subject: "mechanism" or "reader", which stands beside everything,
 * belongs to what is above, or to no module at all.
 */
export const LEAST_INSIDE = 0.15;
/** A community with a smaller share of all its ties inside is none: what is beside it holds it together. */
export const LEAST_COHERENCE = 0.2;
/** α of {@link normalised}. */
const NORMALISATION = 0.5;

interface Draft {
  members: Uint32Array;
  parent: number;
  children: number[];
}

/** What a community must have to be a subject of its own. */
export interface LeastSubject {
  entities: number;
  /** UTF-16 units. */
  characters: number;
}

/** @param characters to read on all entities together */
export function leastSubject(entityCount: number, characters: number): LeastSubject {
  return {
    entities: Math.max(LEAST_MODULE, Math.min(LEAST_SUBJECT.entities, LEAST_SUBJECT.share * entityCount)),
    characters: Math.min(LEAST_SUBJECT.characters, LEAST_SUBJECT.share * characters),
  };
}

/** Sum of each node's ties. */
export function strengthsOf({ offsets, weights }: EntityGraph): Float64Array {
  const sums = new Float64Array(offsets.length - 1);
  for (let node = 0; node < sums.length; node++) {
    for (let at = offsets[node]!; at < offsets[node + 1]!; at++) sums[node]! += weights[at]!;
  }
  return sums;
}

/**
 * The graph with each tie set against how strongly its two ends are tied at all: w / (s_a·s_b)^α. What stands beside everything ("example",
 * "system") would else draw subjects together that have nothing to do with one another (van Eck and Waltman, "How to normalize
 * cooccurrence data?", 2009: α = 1 is their association strength, ½ the cosine).
 */
export function normalised({ offsets, items, weights }: EntityGraph, strength: Float64Array): EntityGraph {
  const against = strength.map((sum) => sum ** NORMALISATION);
  const relative = new Float32Array(weights.length);
  for (let node = 0; node < strength.length; node++) {
    for (let at = offsets[node]!; at < offsets[node + 1]!; at++) {
      relative[at] = weights[at]! / (against[node]! * against[items[at]!]!);
    }
  }
  return { offsets, items, weights: relative };
}

/** The entities of a group that have enough of their ties inside it; none where the group as a whole has not. @param inside scratch, all 0, one for each entity */
export function belonging(
  graph: EntityGraph,
  group: Uint32Array,
  strength: Float64Array,
  inside: Uint8Array,
): Uint32Array {
  for (const node of group) inside[node] = 1;
  let [own, all] = [0, 0];
  const kept = group.filter((node) => {
    let sum = 0;
    for (let at = graph.offsets[node]!; at < graph.offsets[node + 1]!; at++) {
      if (inside[graph.items[at]!] === 1) sum += graph.weights[at]!;
    }
    own += sum;
    all += strength[node]!;
    return sum >= LEAST_INSIDE * strength[node]!;
  });
  for (const node of group) inside[node] = 0;
  return own >= LEAST_COHERENCE * all ? kept : kept.subarray(0, 0);
}

/**
 * The community that the nodes of one are most strongly tied to, apart from their own; −1 where they are tied to none or only here and there, as
 * what stands beside everything is.
 */
function nearestCommunity(graph: EntityGraph, nodes: readonly number[], communityOf: Int32Array, own: number): number {
  const weights = new Map<number, number>();
  let nearest = -1;
  let all = 0;
  for (const node of nodes) {
    for (let at = graph.offsets[node]!; at < graph.offsets[node + 1]!; at++) {
      all += graph.weights[at]!;
      const other = communityOf[graph.items[at]!]!;
      if (other === own) continue;
      const weight = (weights.get(other) ?? 0) + graph.weights[at]!;
      weights.set(other, weight);
      if (nearest < 0 || weight > weights.get(nearest)!) nearest = other;
    }
  }
  return nearest >= 0 && weights.get(nearest)! >= LEAST_INSIDE * all ? nearest : -1;
}

/**
 * The communities of a graph as groups of nodes, largest first. Small ones are taken in by the one that they are most strongly tied to, and left out
 * where there is none.
 *
 * @param isSmall whether a group is too small to be a subject
 */
function groupsOf(
  graph: EntityGraph,
  seed: number,
  nodes: Uint32Array,
  isSmall: (group: Uint32Array) => boolean,
): Uint32Array[] {
  const communityOf = Int32Array.from(leiden(graph, seed));
  const groups: number[][] = [];
  communityOf.forEach((community, node) => (groups[community] ??= []).push(node));
  const entitiesOf = (group: readonly number[]) => Uint32Array.from(group, (node) => nodes[node]!);
  for (let community = groups.length - 1; community >= 0; community--) {
    const small = groups[community]!;
    if (!isSmall(entitiesOf(small))) continue;
    const host = nearestCommunity(graph, small, communityOf, community);
    if (host < 0) continue;
    for (const node of small) communityOf[node] = host;
    groups[host]!.push(...small);
    groups[community] = [];
  }
  return groups.map((group) => entitiesOf(group.sort((a, b) => a - b))).filter((group) => !isSmall(group));
}

/**
 * Partitions the entity graph recursively.
 *
 * @param seed of the random choices inside Leiden
 * @param size UTF-16 units that a summary of these entities would have to fit
 * @param isScattered whether entities have no subject in common: such are no module, but what they split into may be some (`scatter.ts`)
 * @returns modules ordered from the top down, without titles and summaries
 */
export function buildHierarchy(
  graph: EntityGraph,
  seed: number,
  size: (members: Uint32Array) => number,
  isScattered: (members: Uint32Array) => boolean = () => false,
): Omit<Hierarchy, 'titles' | 'summary'> {
  const entityCount = graph.offsets.length - 1;
  const scratch = new Int32Array(entityCount).fill(-1);
  const modules: Draft[] = [];
  const everything = Uint32Array.from({ length: entityCount }, (_, i) => i);
  const queue: { members: Uint32Array; module: number; depth: number }[] = [];

  const strength = strengthsOf(graph);
  const inside = new Uint8Array(entityCount);
  const ties = normalised(graph, strength);
  const least = leastSubject(entityCount, size(everything));
  const isSmall = (group: Uint32Array) => group.length < least.entities || size(group) < least.characters;
  /** None where a group does not fall apart. */
  const partsOf = (members: Uint32Array): Uint32Array[] => {
    const parts = groupsOf(inducedGraph(ties, members, scratch), seed, members, isSmall);
    return parts.length < 2 ? [] : parts;
  };
  const add = (group: Uint32Array, parent: number, depth: number) => {
    const members = belonging(graph, group, strength, inside);
    if (members.length < least.entities) return;
    if (isScattered(members)) {
      if (depth < DEEPEST) for (const part of partsOf(members)) add(part, parent, depth + 1);
      return;
    }
    const module = modules.length;
    modules.push({ members, parent, children: [] });
    if (parent >= 0) modules[parent]!.children.push(module);
    queue.push({ members, module, depth });
  };
  for (const members of groupsOf(ties, seed, everything, isSmall)) add(members, -1, 1);
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { members, module, depth } = next;
    if (depth >= DEEPEST || members.length < LEAST_SPLIT || size(members) <= MODULE_CHARACTERS) continue;
    const parts = partsOf(members);
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
