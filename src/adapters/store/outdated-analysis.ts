/** @file What stands in the place of an analysis that is still to be made. */
import { analyseDocument, type DocumentAnalysis } from '../../engine/notebook/analysis.ts';

/** An analysis of an earlier version than any, which the library replaces before it builds the index. */
export function outdatedAnalysis(documentId: string): DocumentAnalysis {
  const nothing = { format: 'text' as const, text: '', title: '', headings: [], warnings: [] };
  return { ...analyseDocument(documentId, nothing), version: 0 };
}
