import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../src/engine/random.ts';
import { baselineOf } from '../../../src/engine/structures/counterfactual.ts';
import { componentsOf, digraphOf, reachableFrom, type Digraph } from '../../../src/engine/structures/digraph.ts';
import { immediateDominators } from '../../../src/engine/structures/dominators.ts';
import { interventionPoints } from '../../../src/engine/structures/intervention-points.ts';
import { linearChains } from '../../../src/engine/structures/linear-chains.ts';
import { literalOf } from '../../../src/engine/structures/literals.ts';
import { smallestVertexCut } from '../../../src/engine/structures/vertex-cut.ts';
import { handGraph, randomGraph } from './graphs.ts';

function randomDigraph(seed: number, nodes: number, arcs: number): { ahead: Digraph; back: Digraph } {
  const random = seededRandom(seed);
  const from = Array.from({ length: arcs }, () => Math.floor(random() * nodes));
  const to = Array.from({ length: arcs }, () => Math.floor(random() * nodes));
  return { ahead: digraphOf(nodes, from, to), back: digraphOf(nodes, to, from) };
}

const isParted = (ahead: Digraph, starts: number[], goal: number, cut: readonly number[]): boolean =>
  reachableFrom(ahead, starts, (node) => cut.includes(node))[goal] === 0;

describe('strongly connected components', () => {
  it('are the nodes that lead to each other, in an order against the arrows', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { ahead } = randomDigraph(seed, 9, 4 + (seed % 16));
      const { of, sizes } = componentsOf(ahead);
      const reach = Array.from({ length: 9 }, (_, node) => reachableFrom(ahead, [node]));
      for (let a = 0; a < 9; a++) {
        for (let b = 0; b < 9; b++) {
          expect(of[a] === of[b], `seed ${seed}`).toBe(reach[a]![b] === 1 && reach[b]![a] === 1);
          if (reach[a]![b] === 1) expect(of[b]!).toBeLessThanOrEqual(of[a]!);
        }
      }
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(9);
    }
  });
});

describe('dominators', () => {
  it('are the nodes without which a node is not reached, as removing each one shows', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const { ahead, back } = randomDigraph(seed, 10, 8 + (seed % 14));
      const starts = seed % 3 === 0 ? [0, 1] : [0];
      const above = immediateDominators(ahead, back, starts);
      const reached = reachableFrom(ahead, starts);
      for (let node = 0; node < 10; node++) {
        const chain: number[] = [];
        for (let at = above[node]!; at >= 0; at = above[at]!) chain.push(at);
        const needed = [...reached.keys()].filter(
          (other) => other !== node && reached[node] && isParted(ahead, starts, node, [other]),
        );
        expect(
          chain.sort((a, b) => a - b),
          `seed ${seed}, node ${node}`,
        ).toEqual(needed);
      }
    }
  });
});

describe('small vertex cuts', () => {
  it('part starts and goal with as few nodes as any set does', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const { ahead, back } = randomDigraph(seed, 9, 10 + (seed % 16));
      const goal = 8;
      const starts = seed % 2 === 0 ? [0, 1] : [0];
      const cut = smallestVertexCut(ahead, back, starts, goal, 3);
      let best: number | null = null;
      for (let mask = 0; mask < 1 << 8; mask++) {
        const set = [...Array(8).keys()].filter((node) => (mask >> node) & 1);
        if (set.length > 3 || (best !== null && set.length >= best)) continue;
        if (isParted(ahead, starts, goal, set)) best = set.length;
      }
      expect(cut?.length ?? null, `seed ${seed}`).toBe(best);
      if (cut) expect(isParted(ahead, starts, goal, cut)).toBe(true);
    }
  });

  it('are nearest to the goal, and none where the goal begins it all or too many ways lead there', () => {
    const line = { ahead: digraphOf(4, [0, 1, 2], [1, 2, 3]), back: digraphOf(4, [1, 2, 3], [0, 1, 2]) };
    expect(smallestVertexCut(line.ahead, line.back, [0], 3, 3)).toEqual([2]);
    expect(smallestVertexCut(line.ahead, line.back, [3], 3, 3)).toBeNull();
    const from = [0, 1, 2, 3];
    const wide = { ahead: digraphOf(5, from, [4, 4, 4, 4]), back: digraphOf(5, [4, 4, 4, 4], from) };
    expect(smallestVertexCut(wide.ahead, wide.back, from, 4, 3)).toBeNull();
  });
});

describe('intervention points', () => {
  it('are the events that every way passes, the nearest first, with what else falls', () => {
    const baseline = baselineOf(
      handGraph(7, [
        [0, 2],
        [1, 2],
        [2, 3, { strength: 5 }],
        [3, 4],
        [3, 5],
        [5, 6],
      ]),
    );
    const points = interventionPoints(baseline, 4, 1);
    expect(points.map(({ events }) => events)).toEqual([[3], [2]]);
    expect(points[0]).toMatchObject({ sideEffects: [5, 6], success: 7 });
    expect(points[1]).toMatchObject({ sideEffects: [5, 6, 3], success: 5 });
    expect(points[1]!.difficulty).toBeGreaterThan(points[0]!.difficulty);
  });

  it('are sets of events where none does it alone', () => {
    const baseline = baselineOf(
      handGraph(4, [
        [0, 3],
        [1, 3],
        [1, 2],
      ]),
    );
    expect(interventionPoints(baseline, 3, 1).map(({ events }) => events)).toEqual([[0, 1]]);
    expect(interventionPoints(baseline, 0, 1)).toEqual([]);
  });
});

describe('linear chains', () => {
  it('lead from first causes to the event over the strongest links, and name the weakest', () => {
    const graph = handGraph(5, [
      [0, 1, { strength: 9, delay: 'two days later' }],
      [1, 3, { strength: 4, amplifies: true }],
      [0, 2, { strength: 8 }],
      [2, 3, { strength: 6 }],
      [4, 3, { strength: 3 }],
    ]);
    const chains = linearChains(graph, baselineOf(graph).literals, 3, 1, 5);
    expect(chains.map(({ links }) => links)).toEqual([[2, 3], [4]]);
    expect(chains[0]).toMatchObject({ strength: 6, weakest: 1, amplified: [], delayed: [] });
    expect(chains[0]!.events.map(({ event }) => event)).toEqual([0, 2, 3]);
  });

  it('are as strong as the best of all simple ways (seeded graphs)', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const whole = randomGraph(seededRandom(seed), 8, 16);
      const graph = handGraph(
        8,
        whole.links
          .filter(({ cause, effect }) => cause < effect)
          .map(({ cause, effect, strength }) => [cause, effect, { strength }] as const),
      );
      const { literals } = baselineOf(graph);
      const bestFrom = (event: number): number =>
        event === 7
          ? 10
          : Math.max(
              0,
              ...graph.links
                .filter(({ cause }) => cause === event)
                .map(({ effect, strength }) => Math.min(strength, bestFrom(effect))),
            );
      const expected = [...Array(7).keys()].filter((e) => literals.isFirst[literalOf(e, 1)] && bestFrom(e) > 0);
      const chains = linearChains(graph, literals, 7, 1, 20);
      expect(chains.map(({ events }) => events[0]!.event).sort(), `seed ${seed}`).toEqual(expected);
      for (const { events, strength } of chains) expect(strength).toBe(bestFrom(events[0]!.event));
    }
  });
});
