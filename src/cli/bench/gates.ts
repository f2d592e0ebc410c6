/**
 * @file `npm run bench:gates -- --dataset DIR … [--modules 1000,4000,16000] [--limit N]`: what building causal gates costs and
 * brings. Counts the pairs put to the judge beside those that Algorithm 2 checks, compares the coverage that both give, and
 * shows how the judged pairs grow with the number of modules.
 */
import { parseArgs } from 'node:util';
import { CausewayError, toCausewayError } from '../../engine/errors.ts';
import type { EvaluationDocument, EvaluationSet } from '../../engine/evaluate/dataset.ts';
import { exhaustiveGates } from '../../engine/evaluate/exhaustive-gates.ts';
import { runSystem } from '../../engine/evaluate/run.ts';
import { mean } from '../../engine/evaluate/statistics.ts';
import { analyseDocument, type DocumentAnalysis } from '../../engine/notebook/analysis.ts';
import { buildIndex } from '../../engine/notebook/build.ts';
import type { NotebookIndex } from '../../engine/notebook/index-types.ts';
import type { Progress } from '../../engine/ports.ts';
import { seededRandom } from '../../engine/random.ts';
import { DEFAULT_PARAMETERS } from '../../engine/retrieve/parameters.ts';
import { prepare } from '../../engine/retrieve/prepared.ts';
import { hugragWith } from '../../engine/strategies/hugrag.ts';
import { shippedWords } from '../encoding/shipped-words.ts';
import { renamedCopy } from './enlarge.ts';
import { readSet } from './read-set.ts';
import { alignColumns } from './table.ts';

const USAGE = 'Usage: npm run bench:gates -- --dataset DIR [--dataset DIR ...] [--modules 1000,4000,16000] [--limit N]';
const QUIET: Progress = { step: () => Promise.resolve(), isCancelled: () => false };
const MULTI_DOCUMENT = 'multi-document';
const SEED = 16;

function analyse({ id, title, text }: EvaluationDocument): DocumentAnalysis {
  return analyseDocument(id, { format: 'text', text, title, headings: [], warnings: [] });
}

/** Mean share of the gold entities that hugrag reaches with these gates. */
async function coverage(index: NotebookIndex, questions: EvaluationSet['questions'], gates: boolean): Promise<number> {
  const system = {
    id: 'hugrag',
    prepared: prepare(index),
    retrieve: hugragWith({ ...DEFAULT_PARAMETERS, gates }),
    answer: () => Promise.resolve({ text: '', refused: true, cited: [], path: [] }),
  };
  const measures = await runSystem(system, questions, () => 0, QUIET);
  return mean(measures.map((measure) => measure.coverage).filter((share) => share !== null)) ?? 0;
}

interface Costs {
  modules: number;
  gates: number;
  judged: number;
  exhaustive: number;
}

