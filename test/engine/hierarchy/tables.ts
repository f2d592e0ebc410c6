/** @file Hierarchies written by hand. */
import type { Hierarchy } from '../../../src/engine/notebook/index-types.ts';
import { rowsFrom } from '../../../src/engine/rows.ts';

/** A module of a hand-made hierarchy; parents come before their children. */
export interface HandModule {
  parent?: number;
  level?: number;
  members?: number[];
}

export function hierarchyOf(modules: readonly HandModule[]): Hierarchy {
  const leafOfEntity: number[] = [];
  modules.forEach(({ members = [] }, m) => members.forEach((entity) => (leafOfEntity[entity] = m)));
  return {
    levels: Math.max(0, ...modules.map(({ level = 1 }) => level)),
    level: Uint8Array.from(modules, ({ level = 1 }) => level),
    parent: Int32Array.from(modules, ({ parent = -1 }) => parent),
    children: rowsFrom(modules.map((_, m) => modules.flatMap(({ parent }, child) => (parent === m ? [child] : [])))),
    members: rowsFrom(modules.map(({ members = [] }) => members)),
    leafOfEntity: Int32Array.from(leafOfEntity, (leaf) => leaf ?? -1),
    titles: modules.map((_, m) => `module ${m}`),
    summary: rowsFrom(modules.map(() => [])),
  };
}
