/**
 * @file Feedback loops (CogniRAG, equation 7): the elementary cycles of the graph of events, reinforcing where the product of the links' signs is
 * positive, balancing where it is negative.
 *
 * Links are put in one by one, the strongest first. A cycle is found when the last of its links is put in, and that is its weakest: so loops
 * come strongest first, each once, and whatever bound ends the search has only weaker ones left. Before a link from u to v is put in, the ways
 * back from v to u are walked, inside their strongly connected component. Johnson's algorithm (1975) blocks nodes that led nowhere, which is
 * not valid where the length is bounded too; here a node is left out when it is further from u than the length allows, which is known for half
 * of the way from a search backwards.
 */
import { signOfLink } from './causal-graph.ts';
import { componentsOf, digraphOf } from './digraph.ts';
import type { CausalGraph } from './types.ts';

export interface FeedbackLoop {
  /** In their order, each once. */
  events: number[];
  /** Link i leads from event i to the next one, the last link back to the first event. */
  links: number[];
  kind: 'reinforcing' | 'balancing';
  /** Strength of its weakest link, 1 to 10. */
  strength: number;
}

export interface FeedbackLoops {
  /** Strongest first; of equal ones the shorter first. */
  loops: FeedbackLoop[];
  /** Loops within the bounds that were found beyond those listed. */
  more: number;
  /** False where the search was ended by its budget: there may be more, none of them stronger than the last that was found. */
  isComplete: boolean;
}

export interface LoopBounds {
  /** Most links of a loop. */
  mostLinks?: number;
  /** Links weaker than this take no part. */
  leastStrength?: number;
  /** Loops that are listed. */
  mostLoops?: number;
  /** Steps of the search, which bound its time. */
  budget?: number;
}

/** Longer loops are beyond what a person follows. */
const MOST_LINKS = 8;
const MOST_LOOPS = 200;
/** About five seconds on a slow machine. */
const BUDGET = 60_000_000;
/** Loops that are counted at the most: the number says "thousands". */
const MOST_COUNTED = 100_000;

/** Finds the loops; see the file's head. */
export function feedbackLoops(graph: CausalGraph, bounds: LoopBounds = {}): FeedbackLoops {
  const { mostLinks = MOST_LINKS, leastStrength = 1, mostLoops = MOST_LOOPS, budget = BUDGET } = bounds;
  const followed = graph.links.flatMap((link, at) => (link.isFollowed && link.strength >= leastStrength ? [at] : []));
  followed.sort((a, b) => graph.links[b]!.strength - graph.links[a]!.strength || a - b);
  const ends = (end: 'cause' | 'effect'): number[] => followed.map((link) => graph.links[link]![end]);
  const whole = digraphOf(graph.eventCount, ends('cause'), ends('effect'));
  const component = componentsOf(whole).of;
  const ranked = followed.filter(
    (link) => component[graph.links[link]!.cause] === component[graph.links[link]!.effect],
  );
  const from = Uint32Array.from(ranked, (link) => graph.links[link]!.cause);
  const to = Uint32Array.from(ranked, (link) => graph.links[link]!.effect);
  // Rows keep the order of the list, so arcs that are not put in yet stand at the end of theirs.
  const ahead = digraphOf(graph.eventCount, from, to);
  const back = digraphOf(graph.eventCount, to, from);
  const half = Math.ceil((mostLinks - 1) / 2);

  const distance = new Int32Array(graph.eventCount).fill(-1);
  const onPath = new Uint8Array(graph.eventCount);
  const loops: FeedbackLoop[] = [];
  let counted = 0;
  let steps = 0;

  /** Events from which `goal` is `half` links away or nearer, over links before `rank`. */
  const searchBack = (goal: number, rank: number): number[] => {
    distance[goal] = 0;
    const near = [goal];
    for (let i = 0; i < near.length; i++) {
      const node = near[i]!;
      if (distance[node] === half) break;
      for (let at = back.offsets[node]!; at < back.offsets[node + 1]! && back.arcs[at]! < rank; at++) {
        steps++;
        const next = back.targets[at]!;
        if (distance[next]! >= 0) continue;
        distance[next] = distance[node]! + 1;
        near.push(next);
      }
    }
    return near;
  };

  const path: number[] = [];
  const isSpent = (): boolean => steps >= budget || counted >= MOST_COUNTED;
  const walk = (node: number, goal: number, rank: number): void => {
    const left = mostLinks - path.length;
    for (let at = ahead.offsets[node]!; at < ahead.offsets[node + 1]! && ahead.arcs[at]! < rank; at++) {
      if (++steps >= budget || counted >= MOST_COUNTED) return;
      const next = ahead.targets[at]!;
      if (next === goal) {
        counted++;
        if (loops.length < mostLoops)
          loops.push(
            loopOf(
              graph,
              [...path, ahead.arcs[at]!].map((arc) => ranked[arc]!),
            ),
          );
        continue;
      }
      const away = distance[next]! < 0 ? half + 1 : distance[next]!;
      if (onPath[next] || away > left - 1) continue;
      onPath[next] = 1;
      path.push(ahead.arcs[at]!);
      walk(next, goal, rank);
      path.pop();
      onPath[next] = 0;
    }
  };

  for (let rank = 0; rank < ranked.length && !isSpent(); rank++) {
    const [goal, start] = [from[rank]!, to[rank]!];
    const near = searchBack(goal, rank);
    path.push(rank);
    onPath[start] = 1;
    walk(start, goal, rank);
    onPath[start] = 0;
    path.pop();
    for (const node of near) distance[node] = -1;
  }
  loops.sort((a, b) => b.strength - a.strength || a.links.length - b.links.length);
  return { loops, more: counted - loops.length, isComplete: !isSpent() };
}

function loopOf({ links }: CausalGraph, all: number[]): FeedbackLoop {
  // It begins where its number is lowest, so that the same loop always reads the same.
  const first = all.reduce((best, link, at) => (links[link]!.cause < links[all[best]!]!.cause ? at : best), 0);
  const ordered = [...all.slice(first), ...all.slice(0, first)];
  const sign = ordered.reduce((product, link) => product * signOfLink(links[link]!), 1);
  return {
    events: ordered.map((link) => links[link]!.cause),
    links: ordered,
    kind: sign > 0 ? 'reinforcing' : 'balancing',
    strength: Math.min(...ordered.map((link) => links[link]!.strength)),
  };
}
