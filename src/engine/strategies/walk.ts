/**
 * @file Personalised PageRank on any weighted graph, as HippoRAG 2 and HiGraAgent use it:
 * p_t = α·Mᵀ·p_{t−1} + (1 − α)·π, with M the row-normalised adjacency matrix and π the personalisation vector.
 */
import type { Rows } from '../notebook/index-types.ts';

export interface WeightedGraph extends Rows {
  weights: Float32Array;
  /** Sum of each node's edges. */
  strength: Float64Array;
}

/** Collects a graph node by node; `edgesOf` adds each neighbour of a node with the edge's weight. */
export function weightedGraph(
  nodeCount: number,
  edgesOf: (node: number, add: (neighbour: number, weight: number) => void) => void,
): WeightedGraph {
  const offsets = new Uint32Array(nodeCount + 1);
  const strength = new Float64Array(nodeCount);
  const items: number[] = [];
  const weights: number[] = [];
  for (let node = 0; node < nodeCount; node++) {
    edgesOf(node, (neighbour, weight) => {
      items.push(neighbour);
      weights.push(weight);
      strength[node]! += weight;
    });
    offsets[node + 1] = items.length;
  }
  return { offsets, items: Uint32Array.from(items), weights: Float32Array.from(weights), strength };
}

/** The walk ends when a step moves less than this share of the whole. */
const TOLERANCE = 1e-4;
const MOST_STEPS = 60;
/** Shares below this are not passed on: they change no rank and are most of the work. */
const LEAST_SHARE = 1e-8;

/**
 * The share of time that the walk spends at each node.
 *
 * @param restart π, not negative; need not add up to 1. All zero gives all zero.
 * @param alpha the probability of going on, 0 to 1
 */
export function personalizedPageRank(graph: WeightedGraph, restart: Float64Array, alpha: number): Float64Array {
  const total = restart.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return new Float64Array(restart.length);
  const start = restart.map((weight) => weight / total);
  let ranks = start;
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = start.map((weight) => weight * (1 - alpha));
    for (let node = 0; node < ranks.length; node++) {
      const here = ranks[node]!;
      if (here < LEAST_SHARE || graph.strength[node] === 0) continue;
      const flow = (alpha * here) / graph.strength[node]!;
      for (let at = graph.offsets[node]!; at < graph.offsets[node + 1]!; at++) {
        next[graph.items[at]!]! += flow * graph.weights[at]!;
      }
    }
    let moved = 0;
    for (let node = 0; node < next.length; node++) moved += Math.abs(next[node]! - ranks[node]!);
    ranks = next;
    if (moved < TOLERANCE) break;
  }
  return ranks;
}
