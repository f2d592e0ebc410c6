/**
 * @file Gated priority expansion (HugRAG section 4.2, equation 3; line 13 of Algorithm 1): best-first search over
 * E_struct ∪ E_hier ∪ G_c with Gain(v) = s(q, v)·γ^t·w(type), γ = 0.7, w = 1.2 for gates, 1.0 up and down the hierarchy,
 * 0.8 along entity ties. It ends when the best gain falls below a floor or the budget of entities is used. The released code walks
 * the same edges hop by hop instead, with a fan-out per node; both are here.
 */
import { row } from '../rows.ts';
import type { Via } from '../types.ts';
import { DEFAULT_PARAMETERS, type RetrievalParameters } from './parameters.ts';
import type { Prepared } from './prepared.ts';
import { PriorityQueue } from './queue.ts';
import type { Relevance } from './relevance.ts';
import type { Seeds } from './seeds.ts';

const FLOOR = 0.02;
/** Entities reached; modules on the way are free, since none of their text is read. */
const MOST_ENTITIES = 200;
/** Of the hop-synchronous walk: hops, and edges followed from one node. */
const MOST_HOPS = 5;
const FAN_OUT = 5;

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

/** What one hop leads to from a node. */
interface Way {
  node: number;
  via: Exclude<Via, 'seed' | 'chain' | 'plan'>;
  /** The gate crossed last on the way there, or −1. */
  gate: number;
}

/** The edges of E_struct ∪ E_hier ∪ G_c that leave a node. */
function waysFrom(prepared: Prepared, { node, gate }: Reached, parameters: RetrievalParameters): Way[] {
  const { hierarchy, gates, entities } = prepared.index;
  const entityCount = entities.names.length;
  const ways: Way[] = [];
  const upOrDown = (other: number) => ways.push({ node: other, via: 'hierarchy', gate });
  if (node < entityCount) {
    const ties = prepared.hubTies.get(node) ?? row(prepared.index.graph, node);
    for (const neighbour of ties) ways.push({ node: neighbour, via: 'structure', gate });
    const leaf = hierarchy.leafOfEntity[node]!;
    if (leaf >= 0 && parameters.hierarchy) upOrDown(entityCount + leaf);
    return ways;
  }
  const module = node - entityCount;
  const parent = hierarchy.parent[module]!;
  if (parent >= 0) upOrDown(entityCount + parent);
  const children = row(hierarchy.children, module);
  for (const child of children) upOrDown(entityCount + child);
  if (children.length === 0) for (const entity of row(hierarchy.members, module)) upOrDown(entity);
  if (!parameters.gates) return ways;
  for (const crossed of row(prepared.moduleGates, module)) {
    const isForward = gates.from[crossed] === module;
    if (parameters.directedGates && gates.directed[crossed] === 1 && !isForward) continue;
    const other = isForward ? gates.to[crossed]! : gates.from[crossed]!;
    ways.push({ node: entityCount + other, via: 'gate', gate: crossed });
  }
  return ways;
}

/** Collects what is reached, in order. */
class Subgraph {
  readonly reached = new Map<number, Reached>();
  readonly hops: number[] = [];
  readonly #crossed = new Set<number>();
  readonly #entityCount: number;
  #entities = 0;

  /** @param entityCount nodes from here on are modules */
  constructor(entityCount: number) {
    this.#entityCount = entityCount;
  }

  get isFull(): boolean {
    return this.#entities >= MOST_ENTITIES;
  }

  add(item: Reached): void {
    this.reached.set(item.node, item);
    if (item.node < this.#entityCount) this.#entities++;
    while (this.hops.length <= item.hop) this.hops.push(0);
    this.hops[item.hop]!++;
    if (item.via === 'gate') this.#crossed.add(item.gate);
  }

  result(): Expansion {
    return { reached: this.reached, gates: [...this.#crossed], hops: this.hops };
  }
}

function bestFirst(subgraph: Subgraph, starts: readonly Reached[], next: (item: Reached) => Reached[]): Expansion {
  const frontier = new PriorityQueue<Reached>();
  for (const item of starts) frontier.push(item, item.gain);
  for (let top = frontier.pop(); top && !subgraph.isFull; top = frontier.pop()) {
    if (subgraph.reached.has(top.item.node)) continue;
    subgraph.add(top.item);
    for (const item of next(top.item)) if (!subgraph.reached.has(item.node)) frontier.push(item, item.gain);
  }
  return subgraph.result();
}

const byGain = (a: Reached, b: Reached): number => b.gain - a.gain;

function hopByHop(subgraph: Subgraph, starts: readonly Reached[], next: (item: Reached) => Reached[]): Expansion {
  const enter = (items: readonly Reached[]): Reached[] => {
    const entered: Reached[] = [];
    for (const item of items) {
      if (subgraph.isFull || subgraph.reached.has(item.node)) continue;
      subgraph.add(item);
      entered.push(item);
    }
    return entered;
  };
  let frontier = enter(starts);
  for (let hop = 1; hop <= MOST_HOPS && frontier.length > 0; hop++) {
    const followed = frontier.flatMap((item) =>
      next(item)
        .filter(({ node }) => !subgraph.reached.has(node))
        .sort(byGain)
        .slice(0, FAN_OUT),
    );
    frontier = enter(followed.sort(byGain));
  }
  return subgraph.result();
}

/** Expands the seeds. */
export function expand(
  prepared: Prepared,
  relevance: Relevance,
  seeds: Seeds,
  parameters: RetrievalParameters = DEFAULT_PARAMETERS,
): Expansion {
  const { index } = prepared;
  const entityCount = index.entities.names.length;
  const scoreOf = (node: number) =>
    node < entityCount ? relevance.entities[node]! : relevance.modules[node - entityCount]!;

  const starts: Reached[] = [];
  const start = (node: number) => {
    const gain = scoreOf(node);
    if (gain >= FLOOR) starts.push({ node, gain, hop: 0, via: 'seed', gate: -1 });
  };
  for (const entity of seeds.entities) start(entity);
  for (const module of seeds.modules) start(entityCount + module);
  for (const passage of seeds.passages) {
    for (let s = index.passages.sentenceStart[passage]!; s < index.passages.sentenceStart[passage + 1]!; s++) {
      for (const entity of row(prepared.sentenceEntities, s)) start(entity);
    }
  }
  const next = (item: Reached): Reached[] => {
    const hop = item.hop + 1;
    const decay = parameters.decay ** hop;
    const reached: Reached[] = [];
    for (const { node, via, gate } of waysFrom(prepared, item, parameters)) {
      const gain = scoreOf(node) * decay * parameters.weights[via];
      if (gain >= FLOOR) reached.push({ node, gain, hop, via, gate });
    }
    return reached;
  };
  const walk = parameters.traversal === 'best-first' ? bestFirst : hopByHop;
  return walk(new Subgraph(entityCount), starts, next);
}
