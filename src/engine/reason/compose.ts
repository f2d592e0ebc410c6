/**
 * @file Which sentences make the answer, and in which order: the steps of the causal path from first cause to last effect
 * where it says what is asked; where it was read step by step, first what answers, then what led to it, then what else answers; what is said of both ends where a question asks whether one caused the other; else the full sentence
 * that answers best, and after it others that do, read in the order of their documents.
 */
import type { CausalPath } from '../retrieve/causal-path.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import type { Intent } from '../retrieve/intent-grammar.ts';
import { coverageOf, type Question } from '../retrieve/question.ts';
import { row } from '../rows.ts';
import type { Judged } from './filter.ts';

const MOST_WORDS = 160;
/** An answer that goes on reads worse than one that leaves something out; only a chain takes as many as it has links. */
const MOST_SENTENCES = 5;
/** Sentences scoring below this share of the best one are not part of the answer. */
const LEAST_SHARE = 0.15;
/** Share of the question, by weight and rarity, that a single statement of cause must name to be the whole answer. */
const LEAST_TOLD = 0.6;

/** Questions that no causal path answers: what was the cause is not yet what would have stopped it, nor whether it was one. */
const NOT_BY_PATH: ReadonlySet<Intent> = new Set(['check', 'prevent']);

export interface Plan {
  /** Sentences in the order in which they are read. */
  sentences: number[];
  /** Relations of the causal path that the answer follows, first cause first. */
  path: number[];
}

/**
 * True when the causal path answers the question by itself: a chain of several steps does; a single statement only where it says most
 * of what the question asks, since a long question ("what is the impact of …, and what follows for …") asks for more.
 */
function restsOnPath(prepared: Prepared, question: Question, steps: readonly number[]): boolean {
  if (steps.length !== 1) return steps.length > 0;
  const { relations } = prepared.index;
  return coverageOf(question, new Set(row(prepared.sentenceTerms, relations.sentence[steps[0]!]!))) >= LEAST_TOLD;
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
  const steps = path.fits && !NOT_BY_PATH.has(question.intent) ? path.relations : [];
  const onPath = new Set(steps.map((relation) => relations.sentence[relation]!));
  if (path.told === undefined && restsOnPath(prepared, question, steps)) return { sentences: [...onPath], path: steps };
  if (path.statements.length > 0) {
    return { sentences: [...new Set(path.statements.map((relation) => relations.sentence[relation]!))], path: [] };
  }
  const full = kept.filter(({ sentence }) => prepared.index.sentences.prose[sentence] === 1);
  const candidates = full.length > 0 ? full : kept;
  // A step of the path is far ahead of all that only fits.
  const best = candidates.find(({ sentence }) => !onPath.has(sentence))?.score ?? 0;
  const chosen: number[] = [...(path.told ?? [])];
  // What led to what answers takes no place from what else answers.
  const added = Math.max(0, chosen.length - 1);
  let total = chosen.slice(0, 1).reduce((sum, sentence) => sum + words(sentence), 0);
  for (const { sentence, score } of candidates) {
    if (chosen.includes(sentence)) continue;
    if (chosen.length - added >= MOST_SENTENCES || score < best * LEAST_SHARE) break;
    total += words(sentence);
    // A worse sentence does not get in for being shorter.
    if (chosen.length > 0 && total > MOST_WORDS) break;
    chosen.push(sentence);
  }
  // What answers, what led to it, what else does.
  if (path.told !== undefined) return { sentences: chosen, path: steps };
  // Documents in order of their best sentence; within a document, reading order.
  const rank = new Map<number, number>();
  for (const sentence of chosen) {
    const document = prepared.index.sentences.document[sentence]!;
    if (!rank.has(document)) rank.set(document, rank.size);
  }
  const documentOf = (sentence: number) => rank.get(prepared.index.sentences.document[sentence]!)!;
  const [answering] = chosen;
  chosen.sort((a, b) => documentOf(a) - documentOf(b) || a - b);
  // What answers comes first; what stands around it is read on from there.
  chosen.sort((a, b) => Number(b === answering) - Number(a === answering));
  return { sentences: chosen, path: steps };
}
