/**
 * @file `npm run bench:adding -- --dataset DIR … [--steps 200]`: what one more document costs beside all of them, and what many changes laid over an index come
 * to beside building it anew: the evidence found for the questions, the modularity of the modules, and what is left of what was taken out.
 */
import { parseArgs } from 'node:util';
import { CausewayError, toCausewayError } from '../../engine/errors.ts';
import type { EvaluationDocument, EvaluationQuestion, EvaluationSet } from '../../engine/evaluate/dataset.ts';
import { runSystem } from '../../engine/evaluate/run.ts';
import { mean } from '../../engine/evaluate/statistics.ts';
import { ancestry } from '../../engine/hierarchy/hierarchy.ts';
import { analyseDocument, type DocumentAnalysis } from '../../engine/notebook/analysis.ts';
import { buildIndex } from '../../engine/notebook/build.ts';
import { extendIndex } from '../../engine/notebook/extend.ts';
import type { NotebookIndex } from '../../engine/notebook/index-types.ts';
import { withoutDocuments } from '../../engine/notebook/withdraw.ts';
import type { Progress } from '../../engine/ports.ts';
import { seededRandom } from '../../engine/random.ts';
import type { WordVectors } from '../../engine/vector/word-vectors.ts';
import { percentile } from '../bench-browser/report.ts';
import { shippedWords } from '../encoding/shipped-words.ts';
import { modularity } from './graphs.ts';
import { readSet } from './read-set.ts';
import { systemOf } from './systems.ts';
import { alignColumns } from './table.ts';

const USAGE = 'Usage: npm run bench:adding -- --dataset DIR [--dataset DIR ...] [--steps 200] [--limit N]';
const QUIET: Progress = { step: () => Promise.resolve(), isCancelled: () => false };
const SEED = 16;
/** Documents that are added one by one, each to all the others. */
const ADDED = 20;
/** Of the documents, so many are not there at first: they are what is added. */
const RESERVE = 0.1;
/** Where among the steps the index is compared with one that is built anew. */
const CHECKS = 4;
const BUDGET = 1;

function analyse({ id, title, text }: EvaluationDocument): DocumentAnalysis {
  return analyseDocument(id, { format: 'text', text, title, headings: [], warnings: [] });
}

interface Cost {
  all: number;
  one: number;
}

/** Milliseconds for all documents, and for one more: analysing and building. */
async function measureCost({ documents }: EvaluationSet, words: WordVectors): Promise<Cost> {
  const time = async (work: () => unknown): Promise<number> => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  let analyses: DocumentAnalysis[] = [];
  const all = await time(async () => {
    analyses = documents.map(analyse);
    await buildIndex(analyses, QUIET, { words });
  });
  const stride = Math.max(1, Math.floor(documents.length / ADDED));
  const isAdded = (i: number): boolean => i % stride === 0;
  const base = await buildIndex(
    analyses.filter((_, i) => !isAdded(i)),
    QUIET,
    { words },
  );
  const times: number[] = [];
  for (const document of documents.filter((_, i) => isAdded(i))) {
    times.push(await time(() => extendIndex(base, [analyse(document)], { words })));
  }
  return { all, one: percentile(times, 0.5) };
}

/** Newman's modularity of the modules at the top. */
function modularityOf({ graph, hierarchy }: NotebookIndex): number {
  let alone = hierarchy.level.length;
  const community = Uint32Array.from(hierarchy.leafOfEntity, (leaf) => ancestry(hierarchy, leaf).at(-1) ?? alone++);
  return modularity(graph, community);
}

/** Share of the evidence that is found within 2,000 characters, a number for each question. */
async function evidenceOf(
  index: NotebookIndex,
  texts: ReadonlyMap<string, string>,
  questions: readonly EvaluationQuestion[],
): Promise<number[]> {
  const notebook = { index, texts: { text: async (id: string) => texts.get(id)! }, analyses: [], names: new Map() };
  const measures = await runSystem(systemOf('hugrag', notebook), questions, () => 0, QUIET);
  return measures.map(({ recall }) => recall?.[BUDGET] ?? 0);
}

/** A notebook that changes at random. */
class Changing {
  readonly #random = seededRandom(SEED);
  readonly #words: WordVectors;
  readonly #reserve: EvaluationDocument[];
  /** What is there now, in the order of the index. */
  #there: EvaluationDocument[];
  index: NotebookIndex;

