/**
 * @file The smallest sets of nodes whose removal parts the starts from a goal: by Menger's theorem as many as there are ways that share no node.
 * They are found as a minimum cut (Ford and Fulkerson) of the graph in which each node is split into an entry and an exit with room for one way
 * between them. Only small cuts are of use to a person, so the search ends when there are more ways than that.
 */
import { reachableFrom, type Digraph } from './digraph.ts';

/** A network with residual arcs: arc i and i ^ 1 are each other's way back. */
class Network {
  readonly #to: number[] = [];
  readonly #room: number[] = [];
  readonly #arcs: number[][];

  constructor(nodeCount: number) {
    this.#arcs = Array.from({ length: nodeCount }, () => []);
  }

  add(from: number, to: number, room: number): void {
    this.#arcs[from]!.push(this.#to.push(to) - 1);
    this.#arcs[to]!.push(this.#to.push(from) - 1);
    this.#room.push(room, 0);
  }

  /** Sends one unit from source to sink; false where no room is left. */
  augment(source: number, sink: number): boolean {
    const by = new Int32Array(this.#arcs.length).fill(-1);
    const open = [source];
    const seen = new Uint8Array(this.#arcs.length);
    seen[source] = 1;
    for (let i = 0; i < open.length && !seen[sink]; i++) {
      for (const arc of this.#arcs[open[i]!]!) {
        const next = this.#to[arc]!;
        if (seen[next] || this.#room[arc] === 0) continue;
        seen[next] = 1;
        by[next] = arc;
        open.push(next);
      }
    }
    if (!seen[sink]) return false;
    for (let node = sink; node !== source; node = this.#to[by[node]! ^ 1]!) {
      this.#room[by[node]!]!--;
      this.#room[by[node]! ^ 1]!++;
    }
    return true;
  }

  /** 1 for nodes from which the sink can still be come to. */
  leadingTo(sink: number): Uint8Array {
    const leads = new Uint8Array(this.#arcs.length);
    const open = [sink];
    leads[sink] = 1;
    while (open.length > 0) {
      for (const arc of this.#arcs[open.pop()!]!) {
        const before = this.#to[arc]!;
        if (leads[before] || this.#room[arc ^ 1] === 0) continue;
        leads[before] = 1;
        open.push(before);
      }
    }
    return leads;
  }
}

/**
 * @param starts from which ways begin; they may be cut, too
 * @param most larger cuts are not looked for
 * @returns the smallest cut, of several the one nearest to the goal, ascending; null where it is larger than that, or the goal is a start
 */
export function smallestVertexCut(
  ahead: Digraph,
  back: Digraph,
  starts: readonly number[],
  goal: number,
  most: number,
): number[] | null {
  if (starts.includes(goal)) return null;
  const leads = reachableFrom(back, [goal]);
  const comes = reachableFrom(ahead, starts, (node) => node === goal);
  const between = [...leads.keys()].filter((node) => leads[node] && comes[node]);
  const place = new Map(between.map((node, at) => [node, at]));
  const source = 2 * between.length;
  const sink = source + 1;
  const network = new Network(sink + 1);
  const unbounded = most + 1;
  between.forEach((node, at) => {
    network.add(2 * at, 2 * at + 1, 1);
    for (let i = ahead.offsets[node]!; i < ahead.offsets[node + 1]!; i++) {
      const target = ahead.targets[i]!;
      if (target === goal) network.add(2 * at + 1, sink, unbounded);
      else if (place.has(target)) network.add(2 * at + 1, 2 * place.get(target)!, unbounded);
    }
  });
  for (const start of new Set(starts)) if (place.has(start)) network.add(source, 2 * place.get(start)!, unbounded);
  for (let ways = 0; network.augment(source, sink); ways++) if (ways === most) return null;
  const leading = network.leadingTo(sink);
  return between.filter((_, at) => leading[2 * at + 1] && !leading[2 * at]);
}
