/**
 * @file LightRAG (Guo et al., 2024), hybrid mode: K_q = Key(q), S = Vec(K_q, G_idx) ∪ N_1, over the index
 * G_idx = (V_ent ∪ V_rel, E).
 *
 * 1. K_q: low-level keywords (particular things) and high-level keywords (themes).
 * 2. Low level: the k entities nearest to the low-level keywords, with the relations at one hop.
 * 3. High level: the k relations nearest to the high-level keywords, with their entities.
 * 4. Text units of both, taken in turns: of an entity by how many of its relations they state, of a relation those in
 *    which its entities stand together, its own first.
 *
 * k = 3 (HugRAG appendix F.3). Step 1 is a model's call, as in the paper, where there is a model; what stands in without one is
 * said in `keywords.ts`. The answer is written from the evidence in one more call.
 */
import { topPositions } from '../retrieve/mmr.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { row } from '../rows.ts';
import { passagesInOrder } from './entity-passages.ts';
import { factsOf } from './facts.ts';
import { passageGraphOf } from './passage-graph.ts';
import { askForKeywords, keywordsOf, type Keywords } from './keywords.ts';
import { readQuery } from './query.ts';
import { addTo, INITIAL_K, rankKeys } from './ranking.ts';
import { entitySimilarity, factSimilarity } from './similarity.ts';
import { Context } from './spans.ts';
import type { Strategy, StrategyResult } from './strategy.ts';

/** The passage that states a fact, and those that mention two or more of its entities, most of them first. */
function unitsOfFact(prepared: Prepared, fact: number): number[] {
  const facts = factsOf(prepared);
  const { entityPassages } = passageGraphOf(prepared);
  const together = new Map<number, number>();
  for (const entity of row(facts.entities, fact)) {
    for (const passage of row(entityPassages, entity)) addTo(together, passage, 1);
  }
  const own = prepared.index.sentences.passage[facts.sentence[fact]!]!;
  return [own, ...rankKeys(together).filter((passage) => passage !== own && together.get(passage)! > 1)];
}

/** Items of both lists, one of each in turn. */
function inTurns(left: readonly number[], right: readonly number[]): number[] {
  const merged: number[] = [];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    if (i < left.length) merged.push(left[i]!);
    if (i < right.length) merged.push(right[i]!);
  }
  return merged;
}

/** Steps 2 to 4. */
function retrieveBy(prepared: Prepared, keywords: Keywords): StrategyResult {
  const facts = factsOf(prepared);
  const low = topPositions(entitySimilarity(prepared, keywords.low), INITIAL_K);
  const high = topPositions(factSimilarity(facts, keywords.high), INITIAL_K);

  const entities = new Map(low.map((entity) => [entity, 0]));
  for (const fact of high) for (const entity of row(facts.entities, fact)) entities.set(entity, 0);
  const oneHop = low.flatMap((entity) => [...row(facts.ofEntity, entity)]);
  for (const fact of oneHop) {
    for (const entity of row(facts.entities, fact)) if (!entities.has(entity)) entities.set(entity, 1);
  }

  const highUnits = [...new Set(high.flatMap((fact) => unitsOfFact(prepared, fact)))];
  const context = new Context(prepared);
  for (const unit of inTurns(passagesInOrder(prepared, low), highUnits)) context.addPassage(unit);
  return { spans: context.spans, entities };
}

export const lightrag: Strategy = {
  id: 'lightrag',
  title: 'LightRAG',
  retrieve: (prepared, question) => retrieveBy(prepared, keywordsOf(prepared, readQuery(prepared, question))),
  retrieveWith: async (prepared, question, help) =>
    retrieveBy(prepared, await askForKeywords(prepared, question, help)),
};
