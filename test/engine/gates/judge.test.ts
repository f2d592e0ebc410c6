import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Crossing } from '../../../src/engine/gates/candidates.ts';
import { judgeByEvidence } from '../../../src/engine/gates/judge.ts';

const crossings = (...strengths: number[]): Crossing[] =>
  strengths.map((strength, relation) => ({ relation, continuation: relation, strength }));
const judge = (forward: Crossing[], backward: Crossing[]) => judgeByEvidence({ a: 0, b: 1, forward, backward });

describe('judgeByEvidence', () => {
  it('adds reasons up like independent chances', () => {
    expect(judge(crossings(0.5, 0.5), []).score).toBeCloseTo(0.75, 9);
    expect(judge([], crossings(0.2, 0.5, 0.5)).score).toBeCloseTo(0.8, 9);
    expect(judge([], []).score).toBe(0);
  });

  it('scores between the strongest reason and 1, whatever the order', () => {
    const strengths = fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(strengths, strengths, (there, back) => {
        const { score, direction } = judge(crossings(...there), crossings(...back));
        expect(score).toBeGreaterThanOrEqual(Math.min(0.99, Math.max(...there, ...back)) - 1e-9);
        expect(score).toBeLessThanOrEqual(1);
        expect(judge(crossings(...there.reverse()), crossings(...back.reverse())).score).toBeCloseTo(score, 9);
        expect(judge(crossings(...back), crossings(...there)).direction).toBe(direction === 0 ? 0 : -direction);
      }),
    );
  });

  it('points where the evidence is clearly stronger, and nowhere when both ways are likely', () => {
    expect(judge(crossings(0.8), crossings(0.2)).direction).toBe(1);
    expect(judge(crossings(0.2), crossings(0.8)).direction).toBe(-1);
    expect(judge(crossings(0.29), crossings(0.25)).direction).toBe(0);
    expect(judge(crossings(0.8), crossings(0.7)).direction).toBe(0);
    expect(judge(crossings(0.95), crossings(0.4)).direction).toBe(0);
  });

  it('keeps the sentences of the direction that it points to, strongest first, chains with their continuation', () => {
    const forward = [
      { relation: 4, continuation: 4, strength: 0.3 },
      { relation: 7, continuation: 9, strength: 0.9 },
    ];
    const backward = [{ relation: 1, continuation: 1, strength: 0.2 }];
    expect(judge(forward, backward).relations).toEqual([7, 9, 4]);
    expect(judge(crossings(0.5, 0.6), [{ relation: 5, continuation: 5, strength: 0.55 }]).relations).toContain(5);
  });

  it('keeps only as many reasons as a person would read', () => {
    expect(judge(crossings(...new Array<number>(40).fill(0.4)), []).relations.length).toBeLessThan(10);
  });
});
