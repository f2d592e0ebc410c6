/**
 * @file Which sentences make the answer, and in which order: the steps of the causal path from first cause to last effect
 * where there is one; what is said of both ends where a question asks whether one caused the other; else the best full
 * sentences, read in the order of their documents.
 */
import type { CausalPath } from '../retrieve/causal-path.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import type { Question } from '../retrieve/question.ts';
import type { Judged } from './filter.ts';

const MOST_WORDS = 120;
const MOST_SENTENCES = 8;
/** Sentences scoring below this share of the best one are not part of the answer. */
const LEAST_SHARE = 0.5;

export interface Plan {
  /** Sentences in the order in which they are read. */
  sentences: number[];
  /** Relations of the causal path that the answer follows, first cause first. */
  path: number[];
}

/** True when the causal path answers the question by itself. */
export function restsOnPath(question: Question, path: CausalPath): boolean {
  return path.fits && question.intent !== 'check' && path.relations.length > 0;
}

/**
 * Plans the answer.
 *
 * @param kept judged sentences, best first
 * @param words number of words of a sentence
 */
export function planAnswer(
  prepared: Prepared,
  question: Question,
  path: CausalPath,
  kept: readonly Judged[],
  words: (sentence: number) => number,
): Plan {
  const { relations } = prepared.index;
  if (restsOnPath(question, path)) {
    const sentences = [...new Set(path.relations.map((relation) => relations.sentence[relation]!))];
    return { sentences, path: path.relations };
  }
  if (path.statements.length > 0) {
    return { sentences: [...new Set(path.statements.map((relation) => relations.sentence[relation]!))], path: [] };
  }
  const full = kept.filter(({ sentence }) => prepared.index.sentences.prose[sentence] === 1);
  const candidates = full.length > 0 ? full : kept;
  const best = candidates[0]?.score ?? 0;
  const chosen: number[] = [];
  let total = 0;
  for (const { sentence, score } of candidates) {
    if (chosen.length >= MOST_SENTENCES || score < best * LEAST_SHARE) break;
    total += words(sentence);
    // A worse sentence does not get in for being shorter.
    if (chosen.length > 0 && total > MOST_WORDS) break;
    chosen.push(sentence);
  }
  // Documents in order of their best sentence; within a document, reading order.
  const rank = new Map<number, number>();
  for (const sentence of chosen) {
    const document = prepared.index.sentences.document[sentence]!;
    if (!rank.has(document)) rank.set(document, rank.size);
  }
  const documentOf = (sentence: number) => rank.get(prepared.index.sentences.document[sentence]!)!;
  chosen.sort((a, b) => documentOf(a) - documentOf(b) || a - b);
  return { sentences: chosen, path: [] };
}
