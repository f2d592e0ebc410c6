/**
 * @file The queue of files to be read, in IndexedDB: what waits with its bytes, and what comes of reading it. Each file’s results and its entry
 * share a transaction; bytes move from the inbox to the originals without being read into memory.
 */
import { CausewayError } from '../../engine/errors.ts';
import type {
  EnqueueOutcome,
  ErrorInfo,
  ImportedDocument,
  IncomingDocument,
  QueueEntry,
  ReadDocument,
  RequeueOutcome,
} from '../../engine/records.ts';
import { checked } from '../store/checked-analysis.ts';
import { contentSize, type FileContent } from '../store/content.ts';
import {
  enqueueTransition,
  failureTransition,
  fileToReread,
  importedLayout,
  importedRecord,
  keepsOriginal,
  keepsUnread,
  layoutOf,
  readTransition,
  requeueTransition,
  type DocumentRecord,
} from '../store/transitions.ts';
import { DOCUMENT_STORES, removedIds } from './documents.ts';
import { within, type DocumentKey, type JournalRecord } from './schema.ts';
import { queued, requireNotebook, type Records, type Writing } from './transaction.ts';

export async function requeue(
  records: Records,
  notebookId: string,
  documentIds: readonly string[],
  addedAt: number,
): Promise<RequeueOutcome> {
  const stores = ['documents', 'texts', 'originals', 'inbox', 'journal'] as const;
  return records.write([...stores], 'strict', async (transaction) => {
    const outcome: RequeueOutcome = { queued: [], withoutFile: [] };
    for (const [position, documentId] of documentIds.entries()) {
      const key: DocumentKey = [notebookId, documentId];
      const [record, text, original] = await Promise.all([
        transaction.objectStore('documents').get(key),
        transaction.objectStore('texts').get(key),
        transaction.objectStore('originals').get(key),
      ]);
      const file = record ? fileToReread(record, text, original) : null;
      if (!record || file === null) {
        outcome.withoutFile.push(documentId);
        continue;
      }
      const entry: QueueEntry = { documentId, name: record.info.name, bytes: contentSize(file), attempts: 0 };
      queued(transaction.objectStore('documents').put(requeueTransition(record)));
      queued(transaction.objectStore('inbox').put(file, key));
      queued(transaction.objectStore('journal').put({ ...entry, notebookId, addedAt, position }));
      outcome.queued.push(entry);
    }
    return outcome;
  });
}

export async function enqueue(
  records: Records,
  notebookId: string,
  files: readonly IncomingDocument<FileContent>[],
): Promise<EnqueueOutcome[]> {
  const stores = ['notebooks', 'documents', 'inbox', 'journal'] as const;
  return records.write([...stores], 'strict', async (transaction) => {
    await requireNotebook(transaction, notebookId);
    const documents = transaction.objectStore('documents');
    const ids = new Set(files.map(({ id }) => id));
    const records = new Map<string, DocumentRecord>();
    for (const record of await Promise.all([...ids].map((id) => documents.get([notebookId, id])))) {
      if (record !== undefined) records.set(record.info.id, record);
    }
    return files.map((file) => {
      const { outcome, record, storesContent } = enqueueTransition(notebookId, records.get(file.id), file);
      if (record !== null) {
        records.set(file.id, record);
        queued(documents.put(record));
      }
      if (storesContent) {
        queued(transaction.objectStore('inbox').put(file.content, [notebookId, file.id]));
        const { id: documentId, name, bytes, addedAt, position } = file;
        const entry: JournalRecord = { notebookId, documentId, name, bytes, attempts: 0, addedAt, position };
        queued(transaction.objectStore('journal').put(entry));
      }
      return outcome;
    });
  });
}

export async function importDocuments(
  records: Records,
  notebookId: string,
  imported: readonly ImportedDocument<FileContent>[],
): Promise<void> {
  await records.write(['notebooks', ...DOCUMENT_STORES], 'relaxed', async (transaction) => {
    await requireNotebook(transaction, notebookId);
    await Promise.all(imported.map((document) => importOne(transaction, notebookId, document)));
  });
}

export async function listQueue(records: Records, notebookId: string): Promise<QueueEntry[]> {
  return records.read(['documents', 'journal'], async (transaction) => {
    const [entries, removed] = await Promise.all([
      transaction.objectStore('journal').index('byAddition').getAll(within(notebookId)),
      removedIds(transaction, notebookId),
    ]);
    const gone = new Set(removed);
    return entries
      .filter(({ documentId }) => !gone.has(documentId))
      .map(({ documentId, name, bytes, attempts }) => ({ documentId, name, bytes, attempts }));
  });
}

