/** @file What a module is called: by a model where one reported on it, else by its main entities. */
import { originOfNumber } from '../model/origins.ts';
import type { NotebookIndex } from '../notebook/index-types.ts';
import type { Origin } from '../types.ts';

type Titled = Pick<NotebookIndex, 'hierarchy' | 'reports' | 'origins'>;

/** The title that a person is shown. */
export function moduleTitle({ hierarchy, reports }: Pick<Titled, 'hierarchy' | 'reports'>, module: number): string {
  return reports?.titles[module] || hierarchy.titles[module]!;
}

/** The titles of all modules that a person is shown. */
export function moduleTitles(index: Pick<Titled, 'hierarchy' | 'reports'>): string[] {
  return index.hierarchy.titles.map((_, module) => moduleTitle(index, module));
}

/** What a model wrote of a module, with what wrote it; null where none did. */
export function moduleReport(
  { reports, origins }: Titled,
  module: number,
): { title: string; summary: string; origin: Origin } | null {
  const title = reports?.titles[module];
  const origin = originOfNumber(origins?.names ?? [], reports?.origin[module] ?? 0);
  if (!title || origin === null) return null;
  return { title, summary: reports!.summaries[module]!, origin };
}
