/**
 * @file Leiden's refinement (Traag, Waltman and van Eck, 2019, algorithm A.2, `RefinePartition` and `MergeNodesSubset`): within each
 * cluster nodes begin by themselves and are merged, at random but rather where quality grows more, and only where both sides are well
 * tied to the rest of the cluster. What comes out are parts that hang together.
 */
import type { JavaRandom } from './java-random.ts';
import { nodesByCluster, type Clustering, type WeightedNetwork } from './weighted-network.ts';

/** e to the power of a number, about, as the authors' library has it: (1 + x/256)^256, 0 below −256. */
function roughExp(exponent: number): number {
  if (exponent < -256) return 0;
  let power = 1 + exponent / 256;
  for (let i = 0; i < 8; i++) power *= power;
  return power;
}

/** The first place from 0 on whose value is at least `value`, of so many that ascend. */
function firstFrom(values: Float64Array, count: number, value: number): number {
  let below = -1;
  let from = count + 1;
  while (below < from - 1) {
    const middle = (below + from) >> 1;
    if (values[middle]! >= value) from = middle;
    else below = middle;
  }
  return from;
}

/**
 * Splits clusters into parts that are well tied.
 *
 * @param randomness above 0: the larger, the less it counts how much quality grows
 * @returns parts, those of one cluster after those of the one before
 */
export function refineClusters(
  network: WeightedNetwork,
  clustering: Clustering,
  resolution: number,
  randomness: number,
  random: JavaRandom,
): Clustering {
  const { nodeCount, nodeWeights, offsets, neighbours, edgeWeights } = network;
  const { clusters } = clustering;
  const { starts, nodes } = nodesByCluster(clustering);
  // A part is known by the node that it began with.
  const parts = new Uint32Array(nodeCount);
  const partWeights = new Float64Array(nodeCount);
  /** What ties each part to the rest of its cluster. */
  const outward = new Float64Array(nodeCount);
  const isMerged = new Uint8Array(nodeCount);
  const weightTo = new Float64Array(nodeCount);
  const candidates = new Uint32Array(nodeCount + 1);
  const shares = new Float64Array(nodeCount + 2);
  const numbers = new Uint32Array(nodeCount);
  const refined = { clusters: new Uint32Array(nodeCount), count: 0 };

  for (let cluster = 0; cluster < clustering.count; cluster++) {
    const first = starts[cluster]!;
    const size = starts[cluster + 1]! - first;
    let total = 0;
    for (let i = first; i < first + size; i++) {
      const node = nodes[i]!;
      parts[node] = node;
      partWeights[node] = nodeWeights[node]!;
      total += nodeWeights[node]!;
      let ties = 0;
      for (let edge = offsets[node]!; edge < offsets[node + 1]!; edge++) {
        if (clusters[neighbours[edge]!] === cluster) ties += edgeWeights[edge]!;
      }
      outward[node] = ties;
    }
    const isWellTied = (part: number) =>
      outward[part]! >= partWeights[part]! * (total - partWeights[part]!) * resolution;

    if (size > 1) {
      for (const place of random.permutation(size)) {
        const node = nodes[first + place]!;
        if (isMerged[node] === 1 || !isWellTied(node)) continue;
        partWeights[node] = 0;
        outward[node] = 0;
        candidates[0] = node;
        let count = 1;
        for (let edge = offsets[node]!; edge < offsets[node + 1]!; edge++) {
          const other = neighbours[edge]!;
          if (clusters[other] !== cluster) continue;
          const part = parts[other]!;
          if (weightTo[part] === 0) candidates[count++] = part;
          weightTo[part]! += edgeWeights[edge]!;
        }
        let best = node;
        let most = 0;
        let sum = 0;
        for (let i = 0; i < count; i++) {
          const part = candidates[i]!;
          if (isWellTied(part)) {
            const gain = weightTo[part]! - nodeWeights[node]! * partWeights[part]! * resolution;
            if (gain > most) {
              best = part;
              most = gain;
            }
            if (gain >= 0) sum += roughExp(gain / randomness);
          }
          shares[i] = sum;
          weightTo[part] = 0;
        }
        const chosen =
          sum < Number.POSITIVE_INFINITY ? candidates[firstFrom(shares, count, sum * random.nextDouble())]! : best;
        partWeights[chosen]! += nodeWeights[node]!;
        for (let edge = offsets[node]!; edge < offsets[node + 1]!; edge++) {
          const other = neighbours[edge]!;
          if (clusters[other] !== cluster) continue;
          if (parts[other] === chosen) outward[chosen]! -= edgeWeights[edge]!;
          else outward[chosen]! += edgeWeights[edge]!;
        }
        if (chosen === node) continue;
        parts[node] = chosen;
        isMerged[chosen] = 1;
      }
    }
    // Parts are numbered in the order of the nodes that they began with.
    for (let i = first; i < first + size; i++) numbers[parts[nodes[i]!]!] = 1;
    for (let i = first; i < first + size; i++) {
      const node = nodes[i]!;
      if (numbers[node] === 1) numbers[node] = refined.count++;
    }
    for (let i = first; i < first + size; i++) refined.clusters[nodes[i]!] = numbers[parts[nodes[i]!]!]!;
  }
  return refined;
}
