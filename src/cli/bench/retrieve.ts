/**
 * @file `npm run bench:retrieve [-- --graph DIR]`: how fast retrieval is and how much memory its graph takes. Asks the
 * conformance queries of the released retrieval over its own graph and of hugrag over the notebook of a question set with given
 * triples, and puts our Leiden beside the bare library. Times depend on the machine; ratios and counts hardly do.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Clustering, LeidenAlgorithm, Network } from 'networkanalysis-ts';
import { CausewayError, toCausewayError } from '../../engine/errors.ts';
import { percentile } from '../../engine/evaluate/statistics.ts';
import { leiden } from '../../engine/hierarchy/leiden.ts';
import { packIndex, unpackIndex } from '../../engine/notebook/blocks.ts';
import { indexStatistics } from '../../engine/notebook/build.ts';
import type { EntityGraph } from '../../engine/notebook/index-types.ts';
import { retrieve } from '../../engine/notebook/retrieve.ts';
import { seededRandom } from '../../engine/random.ts';
import { releasedExpansion } from '../../engine/released/expand.ts';
import { loadReleasedGraph } from '../../engine/released/graph.ts';
import { releasedSeeds } from '../../engine/released/seeds.ts';
import { prepare } from '../../engine/retrieve/prepared.ts';
import { dataFolder, readConformanceData, type ConformanceData } from './conformance-data.ts';
import { modularity, plantedGraph } from './graphs.ts';
import { usedBytes } from './memory.ts';
import { readSet } from './read-set.ts';
import { buildNotebook } from './systems.ts';

const MEGABYTE = 1e6;
const ROUNDS = 10;
const SEED = 3;
/** What the authors' Python takes for a query on a machine with 2 cores. */
const RELEASED_PYTHON_MS = 710;

/** Milliseconds of every call, after one round that warms up. */
function timeQueries<Query>(queries: readonly Query[], ask: (query: Query) => void): number[] {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const query of queries) {
      const started = performance.now();
      ask(query);
      if (round > 0) times.push(performance.now() - started);
    }
  }
  return times;
}

function milliseconds(times: readonly number[]): string {
  return `p50 ${percentile(times, 0.5)!.toFixed(2)} ms, p95 ${percentile(times, 0.95)!.toFixed(2)} ms`;
}

function measureReleased(data: ConformanceData): void {
  const before = usedBytes();
  const graph = loadReleasedGraph(data.graph, data.vectors.slice(), data.dimensions);
  const bytes = usedBytes() - before;
  let same = 0;
  for (const { question, vector, seeds: expected, gatesOn } of data.queries) {
    const seeds = releasedSeeds(graph, question, vector);
    const merged = seeds.merged.map((node) => graph.keys[node]!);
    const nodes = new Set(releasedExpansion(graph, seeds.merged, seeds.scores, true).nodes.map((n) => graph.keys[n]!));
    if (merged.join() === expected.merged.join() && gatesOn.nodes.every((key) => nodes.has(key))) same++;
  }
  const times = timeQueries(data.queries, ({ question, vector }) => {
    const seeds = releasedSeeds(graph, question, vector);
    releasedExpansion(graph, seeds.merged, seeds.scores, true);
  });
  console.log(
    `Released mechanics, its graph (${graph.keys.length} nodes, ${graph.edges.types.length} edges)\n` +
      `  seeds and expansion   ${milliseconds(times)}\n` +
      `  same as released      ${same} of ${data.queries.length} queries\n` +
      `  loaded graph          ${(bytes / MEGABYTE).toFixed(1)} MB`,
  );
}

