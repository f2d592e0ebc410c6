/**
 * @file `npm run bench -- --dataset DIR …`: measures the retrieval systems on question sets, each over the same notebook,
 * and prints tables. Exit status 2: something in the command line or in a file is wrong, told in one line.
 */
import { writeFile } from 'node:fs/promises';
import { questionBy } from '../adapters/embedding/readings.ts';
import { toCausewayError } from '../engine/errors.ts';
import { ABLATIONS, GATES_OFF } from '../engine/evaluate/ablations.ts';
import { mergeCopies } from '../engine/evaluate/copies.ts';
import type { EvaluationQuestion, EvaluationSet } from '../engine/evaluate/dataset.ts';
import { foreignQuestions } from '../engine/evaluate/foreign.ts';
import { questionCost, type IndexingCost } from '../engine/evaluate/model-cost.ts';
import type { ModelledSystem } from '../engine/evaluate/modelled-system.ts';
import type { QuestionMeasures } from '../engine/evaluate/measures.ts';
import { reportLinks, type LinkReport } from '../engine/evaluate/known-links.ts';
import { reportSystem } from '../engine/evaluate/report.ts';
import { runSystem, type System } from '../engine/evaluate/run.ts';
import type { Search } from '../engine/evaluate/searched.ts';
import { addCosts } from '../engine/model/cost.ts';
import { indexStatistics } from '../engine/notebook/build.ts';
import type { LanguageModel, Progress } from '../engine/ports.ts';
import { seededRandom } from '../engine/random.ts';
import type { IndexStatistics, TaskCost } from '../engine/types.ts';
import { readOptions, USAGE, type BenchOptions } from './bench/options.ts';
import { readFileSet } from './bench/file-set.ts';
import { readSet } from './bench/read-set.ts';
import { readRewordings, reworded } from './bench/reworded.ts';
import { refineNotebook } from './bench/refine.ts';
import {
  ablatedSystem,
  buildNotebook,
  denseWithReader,
  documentsOf,
  modelledSystemOf,
  systemOf,
} from './bench/systems.ts';
import { setTables, type SetReport } from './bench/table.ts';
import { stateNotebook } from './encoding/state-notebook.ts';
import type { MemoryNotebook } from './notebook.ts';
import { loadSearchModels, searchOf, unloadSearchModels, type SearchModels } from './searching.ts';

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
  indexing?: IndexingCost;
  /** What a model cost, by system. */
  costs: Map<string, TaskCost[]>;
  questions: EvaluationQuestion[];
  statistics: IndexStatistics;
  measures: Map<string, QuestionMeasures[]>;
  /** Null where the set knows of none. */
  links: LinkReport | null;
}

function systemsFor(
  options: BenchOptions,
  notebook: MemoryNotebook,
  search: Search | undefined,
  reads: boolean,
): System[] {
  const systems = options.systems.map((id) => systemOf(id, notebook, search));
  if (options.systems.includes('dense') && search && reads) systems.push(denseWithReader(notebook, search));
  if (!options.systems.includes('hugrag')) return systems;
  const ablations = [GATES_OFF, ...(options.ablate ? ABLATIONS : [])];
  return [...systems, ...ablations.map((ablation) => ablatedSystem(ablation, notebook, search))];
}

