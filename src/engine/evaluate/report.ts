/** @file From the measures of single questions to the figures of a system, and to its differences from another. */
import { isAnswerable, type EvaluationQuestion } from './dataset.ts';
import { BUDGETS, DEPTHS, type CitedMeasures, type QuestionMeasures } from './measures.ts';
import { bootstrap, mean, percentile, type Interval } from './statistics.ts';

/** Figures by budget or depth. Null where no question can be measured. */
export type Figures<Value = number | null> = Record<string, Value>;

/** Who gets an answer. Null where no question can be measured. */
export interface AnswerReport {
  /** Share of the answerable questions that got an answer. */
  answered: number | null;
  /** Share of the unanswerable questions that were refused; where there are none, of all questions. */
  refused: number | null;
  /** Share of the answerable questions whose answer cites a place that is evidence or as good. */
  hit: number | null;
  /** … whose first cited place is. */
  first: number | null;
  /** Share of the cited places that are, over all answers to answerable questions. */
  precision: number | null;
  /** Share of the answers that cite a place which only looks like a reason, of questions that name some. */
  spurious: number | null;
  /** Share of the answerable questions for which the first place retrieved is in a right document. */
  firstDocument: number | null;
  /** Share of the answerable questions for why, effect and path whose answer shows two or more known links; null where none are known. */
  paths: number | null;
}

export interface TagReport {
  evidence: Figures<{ recall: number | null; precision: number | null }>;
  passageRecall: Figures;
  answers: AnswerReport;
  /** Number of questions. */
  n: number;
}

/** Differences from another system over the same questions, with 95 % intervals. */
export type Differences = Record<DifferenceName, Interval | null>;

export interface SystemReport {
  id: string;
  questions: number;
  evidence: TagReport['evidence'];
  passageRecall: Figures;
  byTag: Record<string, TagReport & GraphReport>;
  spurious: Figures;
  answers: AnswerReport;
  answerF1: number | null;
  answerWords: number | null;
  /** Null for a system that retrieves nothing. */
  retrieve: { p50Ms: number; p95Ms: number } | null;
  /** This system minus the named one. */
  differences: Record<string, { all: Differences; multiDocument: Differences | null }>;
}

/** The metrics of HugRAG appendix E; null for systems that walk no graph. */
export interface GraphReport {
  /** Share of the questions with at least one gold entity reached. */
  reachability: number | null;
  /** Mean of 1/(1 + hops to the nearest gold entity), 0 where none is reached. */
  weightedReachability: number | null;
  /** Mean share of the gold entities reached. */
  coverage: number | null;
  /** Mean hops to the nearest gold entity, over the questions where one is reached. */
  minHops: number | null;
}

const MULTI_DOCUMENT = 'multi-document';
/** Links that make a path. */
const LEAST_LINKS = 2;

function column(
  measures: readonly QuestionMeasures[],
  pick: (measure: QuestionMeasures) => number | null | undefined,
): number[] {
  return measures.map(pick).filter((value) => value !== null && value !== undefined);
}

function figures(
  keys: readonly number[],
  measures: readonly QuestionMeasures[],
  pick: (measure: QuestionMeasures) => number[] | null,
): Figures {
  return Object.fromEntries(
    keys.map((key, i) => [String(key), mean(column(measures, (measure) => pick(measure)?.[i]))]),
  );
}

function evidenceFigures(measures: readonly QuestionMeasures[]): TagReport['evidence'] {
  const recall = figures(BUDGETS, measures, (measure) => measure.recall);
  const precision = figures(BUDGETS, measures, (measure) => measure.precision);
  return Object.fromEntries(
    BUDGETS.map((budget) => [
      String(budget),
      { recall: recall[String(budget)] ?? null, precision: precision[String(budget)] ?? null },
    ]),
  );
}

function answerFigures(questions: readonly EvaluationQuestion[], measures: readonly QuestionMeasures[]): AnswerReport {
  const share = (isCounted: (question: EvaluationQuestion) => boolean, isRefused: boolean) =>
    mean(measures.filter((_, i) => isCounted(questions[i]!)).map(({ refused }) => (refused === isRefused ? 1 : 0)));
  const answerable = measures.filter((_, i) => isAnswerable(questions[i]!)).map(({ cited }) => cited);
  const shareOf = (is: (cited: CitedMeasures) => boolean | null) =>
    mean(answerable.map((cited) => (is(cited) ? 1 : 0)));
  const places = answerable.reduce((sum, cited) => sum + cited.places, 0);
  const right = answerable.reduce((sum, cited) => sum + (cited.right ?? 0), 0);
  return {
    answered: share(isAnswerable, false),
    refused: share((question) => !isAnswerable(question), true) ?? share(() => true, true),
    hit: shareOf((cited) => cited.right !== null && cited.right > 0),
    first: shareOf(({ isFirstRight }) => isFirstRight),
    precision: places === 0 ? null : right / places,
    spurious: mean(
      column(measures, ({ refused, cited: { isSpurious } }) =>
        refused || isSpurious === null ? null : isSpurious ? 1 : 0,
      ),
    ),
    firstDocument: shareOf(({ isFirstDocumentRight }) => isFirstDocumentRight),
    paths: mean(
      column(
        measures.filter((_, i) => isAnswerable(questions[i]!)),
        ({ links }) => (links === null ? null : links >= LEAST_LINKS ? 1 : 0),
      ),
    ),
  };
}

