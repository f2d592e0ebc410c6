/** @file Retrieval as one step, for answers and for measuring: from a question to its kept and rejected sentences. */
import { filterCausal, type Filtered } from '../reason/filter.ts';
import { findCausalPath, whereAsked, type CausalPath } from '../retrieve/causal-path.ts';
import { rankEvidence, type Ranked } from '../retrieve/evidence.ts';
import { expand, type Expansion } from '../retrieve/expand.ts';
import { DEFAULT_PARAMETERS, type RetrievalParameters } from '../retrieve/parameters.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { readQuestion, type Question } from '../retrieve/question.ts';
import { scoreRelevance, type Relevance } from '../retrieve/relevance.ts';
import { passagesToScore, reorder } from '../retrieve/rerank.ts';
import { chooseSeeds, type Seeds } from '../retrieve/seeds.ts';

/** What was found, before the causal filter. */
export interface Gathered {
  question: Question;
  relevance: Relevance;
  seeds: Seeds;
  expansion: Expansion;
  path: CausalPath;
  ranked: Ranked[];
}

export interface Retrieval extends Gathered, Filtered {}

export interface RetrieveOptions {
  isAllowed?: (sentence: number) => boolean;
  onStage?: (stage: 'seeds' | 'expansion') => void;
  /** Other than the defaults only for measuring. */
  parameters?: RetrievalParameters;
}

/** Seeds, gated expansion and causal path. */
function gather(prepared: Prepared, text: string, options: RetrieveOptions): Gathered {
  const { isAllowed = () => true, onStage, parameters = DEFAULT_PARAMETERS } = options;
  const question = readQuestion(prepared, text);
  const relevance = scoreRelevance(prepared, question, parameters.relevance);
  const seeds = chooseSeeds(prepared, relevance, parameters);
  onStage?.('seeds');
  const expansion = expand(prepared, relevance, seeds, parameters);
  const path = findCausalPath(prepared, question, isAllowed, parameters, whereAsked(prepared, question, relevance));
  onStage?.('expansion');
  const ranked = rankEvidence(prepared, relevance, expansion, path).filter(({ sentence }) => isAllowed(sentence));
  return { question, relevance, seeds, expansion, path, ranked };
}

function filtered(
  prepared: Prepared,
  found: Gathered,
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
export function retrieve(prepared: Prepared, text: string, options: RetrieveOptions = {}): Retrieval {
  return filtered(prepared, gather(prepared, text, options), options);
}

/**
 * The same with the best passages put in order by a model before the filter.
 *
 * @param score scores passages, by their numbers; null: no model does, and the order stays
 * @throws CausewayError as `retrieve`, and whatever `score` throws
 */
export async function retrieveReranked(
  prepared: Prepared,
  text: string,
  options: RetrieveOptions,
  score: (passages: readonly number[]) => Promise<ArrayLike<number> | null>,
): Promise<Retrieval> {
  const found = gather(prepared, text, options);
  const passages = passagesToScore(prepared, found.ranked);
  const scores = passages.length > 1 ? await score(passages) : null;
  if (scores === null) return filtered(prepared, found, options);
  const { relations } = prepared.index;
  const steps = new Set((found.path.fits ? found.path.relations : []).map((relation) => relations.sentence[relation]!));
  const ranked = reorder(prepared, found.ranked, passages, scores, (sentence) => steps.has(sentence));
  return filtered(prepared, { ...found, ranked }, options);
}
