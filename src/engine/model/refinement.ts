/**
 * @file What is refined, and in which order: passages that were asked about, newest question first; passages of the entities that
 * tie most together; pairs of modules that may get a gate; reports on the largest modules; then the rest in reading order, and reports
 * on all other modules, since reading changes them. The order follows from the index, the questions and the journal, so that nothing of
 * it has to be stored.
 */
import { strengths } from '../hierarchy/subject.ts';
import type { NotebookIndex } from '../notebook/index-types.ts';
import type { Cell, RefinedPassageKey, RefinementState, RefinementTotals } from '../records.ts';
import { row } from '../rows.ts';
import type { Span } from '../types.ts';
import { addCosts } from './cost.ts';
import type { OpenPair } from './gate-judging.ts';
import type { OpenReport } from './module-reports.ts';

export type RefinementItem =
  | {
      kind: 'passage';
      reason: 'asked' | 'hub' | 'rest';
      documentId: string;
      start: number;
      end: number;
      passage: number;
    }
  | ({ kind: 'gate'; reason: 'gate' } & OpenPair)
  | ({ kind: 'module'; reason: 'module' } & OpenReport);

/** Entities that count as hubs: this share of all, within bounds; and passages taken for each. */
const HUB_SHARE = 0.02;
const LEAST_HUBS = 10;
const MOST_HUBS = 200;
const PASSAGES_PER_HUB = 4;
/** The largest modules, which are reported on before everything is read; once each, as long as their main entities stay the same. */
const EARLY_REPORTS = 24;

const MINUTE_MS = 60_000;

export const NO_TOTALS: RefinementTotals = {
  passages: 0,
  tokens: 0,
  relationsAdded: 0,
  relationsDropped: 0,
  gatesConfirmed: 0,
  gatesDropped: 0,
  invented: 0,
  unusable: 0,
};

/** A notebook that was never refined. */
export function newRefinement(): RefinementState {
  return {
    isPaused: false,
    budget: { calls: null, minutes: null },
    spent: { calls: 0, minutes: 0 },
    totals: NO_TOTALS,
    costs: [],
  };
}

/** The state after a step that changed `change`, made `costs` and took `ms` milliseconds. */
export function afterStep(
  state: RefinementState,
  change: Partial<RefinementTotals>,
  costs: RefinementState['costs'],
  ms: number,
): RefinementState {
  const totals = { ...state.totals };
  for (const name of Object.keys(change) as (keyof RefinementTotals)[])
    totals[name] = (totals[name] ?? 0) + (change[name] ?? 0);
  const calls = costs.reduce((sum, cost) => sum + cost.calls, 0);
  return {
    ...state,
    totals,
    costs: addCosts(state.costs, costs),
    spent: { calls: state.spent.calls + calls, minutes: state.spent.minutes + ms / MINUTE_MS },
  };
}

/** Whether another call is within the budget. */
export function isWithinBudget({ budget, spent }: RefinementState): boolean {
  return spent.calls < (budget.calls ?? Infinity) && spent.minutes < (budget.minutes ?? Infinity);
}

/** Calls that are left and the seconds they should take, going by those made so far; both end where the budget does. */
export function workLeft({ budget, spent }: RefinementState, items: number): { calls: number; seconds: number | null } {
  const perCall = spent.calls === 0 ? null : spent.minutes / spent.calls;
  const byCalls = Math.min(items, Math.max(0, (budget.calls ?? Infinity) - spent.calls));
  if (perCall === null) return { calls: byCalls, seconds: byCalls === 0 ? 0 : null };
  const minutes = Math.min(byCalls * perCall, Math.max(0, (budget.minutes ?? Infinity) - spent.minutes));
  const calls = perCall === 0 ? byCalls : Math.min(byCalls, Math.ceil(minutes / perCall));
  return { calls, seconds: minutes * 60 };
}

/** How a passage is known in the journal. */
export function placeKey({ documentId, start, end }: Pick<RefinedPassageKey, 'documentId' | 'start' | 'end'>): string {
  return `${documentId} ${start} ${end}`;
}

/** Spans that answers rest on, newest question first. */
function askedSpans(cells: readonly Cell[]): Span[] {
  return [...cells]
    .sort((a, b) => b.askedAt - a.askedAt)
    .flatMap(({ answer }) =>
      answer ? [...answer.sentences.flatMap(({ citations }) => citations), ...answer.evidence] : [],
    );
}

