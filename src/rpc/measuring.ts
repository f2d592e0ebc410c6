/** @file What `workers/measure.worker.ts` offers to the page: measuring the systems on a person's own questions. */
import type { LineProblem, StrategyId } from '../engine/types.ts';

export type { LineProblem, StrategyId } from '../engine/types.ts';

/** A question set as a person picked it: CSV or JSON Lines. */
export interface QuestionFile {
  name: string;
  blob: Blob;
  /** The causal links that are known to be in the documents: `events` and `links`, as JSON. */
  graph?: { name: string; blob: Blob };
}

/** What of a question file can be measured in a notebook. */
export interface QuestionCheck {
  /** Questions that can be measured. */
  questions: number;
  /** Those of them with evidence that was found, and those with a right answer. */
  withEvidence: number;
  withAnswers: number;
  /** Pieces of evidence that were found. */
  evidence: number;
  /** Known causal links whose quotes were found; null where no graph was given. */
  links: number | null;
  /** In the order of the lines. */
  problems: LineProblem[];
}

/** What a system's answers are worth: shares, 0 to 1, each as `docs/evaluation.md` explains it. */
export interface MeasuredAnswers {
  /** Of the answerable questions, and of those without an answer. */
  answered: number | null;
  refused: number | null;
  /** Of the answerable questions: one of the cited places answers, and the first one does. */
  hit: number | null;
  first: number | null;
  /** Of the cited places. */
  precision: number | null;
  /** Of the answers to questions that name places which only look like a reason: one of these is cited. */
  spurious: number | null;
  firstDocument: number | null;
  /** Of the questions after causes, effects and ways: two or more known links are shown. */
  paths: number | null;
}

/** The figures of one system; shares are 0 to 1, and null where no question can be measured so. */
export interface MeasuredSystem {
  strategy: StrategyId;
  /** Share of the evidence's characters within the first `budget` characters that were retrieved. */
  evidenceRecall: { budget: number; recall: number | null }[];
  /** Share of the documents with evidence among the first `depth` documents. */
  passageRecall: { depth: number; recall: number | null }[];
  /**
   * This system's evidence recall within 2,000 characters minus that of `hugrag`, over the questions, with its 95 % interval
   * (bootstrap); null for `hugrag` itself, without it, and where no question names evidence.
   */
  difference: { mean: number; low: number; high: number } | null;
  answers: MeasuredAnswers;
  /** Token F1 of the answer against the best right one. */
  answerF1: number | null;
  /** Milliseconds that retrieving took: the median and the 95th percentile; null for a system that retrieved nothing. */
  time: { p50Ms: number; p95Ms: number } | null;
}

export interface Measurement {
  notebookId: string;
  fileName: string;
  /** Milliseconds since the epoch. */
  measuredAt: number;
  /** Documents that could be found. */
  documents: number;
  check: QuestionCheck;
  /** In the order asked for; only those that were finished when it was stopped. */
  systems: MeasuredSystem[];
  /** Share of the known causal links that the notebook has, and of its causal statements that are of one; null where none are known. */
  links: { found: number; right: number | null } | null;
  /** Whether an encoder found passages, too. */
  withModels: boolean;
  stopped: boolean;
}

export interface MeasureProgress {
  strategy: StrategyId;
  /** 0 to 1 over all systems. */
  fraction: number;
  /** Estimated seconds to the end, or null while it can't be told. */
  secondsLeft: number | null;
}

/** Offered by `workers/measure.worker.ts`, which only reads. */
export interface MeasureApi {
  /** Has local models take part in searching, at the other end of this port; see `RunningApi.connect`. */
  useModels(port: MessagePort): Promise<void>;
  /**
   * Reads a question file and finds its evidence in the notebook's documents.
   * @throws CausewayError `file-…`, `index-missing`
   */
  check(notebookId: string, file: QuestionFile): Promise<QuestionCheck>;
  /**
   * Asks each system every question.
   * @param runId names the run for `stop`
   * @throws CausewayError as `check`, and `usage` when no question can be measured
   */
  measure(
    notebookId: string,
    runId: string,
    file: QuestionFile,
    strategies: StrategyId[],
    onProgress: (progress: MeasureProgress) => void,
  ): Promise<Measurement>;
  /** Makes a running `measure` return the systems that are finished. */
  stop(runId: string): Promise<void>;
}
