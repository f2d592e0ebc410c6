/** @file The form in which corrections name an entity's surfaces: the same for a surface's key and for the way it is written. */
import { singular } from '../extract/keys.ts';
import type { EntityTable } from '../notebook/index-types.ts';
import type { EntityRef } from './types.ts';

/** What parts words inside a surface; keys are joined from words, so that this may stand in the text and not in the key. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}&.'’-]+/u;

/** Lower case, single spaces, the last word in the singular. Equal keys of the index give equal forms. */
export function surfaceKey(surface: string): string {
  const words = surface
    .toLowerCase()
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');
  const last = words.pop() ?? surface.trim().toLowerCase();
  return [...words, singular(last)].join(' ');
}

/** The other surfaces of each entity, in their order. */
export function aliasLists({ names, aliases, aliasEntity }: EntityTable): string[][] {
  const lists: string[][] = names.map(() => []);
  aliases.forEach((alias, i) => lists[aliasEntity[i]!]!.push(alias));
  return lists;
}

/** All surfaces of an entity as corrections name them, that of its name first; a name that a person gave is none. */
export function surfacesOf(entities: EntityTable, entity: number, aliases: readonly string[]): string[] {
  const written = entities.named?.[entity] === 1 ? aliases : [entities.names[entity]!, ...aliases];
  return [...new Set(written.map(surfaceKey))];
}

/** Names an entity for a correction. */
export function entityRef(entities: EntityTable, entity: number): EntityRef {
  const aliases = entities.aliases.filter((_, i) => entities.aliasEntity[i] === entity);
  return { name: entities.names[entity]!, surfaces: surfacesOf(entities, entity, aliases) };
}

/** Finds the entity that a correction names; −1 when none of its surfaces is there. */
export class EntityFinder {
  readonly #entityOf = new Map<string, number>();

  constructor(entities: EntityTable) {
    const aliases = aliasLists(entities);
    entities.names.forEach((_, entity) => {
      for (const surface of surfacesOf(entities, entity, aliases[entity]!)) {
        if (!this.#entityOf.has(surface)) this.#entityOf.set(surface, entity);
      }
    });
  }

  find({ surfaces }: Pick<EntityRef, 'surfaces'>): number {
    for (const surface of surfaces) {
      const entity = this.#entityOf.get(surface);
      if (entity !== undefined) return entity;
    }
    return -1;
  }
}

const finders = new WeakMap<EntityTable, EntityFinder>();

/** The finder of an index's entities; remembered as long as they live. */
export function finderOf(entities: EntityTable): EntityFinder {
  let finder = finders.get(entities);
  if (!finder) {
    finder = new EntityFinder(entities);
    finders.set(entities, finder);
  }
  return finder;
}
