/**
 * @file HiGraRetriever (HiGraAgent, section 4 and Table 4).
 *
 * 1. Similarity ranks of entities, relations and passages, sparse and dense together.
 * 2. Context-aware entity recognition: of the 20 best entities, the set S that the question is about.
 * 3. Subgraph G_S = (E_S, R_S): E_S within r = 1 of S, R_S the relations inside E_S.
 * 4. Structural ranks: p_t = α·Mᵀ·p_{t−1} + (1 − α)·π with π(e) = 1/|S| on S, α = 0.85; relations by the mean of their
 *    entities, p(r) = (p(id_s) + p(id_t))/2; passages by the same walk on G_aug, which adds them and their links to E_S.
 * 5. rrf(c) = 1/(k + Rank^PPR(c)) + 1/(k + Rank^sim(c)), k = 10, for relations and for passages.
 * 6. Context = (TopK(Rank_R^rrf), TopK(Rank_P^rrf) ∪ TopK(Rank_P^sim)) with K = 10, 10 and 5.
 *
 * Step 2 is a model's call, as in the paper, where there is a model. Without one an entity is recognised when half of its name, by
 * rarity, stands in the question; in both cases the best candidate is taken where none is recognised. The answer is written from the
 * evidence in one more call. Deviations: a fact can join more than two entities, and the mean is over all of them. Seeker and Librarian ask again and again; this is their retriever alone.
 */
import { askModel } from '../model/ask-model.ts';
import { fitting } from '../model/fit-window.ts';
import { entityRecognitionPrompt } from '../model/prompts/entity-recognition.ts';
import { topPositions } from '../retrieve/mmr.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { row } from '../rows.ts';
import { factsOf } from './facts.ts';
import { reciprocalRankFusion } from './fusion.ts';
import type { ModelHelp } from './model-help.ts';
import { within } from './neighbourhood.ts';
import { entityPassageGraph } from './passage-graph.ts';
import { readQuery, type Query } from './query.ts';
import { rankKeys } from './ranking.ts';
import { entitySimilarity, factSimilarity, hybridPassageSimilarity, namedEntities } from './similarity.ts';
import { Context } from './spans.ts';
import type { Strategy, StrategyResult } from './strategy.ts';
import { personalizedPageRank, weightedGraph } from './walk.ts';

const CANDIDATES = 20;
const LEAST_NAMED = 0.5;
const RADIUS = 1;
const ALPHA = 0.85;
const RRF_K = 10;
const RELATIONS = 10;
const FUSED_PASSAGES = 10;
const SIMILAR_PASSAGES = 5;
/** Places of a similarity ranking that are fused with structure; the rest is noise. */
const DEPTH = 200;

/** Phase 1 for entities. */
function candidatesFor(prepared: Prepared, query: Query): number[] {
  return topPositions(entitySimilarity(prepared, query), CANDIDATES);
}

/** Phase 2 without a model. */
function recogniseEntities(prepared: Prepared, query: Query, candidates: readonly number[]): number[] {
  const inQuestion = new Set(namedEntities(prepared, query, LEAST_NAMED));
  const seeds = candidates.filter((entity) => inQuestion.has(entity));
  return seeds.length > 0 ? seeds : candidates.slice(0, 1);
}

/** Phase 2 by a model. */
async function askForEntities(
  prepared: Prepared,
  question: string,
  query: Query,
  { asking }: ModelHelp,
): Promise<number[]> {
  const { names } = prepared.index.entities;
  const candidates = candidatesFor(prepared, query);
  const builtIn = recogniseEntities(prepared, query, candidates);
  const inputOf = (entities: readonly number[]) => ({ question, candidates: entities.map((entity) => names[entity]!) });
  const shown = await fitting(
    asking.model,
    { prompt: entityRecognitionPrompt, inputOf, lineOf: (entity) => `10. ${names[entity]}` },
    candidates,
  );
  if (shown.length === 0) return builtIn;
  const asked = await askModel(asking, entityRecognitionPrompt, inputOf(shown), () => ({ chosen: [] }));
  if (asked.tier === 'builtin') return builtIn;
  const chosen = [...new Set(asked.value.chosen.flatMap((number) => shown[number - 1] ?? []))];
  return chosen.length > 0 ? chosen : candidates.slice(0, 1);
}

