/**
 * @file What one question says of one system. Evidence is measured in characters of spans cut at a budget in rank order,
 * documents by rank, and the graph walk by the metrics of HugRAG appendix E.
 */
import type { NotebookIndex } from '../notebook/index-types.ts';
import { row } from '../rows.ts';
import type { StrategyResult } from '../strategies/strategy.ts';
import type { Span } from '../types.ts';
import type { MeasuredAnswer } from './answer.ts';
import type { EvaluationQuestion } from './dataset.ts';
import type { LinkFinder } from './known-links.ts';
import {
  answerF1,
  coveredCharacters,
  cutAtBudget,
  LEAST_SHARED,
  normalizeAnswer,
  overlap,
  sharedCharacters,
} from './spans.ts';

/** Budgets at which evidence is measured, in UTF-16 units. */
export const BUDGETS = [1000, 2000, 6000] as const;
/** Ranks at which documents are measured. */
export const DEPTHS = [2, 5, 10, 20] as const;

export interface QuestionMeasures {
  /** Share of the gold characters that were retrieved, per budget; null for a question without gold evidence. */
  recall: number[] | null;
  /** Share of the retrieved characters that are gold, per budget. */
  precision: number[] | null;
  /** Share of the gold documents among the first different documents retrieved, per depth. */
  passageRecall: number[] | null;
  /** Share of the spurious characters that were retrieved, per budget; null where the set names none. */
  spurious: number[] | null;
  /** Token F1 against the best right answer, 0 to 1; null for a question without answers. */
  answerF1: number | null;
  answerWords: number;
  /** Whether the system said that the documents don't tell. */
  refused: boolean;
  /** What the answer cites. */
  cited: CitedMeasures;
  /** Known links that the answer shows; null where none are known, or the question asks for none. */
  links: number | null;
  /** Milliseconds that retrieving took. */
  ms: number;
  /** Hops to the nearest gold entity, or Infinity; null where no entity is mentioned in the gold evidence. */
  hops: number | null;
  /** Share of the gold entities that were reached; null as above. */
  coverage: number | null;
  /** Number of entities that were reached. */
  reached: number;
  /** Number of spans that were retrieved. */
  spans: number;
}

/** Which of the places that an answer cites say what was asked. None of them is cited where it is refused. */
export interface CitedMeasures {
  /** Number of places. */
  places: number;
  /** Those among them that are evidence or as good; null for a question without evidence. */
  right: number | null;
  /** Whether the first of them is; null for a question without evidence. */
  isFirstRight: boolean | null;
  /** Whether one of them only looks like a reason; null where the set names none such. */
  isSpurious: boolean | null;
  /** Whether the first place that was retrieved is in a document with evidence or as good; null for a question without evidence. */
  isFirstDocumentRight: boolean | null;
}

/** Tags of questions that are answered by what led to what. */
const ASKS_FOR_LINKS: ReadonlySet<string> = new Set(['why', 'effect', 'path', 'chain']);

function citedMeasures(
  { evidence, alternatives, spurious }: EvaluationQuestion,
  cited: readonly Span[],
  retrieved: readonly Span[],
): CitedMeasures {
  const isAmong = (places: readonly Span[]) => (place: Span) =>
    places.some((other) => overlap(place, other) > LEAST_SHARED);
  const good = [...evidence, ...alternatives];
  const isRight = isAmong(good);
  const isAsked = evidence.length > 0;
  return {
    places: cited.length,
    right: isAsked ? cited.filter(isRight).length : null,
    isFirstRight: isAsked ? cited.length > 0 && isRight(cited[0]!) : null,
    isSpurious: spurious && spurious.length > 0 ? cited.some(isAmong(spurious)) : null,
    isFirstDocumentRight: isAsked
      ? retrieved.length > 0 && good.some(({ documentId }) => documentId === retrieved[0]!.documentId)
      : null,
  };
}

/** Gold nodes: the entities mentioned in the sentences that the gold evidence overlaps. */
export function goldEntities(index: NotebookIndex, sentenceEntities: { offsets: Uint32Array; items: Uint32Array }) {
  const documentNumber = new Map(index.documents.ids.map((id, d) => [id, d]));
  const { sentenceStart } = index.documents;
  return (evidence: readonly Span[]): Set<number> => {
    const gold = new Set<number>();
    for (const { documentId, start, end } of evidence) {
      const document = documentNumber.get(documentId);
      if (document === undefined) continue;
      for (let s = sentenceStart[document]!; s < sentenceStart[document + 1]!; s++) {
        if (index.sentences.ranges[2 * s]! >= end || index.sentences.ranges[2 * s + 1]! <= start) continue;
        for (const entity of row(sentenceEntities, s)) gold.add(entity);
      }
    }
    return gold;
  };
}

function passageRecalls(gold: readonly Span[], retrieved: readonly Span[]): number[] {
  const wanted = new Set(gold.map(({ documentId }) => documentId));
  const ranked = [...new Set(retrieved.map(({ documentId }) => documentId))];
  return DEPTHS.map((depth) => ranked.slice(0, depth).filter((id) => wanted.has(id)).length / wanted.size);
}

/** Shares of `wanted` that lie inside the retrieved spans, per budget. */
function shares(wanted: readonly Span[], cuts: readonly Span[][]): number[] {
  const all = coveredCharacters(wanted);
  return cuts.map((cut) => sharedCharacters(wanted, cut) / all);
}

/**
 * Measures one system's result for one question.
 *
 * @param gold entities mentioned in the gold evidence, see {@link goldEntities}
 * @param ms how long retrieving took
 * @param links finds known links; null where none are known
 */
export function measureQuestion(
  question: EvaluationQuestion,
  { spans, entities }: StrategyResult,
  gold: ReadonlySet<number>,
  { text, refused, cited, path }: MeasuredAnswer,
  ms: number,
  links: LinkFinder | null = null,
): QuestionMeasures {
  const cuts = BUDGETS.map((budget) => cutAtBudget(spans, budget));
  const hasEvidence = question.evidence.length > 0;
  const hops = [...gold].map((entity) => entities.get(entity)).filter((hop) => hop !== undefined);
  return {
    recall: hasEvidence ? shares(question.evidence, cuts) : null,
    precision: hasEvidence
      ? cuts.map((cut) => {
          const covered = coveredCharacters(cut);
          return covered === 0 ? 0 : sharedCharacters(question.evidence, cut) / covered;
        })
      : null,
    passageRecall: hasEvidence ? passageRecalls(question.evidence, spans) : null,
    spurious: question.spurious && question.spurious.length > 0 ? shares(question.spurious, cuts) : null,
    answerF1: question.answers.length > 0 ? answerF1(text, question.answers) : null,
    answerWords: normalizeAnswer(text).length,
    refused,
    cited: citedMeasures(question, cited, spans),
    links:
      links && question.tags.some((tag) => ASKS_FOR_LINKS.has(tag))
        ? new Set(path.flatMap((step) => links.of(step))).size
        : null,
    ms,
    hops: gold.size > 0 ? Math.min(Infinity, ...hops) : null,
    coverage: gold.size > 0 ? hops.length / gold.size : null,
    reached: entities.size,
    spans: spans.length,
  };
}
