/** @file What a scope means for an index: which passages it leaves, and which modules it may name. */
import { moduleTitle } from '../hierarchy/titles.ts';
import { row } from '../rows.ts';
import type { ModuleChoice, ModuleKey, Scope } from '../types.ts';
import type { Hierarchy, NotebookIndex } from './index-types.ts';
import { restrictIndex } from './restrict.ts';

/** Names that a module is remembered by: enough to know it again after a rebuild has moved a few of its entities. */
const KEY_ENTITIES = 12;

/** The modules of an entity, from the smallest up. */
function modulesOf({ leafOfEntity, parent }: Hierarchy, entity: number): number[] {
  const modules: number[] = [];
  for (let m = leafOfEntity[entity]!; m >= 0; m = parent[m]!) modules.push(m);
  return modules;
}

/**
 * For each module, its passages. On each level a passage belongs to the module that most of its entities lie in; where several hold
 * equally many, to each of them.
 */
function passagesOfModules({ entities, sentences, passages, hierarchy }: NotebookIndex): Set<number>[] {
  const counts: Map<number, number>[] = Array.from({ length: passages.document.length }, () => new Map());
  for (let entity = 0; entity < entities.names.length; entity++) {
    const modules = modulesOf(hierarchy, entity);
    const named = new Set([...row(entities.sentences, entity)].map((sentence) => sentences.passage[sentence]!));
    for (const passage of named) {
      const held = counts[passage]!;
      for (const module of modules) held.set(module, (held.get(module) ?? 0) + 1);
    }
  }
  const result: Set<number>[] = Array.from(hierarchy.level, () => new Set());
  counts.forEach((held, passage) => {
    const most = new Map<number, number>();
    for (const [module, count] of held) {
      const level = hierarchy.level[module]!;
      most.set(level, Math.max(most.get(level) ?? 0, count));
    }
    for (const [module, count] of held) if (count === most.get(hierarchy.level[module]!)) result[module]!.add(passage);
  });
  return result;
}

function keyOf(index: NotebookIndex, module: number): ModuleKey {
  const { hierarchy, entities } = index;
  const members = row(hierarchy.members, module).slice();
  const mentions = (entity: number) => row(entities.sentences, entity).length;
  members.sort((a, b) => mentions(b) - mentions(a) || a - b);
  return {
    title: moduleTitle(index, module),
    entities: [...members.subarray(0, KEY_ENTITIES)].map((entity) => entities.names[entity]!),
  };
}

/**
 * The module that a key means: the one that holds most of its names, of those the smallest, and of those the one with its title.
 *
 * @returns −1 when no module holds any of them
 */
function findModule(index: NotebookIndex, { title, entities: names }: ModuleKey): number {
  const { hierarchy, entities } = index;
  const wanted = new Set(names);
  let best = -1;
  let bestHeld = 0;
  const size = (module: number) => row(hierarchy.members, module).length;
  for (let module = 0; module < hierarchy.level.length; module++) {
    const held = row(hierarchy.members, module).filter((entity) => wanted.has(entities.names[entity]!)).length;
    if (held === 0 || held < bestHeld) continue;
    const isBetter =
      held > bestHeld ||
      size(module) < size(best) ||
      (size(module) === size(best) && moduleTitle(index, module) === title && moduleTitle(index, best) !== title);
    if (!isBetter) continue;
    best = module;
    bestHeld = held;
  }
  return best;
}

/** The modules that a question can be limited to, largest first. */
export function listModules(index: NotebookIndex): ModuleChoice[] {
  const { hierarchy } = index;
  return passagesOfModules(index)
    .map((passages, module) => ({ module, passages: passages.size, level: hierarchy.level[module]! }))
    .filter(({ passages }) => passages > 0)
    .sort((a, b) => b.passages - a.passages || b.level - a.level || a.module - b.module)
    .map(({ module, passages, level }) => ({ ...keyOf(index, module), level, passages }));
}

/** The index of the part of a notebook that a scope names; the same index when that is all of it. */
export function scopedIndex(index: NotebookIndex, scope: Scope): NotebookIndex {
  const { documents, passages } = index;
  const only = scope.documentIds && new Set(scope.documentIds);
  const without = new Set(scope.excludeDocumentIds);
  const isIn = documents.ids.map((id) => !without.has(id) && (only?.has(id) ?? true));
  let ofModules: Set<number> | null = null;
  if (scope.modules) {
    const all = passagesOfModules(index);
    const found = scope.modules.map((key) => findModule(index, key)).filter((module) => module >= 0);
    ofModules = new Set(found.flatMap((module) => [...all[module]!]));
  }
  return restrictIndex(
    index,
    (passage) => isIn[passages.document[passage]!]! && (ofModules === null || ofModules.has(passage)),
  );
}

/** Names a scope: equal texts, equal parts of one index. */
export function scopeKey({ documentIds, excludeDocumentIds, modules }: Scope): string {
  const sorted = (ids?: readonly string[]) => ids && [...ids].sort();
  return JSON.stringify([sorted(documentIds), sorted(excludeDocumentIds), modules?.map(({ entities }) => entities)]);
}
