/** @file Retrieval as one step, for answers and for measuring: from a question to its kept and rejected sentences. */
import { filterCausal, type Filtered } from '../reason/filter.ts';
import { findCausalPath, type CausalPath } from '../retrieve/causal-path.ts';
import { rankEvidence, type Ranked } from '../retrieve/evidence.ts';
import { expand, type Expansion } from '../retrieve/expand.ts';
import { DEFAULT_PARAMETERS, type RetrievalParameters } from '../retrieve/parameters.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { readQuestion, type Question } from '../retrieve/question.ts';
import { scoreRelevance, type Relevance } from '../retrieve/relevance.ts';
import { chooseSeeds, type Seeds } from '../retrieve/seeds.ts';

export interface Retrieval extends Filtered {
  question: Question;
  relevance: Relevance;
  seeds: Seeds;
  expansion: Expansion;
  path: CausalPath;
  ranked: Ranked[];
}

export interface RetrieveOptions {
  isAllowed?: (sentence: number) => boolean;
  onStage?: (stage: 'seeds' | 'expansion') => void;
  /** Other than the defaults only for measuring. */
  parameters?: RetrievalParameters;
}

/**
 * Seeds, gated expansion, causal path and causal filter.
 *
 * @throws CausewayError `question-empty`, `question-too-long`
 */
export function retrieve(prepared: Prepared, text: string, options: RetrieveOptions = {}): Retrieval {
  const { onStage, parameters = DEFAULT_PARAMETERS } = options;
  const { wrong } = prepared.index.sentences;
  const isAllowed = (sentence: number) => wrong?.[sentence] !== 1 && (options.isAllowed?.(sentence) ?? true);
  const question = readQuestion(prepared, text);
  const relevance = scoreRelevance(prepared, question);
  const seeds = chooseSeeds(prepared, relevance, parameters);
  onStage?.('seeds');
  const expansion = expand(prepared, relevance, seeds, parameters);
  const path = findCausalPath(prepared, question, isAllowed, parameters);
  onStage?.('expansion');
  const ranked = rankEvidence(prepared, relevance, expansion, path).filter(({ sentence }) => isAllowed(sentence));
  return {
    question,
    relevance,
    seeds,
    expansion,
    path,
    ranked,
    ...filterCausal(prepared, ranked, path, question.intent, parameters.filter),
  };
}
