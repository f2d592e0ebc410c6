/** @file Whether the documents answer at all: an honest "not in your documents" needs a measure of how much is covered. */
import type { Prepared } from '../retrieve/prepared.ts';
import type { Question } from '../retrieve/question.ts';
import { row } from '../rows.ts';

/** Less than this share of what the question names, and nothing is answered. */
export const LEAST_COVERAGE = 0.4;

/**
 * The share of the question's content, by weight and rarity squared, that the given sentences name. Squaring lets the rare
 * words decide: a question about another subject shares its common words with any document.
 *
 * @returns 0 to 1
 */
export function coverage(prepared: Prepared, question: Question, sentences: Iterable<number>): number {
  const named = new Set<number>();
  for (const sentence of sentences) for (const term of row(prepared.sentenceTerms, sentence)) named.add(term);
  let covered = 0;
  let total = 0;
  for (const { term, weight, idf } of question.terms) {
    const value = weight * idf * idf;
    total += value;
    if (term >= 0 && named.has(term)) covered += value;
  }
  return total === 0 ? 0 : covered / total;
}
