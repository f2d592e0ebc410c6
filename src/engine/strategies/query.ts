/**
 * @file What every compared system reads from a question: its distinct terms, all of equal weight, and what
 * its words mean together. The words that only shape a question count as much as any other here: weighing them is not part of the
 * compared systems.
 */
import { embedTerms } from '../vector/term-vectors.ts';
import { nearnessOf, type Nearness } from '../vector/nearness.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { readQuestion, type QuestionTerm } from '../retrieve/question.ts';

export interface Query {
  /** Distinct terms of the question that some document contains, by their number in the lexicon. */
  terms: number[];
  /** Inverse passage frequency of each of them as a share of the whole question's, unknown terms included. */
  share: ReadonlyMap<number, number>;
  /** Unit vector by what its words mean, or a zero vector where that is not known. */
  vector: Float32Array;
  /** What a local encoder says of the question; absent without one, and for a part of the question or other words. */
  nearness?: Nearness;
}

function queryFrom({ index }: Prepared, terms: readonly Omit<QuestionTerm, 'isName'>[]): Query {
  const known = terms.filter(({ term }) => term >= 0);
  const total = terms.reduce((sum, { idf }) => sum + idf, 0);
  return {
    terms: known.map(({ term }) => term),
    share: new Map(total > 0 ? known.map(({ term, idf }) => [term, idf / total]) : []),
    vector: embedTerms(index, terms),
  };
}

/**
 * Reads a question.
 *
 * @throws CausewayError `question-empty`, `question-too-long`
 */
export function readQuery(prepared: Prepared, text: string): Query {
  const nearness = nearnessOf(prepared.nearness, text);
  return { ...queryFrom(prepared, readQuestion(prepared, text).terms), ...(nearness && { nearness }) };
}

/** The part of a query that consists of some of its terms. */
export function narrowed(prepared: Prepared, query: Query, terms: ReadonlySet<number>): Query {
  const left = query.terms.filter((term) => terms.has(term));
  return queryFrom(
    prepared,
    left.map((term) => ({ term, surface: prepared.index.lexicon.terms[term]!, weight: 1, idf: prepared.idf[term]! })),
  );
}
