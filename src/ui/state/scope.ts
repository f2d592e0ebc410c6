/** @file From what a person limits questions to, to the documents and modules that this means now. */
import type { Scope } from '../../engine/types.ts';
import type { DocumentInfo, ScopeChoice } from '../../rpc/contracts.ts';
import { dateOf, liesWithin } from '../sources/dates.ts';

/** True when nothing is limited. */
export function isOpen({ documentIds, tags, modules, from, to }: ScopeChoice): boolean {
  return ![documentIds, tags, modules, from, to].some((part) => part !== undefined && part.length > 0);
}

function isChosen(document: DocumentInfo, { documentIds = [], tags = [], from = '', to = '' }: ScopeChoice): boolean {
  const isNamed = documentIds.includes(document.id) || document.tags?.some((tag) => tags.includes(tag)) === true;
  if (documentIds.length + tags.length > 0 && !isNamed) return false;
  if (from === '' && to === '') return true;
  const date = dateOf(document);
  return date !== null && liesWithin(date, from, to);
}

/**
 * The scope of a question.
 *
 * @param excludedIds documents that no question uses
 * @returns undefined when the whole notebook is asked
 */
export function scopeOf(
  choice: ScopeChoice,
  documents: readonly DocumentInfo[],
  excludedIds: readonly string[],
): Scope | undefined {
  const { documentIds = [], tags = [], modules = [], from = '', to = '' } = choice;
  const limits = documentIds.length + tags.length > 0 || from !== '' || to !== '';
  if (!limits && modules.length === 0 && excludedIds.length === 0) return undefined;
  return {
    ...(limits && { documentIds: documents.filter((document) => isChosen(document, choice)).map(({ id }) => id) }),
    ...(modules.length > 0 && { modules }),
    ...(excludedIds.length > 0 && { excludeDocumentIds: [...excludedIds] }),
  };
}

/** How many ready documents are asked. */
export function countChosen(choice: ScopeChoice, documents: readonly DocumentInfo[]): number {
  return documents.filter((document) => document.status === 'ready' && !document.excluded && isChosen(document, choice))
    .length;
}

/** What was kept of a choice, or nothing limited when that can't be read. */
export function parseChoice(kept: string | null): ScopeChoice {
  try {
    const read: unknown = JSON.parse(kept ?? '{}');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}
