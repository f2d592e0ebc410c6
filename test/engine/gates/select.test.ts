import { describe, expect, it } from 'vitest';
import { CandidatePairs, type Crossing } from '../../../src/engine/gates/candidates.ts';
import { clarityOf } from '../../../src/engine/gates/clarity.ts';
import { judgeByEvidence } from '../../../src/engine/gates/judge.ts';
import { buildGates } from '../../../src/engine/gates/prune.ts';
import { selectGates, type GateContext } from '../../../src/engine/gates/select.ts';
import type { GateTable } from '../../../src/engine/notebook/index-types.ts';
import { row, rowsFrom } from '../../../src/engine/rows.ts';
import { entityTable, relationTable, type HandRelation } from '../graph/tables.ts';
import { hierarchyOf, type HandModule } from '../hierarchy/tables.ts';

/** Entity m gives module m its title; all of them stand in sentence 0 of the only document. */
function contextOf(modules: readonly HandModule[], relations: readonly HandRelation[]) {
  const table = relationTable(relations);
  table.ranges = Uint32Array.from(relations.flatMap(() => [0, 40, 60, 100, 45, 55]));
  return {
    relations: table,
    hierarchy: hierarchyOf(modules),
    entities: entityTable(modules.map(() => [0])),
    entityVectors: { dimensions: 1, values: new Int8Array(modules.length) },
    phrases: rowsFrom(modules.map((_, module) => [module])),
    documentOf: new Uint32Array(relations.length + 1),
    sentences: {
      ranges: Uint32Array.from({ length: 2 * relations.length + 2 }, (_, i) => (i % 2) * 100),
      lengths: new Uint16Array(relations.length + 1).fill(12),
    },
  };
}

/** A statement whose sides speak of exactly the titles of two modules. */
const states = (from: number, to: number, more: Partial<HandRelation> = {}): HandRelation => ({
  ...{ from: [from], to: [to], cause: [from], effect: [to], confidence: 0.9 },
  ...more,
});

function found(context: GateContext, crossings: readonly (readonly [number, number, Partial<Crossing>])[]) {
  const candidates = new CandidatePairs(context.hierarchy.level.length);
  for (const [from, to, { relation = 0, continuation = relation, strength = 0.9 }] of crossings)
    candidates.add(from, to, { relation, continuation, strength });
  const all = buildGates(context.hierarchy, candidates, judgeByEvidence);
  return { all, kept: selectGates(all, candidates, context) };
}

const pairs = ({ from, to }: GateTable) => Array.from(from, (u, gate) => [u, to[gate]!]);

describe('clarityOf', () => {
  it('believes a statement more than a purpose or a condition', () => {
    const context = contextOf([{}, {}], [states(0, 1), states(0, 1, { confidence: 0.48, hedged: true })]);
    context.relations.ranges.set([45, 47], 6 + 4);
    expect(clarityOf(context, 0)).toBeGreaterThan(2 * clarityOf(context, 1));
    expect(clarityOf(context, 0)).toBeLessThan(1);
  });
});

