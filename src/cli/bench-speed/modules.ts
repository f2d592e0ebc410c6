/** @file Communities of a graph: Leiden of the engine beside that of its authors' library, and the Louvain of graphology. */
import { UndirectedGraph } from 'graphology';
import louvainLibrary from 'graphology-communities-louvain';
import { leiden } from '../../engine/hierarchy/leiden.ts';
import type { EntityGraph } from '../../engine/notebook/index-types.ts';
import { seededRandom } from '../../engine/random.ts';
import { modularity, plantedGraph } from '../bench/graphs.ts';
import { libraryLeiden } from './library-leiden.ts';
import { compare } from './timing.ts';

const SEED = 3;
const NODES = 10_000;
const TIES = 30_000;

// It is written for CommonJS, where the function is its own default.
const louvainOf = ((louvainLibrary as unknown as { default?: unknown }).default ??
  louvainLibrary) as typeof louvainLibrary;

/** Louvain, the graph put into its library's form included, as it is for the others. */
function louvain({ offsets, items, weights }: EntityGraph): Uint32Array {
  const graph = new UndirectedGraph();
  for (let node = 0; node + 1 < offsets.length; node++) graph.addNode(node);
  for (let node = 0; node + 1 < offsets.length; node++) {
    for (let at = offsets[node]!; at < offsets[node + 1]!; at++) {
      if (items[at]! > node) graph.addEdge(node, items[at]!, { weight: weights[at]! });
    }
  }
  const found = louvainOf(graph, { rng: seededRandom(SEED) });
  return Uint32Array.from({ length: offsets.length - 1 }, (_, node) => found[node]!);
}

/** Times all three. */
export async function measureModules(): Promise<void> {
  const graph = plantedGraph(NODES, TIES);
  const ways = {
    ours: (given: EntityGraph) => leiden(given, SEED),
    'its authors’ library': (given: EntityGraph) => libraryLeiden(given, SEED),
    'graphology, Louvain': louvain,
  };
  await compare(
    `Communities of ${NODES.toLocaleString('en')} nodes and ${TIES.toLocaleString('en')} ties`,
    Object.entries(ways).map(([name, run]) => ({
      name,
      run,
      note: `modularity ${modularity(graph, run(graph)).toFixed(4)}`,
    })),
    [graph],
  );
}
