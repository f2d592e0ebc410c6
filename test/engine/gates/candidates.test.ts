import { describe, expect, it } from 'vitest';
import { CandidatePairs, findCandidates } from '../../../src/engine/gates/candidates.ts';
import type { ChainTable } from '../../../src/engine/notebook/index-types.ts';
import { rowsFrom } from '../../../src/engine/rows.ts';
import { relationTable, type HandRelation } from '../graph/tables.ts';
import { hierarchyOf } from '../hierarchy/tables.ts';

function chainTable(links: readonly number[][], strength = 1): ChainTable {
  const rows = rowsFrom(links);
  return { ...rows, strength: new Float32Array(rows.items.length).fill(strength) };
}

// Two top modules (0 and 1), each with two children (2, 3 and 4, 5) of one entity each; module 6 stands alone.
const hierarchy = hierarchyOf([
  { level: 2, members: [0, 1] },
  { level: 2, members: [2, 3] },
  { parent: 0, members: [0] },
  { parent: 0, members: [1] },
  { parent: 1, members: [2] },
  { parent: 1, members: [3] },
  { members: [4] },
]);
const find = (relations: HandRelation[], links?: number[][]) =>
  findCandidates(hierarchy, relationTable(relations), chainTable(links ?? relations.map(() => [])));

describe('findCandidates', () => {
  it('pairs the modules that a relation joins, on their layer and one layer apart, below what they share', () => {
    const pairs = find([{ from: [0], to: [2] }]);
    expect([...pairs.partners(2)].sort()).toEqual([1, 4]);
    expect([...pairs.partners(0)].sort()).toEqual([1, 4]);
    expect(pairs.partners(3)).toEqual([]);
    expect(pairs.get(2, 4)!.forward).toHaveLength(1);
    expect(pairs.get(4, 2)).toBe(pairs.get(2, 4));
  });

  it('pairs siblings without pairing their parent with anything', () => {
    const pairs = find([{ from: [1], to: [0] }]);
    expect(pairs.partners(0)).toEqual([]);
    expect(pairs.get(2, 3)!.backward).toEqual([{ relation: 0, continuation: 0, strength: 1 }]);
    expect(pairs.get(2, 3)!.forward).toEqual([]);
  });

  it('finds nothing inside one module, for events without a module, or in what is not causal', () => {
    const pairs = find([
      { from: [0], to: [0] },
      { from: [], to: [2] },
      { from: [0], to: [2], kind: 'associated' },
      { from: [0], to: [2], kind: 'denied' },
    ]);
    for (let module = 0; module < 7; module++) expect(pairs.partners(module)).toEqual([]);
  });

  it('takes for a word that is used in passing the next one besides, whose module the document is of', () => {
    const relations = [{ from: [0, 4], to: [2] }];
    const own = (module: number) => module !== 2;
    const pairs = findCandidates(hierarchy, relationTable(relations), chainTable([[]]), undefined, undefined, own);
    expect(pairs.get(2, 4)!.forward).toHaveLength(1);
    expect(pairs.get(6, 4)!.backward).toHaveLength(1);
    expect(find(relations).get(6, 4)).toBeUndefined();
  });

  it('trusts a hedged statement less', () => {
    const pairs = find([
      { from: [0], to: [2], confidence: 0.8, hedged: true },
      { from: [1], to: [3], confidence: 0.8 },
    ]);
    const strength = (u: number, v: number) => pairs.get(u, v)!.forward[0]!.strength;
    expect(strength(2, 4)).toBeLessThan(strength(3, 5));
    expect(strength(3, 5)).toBeCloseTo(0.8, 6);
  });

  it('follows a chain whose event belongs to different modules in the two sentences', () => {
    const pairs = find(
      [
        { from: [4], to: [0], confidence: 0.9 },
        { from: [3], to: [4], confidence: 0.9 },
      ],
      [[1], []],
    );
    const crossing = pairs.get(2, 5)!.forward[0]!;
    expect(crossing).toMatchObject({ relation: 0, continuation: 1 });
    expect(crossing.strength).toBeGreaterThan(0);
    expect(crossing.strength).toBeLessThanOrEqual(0.9);
  });
});

describe('CandidatePairs.strongest', () => {
  /** A hub, module 0, tied to all others, the later ones more strongly; 1 and 2 are tied too. */
  const hub = (others: number) => {
    const pairs = new CandidatePairs(others + 1);
    for (let other = 1; other <= others; other++) {
      pairs.add(0, other, { relation: 0, continuation: 0, strength: other / 100 });
    }
    pairs.add(1, 2, { relation: 1, continuation: 1, strength: 0.5 });
    pairs.add(3, 1, { relation: 2, continuation: 2, strength: 0.4 });
    return pairs;
  };

  it('keeps of each module as many as are asked for, and what is the strongest of the other module', () => {
    const pairs = hub(5);
    const isKept = pairs.strongest(1);
    expect([1, 2, 3, 4, 5].filter((other) => isKept(pairs.get(0, other)!))).toEqual([4, 5]);
    expect(isKept(pairs.get(1, 2)!)).toBe(true);
    expect(isKept(pairs.get(1, 3)!)).toBe(true);
  });

  it('adds several reasons up', () => {
    const pairs = hub(3);
    for (let again = 0; again < 3; again++) pairs.add(1, 0, { relation: 0, continuation: 0, strength: 0.3 });
    expect(pairs.strongest(1)(pairs.get(0, 1)!)).toBe(true);
  });

  it('keeps everything of modules with few candidates', () => {
    const pairs = hub(16);
    const isKept = pairs.strongest();
    expect(Array.from({ length: 16 }, (_, i) => isKept(pairs.get(0, i + 1)!))).not.toContain(false);
  });
});

describe('CandidatePairs', () => {
  it('collects both directions of a pair once', () => {
    const pairs = new CandidatePairs(3);
    const crossing = { relation: 0, continuation: 0, strength: 1 };
    pairs.add(2, 0, crossing);
    pairs.add(0, 2, crossing);
    expect(pairs.partners(0)).toEqual([2]);
    expect(pairs.partners(2)).toEqual([0]);
    expect(pairs.get(2, 0)).toEqual({ a: 0, b: 2, forward: [crossing], backward: [crossing] });
    expect(pairs.get(0, 1)).toBeUndefined();
  });
});
