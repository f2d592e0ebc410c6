import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../src/engine/random.ts';
import { baselineOf, whatIf, type Edit } from '../../../src/engine/structures/counterfactual.ts';
import { feedbackLoops } from '../../../src/engine/structures/loops.ts';
import type { CausalGraph } from '../../../src/engine/structures/types.ts';
import { handGraph, randomGraph } from './graphs.ts';

/** Runs a scenario over a graph with all of its loops. */
function ran(graph: CausalGraph, ...edits: Edit[]) {
  const { loops } = feedbackLoops(graph, { mostLoops: 10_000 });
  return { ...whatIf(baselineOf(graph), edits, loops), loops };
}

const fates = (result: ReturnType<typeof ran>, fate: string): number[] =>
  result.outcomes.filter((outcome) => outcome.fate === fate).map(({ event }) => event);

/** rain → leak → fault → blackout → jam → delays; a match also leads to the jam; the blackout also closes the school. */
const STORY = handGraph(8, [
  [0, 1, { strength: 9 }],
  [1, 2, { strength: 6 }],
  [2, 3, { strength: 8 }],
  [3, 4],
  [4, 5],
  [6, 4, { strength: 4 }],
  [3, 7, { isNecessary: true, strength: 8 }],
]);

describe('removing an event', () => {
  it('takes away what has no other cause, and keeps what has one', () => {
    const result = ran(STORY, { change: 'remove', event: 2 });
    expect(fates(result, 'lost')).toEqual([3, 7]);
    // The jam has the match, too, which is weaker.
    expect(fates(result, 'weakened')).toEqual([4, 5]);
    expect(result.outcomes.find(({ event }) => event === 4)).toMatchObject({ before: 6, after: 4, others: [5] });
    expect([result.heldBefore, result.heldAfter]).toEqual([8, 5]);
  });

  it('tells the way with its weakest link, and what is assumed', () => {
    const { outcomes, assumptions, confidence } = ran(STORY, { change: 'remove', event: 0 });
    const blackout = outcomes.find(({ event }) => event === 3)!;
    expect(blackout).toMatchObject({ fate: 'lost', way: [0, 1, 2], steps: 3, confidence: 6, basis: 'follows' });
    expect(assumptions.map(({ kind }) => kind)).toEqual(['no-other-cause', 'same-event']);
    expect(confidence).toBe(6);
  });

  it('is stated where the text says that the effect needs the cause', () => {
    const { outcomes } = ran(STORY, { change: 'remove', event: 3 });
    expect(outcomes.find(({ event }) => event === 7)).toMatchObject({ fate: 'lost', basis: 'stated' });
  });

  it('takes an effect that needs it away although there are other causes', () => {
    const graph = handGraph(3, [
      [0, 2, { isNecessary: true }],
      [1, 2],
    ]);
    expect(fates(ran(graph, { change: 'remove', event: 0 }), 'lost')).toEqual([2]);
    expect(fates(ran(graph, { change: 'remove', event: 1 }), 'kept')).toEqual([2]);
  });

  it('is only assumed where a link of the way is doubted or denied', () => {
    const graph = handGraph(3, [
      [0, 1, { isHedged: true }],
      [1, 2],
      [0, 2, { isFollowed: false }],
    ]);
    const { outcomes, assumptions } = ran(graph, { change: 'remove', event: 0 });
    expect(outcomes.map(({ basis, fate }) => [fate, basis])).toEqual([
      ['lost', 'assumed'],
      ['lost', 'assumed'],
    ]);
    expect(assumptions.find(({ kind }) => kind === 'hedged')?.links).toEqual([0]);
  });

  it('loses exactly what is not reachable from first causes any more (seeded graphs without circles)', () => {
    for (let seed = 1; seed <= 120; seed++) {
      const random = seededRandom(seed);
      const whole = randomGraph(random, 12, 24);
      const graph = handGraph(
        12,
        whole.links.filter(({ cause, effect }) => cause < effect).map(({ cause, effect }) => [cause, effect] as const),
      );
      const removed = Math.floor(random() * 12);
      const told = new Set(graph.links.flatMap(({ cause, effect }) => [cause, effect]));
      const first = [...told].filter((event) => !graph.links.some(({ effect }) => effect === event));
      const reached = new Set(first.filter((event) => event !== removed));
      for (const event of reached) {
        for (const { cause, effect } of graph.links) if (cause === event && effect !== removed) reached.add(effect);
      }
      const lost = [...told].filter((event) => event !== removed && !reached.has(event)).sort((a, b) => a - b);
      const result = ran(graph, { change: 'remove', event: removed });
      expect(
        fates(result, 'lost').sort((a, b) => a - b),
        `seed ${seed}`,
      ).toEqual(lost);
    }
  });

  it('breaks the loops that it is part of, and a circle without other causes falls with it', () => {
    const graph = handGraph(4, [
      [0, 1],
      [1, 2],
      [2, 0],
      [2, 3],
    ]);
    const result = ran(graph, { change: 'remove', event: 0 });
    expect(result.brokenLoops).toEqual([0]);
    expect(fates(result, 'lost')).toEqual([1, 2, 3]);
  });

  it('takes a circle away that it fed, but not one that nothing feeds', () => {
    const graph = handGraph(3, [
      [0, 1],
      [1, 2],
      [2, 1],
    ]);
    // Documents tell of no other beginning: what feeds itself needs one.
    expect(fates(ran(graph, { change: 'remove', event: 0 }), 'lost')).toEqual([1, 2]);
    const unfed = handGraph(3, [
      [1, 2],
      [2, 1],
      [0, 1, { isFollowed: false }],
    ]);
    expect(ran(unfed, { change: 'remove', event: 0 }).outcomes).toEqual([]);
  });

  it('frees what was lowered', () => {
    const graph = handGraph(3, [
      [0, 1, { effectSign: -1 }],
      [1, 2],
    ]);
    const { outcomes } = ran(graph, { change: 'remove', event: 0 });
    expect(outcomes.map(({ event, sign, fate, basis }) => ({ event, sign, fate, basis }))).toEqual([
      { event: 1, sign: -1, fate: 'lost', basis: 'follows' },
      { event: 1, sign: 1, fate: 'freed', basis: 'assumed' },
    ]);
  });
});