/** False for systems without a graph, and for those that never found anything in theirs. */
const walksGraph = (measures: readonly QuestionMeasures[]): boolean => measures.some(({ reached }) => reached > 0);

function graphFigures(measures: readonly QuestionMeasures[]): GraphReport {
  if (!walksGraph(measures)) {
    return { reachability: null, weightedReachability: null, coverage: null, minHops: null };
  }
  const hops = column(measures, (measure) => measure.hops);
  return {
    reachability: mean(hops.map((hop) => (hop < Infinity ? 1 : 0))),
    weightedReachability: mean(hops.map((hop) => 1 / (1 + hop))),
    coverage: mean(column(measures, (measure) => measure.coverage)),
    minHops: mean(hops.filter((hop) => hop < Infinity)),
  };
}

const PAIRED = {
  'evidence@1000': ({ recall }) => recall?.[0],
  'evidence@2000': ({ recall }) => recall?.[1],
  'evidence@6000': ({ recall }) => recall?.[2],
  'passageRecall@5': ({ passageRecall }) => passageRecall?.[1],
  'spurious@1000': ({ spurious }) => spurious?.[0],
  answerF1: ({ answerF1 }) => answerF1,
  reachability: ({ hops }) => (hops === null ? null : hops < Infinity ? 1 : 0),
  weightedReachability: ({ hops }) => (hops === null ? null : 1 / (1 + hops)),
  coverage: ({ coverage }) => coverage,
  // Only questions that both reach have a difference.
  minHops: ({ hops }) => (hops === null || hops === Infinity ? null : hops),
} as const satisfies Record<string, (measure: QuestionMeasures) => number | null | undefined>;

const GRAPH_FIGURES: readonly string[] = ['reachability', 'weightedReachability', 'coverage', 'minHops'];

export type DifferenceName = keyof typeof PAIRED;
export const DIFFERENCE_NAMES = Object.keys(PAIRED) as DifferenceName[];

/** Figure by figure, the mean difference a − b over the questions that both measure, with its 95 % interval. */
export function compare(a: readonly QuestionMeasures[], b: readonly QuestionMeasures[]): Differences {
  const bothWalk = walksGraph(a) && walksGraph(b);
  const entries = DIFFERENCE_NAMES.map((name) => {
    if (!bothWalk && GRAPH_FIGURES.includes(name)) return [name, null] as const;
    const pick: (measure: QuestionMeasures) => number | null | undefined = PAIRED[name];
    const differences: number[] = [];
    a.forEach((measure, i) => {
      const left = pick(measure);
      const right = pick(b[i]!);
      if (left !== null && left !== undefined && right !== null && right !== undefined) differences.push(left - right);
    });
    return [name, bootstrap(differences)] as const;
  });
  return Object.fromEntries(entries) as Differences;
}

/**
 * Sums up one system.
 *
 * @param measures one per question, in the same order
 * @param against measures of the systems that it is compared with, by name
 */
export function reportSystem(
  id: string,
  questions: readonly EvaluationQuestion[],
  measures: readonly QuestionMeasures[],
  against: ReadonlyMap<string, readonly QuestionMeasures[]>,
): SystemReport & GraphReport {
  const withTag = <Item>(tag: string, items: readonly Item[]) =>
    items.filter((_, i) => questions[i]!.tags.includes(tag));
  const tags = [...new Set(questions.flatMap((question) => question.tags))].sort();
  const byTag = tags.map((tag) => {
    const tagged = withTag(tag, measures);
    return [
      tag,
      {
        evidence: evidenceFigures(tagged),
        passageRecall: figures(DEPTHS, tagged, (measure) => measure.passageRecall),
        answers: answerFigures(withTag(tag, questions), tagged),
        n: tagged.length,
        ...graphFigures(tagged),
      },
    ] as const;
  });
  const differences = [...against].map(([name, other]) => {
    const several = withTag(MULTI_DOCUMENT, measures);
    return [
      name,
      {
        all: compare(measures, other),
        multiDocument: several.length > 0 ? compare(several, withTag(MULTI_DOCUMENT, other)) : null,
      },
    ] as const;
  });
  const times = measures.map(({ ms }) => ms);
  return {
    id,
    questions: questions.length,
    evidence: evidenceFigures(measures),
    passageRecall: figures(DEPTHS, measures, (measure) => measure.passageRecall),
    byTag: Object.fromEntries(byTag),
    spurious: figures(BUDGETS, measures, (measure) => measure.spurious),
    answers: answerFigures(questions, measures),
    answerF1: mean(column(measures, (measure) => measure.answerF1)),
    answerWords: mean(column(measures, (measure) => measure.answerWords)),
    retrieve: measures.some(({ spans }) => spans > 0)
      ? { p50Ms: percentile(times, 0.5)!, p95Ms: percentile(times, 0.95)! }
      : null,
    ...graphFigures(measures),
    differences: Object.fromEntries(differences),
  };
}
