/** @file What a scope says, part by part, with what takes each part away. */
import type { ScopeChoice } from '../../rpc/contracts.ts';
import { cells as words } from '../texts/cells.ts';

export interface ScopeChip {
  label: string;
  /** The change that takes this part away. */
  without: Partial<ScopeChoice>;
}

/** @param nameOf names a source by its id */
export function scopeChips(scope: ScopeChoice, nameOf: (id: string) => string): ScopeChip[] {
  const { documentIds = [], tags = [], modules = [], from = '', to = '' } = scope;
  return [
    ...documentIds.map((id) => ({
      label: nameOf(id),
      without: { documentIds: documentIds.filter((other) => other !== id) },
    })),
    ...tags.map((tag) => ({ label: words.tag(tag), without: { tags: tags.filter((other) => other !== tag) } })),
    ...modules.map((module) => ({
      label: module.title,
      without: { modules: modules.filter((other) => other !== module) },
    })),
    ...(from === '' ? [] : [{ label: words.fromOn(from), without: { from: '' } }]),
    ...(to === '' ? [] : [{ label: words.upTo(to), without: { to: '' } }]),
  ];
}
