import { describe, expect, it } from 'vitest';
import { ancestry, buildHierarchy, MODULE_CHARACTERS } from '../../../src/engine/hierarchy/hierarchy.ts';
import { leiden, inducedGraph } from '../../../src/engine/hierarchy/leiden.ts';
import type { EntityGraph } from '../../../src/engine/notebook/index-types.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import { row } from '../../../src/engine/rows.ts';
import { graphOf, isConnected } from './graphs.ts';

/** Each entity's sentences fill this many characters, so a module may have up to ten entities. */
const CHARACTERS = MODULE_CHARACTERS / 10;
const size = (members: Uint32Array) => members.length * CHARACTERS;

/** Two halves of four groups of eight: neighbours in a group are dense, groups of a half are loosely tied. */
function nestedGraph(): EntityGraph {
  const random = seededRandom(4);
  const pairs: [number, number][] = [];
  for (let a = 0; a < 64; a++) {
    for (let b = a + 1; b < 64; b++) {
      const chance = a >> 3 === b >> 3 ? 0.9 : a >> 5 === b >> 5 ? 0.12 : 0.004;
      if (random() < chance) pairs.push([a, b]);
    }
  }
  return graphOf(64, pairs);
}

const graph = nestedGraph();
const hierarchy = buildHierarchy(graph, 1, size);
const modules = [...hierarchy.level.keys()];
const members = (module: number) => [...row(hierarchy.members, module)];
const children = (module: number) => [...row(hierarchy.children, module)];

describe('buildHierarchy', () => {
  it('splits modules until each fits a summary or cannot be split', () => {
    expect(hierarchy.levels).toBeGreaterThan(1);
    for (const module of modules.filter((each) => children(each).length === 0)) {
      const own = Uint32Array.from(members(module));
      if (size(own) <= MODULE_CHARACTERS || own.length < 6) continue;
      const parts = leiden(inducedGraph(graph, own, new Int32Array(64).fill(-1)), 1);
      const large = [...new Set(parts)].filter((part) => parts.filter((other) => other === part).length > 1);
      expect(large.length).toBeLessThan(2);
    }
  });

  it('puts the entities of a child into its parent, and no entity into two siblings', () => {
    for (const module of modules) {
      const own = new Set(members(module));
      const below = children(module).flatMap(members);
      for (const entity of below) expect(own.has(entity)).toBe(true);
      expect(new Set(below).size).toBe(below.length);
      for (const child of children(module)) expect(hierarchy.parent[child]).toBe(module);
    }
    const top = modules.filter((module) => hierarchy.parent[module] === -1).flatMap(members);
    expect(new Set(top).size).toBe(top.length);
  });

  it('numbers levels from the bottom: 1 for what is not split, one above the highest child otherwise', () => {
    for (const module of modules) {
      const below = children(module).map((child) => hierarchy.level[child]!);
      expect(hierarchy.level[module]).toBe(1 + Math.max(0, ...below));
    }
    expect(hierarchy.levels).toBe(Math.max(...hierarchy.level));
  });

  it('knows the smallest module of every entity', () => {
    for (let entity = 0; entity < 64; entity++) {
      const holding = modules.filter((module) => members(module).includes(entity));
      const smallest = holding.reduce((a, b) => (members(b).length < members(a).length ? b : a), holding[0] ?? -1);
      expect(hierarchy.leafOfEntity[entity]).toBe(smallest);
    }
  });

  it('makes connected modules of at least two entities', () => {
    for (const module of modules) {
      expect(members(module).length).toBeGreaterThan(1);
      expect(isConnected(graph, members(module))).toBe(true);
    }
  });

  it('gives small communities to those that they are tied to', () => {
    // A hundred groups of six; three nodes hang at the first, two stand alone.
    const pairs: [number, number][] = [];
    for (let a = 0; a < 600; a++) for (let b = a + 1; b < 6 * Math.ceil((a + 1) / 6); b++) pairs.push([a, b]);
    for (const a of [600, 601, 602]) pairs.push([a, 0], [a, 1], [a, 600 + ((a - 599) % 3)]);
    pairs.push([603, 604]);
    const found = buildHierarchy(graphOf(605, pairs), 1, (group) => (group.length * MODULE_CHARACTERS) / 20);
    expect(found.level).toHaveLength(100);
    for (const small of [600, 601, 602]) expect(found.leafOfEntity[small]).toBe(found.leafOfEntity[0]);
    expect(found.leafOfEntity[603]).toBe(-1);
  });

  it('leaves out of a module what has most of its ties elsewhere', () => {
    // Node 0 is tied to each of sixteen groups of eight alike.
    const pairs: [number, number][] = [];
    for (let a = 1; a <= 128; a++) {
      pairs.push([0, a]);
      for (let b = a + 1; b <= 128; b++) if ((a - 1) >> 3 === (b - 1) >> 3) pairs.push([a, b]);
    }
    const found = buildHierarchy(graphOf(129, pairs), 1, (group) => group.length * CHARACTERS);
    expect(found.leafOfEntity[0]).toBe(-1);
    expect(new Set(found.leafOfEntity).size).toBe(17);
  });

  it('is the same for the same seed', () => {
    expect(buildHierarchy(graph, 1, size)).toEqual(hierarchy);
  });

  it('has no modules where nothing is tied', () => {
    const none = buildHierarchy(graphOf(3, []), 1, size);
    expect(none.levels).toBe(0);
    expect([...none.leafOfEntity]).toEqual([-1, -1, -1]);
  });

  it('has one level when everything fits', () => {
    const flat = buildHierarchy(graph, 1, () => MODULE_CHARACTERS);
    expect(flat.levels).toBe(1);
    expect([...flat.parent].every((parent) => parent === -1)).toBe(true);
  });
});

describe('ancestry', () => {
  it('leads from a module to the top', () => {
    const deepest = modules.find((module) => hierarchy.parent[module]! >= 0)!;
    const path = ancestry(hierarchy, deepest);
    expect(path[0]).toBe(deepest);
    expect(hierarchy.parent[path.at(-1)!]).toBe(-1);
    path.slice(1).forEach((module, i) => expect(hierarchy.parent[path[i]!]).toBe(module));
  });
});
