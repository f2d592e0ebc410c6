/** @file Personalised PageRank against a dense solve, and the graph of entities and passages that it walks on. */
import { describe, expect, it } from 'vitest';
import { within } from '../../../src/engine/strategies/neighbourhood.ts';
import { entityPassageGraph } from '../../../src/engine/strategies/passage-graph.ts';
import { personalizedPageRank, weightedGraph } from '../../../src/engine/strategies/walk.ts';
import { notebookOf } from '../notebook/from-texts.ts';

const EDGES: [number, number, number][] = [
  [0, 1, 2],
  [1, 2, 1],
  [2, 3, 0.5],
  [0, 3, 1],
];

function smallGraph() {
  return weightedGraph(5, (node, add) => {
    for (const [a, b, weight] of EDGES) {
      if (a === node) add(b, weight);
      if (b === node) add(a, weight);
    }
  });
}

/** Solves (I − α·Mᵀ)·p = (1 − α)·π by elimination. */
function denseSolve(restart: readonly number[], alpha: number): number[] {
  const n = restart.length;
  const weight = Array.from({ length: n }, () => new Array<number>(n).fill(0));
  for (const [a, b, w] of EDGES) weight[a]![b] = weight[b]![a] = w;
  const rows = restart.map((start, i) => {
    const row = weight.map((from, j) => {
      const sum = from.reduce((total, w) => total + w, 0);
      return (i === j ? 1 : 0) - (sum > 0 ? (alpha * from[i]!) / sum : 0);
    });
    return [...row, (1 - alpha) * start];
  });
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      if (i === j) continue;
      const factor = rows[j]![i]! / rows[i]![i]!;
      for (let k = i; k <= n; k++) rows[j]![k]! -= factor * rows[i]![k]!;
    }
  }
  return rows.map((row, i) => row[n]! / row[i]!);
}

describe('personalizedPageRank', () => {
  it.each([0.5, 0.85])('agrees with a dense solve at α = %f', (alpha) => {
    const walked = personalizedPageRank(smallGraph(), Float64Array.of(3, 0, 1, 0, 0), alpha);
    denseSolve([0.75, 0, 0.25, 0, 0], alpha).forEach((share, node) => expect(walked[node]).toBeCloseTo(share, 3));
  });

  it('goes nowhere without a start, and stays where there is no edge', () => {
    expect([...personalizedPageRank(smallGraph(), new Float64Array(5), 0.5)]).toEqual([0, 0, 0, 0, 0]);
    const alone = personalizedPageRank(smallGraph(), Float64Array.of(0, 0, 0, 0, 1), 0.5);
    expect(alone.slice(0, 4).every((share) => share === 0)).toBe(true);
    expect(alone[4]).toBeGreaterThan(0);
  });
});

describe('entityPassageGraph', () => {
  it('is undirected, and leaves out the entities that are not kept', async () => {
    const { prepared } = await notebookOf({
      a: 'The storm caused the landslide.',
      b: 'The landslide hit the railway.',
    });
    const entityCount = prepared.index.entities.names.length;
    const edges = (keep?: (entity: number) => boolean) => {
      const graph = entityPassageGraph(prepared, keep);
      const found = new Map<string, number>();
      for (let from = 0; from + 1 < graph.offsets.length; from++) {
        for (let at = graph.offsets[from]!; at < graph.offsets[from + 1]!; at++) {
          found.set(`${from} ${graph.items[at]!}`, graph.weights[at]!);
        }
      }
      return found;
    };
    const all = edges();
    expect(all.size).toBeGreaterThan(0);
    for (const [edge, weight] of all) expect(all.get(edge.split(' ').reverse().join(' '))).toBe(weight);

    const landslide = prepared.index.entities.names.findIndex((name) => name.includes('landslide'));
    const kept = edges((entity) => entity === landslide);
    expect([...kept.keys()].toSorted()).toEqual(
      [0, 1].flatMap((p) => [`${entityCount + p} ${landslide}`, `${landslide} ${entityCount + p}`]).toSorted(),
    );
  });
});

describe('within', () => {
  it('counts hops along ties', async () => {
    const { prepared } = await notebookOf({
      a: 'The storm caused the landslide.',
      b: 'The landslide led to the railway closure.',
      c: 'The frost caused a poor harvest of honey.',
    });
    const named = (word: string) => prepared.index.entities.names.findIndex((name) => name.includes(word));
    const distance = within(prepared, [named('storm')], 2);
    expect(distance.get(named('storm'))).toBe(0);
    expect(distance.get(named('landslide'))).toBe(1);
    expect(distance.get(named('railway'))).toBe(2);
    expect(distance.has(named('honey'))).toBe(false);
    expect(within(prepared, [named('storm')], 1).has(named('railway'))).toBe(false);
  });
});
