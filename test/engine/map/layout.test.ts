import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plantedGraph } from '../../../src/cli/bench/graphs.ts';
import { buildHierarchy, MODULE_CHARACTERS } from '../../../src/engine/hierarchy/hierarchy.ts';
import { layoutMap, MAP_RADIUS, type MapLayout } from '../../../src/engine/map/layout.ts';
import { strongestTies } from '../../../src/engine/map/ties.ts';
import type { EntityGraph, Hierarchy } from '../../../src/engine/notebook/index-types.ts';
import { row, rowsFrom } from '../../../src/engine/rows.ts';

/** A hierarchy over a planted graph whose modules are split until they hold few entities. */
function planted(entities: number, ties: number, largest = 20): { graph: EntityGraph; hierarchy: Hierarchy } {
  const graph = plantedGraph(entities, ties);
  const modules = buildHierarchy(graph, 7, (members) => (members.length > largest ? Infinity : MODULE_CHARACTERS));
  const count = modules.level.length;
  return {
    graph,
    hierarchy: { ...modules, titles: new Array<string>(count).fill(''), summary: rowsFrom(new Array(count).fill([])) },
  };
}

const at = ({ positions }: MapLayout, node: number) => positions.subarray(3 * node, 3 * node + 3);

describe('the layout of a map', () => {
  const { graph, hierarchy } = planted(600, 1800);
  const layout = layoutMap(hierarchy, graph);
  const entityCount = 600;

  it('is the same every time', () => expect(layoutMap(hierarchy, graph)).toEqual(layout));

  it('puts entities on the lowest plane, and every module on the plane of its level', () => {
    const small = planted(150, 450);
    const layered = layoutMap(small.hierarchy, small.graph);
    for (let e = 0; e < 150; e++) expect(at(layered, e)[1]).toBe(0);
    expect(layered.gap).toBeGreaterThan(10);
    small.hierarchy.level.forEach((level, m) => expect(at(layered, 150 + m)[1]).toBeCloseTo(level * layered.gap, 3));
  });

  it('lies on one plane where there is more than can be shown at once', () => {
    expect(layout.gap).toBe(0);
    for (let node = 0; node < entityCount + hierarchy.level.length; node++) expect(at(layout, node)[1]).toBe(0);
  });

  it('keeps everything within its radius, and each thing within the circle of what it is part of', () => {
    const inside = (node: number, radius: number, module: number) => {
      const [x, , z] = at(layout, node);
      const [cx, , cz] = at(layout, entityCount + module);
      expect(Math.hypot(x! - cx!, z! - cz!) + radius).toBeLessThanOrEqual(layout.circles[module]! + 1e-3);
    };
    for (let node = 0; node < entityCount + hierarchy.level.length; node++) {
      const [x, , z] = at(layout, node);
      expect(Math.hypot(x!, z!)).toBeLessThanOrEqual(MAP_RADIUS + 1e-3);
    }
    hierarchy.leafOfEntity.forEach((leaf, e) => leaf >= 0 && inside(e, 0, leaf));
    hierarchy.parent.forEach((parent, m) => parent >= 0 && inside(entityCount + m, layout.circles[m]!, parent));
  });

  it('lets no two modules of one parent overlap', () => {
    const groups = [
      ...Array.from(hierarchy.level, (_, m) => [...row(hierarchy.children, m)]),
      [...hierarchy.parent.keys()].filter((m) => hierarchy.parent[m]! < 0),
    ];
    for (const group of groups) {
      for (const [i, a] of group.entries()) {
        for (const b of group.slice(i + 1)) {
          const [ax, , az] = at(layout, entityCount + a);
          const [bx, , bz] = at(layout, entityCount + b);
          expect(Math.hypot(ax! - bx!, az! - bz!)).toBeGreaterThan(layout.circles[a]! + layout.circles[b]! - 1e-2);
        }
      }
    }
  });

  it('gives every entity a place of its own, even those without a module', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 0, max: 60 }), (entities, ties) => {
        const possible = Math.min(ties, Math.floor((entities * (entities - 1)) / 4));
        const made = planted(entities, possible, 4);
        const { positions } = layoutMap(made.hierarchy, made.graph);
        const places = Array.from({ length: entities }, (_, e) => positions.slice(3 * e, 3 * e + 3).join());
        return new Set(places).size === entities && positions.every(Number.isFinite);
      }),
      { numRuns: 40 },
    );
  });

  it('is there for an empty notebook too', () => {
    const empty = planted(0, 0);
    expect(layoutMap(empty.hierarchy, empty.graph).positions).toHaveLength(0);
  });
});

describe('the ties that are drawn', () => {
  const graph: EntityGraph = {
    ...rowsFrom([
      [1, 2],
      [0, 2],
      [0, 1],
    ]),
    weights: Float32Array.of(1, 5, 1, 3, 5, 3),
  };

  it('are each there once, the strongest first', () => {
    expect(strongestTies(graph, 10)).toEqual({ pairs: Uint32Array.of(0, 2, 1, 2, 0, 1), total: 3 });
  });

  it('are no more than asked for, and say how many there are', () => {
    expect(strongestTies(graph, 1)).toEqual({ pairs: Uint32Array.of(0, 2), total: 3 });
  });
});
