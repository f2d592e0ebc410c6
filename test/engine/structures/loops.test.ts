import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../src/engine/random.ts';
import { feedbackLoops } from '../../../src/engine/structures/loops.ts';
import type { CausalGraph } from '../../../src/engine/structures/types.ts';
import { handGraph, randomGraph, type HandLink } from './graphs.ts';

/** All elementary cycles by trying every simple path, as sorted lists of links. */
function bruteForce(graph: CausalGraph, mostLinks: number): string[] {
  const found = new Set<string>();
  const walk = (first: number, at: number, path: number[], seen: Set<number>): void => {
    graph.links.forEach(({ cause, effect, isFollowed }, link) => {
      if (cause !== at || !isFollowed || path.length === mostLinks) return;
      if (effect === first) found.add([...path, link].sort((a, b) => a - b).join(' '));
      else if (!seen.has(effect)) walk(first, effect, [...path, link], new Set([...seen, effect]));
    });
  };
  for (let event = 0; event < graph.eventCount; event++) walk(event, event, [], new Set([event]));
  return [...found].sort();
}

describe('feedback loops', () => {
  it('are all elementary cycles within the length, each once, as trying every path finds them', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const random = seededRandom(seed);
      const graph = randomGraph(random, 3 + (seed % 6), 4 + (seed % 15));
      for (const mostLinks of [2, 3, 5, 8]) {
        const { loops, more, isComplete } = feedbackLoops(graph, { mostLinks, mostLoops: 10_000 });
        const links = loops.map((loop) => [...loop.links].sort((a, b) => a - b).join(' ')).sort();
        expect(links, `seed ${seed}, ${mostLinks} links`).toEqual(bruteForce(graph, mostLinks));
        expect([more, isComplete]).toEqual([0, true]);
      }
    }
  });

  it('come strongest first, go round, and have the sign that their links multiply to', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const graph = randomGraph(seededRandom(seed), 7, 18);
      const { loops } = feedbackLoops(graph, { mostLoops: 10_000 });
      loops.forEach((loop, at) => {
        const told = loop.links.map((link) => graph.links[link]!);
        expect(told.map(({ cause }) => cause)).toEqual(loop.events);
        told.forEach(({ effect }, step) => expect(effect).toBe(loop.events[(step + 1) % loop.events.length]));
        expect(loop.strength).toBe(Math.min(...told.map(({ strength }) => strength)));
        const negative = told.filter(({ causeSign, effectSign }) => causeSign !== effectSign).length;
        expect(loop.kind).toBe(negative % 2 === 0 ? 'reinforcing' : 'balancing');
        if (at > 0) expect(loop.strength).toBeLessThanOrEqual(loops[at - 1]!.strength);
      });
    }
  });

  it('lists the strongest of thousands and says how many more there are', () => {
    const links: HandLink[] = [];
    for (let a = 0; a < 8; a++) {
      for (let b = 0; b < 8; b++) if (a !== b) links.push([a, b, { strength: a < 4 && b < 4 ? 9 : 3 }]);
    }
    const graph = handGraph(8, links);
    const all = feedbackLoops(graph, { mostLoops: 100_000 });
    expect(all.loops.length).toBeGreaterThan(10_000);
    const few = feedbackLoops(graph, { mostLoops: 20 });
    expect(few.loops).toHaveLength(20);
    expect(few.more).toBe(all.loops.length - 20);
    // Four events, each leading to each other, have 20 loops among them: 6 of two links, 8 of three and 6 of four.
    expect(few.loops.every(({ strength }) => strength === 9)).toBe(true);
  });

  it('ends with its budget, says so, and has lost only weaker ones', () => {
    const graph = randomGraph(seededRandom(3), 60, 400);
    const whole = feedbackLoops(graph, { mostLinks: 5, mostLoops: 50_000 });
    const part = feedbackLoops(graph, { mostLinks: 5, mostLoops: 50_000, budget: 2000 });
    expect(whole.isComplete).toBe(true);
    expect(part.isComplete).toBe(false);
    expect(part.loops.length).toBeGreaterThan(0);
    const weakest = part.loops.at(-1)!.strength;
    expect(whole.loops.filter(({ strength }) => strength > weakest)).toHaveLength(
      part.loops.filter(({ strength }) => strength > weakest).length,
    );
  });

  it('leaves out links from which nothing follows, and those that are too weak', () => {
    const graph = handGraph(3, [
      [0, 1],
      [1, 0, { isFollowed: false }],
      [1, 2, { strength: 2 }],
      [2, 0, { strength: 5 }],
    ]);
    expect(feedbackLoops(graph).loops.map(({ events }) => events)).toEqual([[0, 1, 2]]);
    expect(feedbackLoops(graph, { leastStrength: 3 }).loops).toEqual([]);
  });
});
