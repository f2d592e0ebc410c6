/**
 * @file The notebook store in the browser's IndexedDB. Each method is one transaction; bytes of files move from the inbox to
 * the originals without being read into memory.
 */
import type { Correction } from '../../engine/corrections/types.ts';
import type { DocumentAnalysis } from '../../engine/notebook/analysis.ts';
import type { IndexBlocks } from '../../engine/notebook/blocks.ts';
import type { NotebookStore } from '../../engine/ports.ts';
import type {
  Cell,
  CellHead,
  DocumentChange,
  DocumentInfo,
  EmbeddingBlock,
  EmbeddingCommit,
  EnqueueOutcome,
  ErrorInfo,
  GateJudgement,
  ModuleReport,
  ImportedDocument,
  IncomingDocument,
  IndexHead,
  LinkedFolder,
  NotebookInfo,
  QueueEntry,
  ReadDocument,
  RefinedPassage,
  RefinedPassageKey,
  RefinementCommit,
  RefinementState,
  RequeueOutcome,
  StoredDocument,
  StoredIndex,
} from '../../engine/records.ts';
import { CausewayError } from '../../engine/errors.ts';
import { contentSize, type FileContent } from '../store/content.ts';
import type { ParsedDocument } from '../../engine/types.ts';
import {
  analysisTransition,
  byAddition,
  changeTransition,
  documentMissing,
  enqueueTransition,
  failureTransition,
  importedLayout,
  importedRecord,
  keepsUnread,
  requeueTransition,
  fileToReread,
  keepsOriginal,
  layoutOf,
  parsedOf,
  readTransition,
  removalTransition,
  type DocumentRecord,
} from '../store/transitions.ts';
import {
  DATABASE_NAME,
  openDatabase,
  within,
  type CausewayDatabase,
  type DocumentKey,
  type JournalRecord,
  type NotebookRecord,
} from './schema.ts';
import * as embeddings from './embeddings.ts';
import * as cells from './cells.ts';
import * as corrections from './corrections.ts';
import * as refinements from './refinements.ts';
import { queued, read, requireNotebook, storageError, write, type Reading, type Writing } from './transaction.ts';

/** Everything that is kept of a document, under the same key. */
const DOCUMENT_STORES = ['documents', 'inbox', 'journal', 'texts', 'layouts', 'originals', 'analyses'] as const;

/** What models made of a notebook; see `purgeDocuments` for what goes with a document. */
const REFINEMENT_STORES = ['refinedPassages', 'gateJudgements', 'moduleReports', 'refinements', 'embeddings'] as const;

export class IdbNotebookStore implements NotebookStore<FileContent> {
  #database: Promise<CausewayDatabase> | null = null;

  constructor(private readonly name: string = DATABASE_NAME) {}

