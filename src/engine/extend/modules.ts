/**
 * @file Where entities that came later belong in a hierarchy that is there. They are split into communities among themselves (Leiden); each community goes, from
 * the top down, where it makes modularity grow most, as a node does in local moving (Traag, Waltman and van Eck, 2019, section 2), and becomes a module of
 * its own where it does so nowhere and is large enough to be a subject. Entities that have a module keep it.
 */
import type { EntityGraph, Hierarchy } from '../notebook/index-types.ts';
import { belonging, LEAST_INSIDE, leastSubject, normalised, strengthsOf } from '../hierarchy/hierarchy.ts';
import { inducedGraph, leiden } from '../hierarchy/leiden.ts';
import type { Modules } from '../hierarchy/subject.ts';
import { row, rowsFrom } from '../rows.ts';
import { joinRows } from './columns.ts';

const NONE = -1;

/** The communities of some nodes among themselves. */
function communitiesOf(ties: EntityGraph, nodes: Uint32Array, seed: number): Uint32Array[] {
  const scratch = new Int32Array(ties.offsets.length - 1).fill(NONE);
  const groups: number[][] = [];
  leiden(inducedGraph(ties, nodes, scratch), seed).forEach((community, i) =>
    (groups[community] ??= []).push(nodes[i]!),
  );
  return groups.map((group) => Uint32Array.from(group));
}

/** Seats communities in a hierarchy, one after the other. */
class Seats {
  readonly #before: Hierarchy;
  readonly #graph: EntityGraph;
  readonly #ties: EntityGraph;
  /** The sum of each entity's ties, and the same set against those of its neighbours (`normalised`). */
  readonly #raw: Float64Array;
  readonly #strength: Float64Array;
  /** The sum of the strengths of what is in each module. */
  readonly #volume: number[];
  readonly #all: number;
  readonly #roots: number[];
  readonly #children: number[][];
  readonly #parent: number[];
  readonly #level: number[];
  readonly #leaf: Int32Array;
  /** Members that each module got. */
  readonly #more: number[][];

  constructor(before: Hierarchy, graph: EntityGraph, raw: Float64Array, ties: EntityGraph) {
    this.#before = before;
    this.#graph = graph;
    this.#raw = raw;
    this.#ties = ties;
    this.#strength = strengthsOf(ties);
    this.#all = this.#strength.reduce((sum, value) => sum + value, 0);
    this.#parent = [...before.parent];
    this.#level = [...before.level];
    this.#children = Array.from(before.level, (_, m) => [...row(before.children, m)]);
    this.#volume = Array.from(before.level, (_, m) =>
      row(before.members, m).reduce((sum, entity) => sum + this.#strength[entity]!, 0),
    );
    this.#roots = [...before.level.keys()].filter((m) => before.parent[m]! < 0);
    this.#leaf = new Int32Array(raw.length).fill(NONE);
    this.#leaf.set(before.leafOfEntity);
    this.#more = Array.from(before.level, () => []);
  }

