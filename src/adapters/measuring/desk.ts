/**
 * @file Measures the systems on a person's own questions. It only reads, and it keeps nothing between calls: the index is loaded
 * for a run and let go after it.
 */
import { CausewayError } from '../../engine/errors.ts';
import { matchQuestions, type MatchedQuestions } from '../../engine/evaluate/own-questions.ts';
import { isAnswerable, type EvaluationQuestion } from '../../engine/evaluate/dataset.ts';
import type { QuestionMeasures } from '../../engine/evaluate/measures.ts';
import { compare, reportSystem } from '../../engine/evaluate/report.ts';
import { reportLinks, type KnownLink } from '../../engine/evaluate/known-links.ts';
import { runSystem } from '../../engine/evaluate/run.ts';
import { rememberedSearch, type Search } from '../../engine/evaluate/searched.ts';
import { measuredSystem } from '../../engine/evaluate/systems.ts';
import { INDEX_VERSION } from '../../engine/notebook/build.ts';
import type { Clock, NotebookStore, Progress } from '../../engine/ports.ts';
import { strategyById } from '../../engine/strategies/index.ts';
import type { Strategy } from '../../engine/strategies/strategy.ts';
import type { StrategyId } from '../../engine/types.ts';
import type {
  MeasureApi,
  MeasuredSystem,
  Measurement,
  MeasureProgress,
  QuestionCheck,
  QuestionFile,
} from '../../rpc/measuring.ts';
import { indexMissing, loadIndex } from '../asking/load-index.ts';
import { TextCache } from '../asking/text-cache.ts';
import { ModelSearch } from '../asking/model-search.ts';
import { macrotask } from '../library/macrotask.ts';
import { modelsAt } from '../running/bridge.ts';
import type { FileContent } from '../store/content.ts';
import type { WordSource } from '../words/shipped-words.ts';
import { readGraph } from './graph-file.ts';
import { readQuestionFile } from './question-file.ts';

/** UTF-16 units of documents' texts kept in memory during a run. */
const CACHED_CHARACTERS = 8_000_000;
const MS_BETWEEN_REPORTS = 100;
/** Nobody waits for a single question: a model that is busy is waited for, in milliseconds. */
const PATIENT = { encoder: 60_000, settling: 60_000, reader: 60_000, reranker: 60_000 } as const;
/** An estimate of the time left is told once this share is done. */
const SHARE_TO_ESTIMATE = 0.03;

/** What can be measured, and the links that are known. */
interface Matched extends MatchedQuestions {
  links: KnownLink[] | null;
}

function checkOf({ questions, problems, links }: Matched): QuestionCheck {
  return {
    questions: questions.length,
    withEvidence: questions.filter(({ evidence }) => evidence.length > 0).length,
    withAnswers: questions.filter(({ answers }) => answers.length > 0).length,
    evidence: questions.reduce((sum, { evidence }) => sum + evidence.length, 0),
    links: links && links.length,
    problems,
  };
}

/** The systems' figures, each beside those of `hugrag` where that is among them. */
function figuresOf(
  questions: readonly EvaluationQuestion[],
  measured: ReadonlyMap<StrategyId, QuestionMeasures[]>,
): MeasuredSystem[] {
  const own = measured.get('hugrag');
  const hasUnanswerable = !questions.every(isAnswerable);
  return [...measured].map(([strategy, measures]) => {
    const report = reportSystem(strategy, questions, measures, new Map());
    return {
      strategy,
      evidenceRecall: Object.entries(report.evidence).map(([budget, { recall }]) => ({
        budget: Number(budget),
        recall,
      })),
      passageRecall: Object.entries(report.passageRecall).map(([depth, recall]) => ({ depth: Number(depth), recall })),
      difference: own && strategy !== 'hugrag' ? compare(measures, own)['evidence@2000'] : null,
      // Where every question has an answer, a refusal is told by what is answered.
      answers: { ...report.answers, refused: hasUnanswerable ? report.answers.refused : null },
      answerF1: report.answerF1,
      time: report.retrieve,
    };
  });
}

function strategyOf(id: StrategyId): Strategy {
  const strategy = strategyById(id);
  if (!strategy) throw new CausewayError('usage', `There is no system called "${id}". Choose another one.`);
  return strategy;
}

export class MeasuringDesk implements MeasureApi {
  readonly #running = new Set<string>();
  readonly #stopped = new Set<string>();
  #search: ModelSearch | null = null;

  /** @param now milliseconds since the epoch */
  constructor(
    private readonly store: NotebookStore<FileContent>,
    private readonly clock: Clock,
    private readonly now: () => number,
    private readonly words: WordSource,
  ) {}

