import { describe, expect, it } from 'vitest';
import type { NotebookIndex } from '../../../src/engine/notebook/index-types.ts';
import { gatesOnPath, mayFollow } from '../../../src/engine/retrieve/crossings.ts';
import type { Prepared } from '../../../src/engine/retrieve/prepared.ts';
import { rowsFrom } from '../../../src/engine/rows.ts';
import { relationTable, type HandRelation } from '../graph/tables.ts';
import { hierarchyOf } from '../hierarchy/tables.ts';

// Module 0 holds 1 and 2; module 3 holds 4. Entity n belongs to module LEAF[n].
const hierarchy = hierarchyOf([
  { level: 2, members: [0, 1] },
  { parent: 0, members: [0] },
  { parent: 0, members: [1] },
  { level: 2, members: [2] },
  { parent: 3, members: [2] },
]);

type HandGate = [from: number, to: number, directed: 0 | 1];

function preparedWith(relations: HandRelation[], gates: HandGate[]): Prepared {
  const index: Partial<NotebookIndex> = {
    hierarchy,
    relations: relationTable(relations),
    gates: {
      from: Uint32Array.from(gates, ([from]) => from),
      to: Uint32Array.from(gates, ([, to]) => to),
      directed: Uint8Array.from(gates, ([, , directed]) => directed),
      score: new Float32Array(gates.length).fill(1),
      evidence: rowsFrom(gates.map(() => [])),
      judged: 0,
      exhaustive: 0,
    },
  };
  const moduleGates = rowsFrom(
    [0, 1, 2, 3, 4].map((m) => gates.flatMap(([from, to], gate) => (from === m || to === m ? [gate] : []))),
  );
  return { index: index as NotebookIndex, moduleGates } as Prepared;
}

function crossed(relations: HandRelation[], gates: HandGate[]): number[] {
  return gatesOnPath(
    preparedWith(relations, gates),
    relations.map((_, i) => i),
  );
}

describe('mayFollow', () => {
  /** Whether a path may go on from a relation that ends in entity 0 to one that starts from the given entities. */
  const follows = (from: number[], gates: HandGate[], useGates = true) =>
    mayFollow(preparedWith([{ to: [0] }, { from }], gates), 0, 1, useGates);

  it('goes on within a module, with gates or without', () => {
    expect(follows([0], [])).toBe(true);
    expect(follows([0], [], false)).toBe(true);
  });

  it('leaves a module only through a gate that leads on', () => {
    expect(follows([2], [])).toBe(false);
    expect(follows([2], [[1, 4, 1]])).toBe(true);
    expect(follows([2], [[4, 1, 1]])).toBe(false);
  });

  it('stays inside when gates are off', () => {
    expect(follows([2], [[1, 4, 1]], false)).toBe(false);
  });

  it('does not hold up what belongs to no module', () => {
    expect(follows([], [])).toBe(true);
  });
});

describe('gatesOnPath', () => {
  it('sees a step from one module into another', () => {
    expect(crossed([{ from: [0], to: [2] }], [[1, 4, 0]])).toEqual([0]);
    expect(crossed([{ from: [0], to: [1] }], [[1, 2, 1]])).toEqual([0]);
  });

  it('sees that the next sentence takes an event up in another module', () => {
    expect(
      crossed(
        [
          { from: [0], to: [0] },
          { from: [2], to: [2] },
        ],
        [[1, 4, 0]],
      ),
    ).toEqual([-1, 0]);
  });

  it('finds the gate between the modules above', () => {
    expect(crossed([{ from: [0], to: [2] }], [[0, 3, 1]])).toEqual([0]);
    expect(crossed([{ from: [0], to: [2] }], [[0, 4, 1]])).toEqual([0]);
  });

  it('goes through a gate with a direction only that way', () => {
    expect(crossed([{ from: [2], to: [0] }], [[1, 4, 1]])).toEqual([-1]);
    expect(crossed([{ from: [2], to: [0] }], [[1, 4, 0]])).toEqual([0]);
  });

  it('counts a gate where it is crossed first', () => {
    const thereAndBack = [
      { from: [0], to: [2] },
      { from: [0], to: [2] },
    ];
    expect(crossed(thereAndBack, [[1, 4, 0]])).toEqual([0, -1]);
  });

  it('crosses nothing inside a module, or for events without one', () => {
    expect(
      crossed(
        [
          { from: [0], to: [0] },
          { from: [], to: [2] },
        ],
        [[1, 4, 0]],
      ),
    ).toEqual([-1, -1]);
  });
});
