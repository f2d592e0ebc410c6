/**
 * @file Personalised PageRank over entities and passages (HippoRAG 2; HiGraAgent's structural ranks): a walk that starts
 * at the question's entities and passages, moves along entity ties and between an entity and the passages that mention it,
 * and returns to the start with probability 1 − d at every step. It is worked out by pushing what has not settled yet
 * (Andersen, Chung and Lang, 2006), so that a question costs what lies near it and not the whole graph.
 */
import type { EntityGraph, Rows } from '../notebook/index-types.ts';
import { row } from '../rows.ts';

/** Chance of one more step; long enough to come to the second document of a chain. */
export const DAMPING = 0.8;
/** An entity that names a document is tied to its passages this many times as strongly as one that they mention. */
const TITLE_WEIGHT = 5;
/** From a passage an entity of n passages gets a weight of 1/n^RARITY: rare entities carry more of the walk. */
const RARITY = 0.5;
/** A node passes nothing on below this share for each of its edges: that changes no rank that matters and is most of the work. */
const LEAST_SHARE = 2e-5;

/** The walk's graph. Nodes are the entities, then the passages; `share` says how a node's share is divided, adding up to 1. */
export interface WalkGraph extends Rows {
  entityCount: number;
  share: Float32Array;
  /** Edges that leave each node. */
  degree: Uint32Array;
}

/**
 * Works out the walk's graph once per index.
 *
 * @param titles the entity that names each passage's document, or −1
 */
export function walkGraph(
  passageEntities: Rows,
  entityPassages: Rows,
  ties: EntityGraph,
  titles: ArrayLike<number>,
): WalkGraph {
  const entityCount = entityPassages.offsets.length - 1;
  const passageCount = passageEntities.offsets.length - 1;
  const size = entityPassages.items.length + passageEntities.items.length + ties.items.length;
  const offsets = new Uint32Array(entityCount + passageCount + 1);
  const items = new Uint32Array(size);
  const share = new Float32Array(size);
  let at = 0;
  const add = (node: number, weight: number): void => {
    items[at] = node;
    share[at++] = weight;
  };
  const closeRow = (node: number): void => {
    offsets[node + 1] = at;
    let total = 0;
    for (let i = offsets[node]!; i < at; i++) total += share[i]!;
    for (let i = offsets[node]!; i < at; i++) share[i]! /= total;
  };
  const naming = (entity: number, passage: number): number => (titles[passage] === entity ? TITLE_WEIGHT : 1);
  for (let e = 0; e < entityCount; e++) {
    for (const passage of row(entityPassages, e)) add(entityCount + passage, naming(e, passage));
    for (let i = ties.offsets[e]!; i < ties.offsets[e + 1]!; i++) add(ties.items[i]!, ties.weights[i]!);
    closeRow(e);
  }
  for (let p = 0; p < passageCount; p++) {
    for (const entity of row(passageEntities, p)) {
      add(entity, naming(entity, p) / row(entityPassages, entity).length ** RARITY);
    }
    closeRow(entityCount + p);
  }
  const degree = Uint32Array.from({ length: offsets.length - 1 }, (_, node) => offsets[node + 1]! - offsets[node]!);
  return { entityCount, offsets, items, share, degree };
}

/**
 * Ranks passages by the walk; what it returns is never above the exact shares.
 *
 * @param restart weights of entities, then of passages; need not add up to 1
 * @param leastShare what a node passes nothing on below, for each of its edges
 * @returns the share of the walk's time spent at each passage, 0 to 1
 */
export function personalizedPageRank(
  { entityCount, offsets, items, share, degree }: WalkGraph,
  restart: Float64Array,
  leastShare = LEAST_SHARE,
): Float64Array {
  const count = restart.length;
  const visits = new Float64Array(count);
  let total = 0;
  for (let node = 0; node < count; node++) total += restart[node]!;
  if (total === 0) return visits.slice(entityCount);

  // What has come to a node and not been passed on yet.
  const waiting = new Float64Array(count);
  // Nodes with enough waiting, first come, first served; each is in the line once, so the ring is never full.
  const line = new Uint32Array(count + 1);
  const inLine = new Uint8Array(count);
  let head = 0;
  let tail = 0;
  for (let node = 0; node < count; node++) {
    const here = restart[node]! / total;
    waiting[node] = here;
    if (here <= leastShare * degree[node]!) continue;
    inLine[node] = 1;
    line[tail++] = node;
  }
  while (head !== tail) {
    const node = line[head]!;
    head = head === count ? 0 : head + 1;
    inLine[node] = 0;
    const here = waiting[node]!;
    waiting[node] = 0;
    visits[node]! += (1 - DAMPING) * here;
    const passedOn = DAMPING * here;
    const end = offsets[node + 1]!;
    // Most of a question's time goes by here, so joining the line is not a function of its own.
    for (let at = offsets[node]!; at < end; at++) {
      const next = items[at]!;
      const there = waiting[next]! + passedOn * share[at]!;
      waiting[next] = there;
      if (there <= leastShare * degree[next]! || inLine[next] === 1) continue;
      inLine[next] = 1;
      line[tail] = next;
      tail = tail === count ? 0 : tail + 1;
    }
  }
  for (let node = entityCount; node < count; node++) visits[node]! += (1 - DAMPING) * waiting[node]!;
  return visits.slice(entityCount);
}