describe('weakening and turning', () => {
  it('weakens what is held up by nothing stronger', () => {
    const result = ran(STORY, { change: 'weaken', links: [1] });
    expect(result.outcomes.find(({ event }) => event === 3)).toMatchObject({ fate: 'weakened', before: 6, after: 3 });
    expect(result.outcomes.find(({ event }) => event === 4)).toMatchObject({ before: 6, after: 4 });
    expect(result.heldAfter).toBe(result.heldBefore);
    expect(result.assumptions.map(({ kind }) => kind)).toContain('halved');
  });

  it('turns a link: its effect loses it, the contrary is assumed, and loops turn with it', () => {
    const graph = handGraph(3, [
      [0, 1],
      [1, 2],
      [2, 1, { effectSign: -1 }],
    ]);
    const result = ran(graph, { change: 'turn', links: [1] });
    expect(result.outcomes.find(({ fate }) => fate === 'reversed')).toMatchObject({
      event: 2,
      sign: -1,
      basis: 'assumed',
    });
    expect(result.loops[0]?.kind).toBe('balancing');
    expect(result.turnedLoops).toEqual([0]);
    expect(result.brokenLoops).toEqual([]);
  });

  it('turns an event: what it led to is lost, and its contrary assumed', () => {
    const result = ran(STORY, { change: 'turn', event: 2 });
    expect(fates(result, 'lost')).toEqual([3, 7]);
    expect(fates(result, 'reversed')).toEqual([3]);
  });
});

describe('scenarios that say little', () => {
  it('lets the last of two edits about one thing stand, and names the other', () => {
    const both = ran(STORY, { change: 'weaken', event: 2 }, { change: 'remove', event: 2 });
    expect(both.problems).toEqual([{ edit: 0, problem: 'overruled' }]);
    expect(both.outcomes).toEqual(ran(STORY, { change: 'remove', event: 2 }).outcomes);
    const twice = ran(STORY, { change: 'remove', links: [1] }, { change: 'remove', links: [1] });
    expect(twice.problems).toEqual([{ edit: 0, problem: 'repeated' }]);
  });

  it('names an edit of something that is not there', () => {
    const { problems, outcomes } = ran(STORY, { change: 'remove', event: 99 }, { change: 'turn', links: [] });
    expect(problems.map(({ problem }) => problem)).toEqual(['nothing-there', 'nothing-there']);
    expect(outcomes).toEqual([]);
  });

  it('removes everything: nothing holds, and nothing is left to tell', () => {
    const edits = Array.from({ length: 8 }, (_, event): Edit => ({ change: 'remove', event }));
    const result = ran(STORY, ...edits);
    expect(result.outcomes).toEqual([]);
    expect(result.heldAfter).toBe(0);
    const links = ran(STORY, { change: 'remove', links: STORY.links.map((_, link) => link) });
    expect(fates(links, 'lost').sort()).toEqual([1, 2, 3, 4, 5, 7]);
  });

  it('edits every link of a circle', () => {
    const graph = handGraph(3, [
      [0, 1],
      [1, 2],
      [2, 0],
    ]);
    const result = ran(graph, ...[0, 1, 2].map((link): Edit => ({ change: 'turn', links: [link] })));
    expect(result.turnedLoops).toEqual([0]);
    expect(fates(result, 'lost').sort()).toEqual([0, 1, 2]);
  });

  it('says nothing of a graph without links', () => {
    expect(ran(handGraph(2, []), { change: 'remove', event: 0 })).toMatchObject({ outcomes: [], confidence: null });
  });
});