  async useModels(port: MessagePort): Promise<void> {
    this.#search = new ModelSearch(this.store, modelsAt(port), PATIENT);
  }

  async check(notebookId: string, file: QuestionFile): Promise<QuestionCheck> {
    return checkOf((await this.#match(notebookId, file)).matched);
  }

  async measure(
    notebookId: string,
    runId: string,
    file: QuestionFile,
    strategies: StrategyId[],
    onProgress: (progress: MeasureProgress) => void,
  ): Promise<Measurement> {
    const chosen = strategies.map(strategyOf);
    this.#running.add(runId);
    try {
      const { matched, documents, texts } = await this.#match(notebookId, file);
      if (matched.questions.length === 0) {
        throw new CausewayError(
          'usage',
          `No question of “${file.name}” can be measured. See what is said of its lines.`,
        );
      }
      const loaded = await loadIndex(this.store, notebookId, this.words);
      if (loaded === null) throw indexMissing();
      const excludedDocuments = new Set(await this.store.listRemoved(notebookId));
      let withModels = false;
      const searching = this.#search;
      const ask: Search | null =
        searching &&
        (async (question) => {
          const found = await searching.search(notebookId, loaded.index, question, true);
          withModels ||= found.nearness !== null;
          return found;
        });
      const search = ask && rememberedSearch(ask);
      const notebook = { index: loaded.index, texts, clock: this.clock, excludedDocuments, ...(search && { search }) };
      const started = this.clock();
      const measured = new Map<StrategyId, QuestionMeasures[]>();
      for (const [i, strategy] of chosen.entries()) {
        const progress = this.#progress(
          runId,
          started,
          (share, secondsLeft) => onProgress({ strategy: strategy.id, fraction: share, secondsLeft }),
          (fraction) => (i + fraction) / chosen.length,
        );
        const system = measuredSystem(strategy, notebook);
        const known = matched.links ?? [];
        const measures = await runSystem(system, matched.questions, this.clock, progress, known).catch(
          (thrown: unknown) => {
            if (thrown instanceof CausewayError && thrown.code === 'cancelled') return null;
            throw thrown;
          },
        );
        if (measures === null) break;
        measured.set(strategy.id, measures);
      }
      return {
        notebookId,
        fileName: file.name,
        measuredAt: this.now(),
        documents,
        check: checkOf(matched),
        systems: figuresOf(matched.questions, measured),
        links: matched.links?.length ? await reportLinks(loaded.index, texts, matched.links) : null,
        withModels,
        stopped: measured.size < chosen.length,
      };
    } finally {
      this.#running.delete(runId);
      this.#stopped.delete(runId);
    }
  }

  async stop(runId: string): Promise<void> {
    if (this.#running.has(runId)) this.#stopped.add(runId);
  }

  /** Reads the file and finds its evidence in the documents that the current index covers. */
  async #match(notebookId: string, file: QuestionFile) {
    const rows = await readQuestionFile(file);
    const head = await this.store.readIndexHead(notebookId);
    if (head === null || head.version !== INDEX_VERSION) throw indexMissing();
    const covered = new Set(head.covered);
    const documents = (await this.store.listDocuments(notebookId)).filter(({ id }) => covered.has(id));
    const texts = new TextCache(this.store, CACHED_CHARACTERS).of(notebookId);
    const { questions, problems } = await matchQuestions(rows.questions, documents, texts);
    const graph = file.graph && (await readGraph(await file.graph.blob.text(), documents, texts));
    if (graph === null) {
      throw new CausewayError(
        'usage',
        `“${file.graph!.name}” is no graph of events and links. Choose the questions without it, or see how such a file is written.`,
      );
    }
    const ofGraph = (graph?.problems ?? []).map(({ message, ...problem }) => ({
      ...problem,
      message: `${file.graph!.name}: ${message}`,
    }));
    const all = [...rows.problems, ...problems].sort((a, b) => a.line - b.line).concat(ofGraph);
    const matched: Matched = { questions, problems: all, links: graph?.links ?? null };
    return { matched, documents: documents.length, texts };
  }

  /** Tells of progress now and then, and lets messages in between questions. */
  #progress(
    runId: string,
    started: number,
    report: (share: number, secondsLeft: number | null) => void,
    shareOf: (fraction: number) => number,
  ): Progress {
    let told = -Infinity;
    return {
      step: async (_name, fraction) => {
        const time = this.clock();
        if (time - told >= MS_BETWEEN_REPORTS) {
          told = time;
          const share = shareOf(fraction);
          const left = share < SHARE_TO_ESTIMATE ? null : ((time - started) / 1000) * (1 / share - 1);
          report(share, left);
        }
        await macrotask();
      },
      isCancelled: () => this.#stopped.has(runId),
    };
  }
}
