/** @file Which sources are listed, and in which order: filters and sorting that stay fast at thousands of sources. */
import type { DocumentInfo } from '../../rpc/contracts.ts';
import { compareNames } from '../texts/words.ts';
import { dateOf, daysOf, liesWithin } from './dates.ts';

/** What became of a file: it is on its way, in the notebook, in it with a warning, or could not be read. */
export type Condition = 'waiting' | 'ready' | 'warned' | 'failed';

/** What must hold of a source to be listed. Empty lists and strings ask for nothing. */
export interface SourceFilter {
  /** Words that each stand in its name, tags, title or authors. */
  text: string;
  /** It has all of these tags. */
  tags: readonly string[];
  formats: readonly string[];
  conditions: readonly Condition[];
  /** Whether questions use it. */
  use: 'any' | 'used' | 'excluded';
  /** Its date may lie between these, which are dates as in `dates.ts`. */
  from: string;
  to: string;
}

export const noFilter: SourceFilter = {
  text: '',
  tags: [],
  formats: [],
  conditions: [],
  use: 'any',
  from: '',
  to: '',
};

export const sortKeys = ['added', 'name', 'date', 'size'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface SortOrder {
  key: SortKey;
  descending: boolean;
}

/** Older first, as added: new sources come in at the end. */
export const defaultOrder: SortOrder = { key: 'added', descending: false };

/** What can be filtered by, each with the number of sources that have it, most first. */
export interface Facets {
  tags: [string, number][];
  formats: [string, number][];
  conditions: [Condition, number][];
  excluded: number;
  dated: number;
}

/** The name without its folder. */
export function fileName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

export function conditionOf({ status, warnings }: DocumentInfo): Condition {
  if (status === 'failed') return 'failed';
  if (status !== 'ready') return 'waiting';
  return warnings.length > 0 ? 'warned' : 'ready';
}

/** How many parts of a filter are in force; the words are not one of them, since they stand in the open. */
export function countFilters({ tags, formats, conditions, use, from, to }: SourceFilter): number {
  return tags.length + formats.length + conditions.length + (use === 'any' ? 0 : 1) + (from || to ? 1 : 0);
}

function haystack({ name, tags, reference }: DocumentInfo): string {
  const { title = '', authors = [] } = reference ?? {};
  return [name, ...(tags ?? []), title, ...authors].join('\n').toLowerCase();
}

/** The test for one filter. */
function matcher(filter: SourceFilter): (document: DocumentInfo) => boolean {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  const { tags, formats, conditions, use, from, to } = filter;
  return (document) => {
    if (use !== 'any' && (use === 'excluded') !== (document.excluded === true)) return false;
    if (formats.length > 0 && !formats.includes(document.format ?? '')) return false;
    if (conditions.length > 0 && !conditions.includes(conditionOf(document))) return false;
    if (!tags.every((tag) => document.tags?.includes(tag))) return false;
    if (from !== '' || to !== '') {
      const date = dateOf(document);
      if (date === null || !liesWithin(date, from, to)) return false;
    }
    if (words.length === 0) return true;
    const text = haystack(document);
    return words.every((word) => text.includes(word));
  };
}

/** By what a source is sorted; sources without it come last in either direction. */
function keyOf(document: DocumentInfo, key: SortKey): string | number | null {
  if (key === 'name') return fileName(document.name);
  if (key === 'size') return document.bytes;
  if (key === 'added') return document.addedAt;
  const date = dateOf(document);
  return date === null ? null : daysOf(date).first;
}

function compare(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return compareNames(String(left), String(right));
}

/** The documents but for some. */
export function without(documents: readonly DocumentInfo[], ids: readonly string[]): DocumentInfo[] {
  const gone = new Set(ids);
  return documents.filter(({ id }) => !gone.has(id));
}

/** The sources that a filter leaves, in an order; those alike keep the order in which they are given. */
export function arrange(
  documents: readonly DocumentInfo[],
  filter: SourceFilter,
  { key, descending }: SortOrder,
): DocumentInfo[] {
  const found = documents.filter(matcher(filter));
  if (key === 'added') return descending ? found.reverse() : found;
  const sign = descending ? -1 : 1;
  return found
    .map((document) => ({ document, by: keyOf(document, key) }))
    .sort((left, right) => {
      if (left.by === null || right.by === null) return Number(left.by === null) - Number(right.by === null);
      return sign * compare(left.by, right.by);
    })
    .map(({ document }) => document);
}

function counted<Value extends string>(values: Iterable<Value>): [Value, number][] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([left, many], [right, more]) => more - many || compareNames(left, right));
}

/** What the sources can be filtered by. */
export function facetsOf(documents: readonly DocumentInfo[]): Facets {
  return {
    tags: counted(documents.flatMap(({ tags }) => tags ?? [])),
    formats: counted(documents.flatMap(({ format }) => format ?? [])),
    conditions: counted(documents.map(conditionOf)),
    excluded: documents.filter(({ excluded }) => excluded).length,
    dated: documents.filter((document) => dateOf(document) !== null).length,
  };
}
