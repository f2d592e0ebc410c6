/**
 * @file Personalised PageRank over entities and passages (HippoRAG 2; HiGraAgent's structural ranks): a walk that starts
 * at the question's entities and passages, moves along entity ties and between an entity and the passages that mention it,
 * and returns to the start with probability 1 − d at every step.
 */
import type { EntityGraph, Rows } from '../notebook/index-types.ts';

export const DAMPING = 0.5;
/** What is still on its way after this many steps is d^12, well below a thousandth. */
const ITERATIONS = 12;
/** Shares below this are not passed on: they change no rank that matters and are most of the work. */
const LEAST_SHARE = 1e-6;

/** The walk's graph: passages and entities by each other, entity ties, and each entity's total weight. */
export interface WalkGraph {
  passageEntities: Rows;
  entityPassages: Rows;
  ties: EntityGraph;
  /** Sum of an entity's ties and of its passages, each passage counting 1. */
  entityWeight: Float32Array;
  /** Sum over a passage's entities of 1/number of their passages: rare entities carry more of the walk. */
  passageWeight: Float32Array;
}

/** Works out the weights once per index. */
export function walkGraph(passageEntities: Rows, entityPassages: Rows, ties: EntityGraph): WalkGraph {
  const entityWeight = new Float32Array(entityPassages.offsets.length - 1);
  for (let e = 0; e < entityWeight.length; e++) {
    entityWeight[e] = entityPassages.offsets[e + 1]! - entityPassages.offsets[e]!;
    for (let at = ties.offsets[e]!; at < ties.offsets[e + 1]!; at++) entityWeight[e]! += ties.weights[at]!;
  }
  const passageWeight = new Float32Array(passageEntities.offsets.length - 1);
  for (let p = 0; p < passageWeight.length; p++) {
    for (let at = passageEntities.offsets[p]!; at < passageEntities.offsets[p + 1]!; at++) {
      const entity = passageEntities.items[at]!;
      passageWeight[p]! += 1 / (entityPassages.offsets[entity + 1]! - entityPassages.offsets[entity]!);
    }
  }
  return { passageEntities, entityPassages, ties, entityWeight, passageWeight };
}

/**
 * Ranks passages by the walk.
 *
 * @param restart weights of entities, then of passages; need not add up to 1
 * @returns the share of the walk's time spent at each passage
 */
export function personalizedPageRank(graph: WalkGraph, restart: Float64Array): Float64Array {
  const { passageEntities, entityPassages, ties, entityWeight, passageWeight } = graph;
  const entityCount = entityWeight.length;
  const total = restart.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return new Float64Array(passageWeight.length);
  let rank = restart.map((weight) => weight / total);
  const start = rank;
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const next = start.map((weight) => weight * (1 - DAMPING));
    for (let e = 0; e < entityCount; e++) {
      const weight = entityWeight[e]!;
      if (rank[e]! < LEAST_SHARE || weight === 0) continue;
      const flow = (DAMPING * rank[e]!) / weight;
      for (let at = entityPassages.offsets[e]!; at < entityPassages.offsets[e + 1]!; at++) {
        next[entityCount + entityPassages.items[at]!]! += flow;
      }
      for (let at = ties.offsets[e]!; at < ties.offsets[e + 1]!; at++) {
        next[ties.items[at]!]! += flow * ties.weights[at]!;
      }
    }
    for (let p = 0; p < passageWeight.length; p++) {
      const here = rank[entityCount + p]!;
      if (here < LEAST_SHARE || passageWeight[p] === 0) continue;
      const flow = (DAMPING * here) / passageWeight[p]!;
      for (let at = passageEntities.offsets[p]!; at < passageEntities.offsets[p + 1]!; at++) {
        const entity = passageEntities.items[at]!;
        next[entity]! += flow / (entityPassages.offsets[entity + 1]! - entityPassages.offsets[entity]!);
      }
    }
    rank = next;
  }
  return rank.slice(entityCount);
}
