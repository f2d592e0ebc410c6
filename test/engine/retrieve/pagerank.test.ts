import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAMPING, personalizedPageRank, walkGraph } from '../../../src/engine/retrieve/pagerank.ts';
import { rowsFrom, transpose } from '../../../src/engine/rows.ts';
import { graphOf } from '../hierarchy/graphs.ts';

const ENTITIES = 4;

/** A walk over passages that mention the given entities, and ties between entities. */
function walkOver(passages: readonly number[][], ties: [number, number][] = []) {
  const mentions = rowsFrom(passages);
  return walkGraph(mentions, transpose(mentions, ENTITIES), graphOf(ENTITIES, ties));
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

  it('goes nowhere without a start', () => {
    expect([...personalizedPageRank(walkOver([[0]]), new Float64Array(ENTITIES + 1))]).toEqual([0]);
  });
});