  /**
   * The entities of a community go where they belong.
   *
   * @param subject those of them that may be a module of their own; none where they are too few
   */
  take(group: Uint32Array, subject: Uint32Array): void {
    const tied = this.#tiesOf(group);
    const all = group.reduce((sum, entity) => sum + this.#strength[entity]!, 0);
    let seat = NONE;
    for (;;) {
      // Of what the community is tied by, and of what is split: all, or what lies within the module that is looked into.
      const own = seat < 0 ? all : tied.inner + tied.to.get(seat)!;
      const within = seat < 0 ? this.#all : this.#volume[seat]!;
      let best = NONE;
      let most = 0;
      for (const module of seat < 0 ? this.#roots : this.#children[seat]!) {
        // What modularity grows by when the community joins, but for a constant factor.
        const gain = (tied.to.get(module) ?? 0) - (own * this.#volume[module]!) / within;
        if (gain > most) [best, most] = [module, gain];
      }
      if (best < 0) break;
      seat = best;
    }
    const isOwn = subject.length > 0 && (seat < 0 || this.#level[seat]! > 1);
    const module = isOwn ? this.#addModule(seat) : seat;
    if (isOwn) for (const entity of subject) this.#seat(entity, module);
    // Those that go with it count as being there, whichever is looked at first.
    const rest = group.filter((entity) => this.#leaf[entity]! < 0);
    const together = new Set(rest);
    const places = Array.from(rest, (entity) => this.#upFrom(entity, module, together));
    rest.forEach((entity, i) => this.#seat(entity, places[i]!));
  }

  /** What ties a community to modules, and its entities to each other. */
  #tiesOf(group: Uint32Array): { to: Map<number, number>; inner: number } {
    const to = new Map<number, number>();
    const members = new Set(group);
    let inner = 0;
    for (const entity of group) {
      for (let at = this.#ties.offsets[entity]!; at < this.#ties.offsets[entity + 1]!; at++) {
        const [neighbour, weight] = [this.#ties.items[at]!, this.#ties.weights[at]!];
        if (members.has(neighbour)) inner += weight;
        for (let module = this.#leaf[neighbour]!; module >= 0; module = this.#parent[module]!) {
          to.set(module, (to.get(module) ?? 0) + weight);
        }
      }
    }
    return { to, inner };
  }

  #addModule(parent: number): number {
    const module = this.#parent.push(parent) - 1;
    this.#level.push(1);
    this.#children.push([]);
    this.#volume.push(0);
    this.#more.push([]);
    if (parent < 0) this.#roots.push(module);
    else this.#children[parent]!.push(module);
    return module;
  }

  /** A module, or the one around it where an entity has enough of its ties; −1 where it has not anywhere. @param together what will be there, too */
  #upFrom(entity: number, seat: number, together: ReadonlySet<number>): number {
    const inside = new Map<number, number>();
    let near = 0;
    for (let at = this.#graph.offsets[entity]!; at < this.#graph.offsets[entity + 1]!; at++) {
      if (together.has(this.#graph.items[at]!)) near += this.#graph.weights[at]!;
      for (let module = this.#leaf[this.#graph.items[at]!]!; module >= 0; module = this.#parent[module]!) {
        inside.set(module, (inside.get(module) ?? 0) + this.#graph.weights[at]!);
      }
    }
    let module = seat;
    const least = LEAST_INSIDE * this.#raw[entity]!;
    while (module >= 0 && near + (inside.get(module) ?? 0) < least) module = this.#parent[module]!;
    return module;
  }

  #seat(entity: number, leaf: number): void {
    this.#leaf[entity] = leaf;
    for (let module = leaf; module >= 0; module = this.#parent[module]!) {
      this.#more[module]!.push(entity);
      this.#volume[module]! += this.#strength[entity]!;
    }
  }

  modules(): Modules {
    const before = this.#before;
    const members = joinRows(before.members, rowsFrom(this.#more));
    this.#more.forEach((own, m) => own.length > 0 && row(members, m).sort());
    const children = this.#children.map((list, m) => list.slice(row(before.children, m).length));
    return {
      levels: Math.max(before.levels, Math.min(1, this.#level.length)),
      level: Uint8Array.from(this.#level),
      parent: Int32Array.from(this.#parent),
      children: joinRows(before.children, rowsFrom(children)),
      members,
      leafOfEntity: this.#leaf,
    };
  }
}

/**
 * The modules with entities that came later.
 *
 * @param graph of all entities
 * @param mentioned entities that something was added to: those of them without a module get one, where there is one for them
 * @param characters UTF-16 units that each entity stands for
 * @param seed of the random choices inside Leiden
 */
export function extendModules(
  before: Hierarchy,
  graph: EntityGraph,
  mentioned: Uint32Array,
  characters: Float32Array,
  seed: number,
): Modules {
  const raw = strengthsOf(graph);
  const ties = normalised(graph, raw);
  const homeless = mentioned.filter((entity) => (before.leafOfEntity[entity] ?? NONE) < 0);
  const seats = new Seats(before, graph, raw, ties);
  const charactersOf = (group: Uint32Array) => group.reduce((sum, entity) => sum + characters[entity]!, 0);
  const least = leastSubject(
    raw.length,
    characters.reduce((sum, value) => sum + value, 0),
  );
  const inside = new Uint8Array(raw.length);
  for (const group of communitiesOf(ties, homeless, seed)) {
    const subject = belonging(graph, group, raw, inside);
    const isSmall = subject.length < least.entities || charactersOf(subject) < least.characters;
    seats.take(group, isSmall ? subject.subarray(0, 0) : subject);
  }
  return seats.modules();
}
