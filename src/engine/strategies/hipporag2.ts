/**
 * @file HippoRAG 2 (Gutiérrez et al., 2025): U_seed = Filter(q, V), S = PPR(U_seed, G_idx) over
 * G_idx = (V_phrase ∪ V_doc, E).
 *
 * 1. Query to triple: the k facts nearest to the question.
 * 2. Recognition memory: those of them that bear on the question are kept; without any, passages are ranked by their
 *    similarity alone.
 * 3. Restart weights: a phrase gets the mean score of its kept facts over the number of its passages; every passage gets
 *    0.05 times its similarity, scaled to 0 … 1.
 * 4. Personalised PageRank, damping 0.5; passages are ranked by the walk.
 *
 * k = 3 (HugRAG appendix F.3). Deviations: recognition is a model's call in the paper; here a fact bears on the question
 * when the question names one of its entities. Synonym edges are not needed: what they join is merged in the index.
 */
import { topPositions } from '../retrieve/mmr.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { row } from '../rows.ts';
import { factsOf } from './facts.ts';
import { entityPassageGraph, passageGraphOf } from './passage-graph.ts';
import { within } from './neighbourhood.ts';
import { oncePerIndex } from './per-index.ts';
import { readQuery } from './query.ts';
import { INITIAL_K, rank } from './ranking.ts';
import { factSimilarity, hybridPassageSimilarity, namedEntities } from './similarity.ts';
import { passageSpans } from './spans.ts';
import type { Strategy } from './strategy.ts';
import { personalizedPageRank } from './walk.ts';

const DAMPING = 0.5;
const PASSAGE_WEIGHT = 0.05;
/** Entities that count as reached: a walk visits everything that is connected, most of it hardly at all. */
const MOST_VISITED = 200;
const FARTHEST = 4;
/** An entity is named when this share of its name, by rarity, stands in the question. */
const LEAST_NAMED = 0.5;

const walkGraphOf = oncePerIndex((prepared: Prepared) => entityPassageGraph(prepared));

function scaledToOne(scores: Float32Array): Float32Array {
  const largest = scores.reduce((max, score) => Math.max(max, score), 0);
  return largest > 0 ? scores.map((score) => score / largest) : scores;
}

/** Weights of the phrases in the kept facts; see step 3. */
function phraseWeights(prepared: Prepared, kept: readonly number[], factScores: Float32Array): Map<number, number> {
  const facts = factsOf(prepared);
  const scores = new Map<number, number[]>();
  for (const fact of kept) {
    for (const entity of row(facts.entities, fact)) {
      scores.set(entity, [...(scores.get(entity) ?? []), factScores[fact]!]);
    }
  }
  const { entityPassages } = passageGraphOf(prepared);
  return new Map(
    [...scores].map(([entity, list]) => [
      entity,
      list.reduce((sum, score) => sum + score, 0) / list.length / Math.max(1, row(entityPassages, entity).length),
    ]),
  );
}

/** The entities that the walk visits most, with their distance from the phrases. */
function visited(prepared: Prepared, phrases: readonly number[], visits: Float64Array): Map<number, number> {
  const shares = Float32Array.from(visits.subarray(0, prepared.index.entities.names.length));
  const distance = within(prepared, phrases, FARTHEST);
  const most = topPositions(shares, MOST_VISITED).filter((entity) => distance.has(entity));
  return new Map([...phrases, ...most].map((entity) => [entity, distance.get(entity)!]));
}

export const hipporag2: Strategy = {
  id: 'hipporag2',
  title: 'HippoRAG 2',
  retrieve(prepared, question) {
    const query = readQuery(prepared, question);
    const facts = factsOf(prepared);
    const near = hybridPassageSimilarity(prepared, query);
    const factScores = scaledToOne(factSimilarity(facts, query));
    const named = new Set(namedEntities(prepared, query, LEAST_NAMED));
    const kept = topPositions(factScores, INITIAL_K).filter((fact) =>
      row(facts.entities, fact).some((entity) => named.has(entity)),
    );
    if (kept.length === 0) {
      return { spans: passageSpans(prepared, rank(near), (p) => near[p]!), entities: new Map() };
    }
    const phrases = phraseWeights(prepared, kept, factScores);
    const entityCount = prepared.index.entities.names.length;
    const restart = new Float64Array(entityCount + near.length);
    for (const [entity, weight] of phrases) restart[entity] = weight;
    scaledToOne(near).forEach((score, p) => (restart[entityCount + p] = PASSAGE_WEIGHT * score));
    const visits = personalizedPageRank(walkGraphOf(prepared), restart, DAMPING);
    const passages = Float32Array.from(visits.subarray(entityCount));
    return {
      spans: passageSpans(prepared, rank(passages), (p) => passages[p]!),
      entities: visited(prepared, [...phrases.keys()], visits),
    };
  },
};
