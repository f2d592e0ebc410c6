/**
 * @file CogniRAG's dual retrieval (section 3.2.4) over the causal statements of the notebook, its CogniGraph.
 *
 * 1. Keywords: of entities, and of correlations.
 * 2. Entities: the k nearest to the entity keywords, then structural diffusion to the entities that are causally connected.
 * 3. Relations: the k hyperedges nearest to the correlation keywords, then expansion in both directions: the entities that
 *    take part, and the causal patterns that continue or precede them (the linear chains e_1 → e_2 → … of equation 6).
 * 4. EnhancedContext(q) = Retrieve(q) + Cognigraph(q) + MetaData(q), with the passages of what was found reranked by their
 *    similarity to the question.
 *
 * k = 3, as for all other systems: the paper names none. Step 1 is a model's call, as in the paper, where there is a model; what
 * stands in without one is said in `keywords.ts`. The answer is written from the evidence in one more call. Deviations: the
 * reranker (BGE-M3) is BM25 and word vectors. Of the specialised hyperedges only linear chains are in the graph; feedback
 * loops, intervention points, stability and the three reasoning modules of Table 2 write new text rather than retrieve, and are
 * left out.
 */
import { topPositions } from '../retrieve/mmr.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { row } from '../rows.ts';
import { factsOf, isCausal, type Facts } from './facts.ts';
import { askForKeywords, keywordsOf, type Keywords } from './keywords.ts';
import { passageGraphOf } from './passage-graph.ts';
import { oncePerIndex } from './per-index.ts';
import { readQuery, type Query } from './query.ts';
import { INITIAL_K, raiseTo, rankKeys } from './ranking.ts';
import { entitySimilarity, factSimilarity, hybridPassageSimilarity } from './similarity.ts';
import { Context } from './spans.ts';
import type { Strategy, StrategyResult } from './strategy.ts';

/** Causal steps that diffusion and expansion take. */
const STEPS = 2;
/** What each of them leaves of a score. */
const DECAY = 0.5;
/** Hyperedges given before the passages. */
const MOST_HYPEREDGES = 10;

const factOfRelation = oncePerIndex((prepared: Prepared) => {
  const { relation } = factsOf(prepared);
  const numbers = new Int32Array(prepared.index.relations.kind.length).fill(-1);
  relation.forEach((r, fact) => {
    if (r >= 0) numbers[r] = fact;
  });
  return numbers;
});

/** Step 2: entities that causal facts connect to the chosen ones, with their distance. */
function diffuse(prepared: Prepared, facts: Facts, chosen: readonly number[]): Map<number, number> {
  const reached = new Map<number, number>(chosen.map((entity) => [entity, 0]));
  let frontier: readonly number[] = chosen;
  for (let step = 1; step <= STEPS; step++) {
    const next: number[] = [];
    for (const entity of frontier) {
      for (const fact of row(facts.ofEntity, entity)) {
        if (!isCausal(prepared, facts, fact)) continue;
        for (const other of row(facts.entities, fact)) {
          if (reached.has(other)) continue;
          reached.set(other, step);
          next.push(other);
        }
      }
    }
    frontier = next;
  }
  return reached;
}

/** Step 3: the hyperedges and those along the chains in both directions, with what is left of their scores. */
function followChains(prepared: Prepared, facts: Facts, seeds: ReadonlyMap<number, number>): Map<number, number> {
  const numbers = factOfRelation(prepared);
  const scores = new Map(seeds);
  let frontier: [number, number][] = [...seeds];
  for (let step = 0; step < STEPS; step++) {
    const next: [number, number][] = [];
    for (const [fact, score] of frontier) {
      const relation = facts.relation[fact]!;
      if (relation < 0) continue;
      for (const links of [prepared.index.chains, prepared.previous]) {
        for (let at = links.offsets[relation]!; at < links.offsets[relation + 1]!; at++) {
          const other = numbers[links.items[at]!]!;
          const left = score * DECAY * links.strength[at]!;
          if (left <= (scores.get(other) ?? 0)) continue;
          raiseTo(scores, other, left);
          next.push([other, left]);
        }
      }
    }
    frontier = next;
  }
  return scores;
}

function retrieveBy(prepared: Prepared, query: Query, keywords: Keywords): StrategyResult {
  const facts = factsOf(prepared);
  const { passage } = prepared.index.sentences;

  const chosen = topPositions(entitySimilarity(prepared, keywords.low), INITIAL_K);
  const entities = diffuse(prepared, facts, chosen);
  const similarity = factSimilarity(facts, keywords.high);
  const nearest = topPositions(similarity, INITIAL_K);
  const hyperedges = followChains(prepared, facts, new Map(nearest.map((fact) => [fact, similarity[fact]!])));
  for (const fact of hyperedges.keys()) {
    const distance = nearest.includes(fact) ? 0 : 1;
    for (const entity of row(facts.entities, fact)) {
      entities.set(entity, Math.min(distance, entities.get(entity) ?? Infinity));
    }
  }

  const near = hybridPassageSimilarity(prepared, query);
  const { entityPassages } = passageGraphOf(prepared);
  const passages = new Map<number, number>();
  for (const p of topPositions(near, INITIAL_K)) passages.set(p, near[p]!);
  for (const fact of hyperedges.keys()) {
    const p = passage[facts.sentence[fact]!]!;
    passages.set(p, near[p]!);
  }
  for (const entity of entities.keys()) {
    for (const p of row(entityPassages, entity)) passages.set(p, near[p]!);
  }

  const context = new Context(prepared);
  for (const fact of rankKeys(hyperedges).slice(0, MOST_HYPEREDGES)) context.addSentence(facts.sentence[fact]!);
  for (const p of rankKeys(passages)) context.addPassage(p);
  return { spans: context.spans, entities };
}

export const cogni: Strategy = {
  id: 'cogni',
  title: 'CogniRAG',
  retrieve: (prepared, question) => {
    const query = readQuery(prepared, question);
    return retrieveBy(prepared, query, keywordsOf(prepared, query));
  },
  retrieveWith: async (prepared, question, help) =>
    retrieveBy(prepared, readQuery(prepared, question), await askForKeywords(prepared, question, help)),
};
