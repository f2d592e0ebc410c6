/**
 * @file The life of a document record, as pure functions from one state to the next. Both stores use them, so that they can't
 * disagree about what a file added twice, renamed, removed or failed comes to.
 */
import type {
  DocumentChange,
  DocumentInfo,
  EnqueueOutcome,
  ErrorInfo,
  ImportedDocument,
  IncomingDocument,
  ReadDocument,
  RecognizedRange,
  StoredDocument,
} from '../../engine/records.ts';
import { CausewayError } from '../../engine/errors.ts';
import type { DocumentAnalysis } from '../../engine/notebook/analysis.ts';
import type { Page, ParsedDocument } from '../../engine/types.ts';
import { contentSize, type FileContent } from './content.ts';

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

/** What the person said of a document, which outlives reading it again. */
function personal({
  tags,
  date,
  excluded,
  reference,
}: DocumentInfo): Pick<DocumentInfo, 'tags' | 'date' | 'excluded' | 'reference'> {
  return {
    ...(tags && { tags }),
    ...(date && { date }),
    ...(excluded && { excluded }),
    ...(reference && { reference }),
  };
}

function queuedRecord(
  notebookId: string,
  existing: DocumentRecord | undefined,
  file: IncomingDocument<FileContent>,
): DocumentRecord {
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
    ...(existing && personal(existing.info)),
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
    return { outcome: { kind: 'queued' }, record: queuedRecord(notebookId, existing, file), storesContent: true };
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
  delete info.fileDate;
  delete info.entries;
  delete info.recognized;
  const recognized = recognizedRanges(parsed.pages ?? []);
  if (recognized.length > 0) info.recognized = recognized;
  if (parsed.date !== undefined) info.fileDate = parsed.date;
  if (parsed.references !== undefined) info.entries = parsed.references.length;
  return { ...record, info, analysisVersion: analysis.version };
}

/** Where text was recognised: pages that follow each other are one range. */
function recognizedRanges(pages: readonly Page[]): RecognizedRange[] {
  const ranges: (RecognizedRange & { pages: number })[] = [];
  let goesOn = false;
  for (const { start, end, recognized } of pages) {
    const last = ranges.at(-1);
    if (recognized === undefined) goesOn = goesOn && start === end;
    else if (last && goesOn) {
      last.confidence = (last.confidence * last.pages + recognized) / (last.pages + 1);
      last.pages++;
      last.end = end;
    } else {
      ranges.push({ start, end, confidence: recognized, pages: 1 });
      goesOn = true;
    }
  }
  return ranges.map(({ start, end, confidence }) => ({ start, end, confidence }));
}

export function analysisTransition(record: DocumentRecord, analysis: DocumentAnalysis): DocumentRecord {
  const info = { ...record.info, language: analysis.language };
  return { ...record, info, analysisVersion: analysis.version };
}

export function failureTransition(record: DocumentRecord, error: ErrorInfo): DocumentRecord {
  if (record.info.status === 'ready') {
    const warning = `Reading it again failed, so what was read before stays. ${error.message}`;
    return { ...record, info: { ...record.info, warnings: [...record.info.warnings, warning] } };
  }
  return { ...record, info: { ...record.info, status: 'failed', error } };
}

export function changeTransition(record: DocumentRecord, change: DocumentChange): DocumentRecord {
  const { tags, date, excluded, reference, ...rest } = record.info;
  const gone = new Set(change.removeTags);
  const kept = [...new Set([...(tags ?? []), ...(change.addTags ?? [])])].filter((tag) => !gone.has(tag));
  const newDate = change.date === undefined ? date : change.date;
  const newReference = change.reference === undefined ? reference : change.reference;
  const info: DocumentInfo = {
    ...rest,
    ...(kept.length > 0 && { tags: kept }),
    ...(newDate && { date: newDate }),
    ...((change.excluded ?? excluded) && { excluded: true }),
    ...(newReference && { reference: newReference }),
  };
  return { ...record, info };
}

export function removalTransition(record: DocumentRecord, removedAt: number | null): DocumentRecord {
  return removedAt === null ? shown(record) : { ...record, removedAt };
}

/** What reading gave beside the text, kept apart from it because only the viewer needs it, and an analysis that is made anew. */
export type Layout = Pick<StoredDocument<FileContent>, 'headings' | 'pages'> &
  Pick<ParsedDocument, Optional> & { title: string };

/** What only some documents have. */
type Optional = 'parts' | 'references' | 'given' | 'graph';

function optional({ parts, references, given, graph }: Pick<ParsedDocument, Optional>): Pick<ParsedDocument, Optional> {
  return {
    ...(parts && { parts }),
    ...(references && { references }),
    ...(given && { given }),
    ...(graph && { graph }),
  };
}

/** What the parser gave, put together again. */
export function parsedOf({ info }: DocumentRecord, text: string, layout: Layout): ParsedDocument {
  const { title, headings, pages } = layout;
  const parsed = {
    ...{ format: info.format ?? 'text', text, title, headings, warnings: info.warnings },
    ...optional(layout),
  };
  return pages.length > 0 ? { ...parsed, pages } : parsed;
}

export function layoutOf({ parsed }: ReadDocument): Layout {
  const { title, headings, pages = [] } = parsed;
  return { title, headings, pages, ...optional(parsed) };
}

/** Largest file that is kept when it can't be read, so that it can be tried again: larger ones would fill the storage for nothing. */
const MOST_KEPT_UNREAD = 64 * 2 ** 20;

/** Whether the bytes of a file that failed are kept. */
export function keepsUnread(content: FileContent): boolean {
  return contentSize(content) <= MOST_KEPT_UNREAD;
}

/** A document that is put into the queue once more: one that was read stays as it is until then. */
export function requeueTransition(record: DocumentRecord): DocumentRecord {
  if (record.info.status !== 'failed') return record;
  return { ...record, info: { ...record.info, status: 'queued', error: null } };
}

/** The viewer draws PDFs from the file itself, and others are read again from it; a plain text's own text is as good. */
export function keepsOriginal({ parsed }: ReadDocument): boolean {
  return parsed.format !== 'text';
}

/** The file to read a document from once more; null when it is not kept, or waits to be read. */
export function fileToReread(
  { info, removedAt }: DocumentRecord,
  text: string | undefined,
  original: FileContent | null | undefined,
): FileContent | null {
  if ((info.status !== 'ready' && info.status !== 'failed') || removedAt !== undefined) return null;
  if (original) return original;
  return info.format === 'text' && text !== undefined ? new TextEncoder().encode(text) : null;
}

export function importedRecord(notebookId: string, document: ImportedDocument<FileContent>): DocumentRecord {
  const { info, position, analysis } = document;
  return { notebookId, info: { ...info, status: 'ready', error: null }, position, analysisVersion: analysis.version };
}

export function importedLayout(document: ImportedDocument<FileContent>): Layout {
  const { title, headings, pages } = document;
  return { title, headings, pages, ...optional(document) };
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
