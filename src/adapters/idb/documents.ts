/** @file What is known of documents that were read, in IndexedDB: listed, read, marked as removed. */
import type { DocumentAnalysis } from '../../engine/notebook/analysis.ts';
import type { DocumentChange, DocumentInfo, StoredDocument } from '../../engine/records.ts';
import type { ParsedDocument } from '../../engine/types.ts';
import { isUnsealable } from '../sealing/failures.ts';
import { checked, intact } from '../store/checked-analysis.ts';
import type { FileContent } from '../store/content.ts';
import {
  analysisTransition,
  byAddition,
  changeTransition,
  documentMissing,
  parsedOf,
  removalTransition,
  type DocumentRecord,
} from '../store/transitions.ts';
import { within, type DocumentKey } from './schema.ts';
import { queued, type Reading, type Records, type Writing } from './transaction.ts';

/** Everything that is kept of a document, under the same key. */
export const DOCUMENT_STORES = ['documents', 'inbox', 'journal', 'texts', 'layouts', 'originals', 'analyses'] as const;

export async function listDocuments(
  records: Records,
  notebookId: string,
  documentIds?: readonly string[],
): Promise<DocumentInfo[]> {
  return records.read(['documents'], async (transaction) => {
    const documents = transaction.objectStore('documents');
    const records = documentIds
      ? await Promise.all([...new Set(documentIds)].map((id) => documents.get([notebookId, id])))
      : await documents.getAll(within(notebookId));
    return records
      .filter((record) => record !== undefined)
      .filter(({ removedAt }) => removedAt === undefined)
      .sort(byAddition)
      .map(({ info }) => info);
  });
}

export async function listReady(records: Records, notebookId: string): Promise<string[]> {
  return records.read(['documents'], async (transaction) => {
    const documents = transaction.objectStore('documents');
    const [ready, removed] = await Promise.all([
      documents.index('byStatus').getAllKeys([notebookId, 'ready']),
      removedIds(transaction, notebookId),
    ]);
    const gone = new Set(removed);
    return ready
      .map(([, id]) => id)
      .filter((id) => !gone.has(id))
      .sort();
  });
}

export async function listRemoved(records: Records, notebookId: string): Promise<string[]> {
  return records.read(['documents'], (transaction) => removedIds(transaction, notebookId));
}

export async function readDocument(
  records: Records,
  notebookId: string,
  documentId: string,
): Promise<StoredDocument<FileContent>> {
  const key: DocumentKey = [notebookId, documentId];
  return records.read(['documents', 'texts', 'layouts', 'originals'], async (transaction) => {
    const [record, text, layout, original] = await Promise.all([
      transaction.objectStore('documents').get(key),
      transaction.objectStore('texts').get(key),
      transaction.objectStore('layouts').get(key),
      transaction.objectStore('originals').get(key),
    ]);
    if (!isReadable(record) || text === undefined) throw documentMissing(documentId);
    const { headings, pages } = layout ?? { headings: [], pages: [] };
    return { info: record.info, text, headings, pages, original: original ?? null };
  });
}

export async function readText(records: Records, notebookId: string, documentId: string): Promise<string> {
  const key: DocumentKey = [notebookId, documentId];
  return records.read(['documents', 'texts'], async (transaction) => {
    const [record, text] = await Promise.all([
      transaction.objectStore('documents').get(key),
      transaction.objectStore('texts').get(key),
    ]);
    if (!isReadable(record) || text === undefined) throw documentMissing(documentId);
    return text;
  });
}

export async function readAnalyses(
  records: Records,
  notebookId: string,
  documentIds: readonly string[],
): Promise<DocumentAnalysis[]> {
  return records.read(['analyses'], async (transaction) => {
    const analyses = transaction.objectStore('analyses');
    const found = await Promise.all(documentIds.map((id) => analyses.get([notebookId, id]).catch(leftOut)));
    return found.flatMap((analysis) => (analysis && intact(analysis)) ?? []);
  });
}

export async function listOutdated(records: Records, notebookId: string, analysisVersion: number): Promise<string[]> {
  return records.read(['documents'], async (transaction) => {
    const byAnalysis = transaction.objectStore('documents').index('byAnalysis');
    const older = IDBKeyRange.bound([notebookId], [notebookId, analysisVersion], false, true);
    const newer = IDBKeyRange.bound([notebookId, analysisVersion], [notebookId, []], true);
    const [before, after, removed] = await Promise.all([
      byAnalysis.getAllKeys(older),
      byAnalysis.getAllKeys(newer),
      removedIds(transaction, notebookId),
    ]);
    const gone = new Set(removed);
    return [...before, ...after]
      .map(([, id]) => id)
      .filter((id) => !gone.has(id))
      .sort();
  });
}

export async function readParsed(
  records: Records,
  notebookId: string,
  documentId: string,
): Promise<ParsedDocument | null> {
  const key: DocumentKey = [notebookId, documentId];
  return records.read(['documents', 'texts', 'layouts'], async (transaction) => {
    const [record, text, layout] = await Promise.all([
      transaction.objectStore('documents').get(key),
      transaction.objectStore('texts').get(key),
      transaction.objectStore('layouts').get(key),
    ]);
    if (record === undefined || text === undefined || layout === undefined) return null;
    return parsedOf(record, text, layout);
  });
}

export async function commitAnalysis(records: Records, notebookId: string, analysis: DocumentAnalysis): Promise<void> {
  const key: DocumentKey = [notebookId, analysis.documentId];
  await records.write(['documents', 'analyses'], 'relaxed', async (transaction) => {
    const [record, known] = await Promise.all([
      transaction.objectStore('documents').get(key),
      transaction.objectStore('analyses').getKey(key),
    ]);
    if (record === undefined || known === undefined) return;
    queued(transaction.objectStore('documents').put(analysisTransition(record, analysis)));
    queued(transaction.objectStore('analyses').put(checked(analysis), key));
  });
}

export async function markDocumentsRemoved(
  records: Records,
  notebookId: string,
  documentIds: readonly string[],
  removedAt: number | null,
): Promise<void> {
  await records.write(['documents'], 'strict', async (transaction) => {
    const documents = transaction.objectStore('documents');
    const records = await Promise.all(documentIds.map((id) => documents.get([notebookId, id])));
    for (const [i, record] of records.entries()) {
      if (record === undefined) throw documentMissing(documentIds[i] ?? '');
      queued(documents.put(removalTransition(record, removedAt)));
    }
  });
}

export async function updateDocuments(
  records: Records,
  notebookId: string,
  documentIds: readonly string[],
  change: DocumentChange,
): Promise<void> {
  await records.write(['documents'], 'strict', async (transaction) => {
    const documents = transaction.objectStore('documents');
    const records = await Promise.all(documentIds.map((id) => documents.get([notebookId, id])));
    for (const record of records) if (record) queued(documents.put(changeTransition(record, change)));
  });
}

/** A seal that does not open is damage, too. */
function leftOut(thrown: unknown): undefined {
  if (!isUnsealable(thrown)) throw thrown;
}

function isReadable(record: DocumentRecord | undefined): record is DocumentRecord {
  return record !== undefined && record.removedAt === undefined && record.info.status === 'ready';
}

/** Ids of the documents that are marked as removed. */
export async function removedIds(transaction: Reading | Writing, notebookId: string): Promise<string[]> {
  const index = (transaction as Reading).objectStore('documents').index('byRemoval');
  return (await index.getAllKeys(within(notebookId))).map(([, id]) => id).sort();
}
