/**
 * @file Which sentences make the answer, and in which order: the steps of the causal path from first cause to last effect
 * where it says what is asked; where it was read step by step, first what answers, then what led to it, what else answers, and what was read on the way that is no link of it; what is said of both ends where a question asks whether one caused the other; else the full sentence
 * that answers best, and after it others that do, read in the order of their documents.
 */
import { AGREED_CONFIDENCE } from '../model/refine-analysis.ts';
import { makesPath, type CausalPath } from '../retrieve/causal-path.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import type { Intent } from '../retrieve/intent-grammar.ts';
import { coverageOf, type Question } from '../retrieve/question.ts';
import { row } from '../rows.ts';
import type { Judged } from './filter.ts';

const MOST_WORDS = 160;
/** An answer that goes on reads worse than one that leaves something out; only a chain takes as many as it has links. */
const MOST_SENTENCES = 5;
/**
 * What a sentence that answers and is left out costs, beside one that is cited and does not: β² of the F measure that is expected of an answer. Causes,
 * consequences and ways have several parts; anything else that is asked for is mostly said in one place.
 */
const MISSED_COST = { causal: 3, open: 1 } as const;
/** Share of the question, by weight and rarity, that a single statement of cause must name to be the whole answer. */
const LEAST_TOLD = 0.6;

const CAUSAL = 0;
/** Questions of which it is shown what the answer's sentences say led to what. */
const ASKS_FOR_LINKS: ReadonlySet<Intent> = new Set(['cause', 'effect', 'path']);

/** Questions that no causal path answers: what was the cause is not yet what would have stopped it, nor whether it was one. */
const NOT_BY_PATH: ReadonlySet<Intent> = new Set(['check', 'prevent']);

