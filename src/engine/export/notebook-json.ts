/**
 * @file A notebook's questions as JSON, for programs: answers with evidence, causal path and trace as they are stored. The fields are
 * described in docs/export.md; `version` grows when one of them changes its meaning or goes away.
 */
import type { Cell, DocumentInfo } from '../records.ts';

export const NOTEBOOK_JSON_VERSION = 1;

export interface NotebookJsonInput {
  name: string;
  cells: readonly Cell[];
  /** All sources of the notebook. */
  sources: readonly DocumentInfo[];
  /** A time in milliseconds since the epoch as ISO 8601, in UTC. */
  formatTime(time: number): string;
  now: number;
}

/** The whole file. Inner names of the notebook are left out: they mean nothing elsewhere. */
export function notebookJson({ name, cells, sources, formatTime, now }: NotebookJsonInput): string {
  const file = {
    format: 'causeway-notebook',
    version: NOTEBOOK_JSON_VERSION,
    exportedAt: formatTime(now),
    notebook: { name },
    sources: sources.map(({ addedAt, ...info }) => ({ ...info, addedAt: formatTime(addedAt) })),
    cells: cells.map(({ notebookId: _notebookId, askedAt, ...cell }) => ({ ...cell, askedAt: formatTime(askedAt) })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
