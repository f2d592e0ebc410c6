/**
 * @file The life of a document record, as pure functions from one state to the next. Both stores use them, so that they can't
 * disagree about what a file added twice, renamed, removed or failed comes to.
 */
import type {
  DocumentInfo,
  EnqueueOutcome,
  ErrorInfo,
  IncomingDocument,
  ReadDocument,
  StoredDocument,
} from '../../engine/records.ts';
import { CausewayError } from '../../engine/errors.ts';
import type { DocumentAnalysis } from '../../engine/notebook/analysis.ts';
import type { ParsedDocument } from '../../engine/types.ts';
import type { FileContent } from './content.ts';

/** A document as it is stored. `removedAt` is absent unless it is removed (so that only removed ones are indexed). */
export interface DocumentRecord {
  notebookId: string;
  info: DocumentInfo;
  position: number;
  /** Version of the analysis that is stored; absent while there is none. */
  analysisVersion?: number;
  removedAt?: number;
}

/** What storing a file changes: the outcome, the new record (null: unchanged) and whether its bytes go to the inbox. */
export interface Enqueued {
  outcome: EnqueueOutcome;
  record: DocumentRecord | null;
  storesContent: boolean;
}

function shown(record: DocumentRecord): DocumentRecord {
  const copy = { ...record };
  delete copy.removedAt;
  return copy;
}

function queuedRecord(notebookId: string, file: IncomingDocument<FileContent>): DocumentRecord {
  const { id, name, bytes, addedAt, position } = file;
  const info: DocumentInfo = {
    id,
    name,
    format: null,
    bytes,
    characters: 0,
    pages: 0,
    language: 'und',
    addedAt,
    status: 'queued',
    error: null,
    warnings: [],
  };
  return { notebookId, info, position };
}

/** Adds a file: same bytes are never read twice, unless reading them failed. */
export function enqueueTransition(
  notebookId: string,
  existing: DocumentRecord | undefined,
  file: IncomingDocument<FileContent>,
): Enqueued {
  if (existing === undefined || existing.info.status === 'failed') {
    return { outcome: { kind: 'queued' }, record: queuedRecord(notebookId, file), storesContent: true };
  }
  const from = existing.info.name;
  const record = { ...shown(existing), info: { ...existing.info, name: file.name } };
  if (existing.removedAt !== undefined) {
    const kind = existing.info.status === 'ready' ? 'restored' : 'queued';
    return { outcome: { kind }, record, storesContent: false };
  }
  if (from === file.name) return { outcome: { kind: 'duplicate' }, record: null, storesContent: false };
  return { outcome: { kind: 'renamed', from }, record, storesContent: false };
}

export function readTransition(record: DocumentRecord, read: ReadDocument): DocumentRecord {
  const { parsed, analysis } = read;
  const info: DocumentInfo = {
    ...record.info,
    format: parsed.format,
    characters: parsed.text.length,
    pages: parsed.pages?.length ?? 0,
    language: analysis.language,
    status: 'ready',
    error: null,
    warnings: parsed.warnings,
  };
  return { ...record, info, analysisVersion: analysis.version };
}

export function analysisTransition(record: DocumentRecord, analysis: DocumentAnalysis): DocumentRecord {
  const info = { ...record.info, language: analysis.language };
  return { ...record, info, analysisVersion: analysis.version };
}

export function failureTransition(record: DocumentRecord, error: ErrorInfo): DocumentRecord {
  return { ...record, info: { ...record.info, status: 'failed', error } };
}

export function removalTransition(record: DocumentRecord, removedAt: number | null): DocumentRecord {
  return removedAt === null ? shown(record) : { ...record, removedAt };
}

/** What reading gave beside the text, kept apart from it because only the viewer needs it. */
export type Layout = Pick<StoredDocument<FileContent>, 'headings' | 'pages'> & { title: string };

/** What the parser gave, put together again. */
export function parsedOf({ info }: DocumentRecord, text: string, layout: Layout): ParsedDocument {
  const { title, headings, pages } = layout;
  const parsed = { format: info.format ?? 'text', text, title, headings, warnings: info.warnings };
  return pages.length > 0 ? { ...parsed, pages } : parsed;
}

export function layoutOf({ parsed }: ReadDocument): Layout {
  return { title: parsed.title, headings: parsed.headings, pages: parsed.pages ?? [] };
}

/** The viewer draws paginated formats from the file itself; of others only the text is kept. */
export function keepsOriginal({ parsed }: ReadDocument): boolean {
  return parsed.format === 'pdf';
}

export function byAddition(a: DocumentRecord, b: DocumentRecord): number {
  return a.info.addedAt - b.info.addedAt || a.position - b.position;
}

export function notebookMissing(): CausewayError {
  return new CausewayError('notebook-missing', 'This notebook is not here any more. Choose another one from the list.');
}

export function documentMissing(documentId: string): CausewayError {
  return new CausewayError(
    'document-missing',
    'This document is not in the notebook any more. Add the file again to read it.',
    { documentId },
  );
}
