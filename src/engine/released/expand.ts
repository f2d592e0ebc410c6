/**
 * @file Hop-synchronous expansion as the released code of CausalRAG2 does it: where the paper's is best-first over one
 * queue, this grows the whole frontier by one hop at a time, with a fan-out per node.
 */
import type { ReleasedEdgeType, ReleasedGraph } from './graph.ts';

export interface ExpansionParameters {
  /** Hops, at most. */
  hops: number;
  /** Edges followed from one node. */
  fanOut: number;
  /** Nodes of the subgraph, at most. */
  mostNodes: number;
  /** γ. */
  decay: number;
  weights: Readonly<Record<ReleasedEdgeType, number>>;
}

export const RELEASED_EXPANSION: ExpansionParameters = {
  hops: 5,
  fanOut: 5,
  mostNodes: 200,
  decay: 0.7,
  weights: { causal: 1.2, structural: 1.0, membership: 1.0, relationship: 0.8 },
};

export interface ReleasedSubgraph {
  /** In the order in which they entered. */
  nodes: number[];
  /** Directed edges with both ends inside. */
  edgeCount: number;
}

interface Step {
  target: number;
  gain: number;
}

/** The largest gains first; equal ones stay in the order in which they were met. */
const byGain = (a: Step, b: Step): number => b.gain - a.gain;

/**
 * Expands seeds.
 *
 * @param scores s of every node
 * @param useGates whether edges of type `causal` exist
 */
export function releasedExpansion(
  graph: ReleasedGraph,
  seeds: readonly number[],
  scores: Float64Array,
  useGates: boolean,
  parameters: ExpansionParameters = RELEASED_EXPANSION,
): ReleasedSubgraph {
  const { types, target } = graph.edges;
  const { offsets, items } = graph.outgoing;
  const isAllowed = (edge: number): boolean => useGates || types[edge] !== 'causal';
  const inside = new Set(seeds);
  let frontier: readonly number[] = seeds;
  for (let hop = 1; hop <= parameters.hops && frontier.length > 0; hop++) {
    const gains = new Map<number, number>();
    for (const node of frontier) {
      const steps: Step[] = [];
      for (let at = offsets[node]!; at < offsets[node + 1]!; at++) {
        const edge = items[at]!;
        const end = target[edge]!;
        if (!isAllowed(edge) || inside.has(end)) continue;
        steps.push({
          target: end,
          gain: scores[end]! * parameters.decay ** hop * parameters.weights[types[edge]!],
        });
      }
      steps.sort(byGain);
      for (const step of steps.slice(0, parameters.fanOut)) {
        const known = gains.get(step.target);
        if (known === undefined || step.gain > known) gains.set(step.target, step.gain);
      }
    }
    const entering = [...gains].map(([end, gain]) => ({ target: end, gain })).sort(byGain);
    frontier = entering.slice(0, parameters.mostNodes - inside.size).map((step) => step.target);
    for (const node of frontier) inside.add(node);
  }
  let edgeCount = 0;
  for (const node of inside) {
    for (let at = offsets[node]!; at < offsets[node + 1]!; at++) {
      if (isAllowed(items[at]!) && inside.has(target[items[at]!]!)) edgeCount++;
    }
  }
  return { nodes: [...inside], edgeCount };
}
