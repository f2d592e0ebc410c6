import { describe, expect, it } from 'vitest';
import type { NotebookIndex } from '../../../src/engine/notebook/index-types.ts';
import { expand } from '../../../src/engine/retrieve/expand.ts';
import { DEFAULT_PARAMETERS } from '../../../src/engine/retrieve/parameters.ts';
import { hubTies, type Prepared } from '../../../src/engine/retrieve/prepared.ts';
import type { Relevance } from '../../../src/engine/retrieve/relevance.ts';
import { rowsFrom } from '../../../src/engine/rows.ts';
import { entityTable, passageTable } from '../graph/tables.ts';
import { graphOf } from '../hierarchy/graphs.ts';
import { hierarchyOf, type HandModule } from '../hierarchy/tables.ts';

interface HandNotebook {
  entities: number;
  ties?: [number, number][];
  modules: HandModule[];
  gates?: [number, number][];
}

/** What expansion reads of a prepared notebook: entities, ties, modules and gates, all written by hand. */
function handMade({ entities, ties = [], modules, gates = [] }: HandNotebook): Prepared {
  const hierarchy = hierarchyOf(modules);
  const index: Partial<NotebookIndex> = {
    entities: entityTable(Array.from({ length: entities }, () => [0])),
    graph: graphOf(entities, ties),
    hierarchy,
    passages: passageTable([1]),
    gates: {
      from: Uint32Array.from(gates, ([from]) => from),
      to: Uint32Array.from(gates, ([, to]) => to),
      score: new Float32Array(gates.length).fill(1),
      directed: new Uint8Array(gates.length),
      evidence: rowsFrom(gates.map(() => [])),
      judged: 0,
      exhaustive: 0,
    },
  };
  const moduleGates = rowsFrom(modules.map((_, m) => gates.flatMap((pair, gate) => (pair.includes(m) ? [gate] : []))));
  const sentenceEntities = rowsFrom([Array.from({ length: entities }, (_, i) => i)]);
  const prepared = { index: index as NotebookIndex, moduleGates, sentenceEntities, hubTies: hubTies(index.graph!) };
  return prepared as Partial<Prepared> as Prepared;
}

function relevanceOf(entities: readonly number[], modules: readonly number[]): Relevance {
  return { entities: Float32Array.from(entities), modules: Float32Array.from(modules) } as Relevance;
}

const { decay: DECAY, weights: WEIGHTS } = DEFAULT_PARAMETERS;

const seedEntity = (entity: number) => ({ entities: [entity], modules: [], passages: [] });

// Entities 0 and 1 in module 0, entities 2 and 3 in module 1; only a gate joins the two.
const TWO_MODULES: HandNotebook = {
  entities: 4,
  ties: [
    [0, 1],
    [2, 3],
  ],
  modules: [{ members: [0, 1] }, { members: [2, 3] }],
};
const TWO = handMade({ ...TWO_MODULES, gates: [[0, 1]] });
const ALL_FIT = relevanceOf([1, 0.9, 0.8, 0.7], [0.6, 0.5]);

