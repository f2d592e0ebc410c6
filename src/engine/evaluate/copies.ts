/**
 * @file Copies in a question set. A notebook holds the same content once, however often it is added; a question set made from
 * a crawl often holds a text several times and names one of the copies as evidence. Which of them a system cites says
 * nothing of it, so the copies become one document before anything is measured.
 */
import type { Span } from '../types.ts';
import type { EvaluationSet } from './dataset.ts';

/** Spans of several copies, each place once. */
function withoutRepeats(spans: readonly Span[]): Span[] {
  const places = new Map(spans.map((span) => [`${span.documentId} ${span.start} ${span.end}`, span]));
  return [...places.values()];
}

/** The set with every text once: the first copy stays, and spans in the others point into it. */
export function mergeCopies(set: EvaluationSet): EvaluationSet {
  const first = new Map<string, string>();
  const kept = new Map<string, string>();
  for (const { id, text } of set.documents) {
    if (!first.has(text)) first.set(text, id);
    kept.set(id, first.get(text)!);
  }
  const moved = (spans: readonly Span[]): Span[] =>
    withoutRepeats(spans.map((span) => ({ ...span, documentId: kept.get(span.documentId)! })));
  return {
    ...set,
    documents: set.documents.filter(({ id }) => kept.get(id) === id),
    questions: set.questions.map((question) => ({
      ...question,
      evidence: moved(question.evidence),
      alternatives: moved(question.alternatives),
      spurious: question.spurious && moved(question.spurious),
    })),
  };
}