export async function readQueued(
  records: Records,
  notebookId: string,
  documentIds: readonly string[],
): Promise<(FileContent | null)[]> {
  return records.read(['inbox'], async (transaction) => {
    const inbox = transaction.objectStore('inbox');
    const found = await Promise.all(documentIds.map((id) => inbox.get([notebookId, id])));
    return found.map((content) => content ?? null);
  });
}

export async function noteAttempt(records: Records, notebookId: string, documentId: string): Promise<void> {
  await records.write(['journal'], 'strict', async (transaction) => {
    const journal = transaction.objectStore('journal');
    const entry = await journal.get([notebookId, documentId]);
    if (entry !== undefined) queued(journal.put({ ...entry, attempts: entry.attempts + 1 }));
  });
}

export async function commitRead(
  records: Records,
  notebookId: string,
  readDocuments: readonly ReadDocument[],
): Promise<void> {
  await records.write([...DOCUMENT_STORES], 'relaxed', async (transaction) => {
    await Promise.all(readDocuments.map((document) => commitOne(transaction, notebookId, document)));
  });
}

export async function commitFailure(
  records: Records,
  notebookId: string,
  documentId: string,
  error: ErrorInfo,
): Promise<void> {
  const key: DocumentKey = [notebookId, documentId];
  const commit = async (isKept: boolean) =>
    records.write(['documents', 'inbox', 'journal', 'originals'], 'relaxed', async (transaction) => {
      const [record, content] = await Promise.all([
        queuedRecord(transaction, key),
        transaction.objectStore('inbox').get(key),
      ]);
      if (record === undefined) return;
      const failed = failureTransition(record, error);
      queued(transaction.objectStore('documents').put(failed));
      if (failed.info.status === 'failed' && content !== undefined && isKept && keepsUnread(content)) {
        queued(transaction.objectStore('originals').put(content, key));
      }
      closeJournal(transaction, key);
    });
  try {
    await commit(true);
  } catch (thrown) {
    if (!(thrown instanceof CausewayError) || thrown.code !== 'storage-full') throw thrown;
    await commit(false);
  }
}

export async function dropQueue(records: Records, notebookId: string): Promise<number> {
  return records.write(['documents', 'inbox', 'journal', 'originals'], 'strict', async (transaction) => {
    const documents = transaction.objectStore('documents');
    const [keys, read] = await Promise.all([
      transaction.objectStore('journal').getAllKeys(within(notebookId)),
      documents.index('byStatus').getAllKeys([notebookId, 'ready']),
    ]);
    const stays = new Set(read.map(([, id]) => id));
    for (const key of keys) {
      if (!stays.has(key[1])) {
        queued(documents.delete(key));
        queued(transaction.objectStore('originals').delete(key));
      }
      closeJournal(transaction, key);
    }
    return keys.length;
  });
}

/** The record of a file that is still to be read; undefined when it was dropped or read meanwhile. */
async function queuedRecord(transaction: Writing, key: DocumentKey): Promise<DocumentRecord | undefined> {
  const [entry, record] = await Promise.all([
    transaction.objectStore('journal').getKey(key),
    transaction.objectStore('documents').get(key),
  ]);
  return entry === undefined ? undefined : record;
}

async function commitOne(transaction: Writing, notebookId: string, document: ReadDocument): Promise<void> {
  const key: DocumentKey = [notebookId, document.documentId];
  const record = await queuedRecord(transaction, key);
  if (record === undefined) return;
  if (keepsOriginal(document)) {
    const content = await transaction.objectStore('inbox').get(key);
    if (content !== undefined) queued(transaction.objectStore('originals').put(content, key));
  } else queued(transaction.objectStore('originals').delete(key)); // it is kept of one that failed before
  queued(transaction.objectStore('documents').put(readTransition(record, document)));
  queued(transaction.objectStore('texts').put(document.parsed.text, key));
  queued(transaction.objectStore('layouts').put(layoutOf(document), key));
  queued(transaction.objectStore('analyses').put(checked(document.analysis), key));
  closeJournal(transaction, key);
}

async function importOne(
  transaction: Writing,
  notebookId: string,
  document: ImportedDocument<FileContent>,
): Promise<void> {
  const key: DocumentKey = [notebookId, document.info.id];
  if ((await transaction.objectStore('documents').getKey(key)) !== undefined) return;
  queued(transaction.objectStore('documents').put(importedRecord(notebookId, document)));
  queued(transaction.objectStore('texts').put(document.text, key));
  queued(transaction.objectStore('layouts').put(importedLayout(document), key));
  queued(transaction.objectStore('analyses').put(checked(document.analysis), key));
  if (document.original !== null) queued(transaction.objectStore('originals').put(document.original, key));
}

function closeJournal(transaction: Writing, key: DocumentKey): void {
  queued(transaction.objectStore('inbox').delete(key));
  queued(transaction.objectStore('journal').delete(key));
}