async function measureSet(
  set: EvaluationSet,
  foreign: readonly EvaluationSet[],
  options: BenchOptions,
  model: LanguageModel | null,
  searchModels: SearchModels | null,
): Promise<MeasuredSet> {
  const asked = [set.questions, ...foreign.map((other) => foreignQuestions(set, other))];
  const questions = asked.flatMap((ofFile) => sample(ofFile, options.limit));
  say(`${set.name}: reading ${set.documents.length} documents`);
  let notebook = await buildNotebook(set);
  let indexing: IndexingCost | null = null;
  if (model && options.refine > 0) {
    say(`${set.name}: refining with up to ${options.refine} calls`);
    ({ notebook, cost: indexing } = await refineNotebook(notebook, documentsOf(set), model, options.refine));
  }
  let search: Search | undefined;
  if (searchModels?.encoder?.sentences && options.statements) {
    say(`${set.name}: reading what led to what`);
    notebook = await stateNotebook(notebook, searchModels.encoder.sentences, searchModels.encoder.id);
  }
  if (searchModels) {
    if (searchModels.encoder) say(`${set.name}: embedding`);
    search = await searchOf(notebook, searchModels, (line) => say(`${set.name}: ${line}`));
    // Known before they are asked, so that the time of retrieving holds no embedding; one by one, as the app embeds them.
    for (const { question } of questions) if (searchModels.encoder) await questionBy(searchModels.encoder, question);
    // Read before, too: that is a model's time, and most systems have the same read.
    const reads = searchModels.encoder?.sentences && systemOf('hugrag', notebook, search);
    if (reads) say(`${set.name}: reading passages`);
    for (const { question } of questions) await reads?.retrieve(reads.prepared, question);
  }
  const measures = new Map<string, QuestionMeasures[]>();
  const costs = new Map<string, TaskCost[]>();
  const systems: (System | ModelledSystem)[] = model
    ? options.systems.map((id) => modelledSystemOf(id, notebook, model, search))
    : systemsFor(options, notebook, search, searchModels?.encoder?.sentences !== undefined);
  for (const system of systems) {
    say(`${set.name}: asking ${system.id}`);
    measures.set(system.id, await runSystem(system, questions, () => performance.now(), PROGRESS, set.links));
    if ('costs' in system) costs.set(system.id, system.costs());
  }
  const statistics = indexStatistics(notebook.index);
  const links = set.links ? await reportLinks(notebook.index, notebook.texts, set.links) : null;
  return { name: set.name, questions, statistics, measures, costs, links, ...(indexing && { indexing }) };
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
    links: null,
    measures: new Map(ids.map((id) => [id, sets.flatMap(({ measures }) => measures.get(id)!)])),
    costs: new Map(
      ids.flatMap((id) => {
        const ofSets = sets.flatMap(({ costs }) => costs.get(id) ?? []);
        return ofSets.length > 0 ? [[id, addCosts(ofSets)] as const] : [];
      }),
    ),
  };
}

function report({ name, questions, statistics, measures, costs, links, indexing }: MeasuredSet): SetReport {
  const systems = [...measures].map(([id, ofSystem]) => {
    // Every system against plain BM25; hugrag and its variants against hugrag without gates, too.
    const others = [BASELINE, ...(id.startsWith('hugrag') ? [GATES_OFF.id] : [])].filter((other) => other !== id);
    const against = others.flatMap((other) => {
      const ofOther = measures.get(other);
      return ofOther ? [[other, ofOther] as const] : [];
    });
    const tasks = costs.get(id);
    const figures = reportSystem(id, questions, ofSystem, new Map(against));
    // All systems have the same notebook; only one follows its links.
    const known = id.startsWith('hugrag') ? links : null;
    return {
      ...figures,
      answers: { ...figures.answers, links: known },
      ...(tasks && { cost: questionCost(tasks, questions.length) }),
    };
  });
  return { name, index: statistics, ...(indexing && { indexing }), systems };
}

/** The library behind it is large, and few runs need it. */
async function loadChatModel(place: string): Promise<LanguageModel> {
  const { loadLocalModel } = await import('./local-model.ts');
  return loadLocalModel(place, 'chat');
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    console.log(USAGE);
    return;
  }
  // All of them first: a mistake in the last file should not come to light after an hour.
  const rewordings = options.wordings === null ? null : await readRewordings(options.wordings);
  const given: EvaluationSet[] = [];
  for (const folder of options.folders) {
    const set = await readSet(folder, options.openie);
    given.push(options.keepCopies ? set : mergeCopies(set));
  }
  for (const { folder, questions } of options.files)
    given.push(await readFileSet(folder, questions, options.cache, say));
  if (rewordings) for (const set of given) set.questions = reworded(set.questions, rewordings);
  const foreign: EvaluationSet[] = [];
  for (const folder of options.foreign) foreign.push(await readSet(folder, false));
  const model = options.model === null ? null : await loadChatModel(options.model);
  const searchModels = await loadSearchModels(options.search, say);
  const sets: MeasuredSet[] = [];
  for (const each of given) {
    const set = await measureSet(each, foreign, options, model, searchModels);
    console.log(`${sets.length > 0 ? '\n' : ''}${setTables(report(set))}`);
    sets.push(set);
  }
  await model?.unload();
  await unloadSearchModels(searchModels);
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
