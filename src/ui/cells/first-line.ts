/** @file What a folded question shows of its answer. */
import { tellError } from '../errors.ts';
import type { LiveCell } from '../state/cells.svelte.ts';
import { texts } from '../texts.ts';

/** The answer's beginning, that there is none in the documents, or what went wrong; empty while nothing is there. */
export function firstLine(cell: LiveCell): string {
  if (cell.error) return tellError(cell.error);
  const isMissing = cell.isWhole ? cell.answer?.status === 'not-in-documents' : cell.isMissing;
  return isMissing ? texts.notInDocuments : cell.start;
}
