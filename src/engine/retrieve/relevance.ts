/**
 * @file How well each sentence, passage, entity and module fits a question. Nodes follow HugRAG equation (5):
 * s(q, x) = α·cos(q, x) + (1 − α)·lex(q, x), α = 0.7. Passages, sections and sentences are weighed by trained networks, each over what is
 * known of it (`signals.ts`, `support-chain.ts`, `sentence-signals.ts`).
 */
import type { Rows } from '../notebook/index-types.ts';
import { joinNear } from '../vector/nearness.ts';
import { cosines } from '../vector/quantised.ts';
import { DEFAULT_PARAMETERS, type RetrievalParameters } from './parameters.ts';
import { chanceOf, Network } from './network.ts';
import type { Prepared } from './prepared.ts';
import type { Question } from './question.ts';
import { FIXED } from './fixed-shares.ts';
import { chooseSections, fitDirectly, fitSections } from './sections.ts';
import { COMMON_SIGNALS, sentenceSignals } from './sentence-signals.ts';
import type { Signals } from './signals.ts';
import type { Chosen } from './support-chain.ts';
import { SENTENCE_WEIGHTS } from './weights/sentences.ts';

/** α of equation (5). */
export const ALPHA = 0.7;

const network = new Network(SENTENCE_WEIGHTS);

/** What a reader said of the best passages, see `reading.ts`. */
export interface Reading {
  /** The score of each sentence that was read. */
  sentences: ReadonlyMap<number, number>;
  /** The logarithm of the odds that any of them answers. */
  any: number;
  /** The same by what it said of the best of them alone; absent where it did not in time. */
  compared?: number;
  /** By how much each of those says yes to what is asked, as the logarithm of odds. */
  affirms?: ReadonlyMap<number, number>;
}

export interface Relevance {
  /** The chance that it is evidence, 0 to 1; 0 outside the chosen sections. */
  sentences: Float32Array;
  /** How likely each is the one that answers beside the likeliest, 0 to 1. */
  passages: Float32Array;
  sections: Chosen[];
  /** How likely each section is by itself beside the likeliest, 0 to 1. */
  sectionFits: Float32Array;
  /** s(q, x) of equation (5). */
  entities: Float32Array;
  modules: Float32Array;
  signals: Signals;
  /** Absent where none has read them. */
  reading?: Reading;
}

/** s(q, x): cosines mixed with the share of the question's weight that stands among each one's terms. */
function mixedScores(
  count: number,
  cosine: Float32Array,
  holders: Rows,
  shares: ReadonlyMap<number, number>,
): Float32Array {
  const scores = new Float32Array(count);
  for (const [term, share] of shares) {
    for (let at = holders.offsets[term]!; at < holders.offsets[term + 1]!; at++) scores[holders.items[at]!]! += share;
  }
  for (let i = 0; i < scores.length; i++) scores[i] = ALPHA * Math.max(0, cosine[i] ?? 0) + (1 - ALPHA) * scores[i]!;
  return scores;
}

/**
 * Scores everything in the notebook against a question.
 *
 * @param kind other than the default only for measuring
 */
export function scoreRelevance(
  prepared: Prepared,
  question: Question,
  kind: RetrievalParameters['relevance'] = DEFAULT_PARAMETERS.relevance,
): Relevance {
  const isFixed = kind === 'fixed';
  const { index } = prepared;
  const fits = fitSections(prepared, question, isFixed ? FIXED.passages : undefined);
  const sections = chooseSections(prepared, question, fits, isFixed ? FIXED.chain : undefined);
  const { sentences: numbers, signals } = sentenceSignals(prepared, question, fits, sections);
  const sentences = new Float32Array(index.sentences.document.length);
  const values = isFixed ? FIXED.sentences(signals) : network.values(signals, COMMON_SIGNALS);
  numbers.forEach((sentence, i) => (sentences[sentence] = chanceOf(values[i]!)));

  const { best } = fits.scores;
  const { vector, nearness } = fits.signals;
  const total = question.terms.reduce((sum, { weight, idf }) => sum + weight * idf, 0);
  const known = question.terms.filter(({ term }) => term >= 0);
  const shares = new Map(known.map(({ term, weight, idf }) => [term, (weight * idf) / total]));
  return {
    sentences,
    passages: fits.likely,
    sections,
    sectionFits: fits.scores.fits.map((fit) => Math.exp(fit - best)),
    entities: mixedScores(
      index.entities.names.length,
      joinNear(cosines(index.entityVectors, vector), nearness?.entities),
      prepared.termEntities,
      shares,
    ),
    modules: mixedScores(
      index.hierarchy.level.length,
      joinNear(cosines(index.moduleVectors, vector), nearness?.modules),
      prepared.termModules,
      shares,
    ),
    signals: fits.signals,
  };
}

/** Sections whose sentences are judged where one section answers. */
const DIRECT_SECTIONS = 4;

/** What is known of a question that one section answers. */
export type DirectRelevance = Pick<Relevance, 'sentences' | 'passages'>;

/** The same of a question that one section answers, as the parts of a larger one are: several times as fast. */
export function scoreDirectly(prepared: Prepared, question: Question): DirectRelevance {
  const { fits, chosen, likely } = fitDirectly(prepared, question, DIRECT_SECTIONS);
  const { sentences: numbers, signals } = sentenceSignals(prepared, question, fits, chosen);
  const sentences = new Float32Array(prepared.index.sentences.document.length);
  network.values(signals, COMMON_SIGNALS).forEach((value, i) => (sentences[numbers[i]!] = chanceOf(value)));
  return { sentences, passages: likely };
}