  async listNotebooks(): Promise<NotebookInfo[]> {
    return read(await this.#open(), ['notebooks', 'documents'], async (transaction) => {
      const notebooks = await transaction.objectStore('notebooks').getAll();
      const shown = notebooks.filter(({ removedAt }) => removedAt === undefined);
      const documents = transaction.objectStore('documents');
      const counts = await Promise.all(
        shown.map(async ({ id }) => {
          const [all, removed] = await Promise.all([
            documents.count(within(id)),
            documents.index('byRemoval').count(within(id)),
          ]);
          return all - removed;
        }),
      );
      return shown
        .map(({ id, name, createdAt }, i) => ({ id, name, createdAt, documents: counts[i] ?? 0 }))
        .sort((a, b) => a.createdAt - b.createdAt);
    });
  }

  async createNotebook({ id, name, createdAt }: Pick<NotebookInfo, 'id' | 'name' | 'createdAt'>): Promise<void> {
    await write(await this.#open(), ['notebooks'], 'strict', async (transaction) => {
      await transaction.objectStore('notebooks').add({ id, name, createdAt, generation: 0 });
    });
  }

  async renameNotebook(notebookId: string, name: string): Promise<void> {
    await this.#changeNotebook(notebookId, (record) => ({ ...record, name }));
  }

  async markNotebookRemoved(notebookId: string, removedAt: number | null): Promise<void> {
    await this.#changeNotebook(notebookId, (record) => {
      const shown = { ...record };
      delete shown.removedAt;
      return removedAt === null ? shown : { ...shown, removedAt };
    });
  }

  async listDocuments(notebookId: string, documentIds?: readonly string[]): Promise<DocumentInfo[]> {
    return read(await this.#open(), ['documents'], async (transaction) => {
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

  async listReady(notebookId: string): Promise<string[]> {
    return read(await this.#open(), ['documents'], async (transaction) => {
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

  async listRemoved(notebookId: string): Promise<string[]> {
    return read(await this.#open(), ['documents'], (transaction) => removedIds(transaction, notebookId));
  }

  async readDocument(notebookId: string, documentId: string): Promise<StoredDocument<FileContent>> {
    const key: DocumentKey = [notebookId, documentId];
    return read(await this.#open(), ['documents', 'texts', 'layouts', 'originals'], async (transaction) => {
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

  async readText(notebookId: string, documentId: string): Promise<string> {
    const key: DocumentKey = [notebookId, documentId];
    return read(await this.#open(), ['documents', 'texts'], async (transaction) => {
      const [record, text] = await Promise.all([
        transaction.objectStore('documents').get(key),
        transaction.objectStore('texts').get(key),
      ]);
      if (!isReadable(record) || text === undefined) throw documentMissing(documentId);
      return text;
    });
  }

  async readAnalyses(notebookId: string, documentIds: readonly string[]): Promise<DocumentAnalysis[]> {
    return read(await this.#open(), ['analyses'], async (transaction) => {
      const analyses = transaction.objectStore('analyses');
      const found = await Promise.all(documentIds.map((id) => analyses.get([notebookId, id])));
      return found.flatMap((analysis) => analysis ?? []);
    });
  }

  async listOutdated(notebookId: string, analysisVersion: number): Promise<string[]> {
    return read(await this.#open(), ['documents'], async (transaction) => {
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

  async readParsed(notebookId: string, documentId: string): Promise<ParsedDocument | null> {
    const key: DocumentKey = [notebookId, documentId];
    return read(await this.#open(), ['documents', 'texts', 'layouts'], async (transaction) => {
      const [record, text, layout] = await Promise.all([
        transaction.objectStore('documents').get(key),
        transaction.objectStore('texts').get(key),
        transaction.objectStore('layouts').get(key),
      ]);
      if (record === undefined || text === undefined || layout === undefined) return null;
      return parsedOf(record, text, layout);
    });
  }

  async commitAnalysis(notebookId: string, analysis: DocumentAnalysis): Promise<void> {
    const key: DocumentKey = [notebookId, analysis.documentId];
    await write(await this.#open(), ['documents', 'analyses'], 'relaxed', async (transaction) => {
      const [record, known] = await Promise.all([
        transaction.objectStore('documents').get(key),
        transaction.objectStore('analyses').getKey(key),
      ]);
      if (record === undefined || known === undefined) return;
      queued(transaction.objectStore('documents').put(analysisTransition(record, analysis)));
      queued(transaction.objectStore('analyses').put(analysis, key));
    });
  }

  async markDocumentsRemoved(
    notebookId: string,
    documentIds: readonly string[],
    removedAt: number | null,
  ): Promise<void> {
    await write(await this.#open(), ['documents'], 'strict', async (transaction) => {
      const documents = transaction.objectStore('documents');
      const records = await Promise.all(documentIds.map((id) => documents.get([notebookId, id])));
      for (const [i, record] of records.entries()) {
        if (record === undefined) throw documentMissing(documentIds[i] ?? '');
        queued(documents.put(removalTransition(record, removedAt)));
      }
    });
  }

  async updateDocuments(notebookId: string, documentIds: readonly string[], change: DocumentChange): Promise<void> {
    await write(await this.#open(), ['documents'], 'strict', async (transaction) => {
      const documents = transaction.objectStore('documents');
      const records = await Promise.all(documentIds.map((id) => documents.get([notebookId, id])));
      for (const record of records) if (record) queued(documents.put(changeTransition(record, change)));
    });
  }

  async requeue(notebookId: string, documentIds: readonly string[], addedAt: number): Promise<RequeueOutcome> {
    const stores = ['documents', 'texts', 'originals', 'inbox', 'journal'] as const;
    return write(await this.#open(), [...stores], 'strict', async (transaction) => {
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

  async enqueue(notebookId: string, files: readonly IncomingDocument<FileContent>[]): Promise<EnqueueOutcome[]> {
    const stores = ['notebooks', 'documents', 'inbox', 'journal'] as const;
    return write(await this.#open(), [...stores], 'strict', async (transaction) => {
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

  async importDocuments(notebookId: string, imported: readonly ImportedDocument<FileContent>[]): Promise<void> {
    await write(await this.#open(), ['notebooks', ...DOCUMENT_STORES], 'relaxed', async (transaction) => {
      await requireNotebook(transaction, notebookId);
      await Promise.all(imported.map((document) => importOne(transaction, notebookId, document)));
    });
  }

  async listQueue(notebookId: string): Promise<QueueEntry[]> {
    return read(await this.#open(), ['documents', 'journal'], async (transaction) => {
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

  async readQueued(notebookId: string, documentIds: readonly string[]): Promise<(FileContent | null)[]> {
    return read(await this.#open(), ['inbox'], async (transaction) => {
      const inbox = transaction.objectStore('inbox');
      const found = await Promise.all(documentIds.map((id) => inbox.get([notebookId, id])));
      return found.map((content) => content ?? null);
    });
  }

  async noteAttempt(notebookId: string, documentId: string): Promise<void> {
    await write(await this.#open(), ['journal'], 'strict', async (transaction) => {
      const journal = transaction.objectStore('journal');
      const entry = await journal.get([notebookId, documentId]);
      if (entry !== undefined) queued(journal.put({ ...entry, attempts: entry.attempts + 1 }));
    });
  }

  async commitRead(notebookId: string, readDocuments: readonly ReadDocument[]): Promise<void> {
    await write(await this.#open(), [...DOCUMENT_STORES], 'relaxed', async (transaction) => {
      await Promise.all(readDocuments.map((document) => commitOne(transaction, notebookId, document)));
    });
  }

  async commitFailure(notebookId: string, documentId: string, error: ErrorInfo): Promise<void> {
    const key: DocumentKey = [notebookId, documentId];
    const commit = async (isKept: boolean) =>
      write(await this.#open(), ['documents', 'inbox', 'journal', 'originals'], 'relaxed', async (transaction) => {
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

  async dropQueue(notebookId: string): Promise<number> {
    return write(await this.#open(), ['documents', 'inbox', 'journal', 'originals'], 'strict', async (transaction) => {
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

  async readIndexHead(notebookId: string): Promise<IndexHead | null> {
    return read(await this.#open(), ['indexes'], async (transaction) => {
      return (await transaction.objectStore('indexes').get(notebookId)) ?? null;
    });
  }

  async readIndex(notebookId: string): Promise<StoredIndex | null> {
    return read(await this.#open(), ['indexes', 'blocks'], async (transaction) => {
      const head = await transaction.objectStore('indexes').get(notebookId);
      if (head === undefined) return null;
      const range = within(notebookId, head.generation);
      const store = transaction.objectStore('blocks');
      const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
      const blocks: IndexBlocks = {};
      keys.forEach(([, , name], i) => {
        const value = values[i];
        if (value !== undefined) blocks[name] = value;
      });
      return { ...head, blocks };
    });
  }

  async commitIndex(notebookId: string, index: Omit<StoredIndex, 'generation'> | null): Promise<number> {
    return write(await this.#open(), ['notebooks', 'indexes', 'blocks'], 'relaxed', async (transaction) => {
      const notebook = await requireNotebook(transaction, notebookId);
      const generation = notebook.generation + 1;
      queued(transaction.objectStore('notebooks').put({ ...notebook, generation }));
      const blocks = transaction.objectStore('blocks');
      queued(blocks.delete(within(notebookId)));
      if (index === null) {
        queued(transaction.objectStore('indexes').delete(notebookId));
        return generation;
      }
      const { blocks: columns, ...head } = index;
      queued(transaction.objectStore('indexes').put({ ...head, generation }, notebookId));
      for (const [name, block] of Object.entries(columns)) {
        queued(blocks.put(block, [notebookId, generation, name]));
      }
      return generation;
    });
  }

  async listFolders(notebookId: string): Promise<LinkedFolder[]> {
    return read(await this.#open(), ['folders'], async (transaction) => {
      const folders = await transaction.objectStore('folders').getAll(within(notebookId));
      return folders.sort((left, right) => left.linkedAt - right.linkedAt);
    });
  }

  async saveFolder(folder: LinkedFolder): Promise<void> {
    await write(await this.#open(), ['notebooks', 'folders'], 'strict', async (transaction) => {
      await requireNotebook(transaction, folder.notebookId);
      queued(transaction.objectStore('folders').put(folder));
    });
  }

  async deleteFolder(notebookId: string, folderId: string): Promise<void> {
    await write(await this.#open(), ['folders'], 'strict', async (transaction) => {
      queued(transaction.objectStore('folders').delete([notebookId, folderId]));
    });
  }

  async listCells(notebookId: string): Promise<Cell[]> {
    return cells.list(await this.#open(), notebookId);
  }

  async saveCell(cell: Cell): Promise<void> {
    await cells.save(await this.#open(), cell);
  }

  async deleteCell(notebookId: string, cellId: string): Promise<void> {
    await cells.remove(await this.#open(), notebookId, cellId);
  }

  async listCorrections(notebookId: string): Promise<Correction[]> {
    return corrections.list(await this.#open(), notebookId);
  }

  async saveCorrection(notebookId: string, correction: Correction): Promise<void> {
    await corrections.save(await this.#open(), notebookId, correction);
  }

  async deleteCorrection(notebookId: string, correctionId: string): Promise<void> {
    await corrections.remove(await this.#open(), notebookId, correctionId);
  }

  async listCellHeads(notebookId: string): Promise<CellHead[]> {
    return cells.listHeads(await this.#open(), notebookId);
  }

  async readCell(notebookId: string, cellId: string): Promise<Cell | null> {
    return cells.readOne(await this.#open(), notebookId, cellId);
  }

  async readDraft(notebookId: string): Promise<string> {
    return cells.readDraft(await this.#open(), notebookId);
  }

  async saveDraft(notebookId: string, draft: string): Promise<void> {
    await cells.saveDraft(await this.#open(), notebookId, draft);
  }

  async readRefinementState(notebookId: string): Promise<RefinementState | null> {
    return refinements.readState(await this.#open(), notebookId);
  }

  async readRefinementMark(notebookId: string): Promise<number> {
    return refinements.readMark(await this.#open(), notebookId);
  }

  async listRefinedPassages(notebookId: string): Promise<RefinedPassageKey[]> {
    return refinements.listPassages(await this.#open(), notebookId);
  }

  async readRefinedPassages(notebookId: string, documentIds: readonly string[]): Promise<RefinedPassage[]> {
    return refinements.readPassages(await this.#open(), notebookId, documentIds);
  }

  async readGateJudgements(notebookId: string): Promise<GateJudgement[]> {
    return refinements.readJudgements(await this.#open(), notebookId);
  }

  async readModuleReports(notebookId: string): Promise<ModuleReport[]> {
    return refinements.readReports(await this.#open(), notebookId);
  }

  async forgetModuleReports(notebookId: string, modules: readonly string[]): Promise<void> {
    await refinements.forgetReports(await this.#open(), notebookId, modules);
  }

  async commitRefinement(notebookId: string, step: RefinementCommit): Promise<void> {
    await refinements.commit(await this.#open(), notebookId, step);
  }

  async forgetGateJudgements(notebookId: string, pairs: readonly string[]): Promise<void> {
    await refinements.forgetJudgements(await this.#open(), notebookId, pairs);
  }

  async readEmbeddings(notebookId: string, model: string): Promise<EmbeddingBlock[]> {
    return embeddings.readBlocks(await this.#open(), notebookId, model);
  }

  async commitEmbeddings(notebookId: string, commit: EmbeddingCommit): Promise<void> {
    await embeddings.commit(await this.#open(), notebookId, commit);
  }

  async purge(before: number): Promise<void> {
    const stores = [
      'notebooks',
      ...DOCUMENT_STORES,
      ...REFINEMENT_STORES,
      'corrections',
      'folders',
      'indexes',
      'blocks',
      ...cells.STORES,
    ] as const;
    await write(await this.#open(), [...stores], 'relaxed', async (transaction) => {
      for (const { id, removedAt } of await transaction.objectStore('notebooks').getAll()) {
        if (removedAt !== undefined && removedAt < before) purgeNotebook(transaction, id);
        else await purgeDocuments(transaction, id, before);
      }
    });
  }

  async close(): Promise<void> {
    const opened = this.#database;
    this.#database = null;
    (await opened)?.close();
  }

  async #changeNotebook(notebookId: string, change: (record: NotebookRecord) => NotebookRecord): Promise<void> {
    await write(await this.#open(), ['notebooks'], 'strict', async (transaction) => {
      const record = await requireNotebook(transaction, notebookId);
      queued(transaction.objectStore('notebooks').put(change(record)));
    });
  }

  async #open(): Promise<CausewayDatabase> {
    this.#database ??= openDatabase(this.name, () => {
      this.#database = null;
    });
    try {
      return await this.#database;
    } catch (thrown) {
      this.#database = null;
      throw storageError(thrown);
    }
  }
}

function isReadable(record: DocumentRecord | undefined): record is DocumentRecord {
  return record !== undefined && record.removedAt === undefined && record.info.status === 'ready';
}

async function removedIds(transaction: Reading | Writing, notebookId: string): Promise<string[]> {
  const index = (transaction as Reading).objectStore('documents').index('byRemoval');
  return (await index.getAllKeys(within(notebookId))).map(([, id]) => id).sort();
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
  queued(transaction.objectStore('analyses').put(document.analysis, key));
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
  queued(transaction.objectStore('analyses').put(document.analysis, key));
  if (document.original !== null) queued(transaction.objectStore('originals').put(document.original, key));
}

function closeJournal(transaction: Writing, key: DocumentKey): void {
  queued(transaction.objectStore('inbox').delete(key));
  queued(transaction.objectStore('journal').delete(key));
}

function purgeNotebook(transaction: Writing, notebookId: string): void {
  for (const name of [
    ...DOCUMENT_STORES,
    'blocks',
    'cells',
    'cellHeads',
    'refinedPassages',
    'gateJudgements',
    'moduleReports',
    'embeddings',
    'corrections',
    'folders',
  ] as const) {
    queued(transaction.objectStore(name).delete(within(notebookId)));
  }
  queued(transaction.objectStore('drafts').delete(notebookId));
  queued(transaction.objectStore('refinements').delete(notebookId));
  queued(transaction.objectStore('indexes').delete(notebookId));
  queued(transaction.objectStore('notebooks').delete(notebookId));
}

async function purgeDocuments(transaction: Writing, notebookId: string, before: number): Promise<void> {
  const byRemoval = transaction.objectStore('documents').index('byRemoval');
  const range = IDBKeyRange.bound([notebookId], [notebookId, before], false, true);
  const [keys, head] = await Promise.all([
    byRemoval.getAllKeys(range),
    transaction.objectStore('indexes').get(notebookId),
  ]);
  const covered = new Set(head?.covered);
  const gone = new Set(keys.map(([, id]) => id).filter((id) => !covered.has(id)));
  if (gone.size > 0) await purgeReports(transaction, notebookId, gone);
  for (const key of keys.filter(([, id]) => gone.has(id))) {
    for (const name of DOCUMENT_STORES) queued(transaction.objectStore(name).delete(key));
    queued(transaction.objectStore('refinedPassages').delete(within(...key)));
    queued(transaction.objectStore('embeddings').delete(within(...key)));
    // Names that only this document has are in no record of its own; names are embedded again in seconds.
    queued(transaction.objectStore('embeddings').delete(within(notebookId, '')));
  }
}

/** Deletes reports that rest on any of the documents. */
async function purgeReports(transaction: Writing, notebookId: string, gone: ReadonlySet<string>): Promise<void> {
  const reports = transaction.objectStore('moduleReports');
  const range = within(notebookId);
  const [keys, values] = await Promise.all([reports.getAllKeys(range), reports.getAll(range)]);
  keys.forEach((key, i) => {
    if (values[i]!.documents.some((id) => gone.has(id))) queued(reports.delete(key));
  });
}
