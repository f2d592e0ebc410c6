/**
 * @file A person's corrections of entities, laid over the groups of surfaces that canonicalisation made: later corrections see what
 * earlier ones left. A merged entity keeps the name and kind of the one it was merged into.
 */
import { surfaceKey } from './surface-key.ts';
import type { Correction, EntityRef } from './types.ts';

/** A surface as corrections see it: its key, and how it is written. */
export interface NamedSurface {
  key: string;
  name: string;
}

/** Surfaces that name one entity. */
export interface SurfaceGroup {
  /** Numbers of the surfaces, ascending. */
  members: number[];
  /** Those of them that may give the entity its name and kind. */
  heads: number[];
  /** The name that a person gave, or null. */
  name: string | null;
  /** Whether a person made it what it is: it is kept however seldom it occurs. */
  isCorrected: boolean;
}

export interface CorrectedGroups {
  /** Ordered by their smallest member. */
  groups: SurfaceGroup[];
  /** Ids of the corrections whose entities are not there. */
  idle: string[];
}

export type EntityCorrection = Extract<Correction, { kind: 'rename' | 'merge' | 'split' }>;

/** Whether a correction is about entities. */
export function isEntityCorrection(correction: Correction): correction is EntityCorrection {
  return correction.kind === 'rename' || correction.kind === 'merge' || correction.kind === 'split';
}

class Groups {
  readonly #surfacesOf = new Map<string, number[]>();
  readonly #groupOf: SurfaceGroup[] = [];

  constructor(surfaces: readonly NamedSurface[], groups: readonly SurfaceGroup[]) {
    for (const group of groups) this.#own({ ...group });
    surfaces.forEach(({ key, name }, surface) => {
      for (const form of new Set([surfaceKey(key), surfaceKey(name)])) {
        const known = this.#surfacesOf.get(form);
        if (known) known.push(surface);
        else this.#surfacesOf.set(form, [surface]);
      }
    });
  }

  find({ surfaces }: EntityRef): SurfaceGroup | null {
    for (const form of surfaces) {
      const [surface] = this.#surfacesOf.get(form) ?? [];
      if (surface !== undefined) return this.#groupOf[surface]!;
    }
    return null;
  }

  merge(entity: SurfaceGroup, into: SurfaceGroup): void {
    if (entity === into) return;
    const members = [...entity.members, ...into.members].sort((a, b) => a - b);
    this.#own({ ...into, members, isCorrected: true });
  }

  /** @returns whether any of the leaving surfaces is there, in this group or already in another */
  split(group: SurfaceGroup, leaving: EntityRef): boolean {
    const named = new Set(leaving.surfaces.flatMap((form) => this.#surfacesOf.get(form) ?? []));
    const gone = group.members.filter((surface) => named.has(surface));
    const left = group.members.filter((surface) => !named.has(surface));
    if (gone.length > 0 && left.length > 0) {
      const heads = group.heads.filter((surface) => !named.has(surface));
      this.#own({ ...group, members: left, heads: heads.length > 0 ? heads : left, isCorrected: true });
      this.#own({ members: gone, heads: gone, name: null, isCorrected: true });
    }
    return named.size > 0;
  }

  /** Keeps an entity however seldom it occurs. @returns whether it is there */
  keep(entity: EntityRef): boolean {
    const group = this.find(entity);
    if (group) this.#own({ ...group, isCorrected: true });
    return group !== null;
  }

  list(): SurfaceGroup[] {
    return [...new Set(this.#groupOf)];
  }

  rename(group: SurfaceGroup, name: string): void {
    this.#own({ ...group, name, isCorrected: true });
  }

  #own(group: SurfaceGroup): void {
    for (const surface of group.members) this.#groupOf[surface] = group;
  }
}

/**
 * Lays corrections over groups.
 *
 * @param groups ordered by their smallest member, which together hold every surface once
 * @param corrections in the order in which they were made
 */
export function correctGroups(
  surfaces: readonly NamedSurface[],
  groups: readonly SurfaceGroup[],
  corrections: readonly EntityCorrection[],
): CorrectedGroups {
  const corrected = new Groups(surfaces, groups);
  const apply = (correction: EntityCorrection): boolean => {
    const entity = corrected.find(correction.entity);
    if (correction.kind === 'split' && correction.within) {
      // The mentions have their new surface already; what is written alike may have been united with it again.
      if (entity) corrected.split(entity, correction.leaving);
      return corrected.keep(correction.leaving);
    }
    if (entity === null) return false;
    if (correction.kind === 'rename') {
      corrected.rename(entity, correction.name);
      return true;
    }
    if (correction.kind === 'split') return corrected.split(entity, correction.leaving);
    const into = corrected.find(correction.into);
    if (into !== null) corrected.merge(entity, into);
    return into !== null;
  };
  const idle = corrections.filter((correction) => !apply(correction)).map(({ id }) => id);
  return { groups: corrected.list(), idle };
}