export interface Plan {
  /** Sentences in the order in which they are read. */
  sentences: number[];
  /** Relations of the causal path that the answer follows, first cause first. */
  path: number[];
  /** Relations that its other sentences state, each by itself, in the order of the sentences. */
  beside: number[];
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
 * How many of the best sentences make the answer: as many as make the F measure largest that is to be expected of them (the largest of
 * (1 + β²) Σᵢ₌₁ᵏ pᵢ / (k + β² Σ p) over k; after Jansche, "A maximum expected utility framework for binary sequence labeling", 2007). So one that is sure stands alone,
 * and of many that are equally likely all stand.
 *
 * @param chances of answering, 0 to 1, best first
 * @param missedCost β²
 * @returns 1 to the number of chances
 */
function worthCiting(chances: readonly number[], missedCost: number): number {
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  let [most, best, right] = [1, 0, 0];
  for (const [i, chance] of chances.entries()) {
    right += chance;
    const expected = right / (i + 1 + missedCost * all);
    if (expected > best) [most, best] = [i + 1, expected];
  }
  return most;
}

/**
 * What the cited sentences beside the path say led to what: of each its surest plain statement, where it is said outright or a reader, too, holds
 * that it tells of a cause. Anything else of the grammar's is rarely of the story (docs/evaluation.md), and what may only perhaps be so is read in the
 * sentence.
 */
function statedBeside(
  { index: { relations, sentences }, sentenceRelations }: Prepared,
  cited: readonly number[],
  path: readonly number[],
): number[] {
  const onPath = new Set(path.map((relation) => relations.sentence[relation]!));
  // Confidences are kept in 32 bits.
  const agreed = Math.fround(AGREED_CONFIDENCE);
  const isBorneOut = (relation: number) =>
    relations.kind[relation] === CAUSAL &&
    relations.hedged[relation] === 0 &&
    ((sentences.stated?.[relations.sentence[relation]!] ?? 0) > 0 || relations.confidence[relation]! >= agreed);
  return cited.flatMap((sentence) => {
    const stated = onPath.has(sentence) ? [] : [...row(sentenceRelations, sentence)].filter(isBorneOut);
    return stated.sort((a, b) => relations.confidence[b]! - relations.confidence[a]! || a - b).slice(0, 1);
  });
}

/** Whether a sentence claims causes with reservation only ("Tom suspects that …"). */
function isSuspicion({ index: { relations }, sentenceRelations }: Prepared, sentence: number): boolean {
  const claims = [...row(sentenceRelations, sentence)].filter((relation) => relations.kind[relation] === CAUSAL);
  return claims.length > 0 && claims.every((relation) => relations.hedged[relation] === 1);
}

/** Sentences and path of the answer, see {@link planAnswer}. */
function planSentences(
  prepared: Prepared,
  question: Question,
  path: CausalPath,
  kept: readonly Judged[],
  words: (sentence: number) => number,
): Omit<Plan, 'beside'> {
  const { relations } = prepared.index;
  const steps = path.fits && !NOT_BY_PATH.has(question.intent) ? path.relations : [];
  const onPath = new Set(steps.map((relation) => relations.sentence[relation]!));
  if (path.told === undefined && restsOnPath(prepared, question, steps)) return { sentences: [...onPath], path: steps };
  if (path.statements.length > 0) {
    return { sentences: [...new Set(path.statements.map((relation) => relations.sentence[relation]!))], path: [] };
  }
  const full = kept.filter(({ sentence }) => prepared.index.sentences.prose[sentence] === 1);
  const candidates = full.length > 0 ? full : kept;
  const told = path.told ?? [];
  const chosen = told.filter((sentence) => onPath.has(sentence));
  // What led to what answers takes no place from what else answers.
  const ledTo = new Set(told.slice(1));
  const answering = candidates.filter(({ sentence }) => !ledTo.has(sentence)).slice(0, MOST_SENTENCES);
  const missedCost = MISSED_COST[question.intent === 'open' ? 'open' : 'causal'];
  const worth = worthCiting(
    answering.map(({ chance }) => chance),
    missedCost,
  );
  let total = 0;
  for (const { sentence } of answering.slice(0, worth)) {
    total += words(sentence);
    // A worse sentence does not get in for being shorter.
    if (chosen.length > 0 && total > MOST_WORDS) break;
    if (!chosen.includes(sentence)) chosen.push(sentence);
  }
  // What answers, what led to it, what else does, and what was read on the way but is no link. A chain begins at a statement; what answers best need
  // not be one.
  if (path.told !== undefined) {
    const begins = candidates.find(({ sentence }) => sentence === told[0]);
    const best = answering.reduce<Judged | undefined>(
      (one, other) => (one && one.chance >= other.chance ? one : other),
      begins,
    );
    const first = best && chosen.includes(best.sentence) ? [best.sentence] : [];
    return { sentences: [...new Set([...first, ...chosen, ...told])], path: steps };
  }
  // Documents in order of their best sentence; within a document, reading order.
  const rank = new Map<number, number>();
  for (const sentence of chosen) {
    const document = prepared.index.sentences.document[sentence]!;
    if (!rank.has(document)) rank.set(document, rank.size);
  }
  const documentOf = (sentence: number) => rank.get(prepared.index.sentences.document[sentence]!)!;
  // What was found comes before what was suspected; what would have been is no suspicion.
  const asksForFacts = question.intent !== 'open' && question.intent !== 'prevent';
  const suspected = new Set(asksForFacts ? chosen.filter((sentence) => isSuspicion(prepared, sentence)) : []);
  const first = chosen.find((sentence) => !suspected.has(sentence));
  chosen.sort((a, b) => documentOf(a) - documentOf(b) || a - b);
  // What answers comes first; what stands around it is read on from there.
  const turn = (sentence: number) => (sentence === first ? 0 : suspected.has(sentence) ? 2 : 1);
  chosen.sort((a, b) => turn(a) - turn(b));
  return { sentences: chosen, path: steps };
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
  const { sentences, path: steps } = planSentences(prepared, question, path, kept, words);
  const shown = makesPath(prepared, steps) ? steps : [];
  const beside = ASKS_FOR_LINKS.has(question.intent) ? statedBeside(prepared, sentences, shown) : [];
  return { sentences, path: shown, beside };
}
