/**
 * @file Leiden's fast local moves (Traag, Waltman and van Eck, 2019, algorithm A.2, `MoveNodesFast`): each node goes where quality grows
 * most, and only nodes beside one that moved are looked at again. Quality is the constant Potts model, Σ e_c − γ·Σ n_c².
 */
import type { JavaRandom } from './java-random.ts';
import { removeEmpty, type Clustering, type WeightedNetwork } from './weighted-network.ts';

/** Moves nodes until none would rather be elsewhere. The clustering is changed in place. */
export function moveNodes(
  network: WeightedNetwork,
  clustering: Clustering,
  resolution: number,
  random: JavaRandom,
): void {
  const { nodeCount, nodeWeights, offsets, neighbours, edgeWeights } = network;
  if (nodeCount === 1) return;
  const { clusters } = clustering;
  const clusterWeights = new Float64Array(nodeCount);
  const sizes = new Uint32Array(nodeCount);
  for (let node = 0; node < nodeCount; node++) {
    clusterWeights[clusters[node]!]! += nodeWeights[node]!;
    sizes[clusters[node]!]!++;
  }
  // Clusters without a node; the last one is taken first.
  const empty = new Uint32Array(nodeCount);
  let emptyCount = 0;
  for (let cluster = nodeCount - 1; cluster >= 0; cluster--) if (sizes[cluster] === 0) empty[emptyCount++] = cluster;

  // A ring of the nodes that wait.
  const queue = random.permutation(nodeCount);
  const isSettled = new Uint8Array(nodeCount);
  let waiting = nodeCount;
  let at = 0;

  const weightTo = new Float64Array(nodeCount);
  const candidates = new Uint32Array(nodeCount + 1);
  let hasMoved = false;
  do {
    const node = queue[at]!;
    const weight = nodeWeights[node]!;
    const from = offsets[node]!;
    const to = offsets[node + 1]!;
    const own = clusters[node]!;
    clusterWeights[own]! -= weight;
    if (--sizes[own]! === 0) empty[emptyCount++] = own;
    candidates[0] = empty[emptyCount - 1]!;
    let count = 1;
    for (let edge = from; edge < to; edge++) {
      const cluster = clusters[neighbours[edge]!]!;
      if (weightTo[cluster] === 0) candidates[count++] = cluster;
      weightTo[cluster]! += edgeWeights[edge]!;
    }
    let best = own;
    let most = weightTo[own]! - weight * clusterWeights[own]! * resolution;
    for (let i = 0; i < count; i++) {
      const cluster = candidates[i]!;
      const gain = weightTo[cluster]! - weight * clusterWeights[cluster]! * resolution;
      if (gain > most) {
        best = cluster;
        most = gain;
      }
      weightTo[cluster] = 0;
    }
    clusterWeights[best]! += weight;
    sizes[best]!++;
    if (best === empty[emptyCount - 1]) emptyCount--;
    isSettled[node] = 1;
    waiting--;
    if (best !== own) {
      clusters[node] = best;
      if (best >= clustering.count) clustering.count = best + 1;
      for (let edge = from; edge < to; edge++) {
        const other = neighbours[edge]!;
        if (isSettled[other] === 0 || clusters[other] === best) continue;
        isSettled[other] = 0;
        waiting++;
        const place = at + waiting;
        queue[place < nodeCount ? place : place - nodeCount] = other;
      }
      hasMoved = true;
    }
    at = at < nodeCount - 1 ? at + 1 : 0;
  } while (waiting > 0);
  if (hasMoved) removeEmpty(clustering);
}
