/** @file The same seeds, order, nodes and edge counts as the authors' released retrieval, query by query. */
import { describe, expect, it } from 'vitest';
import { dataFolder, readConformanceData } from '../../../src/cli/bench/conformance-data.ts';
import { releasedExpansion } from '../../../src/engine/released/expand.ts';
import { loadReleasedGraph } from '../../../src/engine/released/graph.ts';
import { scoreReleased } from '../../../src/engine/released/scores.ts';
import { releasedSeeds } from '../../../src/engine/released/seeds.ts';

const data = readConformanceData();
if (data === null)
  console.warn(`Skipped: there is no conformance/ in ${dataFolder()}; CAUSEWAY_DATA names the folder.`);

describe.skipIf(data === null)('conformance with the released retrieval', () => {
  const graph = data && loadReleasedGraph(data.graph, data.vectors, data.dimensions);

  it.each(data?.queries ?? [])('$question', ({ question, vector, seeds: expected, topScores, gatesOn, gatesOff }) => {
    const keysOf = (nodes: readonly number[]) => nodes.map((node) => graph!.keys[node]!);
    const scores = scoreReleased(graph!, question, vector);
    for (const [key, score, cosine] of topScores) {
      const node = graph!.keys.indexOf(key);
      expect(scores.nodes[node]).toBeCloseTo(score, 5);
      expect(scores.cosines[node]).toBeCloseTo(cosine, 5);
    }
    const seeds = releasedSeeds(graph!, question, vector);
    expect({
      mmr: keysOf(seeds.mmr),
      communitySummaries: keysOf(seeds.communitySummaries),
      textUnits: keysOf(seeds.textUnits),
      edges: seeds.edges,
      merged: keysOf(seeds.merged),
    }).toEqual(expected);
    for (const [expansion, { nodes, edgeCount }] of [
      [releasedExpansion(graph!, seeds.merged, seeds.scores, true), gatesOn],
      [releasedExpansion(graph!, seeds.merged, seeds.scores, false), gatesOff],
    ] as const) {
      expect(new Set(keysOf(expansion.nodes))).toEqual(new Set(nodes));
      expect(expansion.nodes).toHaveLength(nodes.length);
      expect(expansion.edgeCount).toBe(edgeCount);
    }
  });
});
