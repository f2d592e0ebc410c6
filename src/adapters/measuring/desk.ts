/**
 * @file Measures the systems on a person's own questions. It only reads, and it keeps nothing between calls: the index is loaded
 * for a run and let go after it.
 */
import { CausewayError } from '../../engine/errors.ts';
import { matchQuestions, type MatchedQuestions } from '../../engine/evaluate/own-questions.ts';
import type { EvaluationQuestion } from '../../engine/evaluate/dataset.ts';
import type { QuestionMeasures } from '../../engine/evaluate/measures.ts';
import { compare, reportSystem } from '../../engine/evaluate/report.ts';
import { runSystem } from '../../engine/evaluate/run.ts';
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
import { macrotask } from '../library/macrotask.ts';
import type { FileContent } from '../store/content.ts';
import type { WordSource } from '../words/shipped-words.ts';
import { readQuestionFile } from './question-file.ts';

/** UTF-16 units of documents' texts kept in memory during a run. */
const CACHED_CHARACTERS = 8_000_000;
const MS_BETWEEN_REPORTS = 100;
/** An estimate of the time left is told once this share is done. */
const SHARE_TO_ESTIMATE = 0.03;

function checkOf({ questions, problems }: MatchedQuestions): QuestionCheck {
  return {
    questions: questions.length,
    withEvidence: questions.filter(({ evidence }) => evidence.length > 0).length,
    withAnswers: questions.filter(({ answers }) => answers.length > 0).length,
    evidence: questions.reduce((sum, { evidence }) => sum + evidence.length, 0),
    problems,
  };
}

/** The systems' figures, each beside those of `hugrag` where that is among them. */
function figuresOf(
  questions: readonly EvaluationQuestion[],
  measured: ReadonlyMap<StrategyId, QuestionMeasures[]>,
): MeasuredSystem[] {
  const own = measured.get('hugrag');
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

  /** @param now milliseconds since the epoch */
  constructor(
    private readonly store: NotebookStore<FileContent>,
    private readonly clock: Clock,
    private readonly now: () => number,
    private readonly words: WordSource,
  ) {}

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
      const notebook = { index: loaded.index, texts, clock: this.clock, excludedDocuments };
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
        const measures = await runSystem(system, matched.questions, this.clock, progress).catch((thrown: unknown) => {
          if (thrown instanceof CausewayError && thrown.code === 'cancelled') return null;
          throw thrown;
        });
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
    const all = [...rows.problems, ...problems].sort((a, b) => a.line - b.line);
    return { matched: { questions, problems: all }, documents: documents.length, texts };
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
