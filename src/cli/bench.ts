/**
 * @file `npm run bench -- --dataset DIR …`: measures the retrieval systems on question sets, each over the same notebook,
 * and prints tables. Exit status 2: something in the command line or in a file is wrong, told in one line.
 */
import { writeFile } from 'node:fs/promises';
import { toCausewayError } from '../engine/errors.ts';
import { ABLATIONS, GATES_OFF } from '../engine/evaluate/ablations.ts';
import { mergeCopies } from '../engine/evaluate/copies.ts';
import type { EvaluationQuestion, EvaluationSet } from '../engine/evaluate/dataset.ts';
import type { QuestionMeasures } from '../engine/evaluate/measures.ts';
import { reportSystem } from '../engine/evaluate/report.ts';
import { runSystem, type System } from '../engine/evaluate/run.ts';
import { indexStatistics } from '../engine/notebook/build.ts';
import type { Progress } from '../engine/ports.ts';
import { seededRandom } from '../engine/random.ts';
import type { IndexStatistics } from '../engine/types.ts';
import { readOptions, USAGE, type BenchOptions } from './bench/options.ts';
import { readSet } from './bench/read-set.ts';
import { ablatedSystem, buildNotebook, systemOf } from './bench/systems.ts';
import { setTables, type SetReport } from './bench/table.ts';
import type { MemoryNotebook } from './notebook.ts';

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

/** The questions of one set with what every system made of them. */
interface MeasuredSet {
  name: string;
  questions: EvaluationQuestion[];
  statistics: IndexStatistics;
  measures: Map<string, QuestionMeasures[]>;
}

function systemsFor(options: BenchOptions, notebook: MemoryNotebook): System[] {
  const systems = options.systems.map((id) => systemOf(id, notebook));
  if (!options.systems.includes('hugrag')) return systems;
  const ablations = [GATES_OFF, ...(options.ablate ? ABLATIONS : [])];
  return [...systems, ...ablations.map((ablation) => ablatedSystem(ablation, notebook))];
}

async function measureSet(set: EvaluationSet, options: BenchOptions): Promise<MeasuredSet> {
  const questions = sample(set.questions, options.limit);
  say(`${set.name}: reading ${set.documents.length} documents`);
  const notebook = await buildNotebook(set);
  const measures = new Map<string, QuestionMeasures[]>();
  for (const system of systemsFor(options, notebook)) {
    say(`${set.name}: asking ${system.id}`);
    measures.set(system.id, await runSystem(system, questions, () => performance.now(), PROGRESS));
  }
  return { name: set.name, questions, statistics: indexStatistics(notebook.index), measures };
}

/** All sets as one: what a difference is over all questions. */
function pool(sets: readonly MeasuredSet[]): MeasuredSet {
  const ids = [...sets[0]!.measures.keys()];
  const statistics = { ...sets[0]!.statistics };
  for (const key of Object.keys(statistics) as (keyof IndexStatistics)[]) {
    const values = sets.map((set) => set.statistics[key]);
    statistics[key] = key === 'levels' ? Math.max(...values) : values.reduce((sum, value) => sum + value, 0);
  }
  return {
    name: 'all sets pooled',
    questions: sets.flatMap(({ questions }) => questions),
    statistics,
    measures: new Map(ids.map((id) => [id, sets.flatMap(({ measures }) => measures.get(id)!)])),
  };
}

function report({ name, questions, statistics, measures }: MeasuredSet): SetReport {
  const systems = [...measures].map(([id, ofSystem]) => {
    // Every system against plain BM25; hugrag and its variants against hugrag without gates, too.
    const others = [BASELINE, ...(id.startsWith('hugrag') ? [GATES_OFF.id] : [])].filter((other) => other !== id);
    const against = others.flatMap((other) => {
      const ofOther = measures.get(other);
      return ofOther ? [[other, ofOther] as const] : [];
    });
    return reportSystem(id, questions, ofSystem, new Map(against));
  });
  return { name, index: statistics, systems };
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    console.log(USAGE);
    return;
  }
  // All of them first: a mistake in the last file should not come to light after an hour.
  const given: EvaluationSet[] = [];
  for (const folder of options.folders) {
    const set = await readSet(folder, options.openie);
    given.push(options.keepCopies ? set : mergeCopies(set));
  }
  const sets: MeasuredSet[] = [];
  for (const each of given) {
    const set = await measureSet(each, options);
    console.log(`${sets.length > 0 ? '\n' : ''}${setTables(report(set))}`);
    sets.push(set);
  }
  const pooled = sets.length > 1 ? report(pool(sets)) : null;
  if (pooled) console.log(`\n${setTables(pooled)}`);
  if (options.json !== null) {
    const figures = { datasets: sets.map(report), ...(pooled ? { pooled } : {}) };
    await writeFile(options.json, `${JSON.stringify(figures, null, 2)}\n`);
  }
}

main().catch((thrown: unknown) => {
  const { code, message } = toCausewayError(thrown);
  say(message);
  process.exitCode = code === 'usage' ? EXIT.usage : EXIT.failed;
});
