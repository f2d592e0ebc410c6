/** @file The pruning rules of Algorithm 2, on a hierarchy small enough to follow by hand. */
import { describe, expect, it } from 'vitest';
import { CandidatePairs } from '../../../src/engine/gates/candidates.ts';
import { GATE_THRESHOLD, type GateJudge, type Verdict } from '../../../src/engine/gates/judge.ts';
import { buildGates } from '../../../src/engine/gates/prune.ts';
import { row } from '../../../src/engine/rows.ts';
import { hierarchyOf } from '../hierarchy/tables.ts';

// Layer 2: 0, 1, 2. Layer 1: 3 and 4 below 0, 5 and 6 below 1, 7 below 2.
const hierarchy = hierarchyOf([
  { level: 2 },
  { level: 2 },
  { level: 2 },
  { parent: 0 },
  { parent: 0 },
  { parent: 1 },
  { parent: 1 },
  { parent: 2 },
]);

/** Runs the algorithm with a judge that connects exactly the given pairs; tells which pairs it was asked about. */
function run(
  candidatePairs: readonly [number, number][],
  connected: readonly [number, number][],
  given: Partial<Verdict> = {},
) {
  const candidates = new CandidatePairs(8);
  for (const [u, v] of candidatePairs) candidates.add(u, v, { relation: 0, continuation: 0, strength: 1 });
  const asked: string[] = [];
  const judge: GateJudge = ({ a, b }) => {
    asked.push(`${a}-${b}`);
    const yes = connected.some(([u, v]) => Math.min(u, v) === a && Math.max(u, v) === b);
    return { score: yes ? 1 : 0, direction: 0, relations: [], ...(yes ? given : {}) };
  };
  return { gates: buildGates(hierarchy, candidates, judge), asked };
}

const EVERY_PAIR = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((u) =>
  [0, 1, 2, 3, 4, 5, 6, 7].filter((v) => v > u).map((v): [number, number] => [u, v]),
);

describe('buildGates', () => {
  it('judges a layer from the top, then its pairs with the layer below, never a module with its own children', () => {
    const { asked } = run(EVERY_PAIR, []);
    expect(asked.slice(0, 3).sort()).toEqual(['0-1', '0-2', '1-2']);
    expect(asked).not.toContain('0-3');
    expect(asked).not.toContain('0-4');
    expect(asked).not.toContain('2-7');
    expect(asked).toContain('0-5');
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('leaves out the children of modules that are connected already', () => {
    const { asked } = run(EVERY_PAIR, [[0, 1]]);
    for (const skipped of ['0-5', '0-6', '1-3', '1-4']) expect(asked).not.toContain(skipped);
    for (const judged of ['0-7', '1-7', '2-3', '2-5', '3-5']) expect(asked).toContain(judged);
  });

  it('counts what it judged and what Algorithm 2 would have judged', () => {
    // 3 pairs above, 10 below; 15 across, less 5 own children, and less the 4 children of connected peers.
    const all = run(EVERY_PAIR, [[0, 1]]);
    expect(all.gates.exhaustive).toBe(3 + 10 + (15 - 5 - 4));
    expect(all.gates.judged).toBe(all.asked.length);
    expect(all.gates.judged).toBe(all.gates.exhaustive);
    const few = run(
      [
        [0, 1],
        [3, 5],
      ],
      [[0, 1]],
    );
    expect(few.gates.judged).toBe(2);
    expect(few.gates.exhaustive).toBe(all.gates.exhaustive);
  });

  it('makes a gate from the threshold on', () => {
    expect(run([[0, 1]], [[0, 1]], { score: GATE_THRESHOLD }).gates.from).toHaveLength(1);
    expect(run([[0, 1]], [[0, 1]], { score: GATE_THRESHOLD - 0.01 }).gates.from).toHaveLength(0);
  });

  it.each([
    [1, 3, 5, 1],
    [-1, 5, 3, 1],
    [0, 3, 5, 0],
  ] as const)('keeps score, evidence and direction %i of the judge', (direction, from, to, directed) => {
    const { gates } = run([[3, 5]], [[3, 5]], { score: 0.75, direction, relations: [8, 2] });
    expect([gates.from[0], gates.to[0], gates.directed[0], gates.score[0]]).toEqual([from, to, directed, 0.75]);
    expect([...row(gates.evidence, 0)]).toEqual([8, 2]);
  });

  it('makes no gates of nothing', () => {
    const none = buildGates(hierarchyOf([]), new CandidatePairs(0), () => ({ score: 1, direction: 0, relations: [] }));
    expect(none.from).toHaveLength(0);
    expect(none.exhaustive).toBe(0);
  });
});

describe('pairs of a hub', () => {
  it('are judged while they are among the strongest of one of their modules', () => {
    // Modules 1 to 18 are all strongly tied to one another; module 0 is weakly tied to each of them.
    const modules = Array.from({ length: 19 }, (_, module) => module);
    const candidates = new CandidatePairs(modules.length);
    for (const u of modules) {
      for (const v of modules.slice(u + 1)) {
        candidates.add(u, v, { relation: 0, continuation: 0, strength: u === 0 ? 0.4 : 0.9 });
      }
    }
    const ofHub: number[] = [];
    buildGates(hierarchyOf(modules.map(() => ({}))), candidates, ({ a, b }) => {
      if (a === 0) ofHub.push(b);
      return { score: 0, direction: 0, relations: [] };
    });
    expect(ofHub.toSorted((x, y) => x - y)).toEqual(modules.slice(1, 17));
  });
});
