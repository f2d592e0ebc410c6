/** @file Retrieval as one step, for answers and for measuring: from a question to its kept and rejected sentences. */
import type { PlanHelp } from '../agents/carry-out.ts';
import { filterCausal, type Filtered } from '../reason/filter.ts';
import type { TextSource } from '../ports.ts';
import { findCausalPath, whereAsked, type CausalPath } from '../retrieve/causal-path.ts';
import { behindText, mayAnswer, withoutOthers } from '../retrieve/evidence-parts.ts';
import { rankEvidence, type Ranked } from '../retrieve/evidence.ts';
import { expand, type Expansion } from '../retrieve/expand.ts';
import { DEFAULT_PARAMETERS, type RetrievalParameters } from '../retrieve/parameters.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { readQuestion, type Question } from '../retrieve/question.ts';
import {
  isBorneOut,
  passagesToRead,
  pooledFits,
  readAlone,
  readingOf,
  sentencesToCompare,
  withComparison,
  withReading,
  type ReadPassages,
} from '../retrieve/reading.ts';
import { scoreRelevance, type Relevance } from '../retrieve/relevance.ts';
import { passagesToScore, reorder, type ScorePassages } from '../retrieve/rerank.ts';
import { chooseSeeds, type Seeds } from '../retrieve/seeds.ts';
import { withSurroundings } from '../retrieve/surroundings.ts';
import { oneLine } from './embeddings.ts';
import { linesOf, sentenceLines } from './passage-lines.ts';
import type { PlanTrace } from '../types.ts';
import type { AskNext } from './chain-steps.ts';
import { readChain } from './read-chain.ts';
import { readPlan } from './read-plan.ts';
import type { Near } from '../vector/nearness.ts';

/** What was found, before the causal filter. */
export interface Gathered {
  question: Question;
  relevance: Relevance;
  seeds: Seeds;
  expansion: Expansion;
  path: CausalPath;
  ranked: Ranked[];
}

export interface Retrieval extends Gathered, Filtered {
  /** How the question was taken apart; absent where it was not. */
  plan?: PlanTrace;
}

export interface RetrieveOptions {
  isAllowed?: (sentence: number) => boolean;
  onStage?: (stage: 'seeds' | 'expansion') => void;
  /** Other than the defaults only for measuring. */
  parameters?: RetrievalParameters;
  /** What questions that need several places are carried out with; absent: they are searched for at once. */
  planning?: PlanHelp;
}

/** Models that read passages for a question; absent: the built-in order. */
export interface PassageModels {
  /** Scores the sentences of the best passages. */
  readPassages?: ReadPassages;
  /** Asks what led to what was found, and so on. */
  askNext?: AskNext;
  /** What an encoder says of other words, such as a part of the question. */
  near?: Near;
  /** Has a cross-encoder, which a person added, put the best passages in order. */
  scorePassages?: ScorePassages;
}

/** What sentences are ranked by, where that is not what a path is found by. */
interface Order {
  /** How likely each answers. */
  sentences: Float32Array;
  /** How well each is evidence; absent where that is the same. */
  fits?: Float32Array;
}

function rankedAlong(
  prepared: Prepared,
  order: Order,
  expansion: Expansion,
  path: CausalPath,
  isAllowed: (sentence: number) => boolean,
): Ranked[] {
  return rankEvidence(prepared, order, expansion, path, order.fits).filter(({ sentence }) => isAllowed(sentence));
}

/** Seeds, gated expansion and causal path. */
function gather(
  prepared: Prepared,
  question: Question,
  relevance: Relevance,
  { isAllowed = () => true, onStage, parameters = DEFAULT_PARAMETERS }: RetrieveOptions,
  order: Order = relevance,
): Gathered {
  const seeds = chooseSeeds(prepared, relevance, parameters);
  onStage?.('seeds');
  const expansion = expand(prepared, relevance, seeds, parameters);
  const found = findCausalPath(prepared, question, isAllowed, parameters, whereAsked(prepared, question, relevance));
  const steps = found.relations.map((relation) => prepared.index.relations.sentence[relation]!);
  const path = { ...found, fits: found.fits && (found.meetsBoth === true || isBorneOut(relevance, steps)) };
  onStage?.('expansion');
  const ranked = rankedAlong(prepared, order, expansion, path, isAllowed);
  return { question, relevance, seeds, expansion, path, ranked };
}

