/**
 * @file `npm run bench -- --dataset DIR …`: measures the retrieval systems on question sets, each over the same notebook,
 * and prints tables. Exit status 2: something in the command line or in a file is wrong, told in one line.
 */
import { writeFile } from 'node:fs/promises';
import { toCausewayError } from '../engine/errors.ts';
import type { EvaluationQuestion } from '../engine/evaluate/dataset.ts';
import type { QuestionMeasures } from '../engine/evaluate/measures.ts';
import { reportSystem } from '../engine/evaluate/report.ts';
import { runSystem } from '../engine/evaluate/run.ts';
import { indexStatistics } from '../engine/notebook/build.ts';
import type { Progress } from '../engine/ports.ts';
import { seededRandom } from '../engine/random.ts';
import { readOptions, USAGE, type BenchOptions } from './bench/options.ts';
import { readSet } from './bench/read-set.ts';
import { buildNotebook, systemOf } from './bench/systems.ts';
import { setTables, type SetReport } from './bench/table.ts';

const EXIT = { usage: 2, failed: 1 } as const;
const PROGRESS: Progress = { step: () => Promise.resolve(), isCancelled: () => false };
const BASELINE = 'bm25';

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** A fixed sample, in the order of the file: sets come in runs and rhythms, so neither a head nor a stride will do. */
function sample(questions: readonly EvaluationQuestion[], limit: number | null): EvaluationQuestion[] {
  if (limit === null || limit >= questions.length) return [...questions];
  const random = seededRandom(limit);
  const drawn = questions.map((_, i) => ({ i, draw: random() })).sort((a, b) => a.draw - b.draw);
  const chosen = new Set(drawn.slice(0, limit).map(({ i }) => i));
  return questions.filter((_, i) => chosen.has(i));
}

async function measureSet(folder: string, options: BenchOptions): Promise<SetReport> {
  const set = await readSet(folder, options.openie);
  const questions = sample(set.questions, options.limit);
  say(`${set.name}: reading ${set.documents.length} documents`);
  const notebook = await buildNotebook(set);
  const measured = new Map<string, QuestionMeasures[]>();
  for (const id of options.systems) {
    say(`${set.name}: asking ${id}`);
    measured.set(id, await runSystem(systemOf(id, notebook), questions, () => performance.now(), PROGRESS));
  }
  const systems = [...measured].map(([id, measures]) => {
    const against = [...measured].filter(([other]) => other === BASELINE && other !== id);
    return reportSystem(id, questions, measures, new Map(against));
  });
  return { name: set.name, index: indexStatistics(notebook.index), systems };
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    console.log(USAGE);
    return;
  }
  const datasets: SetReport[] = [];
  for (const folder of options.folders) {
    datasets.push(await measureSet(folder, options));
    console.log(`${datasets.length > 1 ? '\n' : ''}${setTables(datasets[datasets.length - 1]!)}`);
  }
  if (options.json !== null) await writeFile(options.json, `${JSON.stringify({ datasets }, null, 2)}\n`);
}

main().catch((thrown: unknown) => {
  const { code, message } = toCausewayError(thrown);
  say(message);
  process.exitCode = code === 'usage' ? EXIT.usage : EXIT.failed;
});
