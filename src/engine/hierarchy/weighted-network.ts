/** @file A network whose nodes and edges have weights, as Leiden goes through it, and the network of its clusters. Sums have 64 bits. */

export interface WeightedNetwork {
  nodeCount: number;
  nodeWeights: Float64Array;
  /** Where each node's edges begin; one more than there are nodes. */
  offsets: Uint32Array;
  /** Each edge is here twice, once from either end. No node is its own neighbour. */
  neighbours: Uint32Array;
  edgeWeights: Float64Array;
}

/** Which cluster each node belongs to. */
export interface Clustering {
  clusters: Uint32Array;
  /** Clusters are numbered from 0 to below this. */
  count: number;
}

/** Each node by itself. */
export function singletons(nodeCount: number): Clustering {
  const clusters = new Uint32Array(nodeCount);
  for (let node = 0; node < nodeCount; node++) clusters[node] = node;
  return { clusters, count: nodeCount };
}

/** Numbers clusters anew, in their order, without those that have no node. */
export function removeEmpty(clustering: Clustering): void {
  const { clusters, count } = clustering;
  const isUsed = new Uint8Array(count);
  for (const cluster of clusters) isUsed[cluster] = 1;
  const renumbered = new Uint32Array(count);
  let used = 0;
  for (let cluster = 0; cluster < count; cluster++) if (isUsed[cluster] === 1) renumbered[cluster] = used++;
  for (let node = 0; node < clusters.length; node++) clusters[node] = renumbered[clusters[node]!]!;
  clustering.count = used;
}

/** The nodes of each cluster, one cluster after the other, each in the order of its nodes. */
export function nodesByCluster({ clusters, count }: Clustering): { starts: Uint32Array; nodes: Uint32Array } {
  const starts = new Uint32Array(count + 1);
  for (const cluster of clusters) starts[cluster + 1]!++;
  for (let cluster = 0; cluster < count; cluster++) starts[cluster + 1]! += starts[cluster]!;
  const nodes = new Uint32Array(clusters.length);
  const next = starts.slice();
  for (let node = 0; node < clusters.length; node++) nodes[next[clusters[node]!]!++] = node;
  return { starts, nodes };
}

/** The network whose nodes are the clusters of another; what is tied within one is left out. */
export function reducedNetwork(network: WeightedNetwork, clustering: Clustering): WeightedNetwork {
  const { nodeWeights, offsets, neighbours, edgeWeights } = network;
  const { clusters, count } = clustering;
  const { starts, nodes } = nodesByCluster(clustering);
  const reduced = {
    nodeCount: count,
    nodeWeights: new Float64Array(count),
    offsets: new Uint32Array(count + 1),
    neighbours: new Uint32Array(neighbours.length),
    edgeWeights: new Float64Array(neighbours.length),
  };
  const weightTo = new Float64Array(count);
  let edges = 0;
  for (let cluster = 0; cluster < count; cluster++) {
    const first = edges;
    let weight = 0;
    for (let at = starts[cluster]!; at < starts[cluster + 1]!; at++) {
      const node = nodes[at]!;
      weight += nodeWeights[node]!;
      for (let edge = offsets[node]!; edge < offsets[node + 1]!; edge++) {
        const other = clusters[neighbours[edge]!]!;
        if (other === cluster) continue;
        if (weightTo[other] === 0) reduced.neighbours[edges++] = other;
        weightTo[other]! += edgeWeights[edge]!;
      }
    }
    for (let edge = first; edge < edges; edge++) {
      const other = reduced.neighbours[edge]!;
      reduced.edgeWeights[edge] = weightTo[other]!;
      weightTo[other] = 0;
    }
    reduced.nodeWeights[cluster] = weight;
    reduced.offsets[cluster + 1] = edges;
  }
  reduced.neighbours = reduced.neighbours.subarray(0, edges);
  reduced.edgeWeights = reduced.edgeWeights.subarray(0, edges);
  return reduced;
}
