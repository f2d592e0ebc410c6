/**
 * @file Leiden community detection (Traag, Waltman and van Eck, 2019) by its authors' own library, seeded. Modularity is
 * reached by weighting nodes with their strength and setting the resolution to γ/(2·total edge weight).
 */
import Random from 'java-random';
import { Clustering, LeidenAlgorithm, Network } from 'networkanalysis-ts';
import type { EntityGraph } from '../notebook/index-types.ts';

const RANDOMNESS = 0.01;
const ITERATIONS = 8;

/**
 * Splits a graph into connected communities.
 *
 * @param graph undirected, both directions stored
 * @param seed same seed, same communities
 * @param resolution γ of modularity: larger gives smaller communities
 * @returns community of each node, numbered from 0 by size, largest first
 */
export function leiden(graph: EntityGraph, seed: number, resolution = 1): Uint32Array {
  const nodeCount = graph.offsets.length - 1;
  if (nodeCount === 0 || graph.items.length === 0) return Uint32Array.from({ length: nodeCount }, (_, i) => i);
  const network = new Network({
    nNodes: nodeCount,
    firstNeighborIndices: [...graph.offsets],
    neighbors: Array.from(graph.items),
    edgeWeights: Array.from(graph.weights),
    setNodeWeightsToTotalEdgeWeights: true,
  });
  const algorithm = new LeidenAlgorithm();
  algorithm.initializeBasedOnResolutionAndNIterationsAndRandomnessAndRandom(
    resolution / (2 * network.getTotalEdgeWeight()),
    ITERATIONS,
    RANDOMNESS,
    new Random(seed),
  );
  const clustering = new Clustering({ nNodes: nodeCount });
  algorithm.improveClustering(network, clustering);
  clustering.orderClustersByNNodes();
  return Uint32Array.from(clustering.getClusters());
}

/** The part of a graph that lies between the given nodes, which are renumbered in the order given. */
export function inducedGraph(graph: EntityGraph, nodes: Uint32Array, scratch: Int32Array): EntityGraph {
  nodes.forEach((node, i) => (scratch[node] = i));
  const offsets = new Uint32Array(nodes.length + 1);
  const items: number[] = [];
  const weights: number[] = [];
  nodes.forEach((node, i) => {
    for (let at = graph.offsets[node]!; at < graph.offsets[node + 1]!; at++) {
      const neighbour = scratch[graph.items[at]!]!;
      if (neighbour < 0) continue;
      items.push(neighbour);
      weights.push(graph.weights[at]!);
    }
    offsets[i + 1] = items.length;
  });
  for (const node of nodes) scratch[node] = -1;
  return { offsets, items: Uint32Array.from(items), weights: Float32Array.from(weights) };
}