  constructor(index: NotebookIndex, there: EvaluationDocument[], reserve: EvaluationDocument[], words: WordVectors) {
    this.index = index;
    this.#there = there;
    this.#reserve = reserve;
    this.#words = words;
  }

  get documents(): readonly EvaluationDocument[] {
    return this.#there;
  }

  /** Adds a document, takes one out, or changes one: its last sentences go. */
  step(): void {
    const kind = Math.floor(this.#random() * 3);
    if (kind !== 0 || this.#reserve.length === 0) {
      const at = Math.floor(this.#random() * this.#there.length);
      const [gone] = this.#there.splice(at, 1) as [EvaluationDocument];
      this.index = withoutDocuments(this.index, new Set([gone.id]));
      if (kind === 1) this.#reserve.push(gone);
      else this.#add({ ...gone, text: gone.text.slice(0, Math.max(200, Math.floor(gone.text.length * 0.7))) });
      return;
    }
    this.#add(this.#reserve.splice(Math.floor(this.#random() * this.#reserve.length), 1)[0]!);
  }

  #add(document: EvaluationDocument): void {
    this.index = extendIndex(this.index, [analyse(document)], { words: this.#words });
    this.#there.push(document);
  }
}

async function measureDrift(set: EvaluationSet, words: WordVectors, steps: number, limit: number): Promise<string> {
  const stride = Math.round(1 / RESERVE);
  const there = set.documents.filter((_, i) => i % stride !== 0);
  const reserve = set.documents.filter((_, i) => i % stride === 0);
  const changing = new Changing(await buildIndex(there.map(analyse), QUIET, { words }), [...there], reserve, words);
  const original = new Map(set.documents.map(({ id, text }) => [id, text]));
  const rows: string[][] = [];
  for (let done = 1; done <= steps; done++) {
    changing.step();
    if (done % Math.ceil(steps / CHECKS) !== 0 && done !== steps) continue;
    const { index, documents } = changing;
    const whole = await buildIndex(documents.map(analyse), QUIET, { words });
    const texts = new Map(documents.map(({ id, text }) => [id, text]));
    const isThere = ({ documentId }: { documentId: string }) => texts.get(documentId) === original.get(documentId);
    const asked = set.questions.filter(({ evidence }) => evidence.length > 0 && evidence.every(isThere));
    const questions = asked.slice(0, limit);
    const laid = await evidenceOf(index, texts, questions);
    const built = await evidenceOf(whole, texts, questions);
    const known = new Set(whole.lexicon.terms);
    rows.push([
      String(done),
      String(questions.length),
      mean(laid)!.toFixed(3),
      mean(built)!.toFixed(3),
      mean(laid.map((share, i) => Math.abs(share - built[i]!)))!.toFixed(3),
      modularityOf(index).toFixed(3),
      modularityOf(whole).toFixed(3),
      String(index.lexicon.terms.filter((term) => !known.has(term)).length),
    ]);
  }
  const head = ['changes', 'questions', 'evidence@2k', 'built anew', 'apart', 'modularity', 'built anew', 'words left'];
  return alignColumns([head, ...rows]);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      dataset: { type: 'string', multiple: true, default: [] },
      steps: { type: 'string', default: '200' },
      limit: { type: 'string', default: '200' },
    },
  });
  const [steps, limit] = [Number(values.steps), Number(values.limit)];
  const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;
  if (values.dataset.length === 0 || ![steps, limit].every(isCount)) throw new CausewayError('usage', USAGE);
  const words = await shippedWords();
  for (const folder of values.dataset) {
    const set = await readSet(folder, false);
    const { all, one } = await measureCost(set, words);
    const share = ((100 * one) / all).toFixed(1);
    console.log(`${set.name}: all ${set.documents.length} documents ${(all / 1000).toFixed(2)} s analysed and built`);
    console.log(`  one more, median of ${ADDED}: ${one.toFixed(0)} ms, ${share} % of that\n`);
    if (steps > 0) console.log(`${await measureDrift(set, words, steps, limit)}\n`);
  }
}

main().catch((thrown: unknown) => {
  const { code, message } = toCausewayError(thrown);
  console.error(message);
  process.exitCode = code === 'usage' ? 2 : 1;
});
