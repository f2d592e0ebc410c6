/**
 * @file Which modules of an index a person's corrections of gates are about. Modules have other numbers, titles and entities after
 * every rebuild, so a correction names one by its most central entities and its size, and means the module that is most like that:
 *
 * likeness = c / (n + m − c),  c = min(n, m, n·h)
 *
 * with n the size when the correction was made, m the module's size and h the share of the named entities, of those that are still
 * there, that the module has.
 */
import { ancestry } from '../hierarchy/hierarchy.ts';
import { strengths } from '../hierarchy/subject.ts';
import { moduleTitle } from '../hierarchy/titles.ts';
import type { EntityGraph, EntityTable, Hierarchy, NotebookIndex } from '../notebook/index-types.ts';
import { row } from '../rows.ts';
import { aliasLists, finderOf, surfacesOf, type EntityFinder } from './surface-key.ts';
import type { Correction, ModuleRef } from './types.ts';

export type GateCorrection = Extract<Correction, { kind: 'gate' }>;

/** Whether a correction is about gates. */
export function isGateCorrection(correction: Correction): correction is GateCorrection {
  return correction.kind === 'gate';
}

/** Entities by which a module is known again. */
const NAMED_ENTITIES = 24;
/** A module that is less like what was meant is another one. */
const LEAST_LIKENESS = 0.3;

/** Names modules for corrections. */
export function moduleRefs(
  {
    entities,
    hierarchy,
    graph,
    reports,
  }: { entities: EntityTable; hierarchy: Hierarchy; graph: EntityGraph; reports?: NotebookIndex['reports'] },
  modules: readonly number[],
): ModuleRef[] {
  const centrality = strengths(graph);
  const aliases = aliasLists(entities);
  return modules.map((module) => {
    const members = [...row(hierarchy.members, module)].sort((a, b) => centrality[b]! - centrality[a]! || a - b);
    return {
      title: moduleTitle({ hierarchy, ...(reports && { reports }) }, module),
      surfaces: members
        .slice(0, NAMED_ENTITIES)
        .flatMap((entity) => surfacesOf(entities, entity, aliases[entity]!).slice(0, 1)),
      size: members.length,
    };
  });
}

/** Finds the modules that corrections mean. */
class ModuleFinder {
  readonly #entities: EntityFinder;
  readonly #hierarchy: Pick<Hierarchy, 'parent' | 'members' | 'leafOfEntity'>;

  constructor(entities: EntityTable, hierarchy: Pick<Hierarchy, 'parent' | 'members' | 'leafOfEntity'>) {
    this.#entities = finderOf(entities);
    this.#hierarchy = hierarchy;
  }

  /** −1 when no module is like it. */
  find({ surfaces, size }: ModuleRef): number {
    const named = new Set(surfaces.map((surface) => this.#entities.find({ surfaces: [surface] })));
    named.delete(-1);
    const hits = new Map<number, number>();
    for (const entity of named) {
      const leaf = this.#hierarchy.leafOfEntity[entity]!;
      for (const module of ancestry(this.#hierarchy, leaf)) hits.set(module, (hits.get(module) ?? 0) + 1);
    }
    let best = -1;
    let most = LEAST_LIKENESS;
    for (const [module, count] of hits) {
      const members = row(this.#hierarchy.members, module).length;
      const common = Math.min(size, members, (size * count) / named.size);
      const likeness = common / (size + members - common);
      if (likeness > most || (likeness === most && module < best)) {
        best = module;
        most = likeness;
      }
    }
    return best;
  }
}

/** A pair of modules that a person decided on. */
export interface RuledPair {
  id: string;
  from: number;
  to: number;
}

/** What holds between modules after all corrections. */
export interface GateRulings {
  /** Nothing causal goes between these, in either direction. */
  rejected: RuledPair[];
  added: RuledPair[];
  /** Ids of the corrections whose modules are not there, or lie within each other. */
  idle: string[];
}

/** Whether two modules lie within the two of a pair, in either direction. */
export function covers(
  { from, to }: Pick<RuledPair, 'from' | 'to'>,
  a: readonly number[],
  b: readonly number[],
): boolean {
  return (a.includes(from) && b.includes(to)) || (a.includes(to) && b.includes(from));
}

/**
 * Reads corrections of gates against a hierarchy. A later one takes away those before it that it contradicts.
 *
 * @param corrections in the order in which they were made
 */
export function ruleGates(
  entities: EntityTable,
  hierarchy: Pick<Hierarchy, 'parent' | 'members' | 'leafOfEntity'>,
  corrections: readonly GateCorrection[],
): GateRulings {
  const rulings: GateRulings = { rejected: [], added: [], idle: [] };
  if (corrections.length === 0) return rulings;
  const modules = new ModuleFinder(entities, hierarchy);
  const path = (module: number) => ancestry(hierarchy, module);
  for (const { id, verdict, ...pair } of corrections) {
    const from = modules.find(pair.from);
    const to = modules.find(pair.to);
    if (from < 0 || to < 0 || path(from).includes(to) || path(to).includes(from)) {
      rulings.idle.push(id);
      continue;
    }
    const ruled = { id, from, to };
    if (verdict === 'rejected') {
      rulings.added = rulings.added.filter((other) => !covers(ruled, path(other.from), path(other.to)));
      rulings.rejected.push(ruled);
    } else {
      rulings.rejected = rulings.rejected.filter((other) => !covers(other, path(from), path(to)));
      rulings.added = rulings.added.filter((other) => !covers(other, [from], [to]));
      rulings.added.push(ruled);
    }
  }
  return rulings;
}