function relevanceOf(
  prepared: Prepared,
  question: Question,
  { parameters = DEFAULT_PARAMETERS, isAllowed = () => true }: RetrieveOptions,
): Relevance {
  const relevance = scoreRelevance(prepared, question, parameters.relevance);
  return withoutOthers(prepared.index, behindText(prepared.index, question.text, relevance), isAllowed);
}

/** The same options where only what may answer this question is allowed. */
function withinEvidence({ index }: Prepared, text: string, options: RetrieveOptions): RetrieveOptions {
  const { isAllowed = () => true } = options;
  const answers = mayAnswer(index, text);
  return { ...options, isAllowed: (sentence) => isAllowed(sentence) && answers(sentence) };
}

function filtered(
  prepared: Prepared,
  found: Gathered & Pick<Retrieval, 'plan'>,
  { parameters = DEFAULT_PARAMETERS }: RetrieveOptions,
): Retrieval {
  const { ranked, path, question } = found;
  return { ...found, ...filterCausal(prepared, ranked, path, question.intent, parameters.filter) };
}

/**
 * Seeds, gated expansion, causal path and causal filter.
 *
 * @throws CausewayError `question-empty`, `question-too-long`
 */
export function retrieve(prepared: Prepared, text: string, given: RetrieveOptions = {}): Retrieval {
  const question = readQuestion(prepared, text);
  const options = withinEvidence(prepared, text, given);
  return filtered(prepared, gather(prepared, question, relevanceOf(prepared, question, options), options), options);
}

/**
 * The same with models that read the best passages: their sentences before anything else is made of them, and whole ones before the filter.
 *
 * @throws CausewayError as `retrieve`, and whatever the models throw
 */
export async function retrieveRead(
  prepared: Prepared,
  texts: TextSource,
  text: string,
  given: RetrieveOptions,
  { readPassages, scorePassages, askNext }: PassageModels,
): Promise<Retrieval> {
  const { index } = prepared;
  const options = withinEvidence(prepared, text, given);
  const question = readQuestion(prepared, text);
  let relevance = relevanceOf(prepared, question, options);
  // A path is a matter of what each sentence itself says; only which sentences answer is told by what stands around them, too.
  let order: Order | null = null;
  if (readPassages) {
    const passages = passagesToRead(relevance);
    const scores = passages.length > 0 ? await readPassages(await linesOf(index, texts, passages)) : null;
    if (scores) {
      const before = relevance.sentences;
      relevance = withReading(relevance, readingOf(prepared, passages, scores));
      relevance = withoutOthers(index, relevance, options.isAllowed!);
      const compared = sentencesToCompare(prepared, relevance);
      const alone = await readAlone(readPassages, await sentenceLines(index, texts, compared));
      if (alone) {
        relevance = withComparison(relevance, compared, alone);
        const surrounded = withSurroundings(prepared, question, before, relevance, compared);
        const { sentences } = withoutOthers(index, surrounded, options.isAllowed!);
        order = { sentences, fits: pooledFits(before, sentences, compared) };
      }
    }
    relevance = withoutOthers(index, relevance, options.isAllowed!);
  }
  let found: Gathered & Pick<Retrieval, 'plan'> = gather(prepared, question, relevance, options, order ?? relevance);
  const { planning, isAllowed = () => true } = options;
  // A chain of the index needs no reader; where it has but a statement, or one that leads elsewhere, one is read step by step.
  const hasChain = found.path.fits && found.path.relations.length > 1;
  if (relevance.reading && askNext && !hasChain) {
    const path = await readChain(prepared, texts, question, relevance, isAllowed, askNext);
    if (path) {
      const { expansion } = found;
      found = { ...found, path, ranked: rankedAlong(prepared, order ?? relevance, expansion, path, isAllowed) };
    }
  }
  if (planning) found = { ...found, ...(await readPlan(prepared, texts, found, isAllowed, planning)) };
  const passages = scorePassages ? passagesToScore(prepared, found.ranked) : [];
  if (scorePassages === undefined || passages.length < 2) return filtered(prepared, found, options);
  const lines = await linesOf(index, texts, passages);
  const scores = await scorePassages(lines.map((sentences) => oneLine(sentences.join(' '))));
  if (scores === null) return filtered(prepared, found, options);
  const { relations } = index;
  const steps = new Set((found.path.fits ? found.path.relations : []).map((relation) => relations.sentence[relation]!));
  const ranked = reorder(prepared, found.ranked, passages, scores, (sentence) => steps.has(sentence));
  return filtered(prepared, { ...found, ranked }, options);
}
