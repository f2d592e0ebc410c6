/** @file Whether the documents answer at all: an honest "not in your documents" needs a measure of how much is covered. */
import type { CausalPath } from '../retrieve/causal-path.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { coverageOf, type Question } from '../retrieve/question.ts';
import { row } from '../rows.ts';
import { isOutstanding, nearnessOf } from '../vector/nearness.ts';

/**
 * A single passage must name at least this share of what the question names. Several passages together name parts of any
 * question, so pooling them tells questions about other subjects apart less well (measured on questions put to corpora of
 * other subjects).
 */
const LEAST_COVERAGE = 0.27;

/**
 * The share of the question's content, by weight and rarity, that one passage names, its document's title included.
 *
 * @returns 0 to 1
 */
export function passageCoverage({ index, sentenceTerms }: Prepared, question: Question, passage: number): number {
  const named = new Set<number>(row(index.documents.titleTerms, index.passages.document[passage]!));
  for (let s = index.passages.sentenceStart[passage]!; s < index.passages.sentenceStart[passage + 1]!; s++) {
    for (const term of row(sentenceTerms, s)) named.add(term);
  }
  return coverageOf(question, named);
}

/**
 * Whether a passage is about what is asked, in whichever words, as far as a local encoder tells: it is at least as near to the question as
 * neighbouring passages of one document are to one another, and stands out.
 */
function isKindred({ nearness }: Prepared, question: Question, passage: number): boolean {
  const near = nearnessOf(nearness, question.text);
  if (near === undefined || near.kindred === null) return false;
  return near.passages[passage]! >= near.kindred && isOutstanding(near.passages, passage);
}

/** True when the best passages cover the question, or a causal path fits it, whatever other words the question uses. */
export function isSufficient(
  prepared: Prepared,
  question: Question,
  passages: readonly number[],
  path: CausalPath,
): boolean {
  return (
    path.fits ||
    path.statements.length > 0 ||
    passages.some(
      (passage) =>
        passageCoverage(prepared, question, passage) >= LEAST_COVERAGE || isKindred(prepared, question, passage),
    )
  );
}
