/**
 * @file Sentences that only say the question's premise again: "The concert was moved to June." is no answer to why it was. What led to it mostly stands in the
 * next sentence, sometimes in the one before.
 */
import type { Intent } from '../retrieve/intent-grammar.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { coverageOf, type Question } from '../retrieve/question.ts';
import { row } from '../rows.ts';
import { strongestClaim } from './filter.ts';

/** A way from one end to the other has both ends in it. */
const ASKS_FOR_MORE: ReadonlySet<Intent> = new Set(['cause', 'effect']);
/** Share of a sentence's content, by rarity, that is the question's … */
const LEAST_SHARED = 0.75;
/** … and share of the question's content that it says: less is another matter with some of the same words. */
const LEAST_COVERED = 0.5;

/**
 * Whether a sentence says what is asked about and nothing of what led to it or came of it.
 *
 * @param isAlone whether it is the whole answer: what is so sure of fitting, and claims nothing, is the premise in whatever words
 */
export function restatesPremise(prepared: Prepared, question: Question, sentence: number, isAlone: boolean): boolean {
  if (!ASKS_FOR_MORE.has(question.intent)) return false;
  const { idf, sentenceTerms } = prepared;
  if (strongestClaim(prepared, sentence) >= 0) return false;
  if (isAlone) return true;
  const asked = new Set(question.terms.map(({ term }) => term));
  const terms = row(sentenceTerms, sentence);
  let [shared, all] = [0, 0];
  for (const term of terms) {
    all += idf[term]!;
    if (asked.has(term)) shared += idf[term]!;
  }
  return all > 0 && shared / all >= LEAST_SHARED && coverageOf(question, new Set(terms)) >= LEAST_COVERED;
}
