import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAMPING, personalizedPageRank, walkGraph, type WalkGraph } from '../../../src/engine/retrieve/pagerank.ts';
import { rowsFrom, transpose } from '../../../src/engine/rows.ts';
import { graphOf } from '../hierarchy/graphs.ts';

const ENTITIES = 4;

/** A walk over passages that mention the given entities, and ties between entities. */
function walkOver(passages: readonly number[][], ties: [number, number][] = [], titles: readonly number[] = []) {
  const mentions = rowsFrom(passages);
  return walkGraph(mentions, transpose(mentions, ENTITIES), graphOf(ENTITIES, ties), titles);
}

/** π = (1 − d)·s + d·Pᵀπ solved as it stands, by elimination on the dense matrix. */
function solveDense({ offsets, items, share }: WalkGraph, restart: Float64Array): number[] {
  const n = restart.length;
  const total = restart.reduce((sum, weight) => sum + weight, 0);
  const rows = Array.from({ length: n }, (_, i) => {
    const line = new Array<number>(n + 1).fill(0);
    line[i] = 1;
    line[n] = ((1 - DAMPING) * restart[i]!) / total;
    return line;
  });
  for (let from = 0; from < n; from++) {
    for (let at = offsets[from]!; at < offsets[from + 1]!; at++) rows[items[at]!]![from]! -= DAMPING * share[at]!;
  }
  for (let i = 0; i < n; i++) {
    // Diagonally dominant by columns, so the pivots stay away from zero.
    for (let k = i + 1; k < n; k++) {
      const factor = rows[k]![i]! / rows[i]![i]!;
      for (let j = i; j <= n; j++) rows[k]![j]! -= factor * rows[i]![j]!;
    }
  }
  const solution = new Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    let value = rows[i]![n]!;
    for (let j = i + 1; j < n; j++) value -= rows[i]![j]! * solution[j]!;
    solution[i] = value / rows[i]![i]!;
  }
  return solution;
}

/** Restarts at one node: entities first, then passages. */
function from(node: number, passages: number): Float64Array {
  const restart = new Float64Array(ENTITIES + passages);
  restart[node] = 3;
  return restart;
}

describe('personalizedPageRank', () => {
  it('reaches only what is linked to the start', () => {
    const [near, far, apart] = personalizedPageRank(walkOver([[0, 1], [1, 2], [3]]), from(0, 3));
    expect(near).toBeGreaterThan(far!);
    expect(far).toBeGreaterThan(0);
    expect(apart).toBe(0);
  });

  it('follows ties between entities that share no passage', () => {
    expect(personalizedPageRank(walkOver([[0], [1]]), from(0, 2))[1]).toBe(0);
    expect(personalizedPageRank(walkOver([[0], [1]], [[0, 1]]), from(0, 2))[1]).toBeGreaterThan(0);
  });

  it('prefers, from a passage on, the rarer of its entities', () => {
    // Entity 0 stands in three passages, entity 1 in two: passage 3 shares the rarer one with the start.
    const ranks = personalizedPageRank(walkOver([[0, 1], [0], [0], [1]]), from(ENTITIES, 4));
    expect(ranks[3]).toBeGreaterThan(ranks[1]!);
  });

  it('spends no more than its whole time on passages, and at least the restarts at the start', () => {
    const passage = fc.uniqueArray(fc.nat(ENTITIES - 1), { maxLength: ENTITIES });
    const tie = fc.tuple(fc.nat(ENTITIES - 1), fc.nat(ENTITIES - 1));
    fc.assert(
      fc.property(
        fc.array(passage, { minLength: 1, maxLength: 5 }),
        fc.array(tie, { maxLength: 4 }),
        (passages, ties) => {
          const ranks = personalizedPageRank(walkOver(passages, ties), from(ENTITIES, passages.length));
          expect(ranks.every((share) => share >= 0)).toBe(true);
          expect(ranks.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9);
          expect(ranks[0]).toBeGreaterThanOrEqual(1 - DAMPING - 1e-9);
        },
      ),
    );
  });

  it('gives what solving the equations gives', () => {
    const passage = fc.uniqueArray(fc.nat(ENTITIES - 1), { maxLength: ENTITIES });
    const tie = fc.tuple(fc.nat(ENTITIES - 1), fc.nat(ENTITIES - 1)).filter(([a, b]) => a !== b);
    const title = fc.integer({ min: -1, max: ENTITIES - 1 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(passage, title), { minLength: 1, maxLength: 6 }),
        fc.uniqueArray(tie, { maxLength: 4, selector: (pair) => [...pair].sort().join() }),
        fc.array(fc.nat(9), { minLength: ENTITIES + 6, maxLength: ENTITIES + 6 }),
        (passages, ties, weights) => {
          const [mentions, titles] = [passages.map(([entities]) => entities), passages.map(([, entity]) => entity)];
          const graph = walkOver(mentions, ties, titles);
          const restart = Float64Array.from(weights.slice(0, ENTITIES + passages.length));
          restart[0]! += 1;
          const exact = solveDense(graph, restart).slice(ENTITIES);
          const ranks = personalizedPageRank(graph, restart, 1e-12);
          ranks.forEach((share, i) => expect(share).toBeCloseTo(exact[i]!, 9));
          // As it is used: never above, and below by little.
          personalizedPageRank(graph, restart).forEach((share, i) => {
            expect(share).toBeLessThanOrEqual(exact[i]! + 1e-9);
            expect(exact[i]! - share).toBeLessThan(1e-3);
          });
        },
      ),
    );
  });

  it('follows a name to the document that it is the title of first', () => {
    const ranks = personalizedPageRank(walkOver([[0], [0], [0]], [], [-1, 0, -1]), from(0, 3));
    expect(ranks[1]).toBeGreaterThan(ranks[0]!);
    expect(ranks[0]).toBe(ranks[2]);
  });

  it('goes nowhere without a start', () => {
    expect([...personalizedPageRank(walkOver([[0]]), new Float64Array(ENTITIES + 1))]).toEqual([0]);
  });
});