describe('expand', () => {
  it('crosses a gate into another module, and remembers it on all that lies behind', () => {
    const { reached, gates } = expand(TWO, ALL_FIT, seedEntity(0));
    expect(gates).toEqual([0]);
    expect(reached.get(4 + 1)).toMatchObject({ via: 'gate', gate: 0 });
    expect(reached.get(2)).toMatchObject({ via: 'hierarchy', gate: 0 });
    expect(reached.get(1)).toMatchObject({ via: 'structure', gate: -1 });
  });

  it('stays on its side without gates', () => {
    const { reached, gates } = expand(TWO, ALL_FIT, seedEntity(0), { ...DEFAULT_PARAMETERS, gates: false });
    expect([...reached.keys()].sort()).toEqual([0, 1, 4]);
    expect(gates).toEqual([]);
  });

  it('gains by fit, distance and kind of tie', () => {
    const { reached } = expand(TWO, ALL_FIT, seedEntity(0));
    expect(reached.get(0)!.gain).toBeCloseTo(1, 6);
    expect(reached.get(1)!.gain).toBeCloseTo(0.9 * DECAY * WEIGHTS.structure, 6);
    expect(reached.get(4)!.gain).toBeCloseTo(0.6 * DECAY * WEIGHTS.hierarchy, 6);
    expect(reached.get(5)!.gain).toBeCloseTo(0.5 * DECAY ** 2 * WEIGHTS.gate, 6);
  });

  it('reaches each node once and counts the nodes of every hop', () => {
    const { reached, hops } = expand(TWO, ALL_FIT, { entities: [0, 1], modules: [0], passages: [0] });
    expect(hops.reduce((a, b) => a + b, 0)).toBe(reached.size);
    expect(new Set([...reached.values()].map(({ node }) => node)).size).toBe(reached.size);
    expect(hops[0]).toBe(5);
  });

  it('leaves out what gains next to nothing', () => {
    const { reached } = expand(TWO, relevanceOf([1, 0.001, 0.8, 0.7], [0.001, 0.5]), seedEntity(0));
    expect([...reached.keys()]).toEqual([0]);
  });

  it('ends when its budget of nodes is used', () => {
    const entities = 1000;
    const ties = Array.from({ length: entities - 1 }, (_, i): [number, number] => [i >> 3, i + 1]);
    const wide = handMade({ entities, ties, modules: [] });
    const { reached } = expand(wide, relevanceOf(new Array<number>(entities).fill(1), []), {
      entities: Array.from({ length: 400 }, (_, i) => i),
      modules: [],
      passages: [],
    });
    expect(reached.size).toBeLessThan(400);
    expect(reached.size).toBeGreaterThan(50);
  });

  it('reaches nothing without seeds', () => {
    expect(expand(TWO, ALL_FIT, { entities: [], modules: [], passages: [] })).toEqual({
      reached: new Map(),
      gates: [],
      hops: [],
    });
  });

  it('walks hop by hop where asked to, each node with its best edges only', () => {
    const star = handMade({ entities: 8, ties: [1, 2, 3, 4, 5, 6, 7].map((end) => [0, end]), modules: [] });
    const fits = relevanceOf([1, 0.3, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4], []);
    const { reached, hops } = expand(star, fits, seedEntity(0), {
      ...DEFAULT_PARAMETERS,
      traversal: 'hop-synchronous',
    });
    expect([...reached.keys()]).toEqual([0, 2, 3, 4, 5, 6]);
    expect(hops).toEqual([1, 5]);
  });

  it('goes best first where asked to: a far entity that fits before a near one that hardly does', () => {
    const ties: [number, number][] = [
      [0, 1],
      [0, 2],
      [1, 3],
    ];
    const fork = handMade({ entities: 4, ties, modules: [] });
    const fits = relevanceOf([1, 0.9, 0.1, 0.8], []);
    const reachedBy = (traversal: 'best-first' | 'hop-synchronous') => [
      ...expand(fork, fits, seedEntity(0), { ...DEFAULT_PARAMETERS, traversal }).reached.keys(),
    ];
    expect(reachedBy('best-first')).toEqual([0, 1, 3, 2]);
    expect(reachedBy('hop-synchronous')).toEqual([0, 1, 2, 3]);
  });

  it('follows the strongest ties of a hub and all of the others', () => {
    const far = Array.from({ length: 40 }, (_, i) => i + 1);
    const { graph } = handMade({ entities: 41, ties: far.map((end) => [0, end]), modules: [] }).index;
    graph.weights[39] = 9;
    const strongest = hubTies(graph);
    expect([...strongest.keys()]).toEqual([0]);
    expect(strongest.get(0)![0]).toBe(40);
    expect(strongest.get(0)!.length).toBeLessThan(40);
  });

  it('crosses a gate against its direction only where directions do not count', () => {
    const backwards = handMade({ ...TWO_MODULES, gates: [[1, 0]] });
    backwards.index.gates.directed.fill(1);
    const crossed = (directedGates: boolean) =>
      expand(backwards, ALL_FIT, seedEntity(0), { ...DEFAULT_PARAMETERS, directedGates }).gates;
    expect(crossed(false)).toEqual([0]);
    expect(crossed(true)).toEqual([]);
  });

  it('stays on entity ties without the hierarchy', () => {
    const { reached } = expand(TWO, ALL_FIT, seedEntity(0), { ...DEFAULT_PARAMETERS, hierarchy: false });
    expect([...reached.keys()]).toEqual([0, 1]);
  });
});