async function measureNotebook(folder: string, queries: readonly string[]): Promise<void> {
  const set = await readSet(folder, true);
  const notebook = await buildNotebook(set);
  const { entities, modules, passages } = indexStatistics(notebook.index);
  const blocks = packIndex(notebook.index);
  const before = usedBytes();
  const prepared = prepare(unpackIndex(structuredClone(blocks), notebook.index.words));
  const bytes = usedBytes() - before;
  const stages = { seeds: [] as number[], expansion: [] as number[], selection: [] as number[] };
  const times = timeQueries(queries, (question) => {
    const marks = [performance.now()];
    retrieve(prepared, question, { onStage: () => marks.push(performance.now()) });
    marks.push(performance.now());
    stages.seeds.push(marks[1]! - marks[0]!);
    stages.expansion.push(marks[2]! - marks[1]!);
    stages.selection.push(marks[3]! - marks[2]!);
  });
  const ratio = RELEASED_PYTHON_MS / percentile(times, 0.5)!;
  console.log(
    `\nhugrag, ${set.name} with given triples (${entities} entities, ${modules} modules, ${passages} passages)\n` +
      `  whole retrieval       ${milliseconds(times)}, ${ratio.toFixed(0)} times as fast as ${RELEASED_PYTHON_MS} ms\n` +
      Object.entries(stages)
        .map(([stage, each]) => `  ${stage.padEnd(22)}${milliseconds(each)}\n`)
        .join('') +
      `  loaded notebook       ${(bytes / MEGABYTE).toFixed(1)} MB`,
  );
}

/** The library by itself, with the same number of iterations. */
function bareLeiden(graph: EntityGraph): Uint32Array {
  const nodeCount = graph.offsets.length - 1;
  const network = new Network({
    nNodes: nodeCount,
    firstNeighborIndices: [...graph.offsets],
    neighbors: [...graph.items],
    edgeWeights: [...graph.weights],
    setNodeWeightsToTotalEdgeWeights: true,
  });
  const algorithm = new LeidenAlgorithm();
  const random = seededRandom(SEED);
  algorithm.initializeBasedOnResolutionAndNIterationsAndRandomnessAndRandom(
    1 / (2 * network.getTotalEdgeWeight()),
    8,
    0.01,
    { nextInt: (bound: number) => Math.floor(random() * bound), nextDouble: random },
  );
  const clustering = new Clustering({ nNodes: nodeCount });
  algorithm.improveClustering(network, clustering);
  return Uint32Array.from(clustering.getClusters());
}

function measureLeiden(): void {
  const graph = plantedGraph(20_000, 60_000);
  const runs = { ours: (g: EntityGraph) => leiden(g, SEED), library: bareLeiden };
  const measured = Object.entries(runs).map(([name, run]) => {
    run(graph);
    const times: number[] = [];
    let partition = run(graph);
    for (let round = 0; round < 3; round++) {
      const started = performance.now();
      partition = run(graph);
      times.push(performance.now() - started);
    }
    return { name, ms: percentile(times, 0.5)!, modularity: modularity(graph, partition) };
  });
  const [ours, library] = measured as [(typeof measured)[0], (typeof measured)[0]];
  console.log(
    `\nLeiden, 20,000 nodes and 60,000 ties\n` +
      measured
        .map(({ name, ms, modularity: q }) => `  ${name.padEnd(22)}${ms.toFixed(0)} ms, modularity ${q.toFixed(4)}\n`)
        .join('') +
      `  ours to library       ${(ours.ms / library.ms).toFixed(2)} times the time`,
  );
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { graph: { type: 'string' } } });
  const data = readConformanceData();
  if (!data) {
    const where = path.join(dataFolder(), 'conformance');
    throw new CausewayError('usage', `There is no ${where}. CAUSEWAY_DATA names the folder that holds conformance/.`);
  }
  measureReleased(data);
  await measureNotebook(
    values.graph ?? path.join(dataFolder(), 'musique-100'),
    data.queries.map(({ question }) => question),
  );
  measureLeiden();
}

main().catch((thrown: unknown) => {
  const { code, message } = toCausewayError(thrown);
  console.error(message);
  process.exitCode = code === 'usage' ? 2 : 1;
});
