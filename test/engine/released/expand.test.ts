import { describe, expect, it } from 'vitest';
import { RELEASED_EXPANSION, releasedExpansion } from '../../../src/engine/released/expand.ts';
import { loadReleasedGraph, type ReleasedEdgeType } from '../../../src/engine/released/graph.ts';
import { releasedSeeds } from '../../../src/engine/released/seeds.ts';
import { filteredTokens, normalize, tokens } from '../../../src/engine/released/text.ts';

const KEYS = ['E:0', 'E:1', 'E:2', 'E:3', 'C:0', 'C:1'];

/** Undirected edges between node numbers, each stored in both directions. */
function graphOf(edges: readonly (readonly [number, number, ReleasedEdgeType])[]) {
  const nodes = KEYS.map((key) => ({
    key,
    type: key.startsWith('E') ? ('entity' as const) : ('community' as const),
    title: `title ${key}`,
    summary: '',
    textUnitIds: [],
  }));
  const stored = edges.flatMap(([a, b, type]) => {
    const edge = { source: KEYS[a]!, target: KEYS[b]!, type, description: '', textUnitIds: [] };
    return [
      { ...edge, id: `${type}:${a}->${b}` },
      { ...edge, id: `${type}:${a}->${b}:rev`, source: edge.target, target: edge.source },
    ];
  });
  return loadReleasedGraph({ nodes, edges: stored, textUnits: {} }, new Float32Array(KEYS.length), 1);
}

const SCORES = Float64Array.from([1, 0.9, 0.5, 0.4, 0.8, 0.7]);

describe('hop-synchronous expansion', () => {
  it('grows the frontier hop by hop, best gain first, and ends at the last hop', () => {
    const graph = graphOf([
      [0, 1, 'relationship'],
      [0, 4, 'membership'],
      [1, 2, 'relationship'],
      [2, 3, 'relationship'],
    ]);
    // 0.8·0.7·1.0 beats 0.9·0.7·0.8.
    expect(releasedExpansion(graph, [0], SCORES, true, { ...RELEASED_EXPANSION, hops: 2 }).nodes).toEqual([0, 4, 1, 2]);
    expect(releasedExpansion(graph, [0], SCORES, true).nodes).toEqual([0, 4, 1, 2, 3]);
  });

  it('follows the best edges of a node only, and stops at the largest subgraph', () => {
    const graph = graphOf([
      [0, 1, 'relationship'],
      [0, 2, 'relationship'],
      [0, 3, 'relationship'],
    ]);
    expect(releasedExpansion(graph, [0], SCORES, true, { ...RELEASED_EXPANSION, fanOut: 2 }).nodes).toEqual([0, 1, 2]);
    expect(releasedExpansion(graph, [0], SCORES, true, { ...RELEASED_EXPANSION, mostNodes: 2 }).nodes).toEqual([0, 1]);
  });

  it('crosses causal edges, and counts them, only with gates', () => {
    const graph = graphOf([
      [0, 4, 'membership'],
      [4, 5, 'causal'],
    ]);
    expect(releasedExpansion(graph, [0], SCORES, true)).toEqual({ nodes: [0, 4, 5], edgeCount: 4 });
    expect(releasedExpansion(graph, [0], SCORES, false)).toEqual({ nodes: [0, 4], edgeCount: 2 });
  });
});

describe('released seeds', () => {
  it('merge the kinds in order, each node once', () => {
    const graph = graphOf([[1, 4, 'membership']]);
    const seeds = releasedSeeds(graph, 'Where is title E:1?', Float32Array.of(1));
    const keys = seeds.merged.map((node) => graph.keys[node]!);
    expect(seeds.mmr.map((node) => graph.keys[node])).toEqual(['E:1', 'E:0', 'E:2', 'C:1', 'C:0']);
    expect(seeds.edges).toEqual(['membership:1->4']);
    expect(keys).toEqual(['E:1', 'E:0', 'E:2', 'C:1', 'C:0']);
  });
});

describe('released text', () => {
  it('keeps ASCII words in lower case', () => {
    expect(normalize('Tekezé’s ﬁrst')).toBe('tekezes first');
    expect([...tokens('The A-380, the jet')]).toEqual(['the', 'a', '380', 'jet']);
    expect([...filteredTokens('How can an engine affect the A-380?')]).toEqual(['engine', 'the', '380']);
  });
});