describe('selectGates', () => {
  it('keeps of what one statement ties on several levels the pair whose titles it speaks of', () => {
    // 0 and 1 above, 2 below 0 and 3 below 1; the statement speaks of the titles below.
    const context = contextOf([{ level: 2 }, { level: 2 }, { parent: 0 }, { parent: 1 }], [states(2, 3)]);
    const { all, kept } = found(context, [
      [0, 1, {}],
      [2, 3, {}],
    ]);
    expect(pairs(all)).toHaveLength(2);
    expect(pairs(kept)).toEqual([[2, 3]]);
    expect([...row(kept.evidence, 0)]).toEqual([0]);
  });

  it('keeps a statement only where it stands in documents that both modules are of', () => {
    const many = contextOf(
      Array.from({ length: 120 }, () => ({})),
      Array.from({ length: 119 }, (_, i) => states(i, i + 1)),
    );
    const crossings = Array.from({ length: 119 }, (_, i) => [i, i + 1, { relation: i }] as const);
    const elsewhere: GateContext = {
      ...many,
      documents: rowsFrom(Array.from({ length: 120 }, (_, module) => [module < 100 ? 7 : 0])),
    };
    expect(found(many, crossings).kept.from.length).toBe(60);
    // Of 19 the statement's document is one of both.
    const { kept } = found(elsewhere, crossings);
    expect(kept.from.length).toBe(19);
    expect(pairs(kept).every(([u]) => u! >= 100)).toBe(true);
  });

  it('keeps none for a statement that can’t be read by itself', () => {
    const context = contextOf(
      Array.from({ length: 120 }, () => ({})),
      [states(0, 1), states(2, 3, { whole: false })],
    );
    const { kept } = found(context, [
      [0, 1, { relation: 0 }],
      [2, 3, { relation: 1 }],
    ]);
    expect(pairs(kept)).toEqual([[0, 1]]);
  });

  it('is told the way that its best statement leads, and lets paths go both ways where others lead back', () => {
    const context = contextOf([{}, {}], [states(1, 0), { confidence: 0.9 }, { confidence: 0.9 }]);
    const { kept } = found(context, [
      [1, 0, { relation: 0 }],
      [0, 1, { relation: 1 }],
      [0, 1, { relation: 2 }],
    ]);
    expect(pairs(kept)).toEqual([[1, 0]]);
    expect([...kept.directed]).toEqual([0]);
    expect([...row(kept.evidence, 0)]).toEqual([0]);
  });

  it('keeps at most one gate for two modules where there are many', () => {
    const modules = Array.from({ length: 100 }, () => ({}));
    const ties = Array.from({ length: 200 }, (_, i): [number, number] => [
      i % 100,
      (i + 1 + Math.floor(i / 100)) % 100,
    ]);
    const context = contextOf(
      modules,
      ties.map(([from, to]) => states(from, to)),
    );
    const { all, kept } = found(
      context,
      ties.map(([from, to], relation) => [from, to, { relation }] as const),
    );
    expect(all.from.length).toBe(200);
    expect(kept.from.length).toBe(50);
  });

  it('leaves out what no document says clearly of both titles, but where few modules are read at a glance', () => {
    // Of these, none speaks of any title.
    const keptOf = (count: number) => {
      const ties = Array.from({ length: count - 1 }, (_, i): [number, number] => [i, i + 1]);
      const context = contextOf(
        Array.from({ length: count }, () => ({})),
        ties.map(() => ({ confidence: 0.9 })),
      );
      return found(
        context,
        ties.map(([from, to], relation) => [from, to, { relation }] as const),
      ).kept.from.length;
    };
    expect(keptOf(120)).toBe(0);
    expect(keptOf(20)).toBe(19);
  });

  it('keeps the ways of chains first where nothing is clear', () => {
    const modules = Array.from({ length: 80 }, () => ({}));
    const ties = Array.from({ length: 79 }, (_, i): [number, number] => [i, i + 1]);
    const context = contextOf(
      modules,
      ties.map(() => ({ confidence: 0.9 })),
    );
    const { kept } = found(
      context,
      ties.map(
        ([from, to], relation) => [from, to, { relation, continuation: relation === 70 ? 5 : relation }] as const,
      ),
    );
    expect(pairs(kept)).toContainEqual([70, 71]);
  });

  it('keeps the ways of chains besides, where as many as may be are clear', () => {
    const modules = Array.from({ length: 62 }, () => ({}));
    const ties = Array.from({ length: 59 }, (_, i): [number, number] => [i, i + 1]);
    const context = contextOf(
      modules,
      ties.map(([from, to]) => states(from, to)),
    );
    const { kept } = found(context, [
      ...ties.map(([from, to], relation) => [from, to, { relation }] as const),
      // Neither statement speaks of these two titles.
      [60, 61, { relation: 3, continuation: 7 }],
    ]);
    expect(kept.from.length).toBe(32);
    expect(pairs(kept)).toContainEqual([60, 61]);
  });

  it('keeps what a model judged', () => {
    const context = contextOf([{}, {}], [{ confidence: 0.5 }]);
    const candidates = new CandidatePairs(2);
    candidates.add(0, 1, { relation: 0, continuation: 0, strength: 0.5 });
    const judged = buildGates(context.hierarchy, candidates, (pair) => ({ ...judgeByEvidence(pair), judge: 2 }));
    expect([...selectGates(judged, candidates, context).judge!]).toEqual([2]);
  });
});
