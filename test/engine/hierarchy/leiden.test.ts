import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { libraryLeiden, LibraryRandom } from '../../../src/cli/bench-speed/library-leiden.ts';
import { JavaRandom } from '../../../src/engine/hierarchy/java-random.ts';
import { inducedGraph, leiden } from '../../../src/engine/hierarchy/leiden.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import { row } from '../../../src/engine/rows.ts';
import { graphOf, isConnected, plantedGraph } from './graphs.ts';

function membersOf(communities: Uint32Array): number[][] {
  const members: number[][] = [];
  communities.forEach((community, node) => (members[community] ??= []).push(node));
  return members;
}

describe('leiden', () => {
  it('finds planted groups exactly', () => {
    const graph = plantedGraph(5, 20, 0.6, 0.01, seededRandom(11));
    const communities = leiden(graph, 1);
    expect(membersOf(communities)).toHaveLength(5);
    communities.forEach((community, node) => expect(community).toBe(communities[node % 5]));
  });

  it('gives the same communities for the same seed', () => {
    const graph = plantedGraph(4, 15, 0.3, 0.08, seededRandom(2));
    expect(leiden(graph, 9)).toEqual(leiden(graph, 9));
  });

  it('gives connected communities, numbered by size, largest first', () => {
    fc.assert(
      fc.property(fc.integer(), fc.double({ min: 0.01, max: 0.3, noNaN: true }), (seed, density) => {
        const graph = plantedGraph(1, 30, density, 0, seededRandom(seed));
        const members = membersOf(leiden(graph, seed));
        for (const community of members) expect(isConnected(graph, community)).toBe(true);
        const sizes = members.map(({ length }) => length);
        expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
      }),
      { numRuns: 40 },
    );
  });

  it('leaves every node alone when nothing is tied', () => {
    expect([...leiden(graphOf(4, []), 1)]).toEqual([0, 1, 2, 3]);
    expect(leiden(graphOf(0, []), 1)).toHaveLength(0);
  });

  it('gives more communities at a higher resolution', () => {
    const graph = plantedGraph(1, 40, 0.2, 0, seededRandom(5));
    const count = (resolution: number) => new Set(leiden(graph, 1, resolution)).size;
    expect(count(4)).toBeGreaterThan(count(1));
  });
});

describe('leiden beside the library of its authors', () => {
  it('finds the same communities', () => {
    const graph = fc.record({
      seed: fc.integer({ min: 0 }),
      groups: fc.integer({ min: 1, max: 5 }),
      inside: fc.double({ min: 0.1, max: 0.6, noNaN: true }),
      resolution: fc.constantFrom(0.5, 1, 3),
    });
    fc.assert(
      fc.property(graph, ({ seed, groups, inside, resolution }) => {
        const drawn = plantedGraph(groups, 16, inside, 0.03, seededRandom(seed));
        // The same from either end.
        drawn.weights.forEach((_, at) => {
          const node = drawn.offsets.findIndex((offset) => offset > at) - 1;
          drawn.weights[at] = 0.1 + (((node + 1) * (drawn.items[at]! + 1)) % 7);
        });
        expect(leiden(drawn, seed, resolution)).toEqual(libraryLeiden(drawn, seed, resolution));
      }),
      { numRuns: 15 },
    );
  });

  it('draws the same random numbers', () => {
    for (const seed of [0, 1, 77, 2 ** 31 - 1]) {
      const [own, theirs] = [new JavaRandom(seed), new LibraryRandom(seed)];
      for (const bound of [1, 2, 7, 1024, 99_991, 2 ** 30, 2 ** 31 - 1, 3, 3]) {
        expect(own.nextInt(bound)).toBe(theirs.nextInt(bound));
        expect(own.nextDouble()).toBe(theirs.nextDouble());
      }
    }
  });
});

describe('inducedGraph', () => {
  it('keeps the ties between the nodes, renumbered, and cleans up after itself', () => {
    const square: [number, number][] = [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
      [1, 4],
    ];
    const scratch = new Int32Array(5).fill(-1);
    const part = inducedGraph(graphOf(5, square, 2), Uint32Array.of(3, 0, 1), scratch);
    expect([0, 1, 2].map((node) => [...row(part, node)].sort())).toEqual([[1], [0, 2], [1]]);
    expect([...part.weights]).toEqual([2, 2, 2, 2]);
    expect([...scratch]).toEqual([-1, -1, -1, -1, -1]);
  });
});
