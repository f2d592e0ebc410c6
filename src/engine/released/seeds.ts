/**
 * @file Seeds as the released code of CausalRAG2 chooses them, kind by kind: nodes by MMR, community summaries, nodes at
 * text units, ends of edges; then merged in that order.
 */
import type { ReleasedGraph } from './graph.ts';
import { scoreReleased, type ReleasedScores } from './scores.ts';

export interface SeedParameters {
  /** K0 and KL. */
  entities: number;
  communities: number;
  /** Weight of the score beside the distance to what is chosen already. */
  mmrLambda: number;
  edges: number;
  communitySummaries: number;
  leastSummaryCosine: number;
  textUnits: number;
  leastTextUnitScore: number;
  textUnitNodes: number;
  mostSeeds: number;
}

export const RELEASED_SEEDS: SeedParameters = {
  entities: 3,
  communities: 3,
  mmrLambda: 0.7,
  edges: 8,
  communitySummaries: 4,
  leastSummaryCosine: 0.35,
  textUnits: 6,
  leastTextUnitScore: 0.2,
  textUnitNodes: 8,
  mostSeeds: 200,
};

/** Nodes are named by number, edges by their base id. */
export interface ReleasedSeeds {
  mmr: number[];
  communitySummaries: number[];
  textUnits: number[];
  edges: string[];
  merged: number[];
  /** s of every node. */
  scores: Float64Array;
}

/** The first `count` items in an order, without sorting the rest. */
function first<Item>(items: Iterable<Item>, count: number, compare: (a: Item, b: Item) => number): Item[] {
  const best: Item[] = [];
  for (const item of items) {
    if (best.length === count && compare(item, best[count - 1]!) >= 0) continue;
    let at = best.length;
    while (at > 0 && compare(item, best[at - 1]!) < 0) at--;
    best.splice(at, 0, item);
    if (best.length > count) best.pop();
  }
  return best;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Maximal marginal relevance over one kind of node. */
function diverse(graph: ReleasedGraph, scores: Float64Array, entities: boolean, count: number, lambda: number) {
  const { isEntity, vectors, dimensions } = graph;
  const wanted = entities ? 1 : 0;
  /** Largest cosine to a chosen node. */
  const nearest = new Float64Array(scores.length).fill(-Infinity);
  const chosen: number[] = [];
  while (chosen.length < count) {
    let best = -1;
    let bestValue = -Infinity;
    for (let node = 0; node < scores.length; node++) {
      if (isEntity[node] !== wanted || nearest[node] === Infinity) continue;
      const value = chosen.length === 0 ? scores[node]! : lambda * scores[node]! - (1 - lambda) * nearest[node]!;
      if (value <= bestValue) continue;
      best = node;
      bestValue = value;
    }
    if (best < 0) break;
    chosen.push(best);
    nearest[best] = Infinity;
    if (chosen.length === count) break;
    for (let node = 0; node < scores.length; node++) {
      if (isEntity[node] !== wanted || nearest[node] === Infinity) continue;
      let cosine = 0;
      for (let d = 0; d < dimensions; d++) cosine += vectors[node * dimensions + d]! * vectors[best * dimensions + d]!;
      if (cosine > nearest[node]!) nearest[node] = cosine;
    }
  }
  return chosen;
}

function* positions(count: number, isWanted: (position: number) => boolean): Generator<number> {
  for (let i = 0; i < count; i++) if (isWanted(i)) yield i;
}

function summarySeeds(graph: ReleasedGraph, { cosines }: ReleasedScores, parameters: SeedParameters): number[] {
  const isWanted = (node: number): boolean =>
    graph.isEntity[node] === 0 && graph.hasSummary[node] === 1 && cosines[node]! >= parameters.leastSummaryCosine;
  return first(
    positions(cosines.length, isWanted),
    parameters.communitySummaries,
    (a, b) => cosines[b]! - cosines[a]! || byText(graph.keys[a]!, graph.keys[b]!),
  );
}

function textUnitSeeds(graph: ReleasedGraph, scores: ReleasedScores, parameters: SeedParameters): number[] {
  const { ids, nodes } = graph.textUnits;
  const units = first(
    positions(ids.length, (unit) => {
      const score = scores.textUnits[unit]!;
      return score > 0 && score >= parameters.leastTextUnitScore;
    }),
    parameters.textUnits,
    (a, b) => scores.textUnits[b]! - scores.textUnits[a]! || byText(ids[a]!, ids[b]!),
  );
  /** Each node with the best score of the units that name it. */
  const named = new Map<number, number>();
  for (const unit of units) {
    for (const node of nodes.items.subarray(nodes.offsets[unit]!, nodes.offsets[unit + 1]!)) {
      if (!named.has(node)) named.set(node, scores.textUnits[unit]!);
    }
  }
  return first(
    named.keys(),
    parameters.textUnitNodes,
    (a, b) =>
      named.get(b)! - named.get(a)! || scores.nodes[b]! - scores.nodes[a]! || byText(graph.keys[a]!, graph.keys[b]!),
  );
}

/**
 * Chooses the seeds of a question.
 *
 * @param vector the question's unit vector
 */
export function releasedSeeds(
  graph: ReleasedGraph,
  question: string,
  vector: Float32Array,
  parameters: SeedParameters = RELEASED_SEEDS,
): ReleasedSeeds {
  const scores = scoreReleased(graph, question, vector);
  const { entities, communities, mmrLambda, edges: edgeCount } = parameters;
  const mmr = [
    ...diverse(graph, scores.nodes, true, entities, mmrLambda),
    ...diverse(graph, scores.nodes, false, communities, mmrLambda),
  ];
  const communitySummaries = summarySeeds(graph, scores, parameters);
  const textUnits = textUnitSeeds(graph, scores, parameters);
  const { ids, edge } = graph.baseEdges;
  const edges = first(
    positions(ids.length, () => true),
    edgeCount,
    (a, b) => scores.edges[b]! - scores.edges[a]! || byText(ids[a]!, ids[b]!),
  );
  const ends = edges.flatMap((base) => [graph.edges.source[edge[base]!]!, graph.edges.target[edge[base]!]!]);
  return {
    mmr,
    communitySummaries,
    textUnits,
    edges: edges.map((base) => ids[base]!),
    merged: [...new Set([...mmr, ...communitySummaries, ...textUnits, ...ends])].slice(0, parameters.mostSeeds),
    scores: scores.nodes,
  };
}
