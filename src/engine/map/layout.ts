/**
 * @file Where everything stands on the map, after Figures 10 and 11 of HugRAG: entities on the lowest plane, modules on planes
 * above them by level. Seen from above, modules are nested circles, and an entity lies in the circle of its smallest module,
 * those with the most ties in the middle. The same hierarchy always gives the same map. Where there is too much to be shown at once,
 * all lies on one plane, so that looking nearer shows the parts of a module within its circle.
 */
import { packSiblings } from 'd3-hierarchy';
import { MOST_SHOWN } from '../cut/cut.ts';
import type { EntityGraph, Hierarchy } from '../notebook/index-types.ts';
import { row } from '../rows.ts';

/** The map's radius in its own units, whatever the notebook's size. */
export const MAP_RADIUS = 100;
/** Distance of the highest plane from the lowest, and the most that two neighbouring planes are apart. */
const HEIGHT = 110;
const LARGEST_GAP = 42;
/** An entity's share of its circle, before scaling: the distance between neighbours is about 1.8 of it. */
const ENTITY = 1;
/** Free room around the content of a module, before scaling. */
const MARGIN = 1.2;
/** Width of the empty ring between the modules and the entities that belong to none, before scaling. */
const RING_GAP = 1.5;
/** Successive entities turn by the golden angle, as seeds in a sunflower do: even, and without rows. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

export interface MapLayout {
  /** x, y (up), z of each node; entities are 0 … E−1, module m is E + m. The lowest plane is at y = 0. */
  positions: Float32Array;
  /** Radius of each module's circle, by module. */
  circles: Float32Array;
  /** Distance between neighbouring planes; 0 where all lies on one. */
  gap: number;
  /** An entity's share of its module's circle: neighbours are about 1.8 of it apart. */
  unit: number;
}

interface Circle {
  x: number;
  y: number;
  r: number;
  /** Module, or −1 for the entities that lie in a module beside its children. */
  module: number;
}

/** Entities of each smallest module, those with the most ties first. */
function entitiesByModule({ leafOfEntity, level }: Hierarchy, ties: (entity: number) => number): number[][] {
  const lists: number[][] = Array.from({ length: level.length }, () => []);
  leafOfEntity.forEach((module, entity) => {
    if (module >= 0) lists[module]!.push(entity);
  });
  for (const list of lists) list.sort((a, b) => ties(b) - ties(a) || a - b);
  return lists;
}

function seedsRadius(count: number): number {
  return ENTITY * Math.sqrt(count) + MARGIN;
}

/** Packs circles around the origin, the largest in the middle. @returns the radius that holds them all */
function pack(circles: Circle[]): number {
  circles.sort((a, b) => b.r - a.r || a.module - b.module);
  packSiblings(circles);
  return circles.reduce((radius, { x, y, r }) => Math.max(radius, Math.hypot(x, y) + r), 0);
}

/** Lays out a notebook's hierarchy. */
export function layoutMap(hierarchy: Hierarchy, graph: EntityGraph): MapLayout {
  const entityCount = hierarchy.leafOfEntity.length;
  const moduleCount = hierarchy.level.length;
  const tiesOf = (entity: number): number => graph.offsets[entity + 1]! - graph.offsets[entity]!;
  const own = entitiesByModule(hierarchy, tiesOf);

  // Modules are ordered from the top down: backwards, every module's parts have their size before it needs them.
  const parts: Circle[][] = Array.from({ length: moduleCount }, () => []);
  const radius = new Float64Array(moduleCount);
  for (let m = moduleCount - 1; m >= 0; m--) {
    const children = row(hierarchy.children, m);
    const entities = own[m]!.length;
    if (children.length === 0) {
      radius[m] = seedsRadius(entities);
      continue;
    }
    const circles = Array.from(children, (child) => ({ x: 0, y: 0, r: radius[child]!, module: child }));
    if (entities > 0) circles.push({ x: 0, y: 0, r: seedsRadius(entities), module: -1 });
    radius[m] = pack(circles) + MARGIN;
    parts[m] = circles;
  }
  const tops: Circle[] = [];
  for (let m = 0; m < moduleCount; m++) {
    if (hierarchy.parent[m]! < 0) tops.push({ x: 0, y: 0, r: radius[m]! + MARGIN, module: m });
  }
  const inner = pack(tops);
  const alone = Array.from({ length: entityCount }, (_, e) => e).filter((e) => hierarchy.leafOfEntity[e]! < 0);
  const ring = inner > 0 ? inner + RING_GAP : 0;
  const outer = alone.length > 0 ? Math.sqrt(ring ** 2 + alone.length * ENTITY ** 2) + ENTITY : inner;

  const scale = MAP_RADIUS / Math.max(outer, ENTITY);
  const isLarge = entityCount + moduleCount > MOST_SHOWN;
  const gap = isLarge ? 0 : Math.min(LARGEST_GAP, HEIGHT / Math.max(hierarchy.levels, 1));
  const positions = new Float32Array(3 * (entityCount + moduleCount));
  const place = (node: number, x: number, z: number, level: number): void => {
    positions[3 * node] = x * scale;
    positions[3 * node + 1] = level * gap;
    positions[3 * node + 2] = z * scale;
  };
  /** Spreads entities over a ring (or a disc, from 0) as a sunflower does. */
  const sow = (entities: readonly number[], x: number, z: number, from: number, turn: number): void => {
    entities.forEach((entity, i) => {
      const distance = Math.sqrt(from ** 2 + (i + 0.5) * ENTITY ** 2);
      const angle = i * GOLDEN_ANGLE + turn;
      place(entity, x + distance * Math.cos(angle), z + distance * Math.sin(angle), 0);
    });
  };
  const centre = new Float64Array(2 * moduleCount);
  const settle = ({ x, y, module }: Circle, originX: number, originZ: number): void => {
    centre[2 * module] = originX + x;
    centre[2 * module + 1] = originZ + y;
  };
  for (const circle of tops) settle(circle, 0, 0);
  for (let m = 0; m < moduleCount; m++) {
    const x = centre[2 * m]!;
    const z = centre[2 * m + 1]!;
    place(entityCount + m, x, z, hierarchy.level[m]!);
    for (const part of parts[m]!) {
      if (part.module >= 0) settle(part, x, z);
      else sow(own[m]!, x + part.x, z + part.y, 0, m);
    }
    if (parts[m]!.length === 0) sow(own[m]!, x, z, 0, m);
  }
  sow(alone, 0, 0, ring, 0);
  return { positions, circles: Float32Array.from(radius, (r) => r * scale), gap, unit: ENTITY * scale };
}
