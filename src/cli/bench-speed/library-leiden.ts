/** @file Leiden by its authors' own library, whose communities are those of the engine. */
import Random from 'java-random';
import { Clustering, LeidenAlgorithm, Network } from 'networkanalysis-ts';
import type { EntityGraph } from '../../engine/notebook/index-types.ts';

const RANDOMNESS = 0.01;
const ITERATIONS = 8;

/** The generator that it draws from. */
export const LibraryRandom = Random;

/** The same as `leiden` of the engine. @param graph with at least one tie */
export function libraryLeiden(graph: EntityGraph, seed: number, resolution = 1): Uint32Array {
  const nodeCount = graph.offsets.length - 1;
  const network = new Network({
    nNodes: nodeCount,
    firstNeighborIndices: [...graph.offsets],
    neighbors: [...graph.items],
    edgeWeights: [...graph.weights],
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
