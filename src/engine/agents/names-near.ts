/** @file Which names of a notebook are of the kind that is asked for: an encoder knows that Kansas is a state and Hinds County is none. */
import type { NotebookIndex } from '../notebook/index-types.ts';
import type { Nearness } from '../vector/nearness.ts';

/** A name without case, marks and article. */
export function nameKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^(?:the|a|an) /, '')
    .trim();
}

const tables = new WeakMap<NotebookIndex['entities'], ReadonlyMap<string, number>>();

/** The entities by name and alias. */
function entitiesByName({ entities }: NotebookIndex): ReadonlyMap<string, number> {
  let table = tables.get(entities);
  if (!table) {
    const made = new Map<string, number>();
    entities.aliases.forEach((alias, i) => made.set(nameKey(alias), entities.aliasEntity[i]!));
    entities.names.forEach((name, entity) => made.set(nameKey(name), entity));
    table = made;
    tables.set(entities, table);
  }
  return table;
}

/** How near each name is to a kind of thing. */
export class KindOfNames {
  readonly #near: Float32Array;
  readonly #table: ReadonlyMap<string, number>;

  /** @param kind what an encoder says of the noun for it */
  constructor(index: NotebookIndex, kind: Nearness) {
    this.#near = kind.entities;
    this.#table = entitiesByName(index);
  }

  /** Cosine of a name and the kind; null for what the encoder has not read as a name. */
  of(name: string): number | null {
    const near = this.#near[this.#table.get(nameKey(name)) ?? -1] ?? NaN;
    return Number.isNaN(near) ? null : near;
  }
}