function costs({ hierarchy, gates }: NotebookIndex): Costs {
  return {
    modules: hierarchy.level.length,
    gates: gates.from.length,
    judged: gates.judged,
    exhaustive: gates.exhaustive,
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

async function compareWithExhaustive(set: EvaluationSet, index: NotebookIndex, limit: number): Promise<string[]> {
  const { modules, gates, judged, exhaustive } = costs(index);
  const tagged = set.questions.filter(({ tags }) => tags.includes(MULTI_DOCUMENT));
  const questions = (tagged.length > 0 ? tagged : set.questions).slice(0, limit);
  const every = { ...index, gates: exhaustiveGates(index) };
  const off = await coverage(index, questions, false);
  const ours = await coverage(index, questions, true);
  const all = await coverage(every, questions, true);
  return [
    set.name,
    String(modules),
    String(gates),
    String(every.gates.from.length),
    String(judged),
    String(exhaustive),
    percent(judged / exhaustive),
    off.toFixed(4),
    ours.toFixed(4),
    all.toFixed(4),
    // Where every pair gives no gain, there is none to have a share of.
    all > off ? percent((ours - off) / (all - off)) : '–',
  ];
}

/** All documents in a mixed order, then renamed copies of them, as many as are asked for. */
function documentStream(sets: readonly EvaluationSet[]): (count: number) => DocumentAnalysis[] {
  const random = seededRandom(SEED);
  const documents = sets
    .flatMap((set) => set.documents.map((document) => ({ ...document, id: `${set.name}/${document.id}` })))
    .map((document) => ({ document, draw: random() }))
    .sort((a, b) => a.draw - b.draw)
    .map(({ document }) => document);
  const analyses: DocumentAnalysis[] = [];
  return (count) => {
    while (analyses.length < count) {
      const i = analyses.length % documents.length;
      const copy = Math.floor(analyses.length / documents.length);
      const document = documents[i]!;
      analyses.push(analyse(copy === 0 ? document : renamedCopy(document, analyses[i]!, copy)));
    }
    return analyses.slice(0, count);
  };
}

/** Builds notebooks of about these many modules from more and more documents. */
async function measureGrowth(sets: readonly EvaluationSet[], sizes: readonly number[]): Promise<Costs[]> {
  const take = documentStream(sets);
  const grown: Costs[] = [];
  let perModule = 1;
  for (const size of sizes) {
    const measured = costs(
      await buildIndex(take(Math.round(size * perModule)), QUIET, { words: await shippedWords() }),
    );
    // The number of modules a document adds is known from the notebook before; the first one is tried twice.
    if (grown.length === 0) {
      perModule *= size / measured.modules;
      const again = costs(await buildIndex(take(Math.round(size * perModule)), QUIET, { words: await shippedWords() }));
      grown.push(again);
      perModule *= size / again.modules;
    } else {
      grown.push(measured);
      perModule *= size / measured.modules;
    }
    console.error(`${grown[grown.length - 1]!.modules} modules built`);
  }
  return grown;
}

/** b of judged = a·modules^b between two sizes. */
function exponent(from: Costs, to: Costs): string {
  return (Math.log(to.judged / from.judged) / Math.log(to.modules / from.modules)).toFixed(2);
}

function growthTable(grown: readonly Costs[]): string {
  const rows = grown.map((size, i) => [
    String(size.modules),
    String(size.gates),
    String(size.judged),
    String(size.exhaustive),
    percent(size.judged / size.exhaustive),
    i === 0 ? '–' : exponent(grown[i - 1]!, size),
    i === 0 ? '–' : exponent(grown[0]!, size),
  ]);
  const head = ['modules', 'gates', 'judged', 'Algorithm 2', 'share', 'grows like N^', 'from the first on'];
  return alignColumns([head, ...rows]);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      dataset: { type: 'string', multiple: true, default: [] },
      modules: { type: 'string', default: '1000,4000,16000' },
      limit: { type: 'string', default: '1000' },
    },
  });
  const sizes = values.modules.split(',').map(Number);
  const limit = Number(values.limit);
  const isCount = (value: number): boolean => Number.isInteger(value) && value > 0;
  if (values.dataset.length === 0 || ![...sizes, limit].every(isCount)) throw new CausewayError('usage', USAGE);
  const sets: EvaluationSet[] = [];
  for (const folder of values.dataset) sets.push(await readSet(folder, false));

  const rows: string[][] = [];
  for (const set of sets) {
    console.error(`${set.name}: comparing with every pair`);
    const index = await buildIndex(set.documents.map(analyse), QUIET, { words: await shippedWords() });
    rows.push(await compareWithExhaustive(set, index, limit));
  }
  const head = ['', 'modules', 'gates', 'of all pairs', 'judged', 'Algorithm 2', 'share'];
  console.log(alignColumns([[...head, 'coverage off', 'ours', 'all pairs', 'share of gain'], ...rows]));
  console.log(`\n${growthTable(await measureGrowth(sets, sizes))}`);
}

main().catch((thrown: unknown) => {
  const { code, message } = toCausewayError(thrown);
  console.error(message);
  process.exitCode = code === 'usage' ? 2 : 1;
});
