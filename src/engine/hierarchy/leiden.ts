/**
 * @file Leiden community detection (Traag, Waltman and van Eck, 2019), seeded. Modularity is reached by weighting nodes with their strength
 * and setting the resolution to γ/(2·total edge weight). It draws the same random numbers as its authors' library (networkanalysis-ts,
 * MIT) and adds up in the same order, so that it finds the same communities, in a fraction of the time: columns of numbers are read in
 * place of lists, and no cluster's own network is copied.
 */
import type { EntityGraph } from '../notebook/index-types.ts';
import { JavaRandom } from './java-random.ts';
import { moveNodes } from './local-moves.ts';
import { refineClusters } from './refine-clusters.ts';
import {
  nodesByCluster,
  reducedNetwork,
  singletons,
  type Clustering,
  type WeightedNetwork,
} from './weighted-network.ts';

const RANDOMNESS = 0.01;
const ITERATIONS = 8;

function networkOf({ offsets, items, weights }: EntityGraph): WeightedNetwork {
  const nodeCount = offsets.length - 1;
  const nodeWeights = new Float64Array(nodeCount);
  for (let node = 0; node < nodeCount; node++) {
    let strength = 0;
    for (let at = offsets[node]!; at < offsets[node + 1]!; at++) strength += weights[at]!;
    nodeWeights[node] = strength;
  }
  return { nodeCount, nodeWeights, offsets, neighbours: items, edgeWeights: Float64Array.from(weights) };
}

/** Moves nodes, splits clusters into parts, and does the same with the parts as nodes. The clustering is changed in place. */
function improve(network: WeightedNetwork, clustering: Clustering, resolution: number, random: JavaRandom): void {
  moveNodes(network, clustering, resolution, random);
  if (clustering.count === network.nodeCount) return;
  const parts = refineClusters(network, clustering, resolution, RANDOMNESS, random);
  let whole: Clustering;
  if (parts.count < network.nodeCount) {
    whole = { clusters: new Uint32Array(parts.count), count: clustering.count };
    parts.clusters.forEach((part, node) => (whole.clusters[part] = clustering.clusters[node]!));
    clustering.clusters = parts.clusters;
    clustering.count = parts.count;
  } else {
    whole = singletons(clustering.count);
  }
  improve(reducedNetwork(network, clustering), whole, resolution, random);
  const { clusters } = clustering;
  for (let node = 0; node < clusters.length; node++) clusters[node] = whole.clusters[clusters[node]!]!;
  clustering.count = whole.count;
}

/** The communities, largest first; of two that are as large the one that was first. */
function numberedBySize(clustering: Clustering): Uint32Array {
  const { starts } = nodesByCluster(clustering);
  const sizeOf = (cluster: number) => starts[cluster + 1]! - starts[cluster]!;
  const order = Array.from({ length: clustering.count }, (_, cluster) => cluster).sort((a, b) => sizeOf(b) - sizeOf(a));
  const numbers = new Uint32Array(clustering.count);
  order.forEach((cluster, number) => (numbers[cluster] = number));
  return clustering.clusters.map((cluster) => numbers[cluster]!);
}

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
  const clustering = singletons(nodeCount);
  if (nodeCount === 0 || graph.items.length === 0) return clustering.clusters;
  const network = networkOf(graph);
  let total = 0;
  for (const weight of network.edgeWeights) total += weight;
  const random = new JavaRandom(seed);
  for (let i = 0; i < ITERATIONS; i++) improve(network, clustering, resolution / total, random);
  return numberedBySize(clustering);
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
