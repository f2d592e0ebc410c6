/**
 * @file The notebook store in the browser's IndexedDB. Each method is one transaction, in the file of
 * what it is about.
 */
import { CausewayError } from '../../engine/errors.ts';
import type { Correction } from '../../engine/corrections/types.ts';
import type { DocumentAnalysis } from '../../engine/notebook/analysis.ts';
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
  ImportedDocument,
  IncomingDocument,
  IndexHead,
  LinkedFolder,
  ModuleReport,
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
import type { ParsedDocument } from '../../engine/types.ts';
import type { FileContent } from '../store/content.ts';
import * as cells from './cells.ts';
import * as corrections from './corrections.ts';
import * as documents from './documents.ts';
import * as embeddings from './embeddings.ts';
import * as folders from './folders.ts';
import * as indexes from './indexes.ts';
import { purge } from './purge.ts';
import * as queue from './queue.ts';
import * as refinements from './refinements.ts';
import { DATABASE_NAME, openDatabase, within, type CausewayDatabase, type NotebookRecord } from './schema.ts';
import { queued, read, requireNotebook, storageError, write } from './transaction.ts';

export class IdbNotebookStore implements NotebookStore<FileContent> {
  #database: Promise<CausewayDatabase> | null = null;

  /** @param onDamaged told of an index with a damaged block before whoever reads it is, so that it can be built again */
  constructor(
    private readonly name: string = DATABASE_NAME,
    private readonly onDamaged: (notebookId: string, damage: CausewayError) => void = () => {},
  ) {}

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
    return documents.listDocuments(await this.#open(), notebookId, documentIds);
  }

  async listReady(notebookId: string): Promise<string[]> {
    return documents.listReady(await this.#open(), notebookId);
  }

  async listRemoved(notebookId: string): Promise<string[]> {
    return documents.listRemoved(await this.#open(), notebookId);
  }

  async readDocument(notebookId: string, documentId: string): Promise<StoredDocument<FileContent>> {
    return documents.readDocument(await this.#open(), notebookId, documentId);
  }

  async readText(notebookId: string, documentId: string): Promise<string> {
    return documents.readText(await this.#open(), notebookId, documentId);
  }

  async readAnalyses(notebookId: string, documentIds: readonly string[]): Promise<DocumentAnalysis[]> {
    return documents.readAnalyses(await this.#open(), notebookId, documentIds);
  }

  async listOutdated(notebookId: string, analysisVersion: number): Promise<string[]> {
    return documents.listOutdated(await this.#open(), notebookId, analysisVersion);
  }

  async readParsed(notebookId: string, documentId: string): Promise<ParsedDocument | null> {
    return documents.readParsed(await this.#open(), notebookId, documentId);
  }

  async commitAnalysis(notebookId: string, analysis: DocumentAnalysis): Promise<void> {
    await documents.commitAnalysis(await this.#open(), notebookId, analysis);
  }

  async markDocumentsRemoved(
    notebookId: string,
    documentIds: readonly string[],
    removedAt: number | null,
  ): Promise<void> {
    await documents.markDocumentsRemoved(await this.#open(), notebookId, documentIds, removedAt);
  }

  async updateDocuments(notebookId: string, documentIds: readonly string[], change: DocumentChange): Promise<void> {
    await documents.updateDocuments(await this.#open(), notebookId, documentIds, change);
  }

  async requeue(notebookId: string, documentIds: readonly string[], addedAt: number): Promise<RequeueOutcome> {
    return queue.requeue(await this.#open(), notebookId, documentIds, addedAt);
  }

  async enqueue(notebookId: string, files: readonly IncomingDocument<FileContent>[]): Promise<EnqueueOutcome[]> {
    return queue.enqueue(await this.#open(), notebookId, files);
  }

  async importDocuments(notebookId: string, imported: readonly ImportedDocument<FileContent>[]): Promise<void> {
    await queue.importDocuments(await this.#open(), notebookId, imported);
  }

  async listQueue(notebookId: string): Promise<QueueEntry[]> {
    return queue.listQueue(await this.#open(), notebookId);
  }

  async readQueued(notebookId: string, documentIds: readonly string[]): Promise<(FileContent | null)[]> {
    return queue.readQueued(await this.#open(), notebookId, documentIds);
  }

  async noteAttempt(notebookId: string, documentId: string): Promise<void> {
    await queue.noteAttempt(await this.#open(), notebookId, documentId);
  }

  async commitRead(notebookId: string, readDocuments: readonly ReadDocument[]): Promise<void> {
    await queue.commitRead(await this.#open(), notebookId, readDocuments);
  }

  async commitFailure(notebookId: string, documentId: string, error: ErrorInfo): Promise<void> {
    await queue.commitFailure(await this.#open(), notebookId, documentId, error);
  }

  async dropQueue(notebookId: string): Promise<number> {
    return queue.dropQueue(await this.#open(), notebookId);
  }

  async readIndexHead(notebookId: string): Promise<IndexHead | null> {
    return indexes.readIndexHead(await this.#open(), notebookId);
  }

  async readIndex(notebookId: string): Promise<StoredIndex | null> {
    try {
      return await indexes.readIndex(await this.#open(), notebookId);
    } catch (thrown) {
      if (thrown instanceof CausewayError && thrown.code === 'storage-damaged') this.onDamaged(notebookId, thrown);
      throw thrown;
    }
  }

  async commitIndex(notebookId: string, index: Omit<StoredIndex, 'generation'> | null): Promise<number> {
    return indexes.commitIndex(await this.#open(), notebookId, index);
  }

  async listFolders(notebookId: string): Promise<LinkedFolder[]> {
    return folders.listFolders(await this.#open(), notebookId);
  }

  async saveFolder(folder: LinkedFolder): Promise<void> {
    await folders.saveFolder(await this.#open(), folder);
  }

  async deleteFolder(notebookId: string, folderId: string): Promise<void> {
    await folders.deleteFolder(await this.#open(), notebookId, folderId);
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

  async commitStatements(notebookId: string, passages: readonly RefinedPassage[]): Promise<void> {
    await refinements.commitStatements(await this.#open(), notebookId, passages);
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
    await purge(await this.#open(), before);
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
