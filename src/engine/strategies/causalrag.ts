/**
 * @file CausalRAG (Wang et al., 2025, section 4): S = Expand(TopK(q, V)), y = G(q, S) on a flat graph.
 *
 * 1. The k entities nearest to the question.
 * 2. Everything within s steps of them along the edges of the graph.
 * 3. Causal paths inside what was reached, and a causal summary of the paths, which is all that the answer is written from.
 *
 * k = s = 3, as in the paper. Deviations: paths and summary come from a model in the paper. Here paths are traced from the k
 * entities along causal relations, in both directions and over at most s of them; the summary is their sentences, each
 * scored by its nearness to the question and the relation's confidence, less for every step, and then the other facts of
 * what was reached, scored alike.
 */
import { topPositions } from '../retrieve/mmr.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { row } from '../rows.ts';
import { factsOf, isCausal, type Facts } from './facts.ts';
import { within } from './neighbourhood.ts';
import { readQuery } from './query.ts';
import { INITIAL_K, raiseTo, rankKeys } from './ranking.ts';
import { entitySimilarity, factSimilarity } from './similarity.ts';
import { Context } from './spans.ts';
import type { Strategy } from './strategy.ts';

const STEPS = 3;
/** Each step away from the entities counts this much of the one before, so that near causes come first. */
const DECAY = 0.7;

/** Causal facts on paths of at most `STEPS` facts from the entities, with their number of steps from 0. */
function traceCausalPaths(prepared: Prepared, facts: Facts, entities: readonly number[]): Map<number, number> {
  const steps = new Map<number, number>();
  const seen = new Set(entities);
  let frontier: readonly number[] = entities;
  for (let step = 0; step < STEPS; step++) {
    const next: number[] = [];
    for (const entity of frontier) {
      for (const fact of row(facts.ofEntity, entity)) {
        if (steps.has(fact) || !isCausal(prepared, facts, fact)) continue;
        steps.set(fact, step);
        for (const other of row(facts.entities, fact)) {
          if (seen.has(other)) continue;
          seen.add(other);
          next.push(other);
        }
      }
    }
    frontier = next;
  }
  return steps;
}

/** Distance of the nearest entity, or infinity where none is reached. */
function distanceOf(entities: Uint32Array, reached: ReadonlyMap<number, number>): number {
  return entities.reduce((nearest, entity) => Math.min(nearest, reached.get(entity) ?? Infinity), Infinity);
}

export const causalrag: Strategy = {
  id: 'causalrag',
  title: 'CausalRAG',
  retrieve(prepared, question) {
    const query = readQuery(prepared, question);
    const facts = factsOf(prepared);
    const chosen = topPositions(entitySimilarity(prepared, query), INITIAL_K);
    const reached = within(prepared, chosen, STEPS);
    const near = factSimilarity(facts, query);

    const onPaths = new Map<number, number>();
    for (const [fact, step] of traceCausalPaths(prepared, facts, chosen)) {
      const confidence = prepared.index.relations.confidence[facts.relation[fact]!]!;
      raiseTo(onPaths, facts.sentence[fact]!, near[fact]! * confidence * DECAY ** step);
    }
    const others = new Map<number, number>();
    for (let fact = 0; fact < facts.sentence.length; fact++) {
      const steps = distanceOf(row(facts.entities, fact), reached);
      if (steps <= STEPS) raiseTo(others, facts.sentence[fact]!, near[fact]! * DECAY ** steps);
    }
    const context = new Context(prepared);
    for (const sentence of rankKeys(onPaths)) context.addSentence(sentence);
    for (const sentence of rankKeys(others)) context.addSentence(sentence);
    return { spans: context.spans, entities: reached };
  },
};
