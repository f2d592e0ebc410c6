/**
 * @file LeanRAG (Zhang et al., 2025): U = TopK(q, V), S = LCA(U, G_idx) over G_idx = Tree(Semantic Aggregation).
 *
 * 1. U: the k entities nearest to the question, k = 3 (HugRAG appendix F.3).
 * 2. From each of U up through the tree of aggregated entities to the lowest common ancestor of all of them; the paths
 *    together are the retrieved subgraph.
 * 3. Context: the source passages of U, those that mention most of U first and then those nearest to the question; the
 *    relations between entities on the paths; the descriptions of the aggregated entities, from below.
 *
 * A model makes one call for a question, where there is one: it writes the answer from the evidence, which is quoted without it.
 * Deviations: aggregation is the notebook's hierarchy (Leiden on the entity graph) instead of Gaussian mixtures with a
 * model's names for clusters, as all systems share one graph; a module's description is its extractive summary. Where U
 * has no common ancestor the paths end at the roots.
 */
import { topPositions } from '../retrieve/mmr.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { row } from '../rows.ts';
import { factsOf } from './facts.ts';
import { passageGraphOf } from './passage-graph.ts';
import { readQuery } from './query.ts';
import { addTo, INITIAL_K, raiseTo, rankKeys } from './ranking.ts';
import { entitySimilarity, factSimilarity, hybridPassageSimilarity } from './similarity.ts';
import { Context } from './spans.ts';
import type { Strategy } from './strategy.ts';

/** Relations given, nearest to the question first. */
const MOST_RELATIONS = 20;

/** Modules from an entity's smallest module up to the root. */
function ancestors({ index: { hierarchy } }: Prepared, entity: number): number[] {
  const path: number[] = [];
  for (let m = hierarchy.leafOfEntity[entity]!; m >= 0; m = hierarchy.parent[m]!) path.push(m);
  return path;
}

/**
 * The modules on the paths from the entities to their lowest common ancestor, with their height above the entity that is
 * nearest below.
 */
export function pathsToCommonAncestor(prepared: Prepared, entities: readonly number[]): Map<number, number> {
  const paths = entities.map((entity) => ancestors(prepared, entity)).filter((path) => path.length > 0);
  const common = paths[0]?.find((module) => paths.every((path) => path.includes(module)));
  const heights = new Map<number, number>();
  for (const path of paths) {
    const end = common === undefined ? path.length : path.indexOf(common) + 1;
    path.slice(0, end).forEach((module, i) => heights.set(module, Math.min(i + 1, heights.get(module) ?? Infinity)));
  }
  return heights;
}

export const leanrag: Strategy = {
  id: 'leanrag',
  title: 'LeanRAG',
  retrieve(prepared, question) {
    const query = readQuery(prepared, question);
    const facts = factsOf(prepared);
    const { hierarchy } = prepared.index;
    const chosen = topPositions(entitySimilarity(prepared, query), INITIAL_K);
    const heights = pathsToCommonAncestor(prepared, chosen);
    const modules = [...heights.keys()].sort((a, b) => heights.get(a)! - heights.get(b)! || a - b);

    const entities = new Map(chosen.map((entity) => [entity, 0]));
    for (const module of modules) {
      for (const sentence of row(hierarchy.summary, module)) {
        for (const entity of row(prepared.sentenceEntities, sentence)) {
          if (!entities.has(entity)) entities.set(entity, heights.get(module)!);
        }
      }
    }

    const near = hybridPassageSimilarity(prepared, query);
    const sources = new Map<number, number>();
    const { entityPassages } = passageGraphOf(prepared);
    for (const entity of chosen) for (const passage of row(entityPassages, entity)) addTo(sources, passage, 1);
    for (const passage of sources.keys()) addTo(sources, passage, near[passage]!);

    const similarity = factSimilarity(facts, query);
    const between = new Map<number, number>();
    for (const entity of chosen) {
      for (const fact of row(facts.ofEntity, entity)) {
        const others = row(facts.entities, fact).filter((other) => other !== entity && entities.has(other));
        if (others.length > 0) raiseTo(between, fact, similarity[fact]!);
      }
    }

    const context = new Context(prepared);
    for (const passage of rankKeys(sources)) context.addPassage(passage);
    for (const fact of rankKeys(between).slice(0, MOST_RELATIONS)) context.addSentence(facts.sentence[fact]!);
    for (const module of modules) for (const sentence of row(hierarchy.summary, module)) context.addSentence(sentence);
    return { spans: context.spans, entities };
  },
};
