/**
 * @file What every compared system reads from a question: its distinct terms, all of equal weight, and its place in the
 * latent space. The words that only shape a question count as much as any other here: weighing them is not part of the
 * compared systems.
 */
import { addTerm, normalizeVector } from '../vector/latent.ts';
import { nearnessOf, type Nearness } from '../vector/nearness.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { readQuestion, type QuestionTerm } from '../retrieve/question.ts';

export interface Query {
  /** Distinct terms of the question that some document contains, by their number in the lexicon. */
  terms: number[];
  /** Inverse passage frequency of each of them as a share of the whole question's, unknown terms included. */
  share: ReadonlyMap<number, number>;
  /** Unit vector in the latent space, or a zero vector where no term is in it. */
  vector: Float32Array;
  /** What a local encoder says of the question; absent without one, and for a part of the question or other words. */
  nearness?: Nearness;
}

function queryFrom(
  { index: { latent } }: Prepared,
  terms: readonly Pick<QuestionTerm, 'term' | 'weight' | 'idf'>[],
): Query {
  const known = terms.filter(({ term }) => term >= 0);
  const total = terms.reduce((sum, { idf }) => sum + idf, 0);
  const vector = new Float32Array(latent.dimensions);
  for (const { term, idf } of known) addTerm(latent, term, idf, vector);
  return {
    terms: known.map(({ term }) => term),
    share: new Map(total > 0 ? known.map(({ term, idf }) => [term, idf / total]) : []),
    vector: normalizeVector(vector),
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
    left.map((term) => ({ term, weight: 1, idf: prepared.idf[term]! })),
  );
}