/** Phase 4 for entities: the walk inside G_S. */
function walkEntities(prepared: Prepared, inside: ReadonlyMap<number, number>, seeds: readonly number[]): Float64Array {
  const { graph, entities } = prepared.index;
  const subgraph = weightedGraph(entities.names.length, (node, add) => {
    if (!inside.has(node)) return;
    for (let at = graph.offsets[node]!; at < graph.offsets[node + 1]!; at++) {
      if (inside.has(graph.items[at]!)) add(graph.items[at]!, graph.weights[at]!);
    }
  });
  return personalizedPageRank(subgraph, restartAt(seeds, entities.names.length), ALPHA);
}

function restartAt(seeds: readonly number[], nodeCount: number): Float64Array {
  const restart = new Float64Array(nodeCount);
  for (const entity of seeds) restart[entity] = 1;
  return restart;
}

/** Phase 4 for passages: the walk inside G_aug. */
function walkPassages(prepared: Prepared, inside: ReadonlyMap<number, number>, seeds: readonly number[]): Float32Array {
  const { entities, passages } = prepared.index;
  const augmented = entityPassageGraph(prepared, (entity) => inside.has(entity));
  const restart = restartAt(seeds, entities.names.length + passages.document.length);
  return Float32Array.from(personalizedPageRank(augmented, restart, ALPHA).subarray(entities.names.length));
}

/** Phase 1 for relations and passages, and phases 3 to 6. */
function retrieveFrom(prepared: Prepared, query: Query, seeds: readonly number[]): StrategyResult {
  const facts = factsOf(prepared);
  const similarRelations = topPositions(factSimilarity(facts, query), DEPTH);
  const similarPassages = topPositions(hybridPassageSimilarity(prepared, query), DEPTH);

  const inside = within(prepared, seeds, RADIUS);

  const visits = walkEntities(prepared, inside, seeds);
  const structuralRelations = new Map<number, number>();
  for (const entity of inside.keys()) {
    for (const fact of row(facts.ofEntity, entity)) {
      const members = row(facts.entities, fact);
      if (structuralRelations.has(fact) || !members.every((member) => inside.has(member))) continue;
      structuralRelations.set(fact, members.reduce((sum, member) => sum + visits[member]!, 0) / members.length);
    }
  }
  const structuralPassages = topPositions(walkPassages(prepared, inside, seeds), DEPTH);

  const relations = rankKeys(reciprocalRankFusion([rankKeys(structuralRelations), similarRelations], RRF_K));
  const passages = rankKeys(reciprocalRankFusion([structuralPassages, similarPassages], RRF_K));
  const context = new Context(prepared);
  for (const passage of passages.slice(0, FUSED_PASSAGES)) context.addPassage(passage);
  for (const passage of similarPassages.slice(0, SIMILAR_PASSAGES)) context.addPassage(passage);
  for (const fact of relations.slice(0, RELATIONS)) context.addSentence(facts.sentence[fact]!);
  return { spans: context.spans, entities: inside };
}

export const higra: Strategy = {
  id: 'higra',
  title: 'HiGraAgent',
  retrieve: (prepared, question) => {
    const query = readQuery(prepared, question);
    return retrieveFrom(prepared, query, recogniseEntities(prepared, query, candidatesFor(prepared, query)));
  },
  retrieveWith: async (prepared, question, help) => {
    const query = readQuery(prepared, question);
    return retrieveFrom(prepared, query, await askForEntities(prepared, question, query, help));
  },
};
