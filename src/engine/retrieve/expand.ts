/**
 * @file Gated priority expansion (HugRAG section 4.2, equation 3; line 13 of Algorithm 1): best-first search over
 * E_struct ∪ E_hier ∪ G_c with Gain(v) = s(q, v)·γ^t·w(type), γ = 0.7, w = 1.2 for gates, 1.0 up and down the hierarchy,
 * 0.8 along entity ties. It ends when the best gain falls below a floor or the budget of nodes is used.
 */
import { row } from '../rows.ts';
import type { Via } from '../types.ts';
import type { Prepared } from './prepared.ts';
import { PriorityQueue } from './queue.ts';
import type { Relevance } from './relevance.ts';
import type { Seeds } from './seeds.ts';

export const DECAY = 0.7;
export const WEIGHTS = { gate: 1.2, hierarchy: 1.0, structure: 0.8 } as const;
const FLOOR = 0.02;
const MOST_NODES = 200;
/** Ties followed from one entity, strongest first: hubs would fill the budget on their own. */
const MOST_TIES = 24;

export interface Reached {
  /** Entities are 0 … E−1, module m is E + m. */
  node: number;
  gain: number;
  hop: number;
  via: Via;
  /** The gate that the way to this node crossed last, or −1. */
  gate: number;
}

export interface Expansion {
  /** In the order in which they were reached. */
  reached: Map<number, Reached>;
  /** Gates crossed, each once, in order. */
  gates: number[];
  /** Nodes added by hop. */
  hops: number[];
}

/** The strongest ties of an entity. */
function ties({ index: { graph } }: Prepared, entity: number): number[] {
  const from = graph.offsets[entity]!;
  const to = graph.offsets[entity + 1]!;
  const at = Array.from({ length: to - from }, (_, i) => from + i);
  if (at.length > MOST_TIES) {
    at.sort((a, b) => graph.weights[b]! - graph.weights[a]!);
    at.length = MOST_TIES;
  }
  return at.map((position) => graph.items[position]!);
}

/** Expands the seeds; `useGates: false` is the ablation of the papers. */
export function expand(prepared: Prepared, relevance: Relevance, seeds: Seeds, useGates = true): Expansion {
  const { index } = prepared;
  const { hierarchy, gates } = index;
  const entityCount = index.entities.names.length;
  const scoreOf = (node: number) =>
    node < entityCount ? relevance.entities[node]! : relevance.modules[node - entityCount]!;

  const frontier = new PriorityQueue<Reached>();
  const enter = (node: number, hop: number, via: Via, weight: number, gate: number) => {
    const gain = scoreOf(node) * DECAY ** hop * weight;
    if (gain >= FLOOR) frontier.push({ node, gain, hop, via, gate }, gain);
  };
  for (const entity of seeds.entities) enter(entity, 0, 'seed', 1, -1);
  for (const module of seeds.modules) enter(entityCount + module, 0, 'seed', 1, -1);
  for (const passage of seeds.passages) {
    for (let s = index.passages.sentenceStart[passage]!; s < index.passages.sentenceStart[passage + 1]!; s++) {
      for (const entity of row(prepared.sentenceEntities, s)) enter(entity, 0, 'seed', 1, -1);
    }
  }

  const reached = new Map<number, Reached>();
  const crossed = new Set<number>();
  const hops: number[] = [];
  for (let next = frontier.pop(); next && reached.size < MOST_NODES; next = frontier.pop()) {
    const { item } = next;
    if (reached.has(item.node)) continue;
    reached.set(item.node, item);
    hops[item.hop] = (hops[item.hop] ?? 0) + 1;
    if (item.via === 'gate') crossed.add(item.gate);
    const hop = item.hop + 1;
    if (item.node < entityCount) {
      for (const neighbour of ties(prepared, item.node)) {
        if (!reached.has(neighbour)) enter(neighbour, hop, 'structure', WEIGHTS.structure, item.gate);
      }
      const leaf = hierarchy.leafOfEntity[item.node]!;
      if (leaf >= 0) enter(entityCount + leaf, hop, 'hierarchy', WEIGHTS.hierarchy, item.gate);
      continue;
    }
    const module = item.node - entityCount;
    const parent = hierarchy.parent[module]!;
    if (parent >= 0) enter(entityCount + parent, hop, 'hierarchy', WEIGHTS.hierarchy, item.gate);
    const children = row(hierarchy.children, module);
    for (const child of children) enter(entityCount + child, hop, 'hierarchy', WEIGHTS.hierarchy, item.gate);
    if (children.length === 0) {
      for (const entity of row(hierarchy.members, module)) {
        if (!reached.has(entity)) enter(entity, hop, 'hierarchy', WEIGHTS.hierarchy, item.gate);
      }
    }
    if (!useGates) continue;
    for (const gate of row(prepared.moduleGates, module)) {
      const other = gates.from[gate] === module ? gates.to[gate]! : gates.from[gate]!;
      if (!reached.has(entityCount + other)) enter(entityCount + other, hop, 'gate', WEIGHTS.gate, gate);
    }
  }
  return { reached, gates: [...crossed], hops: Array.from(hops, (count) => count ?? 0) };
}