class Passages {
  readonly #index: NotebookIndex;
  readonly #documentOf: ReadonlyMap<string, number>;

  constructor(index: NotebookIndex) {
    this.#index = index;
    this.#documentOf = new Map(index.documents.ids.map((id, i) => [id, i]));
  }

  /** The passage that a span begins in; −1 when the index does not have it. */
  at({ documentId, start }: Span): number {
    const { documents, sentences } = this.#index;
    const document = this.#documentOf.get(documentId);
    if (document === undefined) return -1;
    let low = documents.sentenceStart[document]!;
    let high = documents.sentenceStart[document + 1]! - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (sentences.ranges[2 * middle]! <= start) low = middle;
      else high = middle - 1;
    }
    return sentences.passage[low] ?? -1;
  }

  /** Whether there is a full sentence in it; headings and labels state nothing. */
  hasProse(passage: number): boolean {
    const { passages, sentences } = this.#index;
    return sentences.prose.subarray(passages.sentenceStart[passage]!, passages.sentenceStart[passage + 1]!).includes(1);
  }

  item(passage: number, reason: 'asked' | 'hub' | 'rest'): Extract<RefinementItem, { kind: 'passage' }> {
    const { passages, sentences, documents } = this.#index;
    const document = passages.document[passage]!;
    return {
      kind: 'passage',
      reason,
      documentId: documents.ids[document]!,
      start: sentences.ranges[2 * passages.sentenceStart[passage]!]!,
      end: sentences.ranges[2 * passages.sentenceStart[passage + 1]! - 1]!,
      passage: passage - documents.passageStart[document]!,
    };
  }
}

/** Passages of the entities with the strongest ties, strongest first. */
function hubPassages({ graph, entities, sentences }: NotebookIndex): number[] {
  const strength = strengths(graph);
  const count = Math.min(MOST_HUBS, Math.max(LEAST_HUBS, Math.ceil(strength.length * HUB_SHARE)));
  const hubs = [...strength.keys()].sort((a, b) => strength[b]! - strength[a]! || a - b).slice(0, count);
  return hubs.flatMap((entity) =>
    [...new Set([...row(entities.sentences, entity)].map((sentence) => sentences.passage[sentence]!))].slice(
      0,
      PASSAGES_PER_HUB,
    ),
  );
}

export interface PlanInput {
  index: NotebookIndex;
  cells: readonly Cell[];
  /** `placeKey` of the passages that this model has read with this prompt. */
  read: ReadonlySet<string>;
  /** Pairs to be judged, surest first; none where the model can't judge gates. */
  pairs: readonly OpenPair[];
  /** Modules to be reported on, largest first. */
  reports: readonly OpenReport[];
}

/** Everything that is left to refine, most useful first. */
export function planRefinement({ index, cells, read, pairs, reports }: PlanInput): RefinementItem[] {
  const passages = new Passages(index);
  const planned = new Set<number>();
  const take = (numbers: readonly number[], reason: 'asked' | 'hub' | 'rest'): RefinementItem[] =>
    numbers.flatMap((passage) => {
      if (passage < 0 || planned.has(passage) || !passages.hasProse(passage)) return [];
      planned.add(passage);
      const item = passages.item(passage, reason);
      return read.has(placeKey(item)) ? [] : [item];
    });
  const asked = take(
    askedSpans(cells).map((span) => passages.at(span)),
    'asked',
  );
  const hubs = take(hubPassages(index), 'hub');
  const gates = pairs.map((pair): RefinementItem => ({ kind: 'gate', reason: 'gate', ...pair }));
  const rest = take([...index.passages.document.keys()], 'rest');
  const isEarly = ({ rank, isStale }: OpenReport) => rank < EARLY_REPORTS && !isStale;
  const modules = (some: readonly OpenReport[]) =>
    some.map((report): RefinementItem => ({ kind: 'module', reason: 'module', ...report }));
  const early = modules(reports.filter(isEarly));
  const late = modules(reports.filter((report) => !isEarly(report)));
  return [...asked, ...hubs, ...gates, ...early, ...rest, ...late];
}
