/**
 * @file Which pairs of modules are worth judging. Algorithm 2 of HugRAG judges all pairs of a layer, which is quadratic.
 * Here a pair is a candidate when something in the documents may tie it causally: a causal relation that leaves one module
 * and enters the other, or a chain whose shared event is named differently in both. Of those that a module has, only
 * its strongest are judged, so that the calls grow with the modules, however many documents continue one another.
 */
import type { ChainTable, Hierarchy, RelationTable } from '../notebook/index-types.ts';
import { ancestry, moduleOfArgument } from '../hierarchy/hierarchy.ts';
import { row } from '../rows.ts';

const CAUSAL = 0;
/** Candidates of a module that are surely judged; more only where they are among the strongest of the other module. */
const MOST_PARTNERS = 16;

/** One reason to believe that the first module of a pair acts on the second. */
export interface Crossing {
  /** The relation that says so; for a chain, the relation whose effect is taken up in the other module. */
  relation: number;
  /** For a chain, the relation that takes it up; else the same relation. */
  continuation: number;
  /** 0 to 1. */
  strength: number;
}

/** A pair of modules with what ties them, by direction. */
export interface Candidate {
  a: number;
  b: number;
  forward: Crossing[];
  backward: Crossing[];
}

/** What several reasons come to, 0 to 1: they add up like independent chances, 1 − Π(1 − strength). */
export function combinedStrength(crossings: readonly Crossing[]): number {
  return 1 - crossings.reduce((product, { strength }) => product * (1 - Math.min(strength, 0.99)), 1);
}

function strengthOf({ forward, backward }: Candidate): number {
  return Math.max(combinedStrength(forward), combinedStrength(backward));
}

/** All candidates, keyed by `lower module · module count + higher module`. */
export class CandidatePairs {
  readonly #pairs = new Map<number, Candidate>();
  readonly #partners: number[][];
  readonly #moduleCount: number;

  constructor(moduleCount: number) {
    this.#moduleCount = moduleCount;
    this.#partners = Array.from({ length: moduleCount }, () => []);
  }

  add(from: number, to: number, crossing: Crossing): void {
    const a = Math.min(from, to);
    const b = Math.max(from, to);
    const key = a * this.#moduleCount + b;
    let pair = this.#pairs.get(key);
    if (!pair) {
      pair = { a, b, forward: [], backward: [] };
      this.#pairs.set(key, pair);
      this.#partners[a]!.push(b);
      this.#partners[b]!.push(a);
    }
    const side = from === a ? pair.forward : pair.backward;
    // Several words of one argument may lead to the same modules.
    const last = side[side.length - 1];
    if (last?.relation !== crossing.relation || last.continuation !== crossing.continuation) side.push(crossing);
  }

  get(u: number, v: number): Candidate | undefined {
    return this.#pairs.get(Math.min(u, v) * this.#moduleCount + Math.max(u, v));
  }

  partners(module: number): readonly number[] {
    return this.#partners[module]!;
  }

  /** Tells the pairs that are among the strongest of one of their modules: at most so many times the number of modules. */
  strongest(most = MOST_PARTNERS): (pair: Candidate) => boolean {
    const kept = new Set<Candidate>();
    for (let module = 0; module < this.#moduleCount; module++) {
      const own = this.partners(module).map((other) => {
        const pair = this.get(module, other)!;
        return { pair, strength: strengthOf(pair) };
      });
      if (own.length > most) own.sort((x, y) => y.strength - x.strength || x.pair.a - y.pair.a || x.pair.b - y.pair.b);
      for (const { pair } of own.slice(0, most)) kept.add(pair);
    }
    return (pair) => kept.has(pair);
  }
}

/**
 * Collects the candidates of all layers: pairs in one layer, and pairs one layer apart.
 *
 * @param isOpen whether anything causal may go between two modules, each given with what is above it
 * @param isOf whether a relation stands in a document that a module is of; absent: not known
 * @param isNew which crossings are looked at, by relation and continuation; absent: all
 */
export function findCandidates(
  hierarchy: Hierarchy,
  relations: RelationTable,
  chains: ChainTable,
  isOpen: (fromPath: readonly number[], toPath: readonly number[]) => boolean = () => true,
  isNew: (relation: number, continuation: number) => boolean = () => true,
  isOf?: (module: number, relation: number) => boolean,
): CandidatePairs {
  const pairs = new CandidatePairs(hierarchy.level.length);
  const leafOf = (side: number): number => moduleOfArgument(hierarchy, relations, side);
  /** The module of an argument's first word, and where that word is used in passing, the one of the first that is not. */
  const leavesOf = (side: number): number[] => {
    const first = leafOf(side);
    if (!isOf || first < 0 || isOf(first, side >> 1)) return [first];
    const leaves = Array.from(row(relations.entities, side), (entity) => hierarchy.leafOfEntity[entity]!);
    const own = leaves.find((leaf) => leaf >= 0 && isOf(leaf, side >> 1));
    return own === undefined ? [first] : [first, own];
  };
  const addAcrossLevels = (fromLeaf: number, toLeaf: number, crossing: Crossing) => {
    if (fromLeaf < 0 || toLeaf < 0 || fromLeaf === toLeaf) return;
    const fromPath = ancestry(hierarchy, fromLeaf);
    const toPath = ancestry(hierarchy, toLeaf);
    if (!isOpen(fromPath, toPath)) return;
    for (const from of fromPath) {
      if (toPath.includes(from)) break;
      for (const to of toPath) {
        if (fromPath.includes(to)) break;
        if (Math.abs(hierarchy.level[from]! - hierarchy.level[to]!) <= 1) pairs.add(from, to, crossing);
      }
    }
  };
  for (let r = 0; r < relations.kind.length; r++) {
    if (relations.kind[r] !== CAUSAL) continue;
    const effectLeaf = leafOf(2 * r + 1);
    if (isNew(r, r)) {
      const strength = relations.confidence[r]! * (relations.hedged[r] ? 0.7 : 1);
      const crossing = { relation: r, continuation: r, strength };
      const effects = leavesOf(2 * r + 1);
      for (const from of leavesOf(2 * r)) {
        for (const to of effects) addAcrossLevels(from, to, crossing);
      }
    }
    for (let at = chains.offsets[r]!; at < chains.offsets[r + 1]!; at++) {
      const next = chains.items[at]!;
      if (!isNew(r, next)) continue;
      addAcrossLevels(effectLeaf, leafOf(2 * next), {
        relation: r,
        continuation: next,
        strength: chains.strength[at]! * Math.min(relations.confidence[r]!, relations.confidence[next]!),
      });
    }
  }
  return pairs;
}
