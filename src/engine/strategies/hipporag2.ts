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
 * k = 3 (HugRAG appendix F.3). Step 2 is a model's call, as in the paper, where there is a model; without one a fact bears on the
 * question when the question names one of its entities. The answer is written from the evidence in one more call. Deviation:
 * synonym edges are not needed, since what they join is merged in the index.
 */
import { askModel } from '../model/ask-model.ts';
import { fitting } from '../model/fit-window.ts';
import { tripleRecognitionPrompt } from '../model/prompts/triple-recognition.ts';
import { topPositions } from '../retrieve/mmr.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { row } from '../rows.ts';
import { factsOf } from './facts.ts';
import type { ModelHelp } from './model-help.ts';
import { entityPassageGraph, passageGraphOf } from './passage-graph.ts';
import { within } from './neighbourhood.ts';
import { oncePerIndex } from './per-index.ts';
import { readQuery, type Query } from './query.ts';
import { INITIAL_K, rank } from './ranking.ts';
import { readTriple, type Triple } from './triples.ts';
import { factSimilarity, hybridPassageSimilarity, namedEntities } from './similarity.ts';
import { passageSpans } from './spans.ts';
import type { Strategy, StrategyResult } from './strategy.ts';
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

/** Step 1: the facts nearest to the question, and how near every fact is. */
function nearestFacts(prepared: Prepared, query: Query): { nearest: number[]; scores: Float32Array } {
  const scores = scaledToOne(factSimilarity(factsOf(prepared), query));
  return { nearest: topPositions(scores, INITIAL_K), scores };
}

/** Step 2 without a model. */
function recogniseFacts(prepared: Prepared, query: Query, nearest: readonly number[]): number[] {
  const facts = factsOf(prepared);
  const named = new Set(namedEntities(prepared, query, LEAST_NAMED));
  return nearest.filter((fact) => row(facts.entities, fact).some((entity) => named.has(entity)));
}

/** Step 2 by a model. */
async function askForFacts(
  prepared: Prepared,
  question: string,
  query: Query,
  nearest: readonly number[],
  help: ModelHelp,
): Promise<number[]> {
  const read = await Promise.all(
    nearest.map(async (fact) => ({ fact, triple: await readTriple(prepared, help, fact) })),
  );
  const known = read.filter((one): one is { fact: number; triple: Triple } => one.triple !== null);
  const inputOf = (items: typeof known) => ({ question, facts: items.map(({ triple }) => triple) });
  const lineOf = ({ triple }: (typeof known)[0]) => `10. ${triple.subject} | ${triple.relation} | ${triple.object}`;
  const shown = await fitting(
    help.asking.model,
    { prompt: tripleRecognitionPrompt, inputOf: (items) => inputOf([...items]), lineOf },
    known,
  );
  const builtIn = recogniseFacts(prepared, query, nearest);
  if (shown.length === 0) return builtIn;
  const asked = await askModel(help.asking, tripleRecognitionPrompt, inputOf(shown), () => ({ kept: [] }));
  if (asked.tier === 'builtin') return builtIn;
  return [...new Set(asked.value.kept.flatMap((number) => shown[number - 1]?.fact ?? []))];
}

/** Steps 3 and 4. */
function retrieveFrom(
  prepared: Prepared,
  query: Query,
  kept: readonly number[],
  factScores: Float32Array,
): StrategyResult {
  const near = hybridPassageSimilarity(prepared, query);
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
}

export const hipporag2: Strategy = {
  id: 'hipporag2',
  title: 'HippoRAG 2',
  retrieve: (prepared, question) => {
    const query = readQuery(prepared, question);
    const { nearest, scores } = nearestFacts(prepared, query);
    return retrieveFrom(prepared, query, recogniseFacts(prepared, query, nearest), scores);
  },
  retrieveWith: async (prepared, question, help) => {
    const query = readQuery(prepared, question);
    const { nearest, scores } = nearestFacts(prepared, query);
    return retrieveFrom(prepared, query, await askForFacts(prepared, question, query, nearest, help), scores);
  },
};
