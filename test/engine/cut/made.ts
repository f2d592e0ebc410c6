/** @file A large map for the tests of cuts: a planted graph, split and laid out as a notebook's. */
import { plantedGraph } from '../../../src/cli/bench/graphs.ts';
import type { Sight } from '../../../src/engine/cut/cut.ts';
import { mapTree, type MapTree } from '../../../src/engine/cut/tree.ts';
import { sizeIn } from '../../../src/engine/cut/window.ts';
import { buildHierarchy } from '../../../src/engine/hierarchy/hierarchy.ts';
import { layoutMap } from '../../../src/engine/map/layout.ts';
import { rowsFrom } from '../../../src/engine/rows.ts';

/** Tangent of half the angle that the made windows show. */
const HALF = 0.35;
export const SIDE = 800;

export function madeTree(entities: number, ties = 3 * entities, largest = 20): MapTree {
  const graph = plantedGraph(entities, ties);
  const modules = buildHierarchy(graph, 7, (members) => (members.length > largest ? Infinity : 0));
  const count = modules.level.length;
  const hierarchy = { ...modules, titles: new Array<string>(count).fill(''), summary: rowsFrom([]) };
  const asNode = (module: number): number => (module < 0 ? -1 : entities + module);
  return mapTree({
    entityCount: entities,
    parent: Int32Array.from([...hierarchy.leafOfEntity, ...hierarchy.parent].map(asNode)),
    weight: new Uint32Array(entities + count).fill(1),
    ...layoutMap(hierarchy, graph),
  });
}

/** What a square window shows from right above a place. */
export function sightOf(tree: MapTree, x: number, z: number, height: number, change: Partial<Sight> = {}): Sight {
  const reach = HALF * height;
  const corners = [x - reach, z - reach, x + reach, z - reach, x + reach, z + reach, x - reach, z + reach];
  return {
    size: sizeIn(tree, { eye: [x, height, z], focus: [x, z], corners, perUnit: SIDE / (2 * HALF) }),
    side: SIDE,
    mask: new Uint8Array(tree.parent.length).fill(1),
    count: tree.parent.length,
    byHand: new Set(),
    before: new Set(),
    ...change,
  };
}
