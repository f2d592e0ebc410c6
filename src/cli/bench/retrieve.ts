/**
 * @file `npm run bench:retrieve [-- --graph DIR]`: how fast retrieval is and how much memory its graph takes. Asks the
 * conformance queries of the released retrieval over its own graph and of hugrag over the notebook of a question set with given
 * triples. Times depend on the machine; counts hardly do.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CausewayError, toCausewayError } from '../../engine/errors.ts';
import { percentile } from '../../engine/evaluate/statistics.ts';
import { packIndex, unpackIndex } from '../../engine/notebook/blocks.ts';
import { indexStatistics } from '../../engine/notebook/build.ts';
import { retrieve } from '../../engine/notebook/retrieve.ts';
import { releasedExpansion } from '../../engine/released/expand.ts';
import { loadReleasedGraph } from '../../engine/released/graph.ts';
import { releasedSeeds } from '../../engine/released/seeds.ts';
import { prepare } from '../../engine/retrieve/prepared.ts';
import { dataFolder, readConformanceData, type ConformanceData } from './conformance-data.ts';
import { usedBytes } from './memory.ts';
import { readSet } from './read-set.ts';
import { buildNotebook } from './systems.ts';

const MEGABYTE = 1e6;
const ROUNDS = 10;
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
}

main().catch((thrown: unknown) => {
  const { code, message } = toCausewayError(thrown);
  console.error(message);
  process.exitCode = code === 'usage' ? 2 : 1;
});
