/**
 * @file GraphRAG, local search (Edge et al., 2024, and its released code): the entities nearest to the question, and what
 * hangs on them.
 *
 * 1. U = TopK(sim(q, V)), k = 3 (HugRAG appendix F.3).
 * 2. Text units of U: by entity in order, then by the number of the entity's relationships in the unit.
 * 3. Relationships: those between two of U first, then those that leave U, best connected first; 10 for each entity.
 * 4. Reports of the communities that hold most of U.
 *
 * A model makes one call for a question, where there is one: it writes the answer from the evidence, which is quoted without it.
 * Deviations: of a report its sentences in the documents are given, since all evidence is; the three parts follow one another instead
 * of each filling a fixed share of one model's window, because results are cut at several budgets.
 */
import { topPositions } from '../retrieve/mmr.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { row } from '../rows.ts';
import { passagesInOrder } from './entity-passages.ts';
import { factsOf } from './facts.ts';
import { readQuery } from './query.ts';
import { addTo, INITIAL_K, rankKeys } from './ranking.ts';
import { entitySimilarity } from './similarity.ts';
import { Context } from './spans.ts';
import type { Strategy } from './strategy.ts';

const RELATIONSHIPS_PER_ENTITY = 10;

/** Facts of the chosen entities: those that join two of them first, then by how many facts the others are part of. */
function chooseRelationships(prepared: Prepared, chosen: readonly number[]): number[] {
  const facts = factsOf(prepared);
  const inside = new Set(chosen);
  const candidates = [...new Set(chosen.flatMap((entity) => [...row(facts.ofEntity, entity)]))];
  const links = (fact: number) => row(facts.entities, fact).filter((entity) => inside.has(entity)).length;
  const degree = (fact: number) =>
    row(facts.entities, fact).reduce((sum, entity) => sum + row(facts.ofEntity, entity).length, 0);
  return candidates
    .map((fact) => ({ fact, links: links(fact), degree: degree(fact) }))
    .sort((a, b) => b.links - a.links || b.degree - a.degree || a.fact - b.fact)
    .slice(0, RELATIONSHIPS_PER_ENTITY * chosen.length)
    .map(({ fact }) => fact);
}

/** Modules of the chosen entities, on all levels: those that hold most of them first, then the smallest. */
function chooseReports({ index: { hierarchy } }: Prepared, chosen: readonly number[]): number[] {
  const held = new Map<number, number>();
  for (const entity of chosen) {
    for (let m = hierarchy.leafOfEntity[entity]!; m >= 0; m = hierarchy.parent[m]!) addTo(held, m, 1);
  }
  return rankKeys(held).sort((a, b) => held.get(b)! - held.get(a)! || hierarchy.level[a]! - hierarchy.level[b]!);
}

export const graphragLocal: Strategy = {
  id: 'graphrag-local',
  title: 'GraphRAG local',
  retrieve(prepared, question) {
    const query = readQuery(prepared, question);
    const facts = factsOf(prepared);
    const chosen = topPositions(entitySimilarity(prepared, query), INITIAL_K);
    const entities = new Map(chosen.map((entity) => [entity, 0]));
    const context = new Context(prepared);
    for (const passage of passagesInOrder(prepared, chosen)) context.addPassage(passage);
    for (const fact of chooseRelationships(prepared, chosen)) {
      context.addSentence(facts.sentence[fact]!);
      for (const entity of row(facts.entities, fact)) if (!entities.has(entity)) entities.set(entity, 1);
    }
    for (const module of chooseReports(prepared, chosen)) {
      for (const sentence of row(prepared.index.hierarchy.summary, module)) context.addSentence(sentence);
    }
    return { spans: context.spans, entities };
  },
};
