/**
 * @file From scored nodes to ranked sentences: what each sentence gains from fitting the question, from standing on a
 * causal path, and, where it is to answer, from naming what the expansion reached.
 */
import { row } from '../rows.ts';
import type { Via } from '../types.ts';
import type { CausalPath } from './causal-path.ts';
import type { Expansion } from './expand.ts';
import { topPositions } from './mmr.ts';
import type { Prepared } from './prepared.ts';
import type { Relevance } from './relevance.ts';

/** What a step of the causal path counts beside a relevance of at most 1: the path stays together, ahead of the rest. */
const STEP_WEIGHT = 1.5;
/** Weight of the score of a step that was explored but is not on the path. */
const EXPLORED_WEIGHT = 0.5;
/** Weight of the best gain among a sentence's entities. */
const EXPANSION_WEIGHT = 0.03;
/** Sentences taken from relevance alone. */
const POOL = 150;

export interface Ranked {
  sentence: number;
  /** What it is listed by as evidence, see {@link listed}. */
  score: number;
  /** How likely it is by itself to answer, 0 to 1. */
  chance: number;
  via: Via;
  /** The gate that led here, or −1. */
  gate: number;
}

/** What each sentence gains as a step of the path, or of a path that was explored. */
function stepWeights({ index }: Prepared, path: CausalPath): Map<number, number> {
  const weights = new Map<number, number>();
  if (!path.fits) return weights;
  for (const [relation, score] of path.scores) {
    const sentence = index.relations.sentence[relation]!;
    weights.set(sentence, Math.max(weights.get(sentence) ?? 0, EXPLORED_WEIGHT * score));
  }
  for (const relation of path.relations) weights.set(index.relations.sentence[relation]!, STEP_WEIGHT);
  return weights;
}

/**
 * Ranks the sentences worth looking at, those that answer best first.
 *
 * @param fits how well each is evidence, 0 to 1, where that is not how likely it answers
 */
export function rankEvidence(
  prepared: Prepared,
  relevance: Pick<Relevance, 'sentences'>,
  expansion: Expansion,
  path: CausalPath,
  fits = relevance.sentences,
): Ranked[] {
  const steps = stepWeights(prepared, path);
  const sentences = new Set([...topPositions(relevance.sentences, POOL), ...topPositions(fits, POOL), ...steps.keys()]);
  // A chain that was read step by step is told in the answer; its steps are no better evidence than what fits as well (docs/evaluation.md).
  const found = new Set(
    path.fits && path.told === undefined
      ? path.relations.map((relation) => prepared.index.relations.sentence[relation]!)
      : [],
  );
  const ranked: (Ranked & { answers: number })[] = [];
  for (const sentence of sentences) {
    let gain = 0;
    let via: Via = 'seed';
    let gate = -1;
    for (const entity of row(prepared.sentenceEntities, sentence)) {
      const reached = expansion.reached.get(entity);
      if (!reached || reached.gain <= gain) continue;
      gain = reached.gain;
      via = reached.gate >= 0 ? 'gate' : reached.via;
      gate = reached.gate;
    }
    const step = steps.get(sentence) ?? 0;
    const chance = relevance.sentences[sentence]!;
    const gained = step + EXPANSION_WEIGHT * gain;
    ranked.push({
      sentence,
      chance,
      answers: chance + gained,
      score: fits[sentence]! + (found.has(sentence) ? STEP_WEIGHT : 0),
      via: step > 0 && via !== 'gate' ? 'chain' : via,
      gate,
    });
  }
  return ranked.sort((a, b) => b.answers - a.answers || a.sentence - b.sentence).map(({ answers: _, ...item }) => item);
}

/** Sentences as they are listed as evidence, best first. */
export function listed<T extends Ranked>(ranked: readonly T[]): T[] {
  return ranked.toSorted((a, b) => b.score - a.score);
}
