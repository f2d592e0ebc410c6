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
import { isLocked, notebookChanging, notebookLocked } from '../sealing/failures.ts';
import { KeyRing } from '../sealing/key-ring.ts';
import type { Cost } from '../sealing/lock.ts';
import type { FileContent } from '../store/content.ts';
import * as cells from './cells.ts';
import * as corrections from './corrections.ts';
import * as documents from './documents.ts';
import * as embeddings from './embeddings.ts';
import * as folders from './folders.ts';
import * as indexes from './indexes.ts';
import { purgeDocuments, purgeNotebook } from './purge.ts';
import * as queue from './queue.ts';
import * as refinements from './refinements.ts';
import { notebookLocks } from './notebook-locks.ts';
import { DATABASE_NAME, openDatabase, within, type CausewayDatabase, type NotebookRecord } from './schema.ts';
import { ReadAhead } from './read-ahead.ts';
import { SealedRecords } from './sealed-records.ts';
import { PlainRecords, queued, requireNotebook, storageError, type Records } from './transaction.ts';
import { readLock, Vault } from './vault.ts';

export interface StoreSettings {
  /** Told of an index with a damaged block before whoever reads it is, so that it can be built again. */
  onDamaged?(notebookId: string, damage: CausewayError): void;
  /** Told of a record of an encrypted notebook that does not open, and was left out. */
  onLeftOut?(notebookId: string, damage: CausewayError): void;
  /** Told when a newer version of the app takes the database over in another tab: nothing can be read or written here any more. */
  onNewer?(): void;
  /** The keys of unlocked notebooks; absent: only those that are unlocked here. */
  ring?: KeyRing;
  /** What a guess at a passphrase is to cost; absent: as is recommended. */
  cost?: Cost;
}

export class IdbNotebookStore implements NotebookStore<FileContent> {
  #database: Promise<CausewayDatabase> | null = null;
  readonly #settings: StoreSettings;
  readonly #ring: KeyRing;
  readonly #ahead = new ReadAhead();
  /** Encrypts, locks and unlocks notebooks. */
  readonly vault: Vault;

  constructor(
    private readonly name: string = DATABASE_NAME,
    settings: StoreSettings = {},
  ) {
    this.#settings = settings;
    const { ring = new KeyRing(), cost } = settings;
    this.#ring = ring;
    this.vault = new Vault({ records: () => this.#plain(), locks: notebookLocks, ring, ...(cost && { cost }) });
  }

  async listNotebooks(): Promise<NotebookInfo[]> {
    const plain = await this.#plain();
    const listed = await plain.read(['notebooks', 'documents', 'locks'], async (transaction) => {
      const notebooks = await transaction.objectStore('notebooks').getAll();
      const shown = notebooks.filter(({ removedAt }) => removedAt === undefined);
      const documents = transaction.objectStore('documents');
      const locks = transaction.objectStore('locks');
      return Promise.all(
        shown.map(async ({ id, name, createdAt }) => {
          const [all, removed, lock] = await Promise.all([
            documents.count(within(id)),
            documents.index('byRemoval').count(within(id)),
            locks.get(id),
          ]);
          return { info: { id, name, createdAt, documents: all - removed }, use: lock?.use };
        }),
      );
    });
    const infos = listed.map(async ({ info, use }): Promise<NotebookInfo> => {
      if (use === undefined) return info;
      if (use !== 'sealed') return { ...info, encryption: 'changing' };
      return { ...info, encryption: (await this.#ring.get(info.id)) ? 'unlocked' : 'locked' };
    });
    return (await Promise.all(infos)).sort((a, b) => a.createdAt - b.createdAt);
  }

  async createNotebook({ id, name, createdAt }: Pick<NotebookInfo, 'id' | 'name' | 'createdAt'>): Promise<void> {
    await (
      await this.#plain()
    ).write(['notebooks'], 'strict', async (transaction) => {
      const notebooks = transaction.objectStore('notebooks');
      if ((await notebooks.getKey(id)) !== undefined)
        throw new CausewayError('usage', 'This notebook is here already.');
      queued(notebooks.put({ id, name, createdAt, generation: 0 }));
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
    return this.#reading(notebookId, (records) => documents.listDocuments(records, notebookId, documentIds));
  }

  async listReady(notebookId: string): Promise<string[]> {
    return this.#reading(notebookId, (records) => documents.listReady(records, notebookId));
  }

  async listRemoved(notebookId: string): Promise<string[]> {
    return this.#reading(notebookId, (records) => documents.listRemoved(records, notebookId));
  }

  async readDocument(notebookId: string, documentId: string): Promise<StoredDocument<FileContent>> {
    return this.#reading(notebookId, (records) => documents.readDocument(records, notebookId, documentId));
  }

  async readText(notebookId: string, documentId: string): Promise<string> {
    return this.#reading(notebookId, (records) => documents.readText(records, notebookId, documentId));
  }

  async readAnalyses(notebookId: string, documentIds: readonly string[]): Promise<DocumentAnalysis[]> {
    return this.#reading(notebookId, (records) => documents.readAnalyses(records, notebookId, documentIds));
  }

  async listOutdated(notebookId: string, analysisVersion: number): Promise<string[]> {
    return this.#reading(notebookId, (records) => documents.listOutdated(records, notebookId, analysisVersion));
  }

  async readParsed(notebookId: string, documentId: string): Promise<ParsedDocument | null> {
    return this.#reading(notebookId, (records) => documents.readParsed(records, notebookId, documentId));
  }

  async commitAnalysis(notebookId: string, analysis: DocumentAnalysis): Promise<void> {
    await this.#changing(notebookId, (records) => documents.commitAnalysis(records, notebookId, analysis));
  }

  async markDocumentsRemoved(
    notebookId: string,
    documentIds: readonly string[],
    removedAt: number | null,
  ): Promise<void> {
    await this.#changing(notebookId, (records) =>
      documents.markDocumentsRemoved(records, notebookId, documentIds, removedAt),
    );
  }

  async updateDocuments(notebookId: string, documentIds: readonly string[], change: DocumentChange): Promise<void> {
    await this.#changing(notebookId, (records) => documents.updateDocuments(records, notebookId, documentIds, change));
  }

  async requeue(notebookId: string, documentIds: readonly string[], addedAt: number): Promise<RequeueOutcome> {
    return this.#changing(notebookId, (records) => queue.requeue(records, notebookId, documentIds, addedAt));
  }

  async enqueue(notebookId: string, files: readonly IncomingDocument<FileContent>[]): Promise<EnqueueOutcome[]> {
    return this.#changing(notebookId, (records) => queue.enqueue(records, notebookId, files));
  }

  async importDocuments(notebookId: string, imported: readonly ImportedDocument<FileContent>[]): Promise<void> {
    await this.#changing(notebookId, (records) => queue.importDocuments(records, notebookId, imported));
  }

  async listQueue(notebookId: string): Promise<QueueEntry[]> {
    return this.#reading(notebookId, (records) => queue.listQueue(records, notebookId));
  }

  async readQueued(notebookId: string, documentIds: readonly string[]): Promise<(FileContent | null)[]> {
    return this.#reading(notebookId, (records) => queue.readQueued(records, notebookId, documentIds));
  }

  async noteAttempt(notebookId: string, documentId: string): Promise<void> {
    await this.#changing(notebookId, (records) => queue.noteAttempt(records, notebookId, documentId));
  }

  async commitRead(notebookId: string, readDocuments: readonly ReadDocument[]): Promise<void> {
    await this.#changing(notebookId, (records) => queue.commitRead(records, notebookId, readDocuments));
  }

  async commitFailure(notebookId: string, documentId: string, error: ErrorInfo): Promise<void> {
    await this.#changing(notebookId, (records) => queue.commitFailure(records, notebookId, documentId, error));
  }

  async dropQueue(notebookId: string): Promise<number> {
    return this.#changing(notebookId, (records) => queue.dropQueue(records, notebookId));
  }

  async readIndexHead(notebookId: string): Promise<IndexHead | null> {
    return this.#reading(notebookId, (records) => indexes.readIndexHead(records, notebookId));
  }

  async readIndex(notebookId: string): Promise<StoredIndex | null> {
    try {
      return await this.#reading(notebookId, (records) => indexes.readIndex(records, notebookId));
    } catch (thrown) {
      if (thrown instanceof CausewayError && thrown.code === 'storage-damaged') {
        this.#settings.onDamaged?.(notebookId, thrown);
      }
      throw thrown;
    }
  }

  /**
   * The key of a notebook that is locked is just being made: what can be read of its index without is read meanwhile.
   *
   * @returns once it is read; `unlocked` resolves when the key is here, which is never where the passphrase was wrong
   */
  async readAhead(notebookId: string): Promise<{ unlocked: Promise<void> }> {
    const unlocked = this.#ring.expect(notebookId);
    const plain = await this.#plain();
    if (await readLock(plain, notebookId)) await this.#ahead.read(plain, notebookId);
    return { unlocked };
  }

  async commitIndex(notebookId: string, index: Omit<StoredIndex, 'generation'> | null): Promise<number> {
    return this.#changing(notebookId, (records) => indexes.commitIndex(records, notebookId, index));
  }

  async listFolders(notebookId: string): Promise<LinkedFolder[]> {
    return this.#reading(notebookId, (records) => folders.listFolders(records, notebookId));
  }

  async saveFolder(folder: LinkedFolder): Promise<void> {
    await this.#changing(folder.notebookId, (records) => folders.saveFolder(records, folder));
  }

  async deleteFolder(notebookId: string, folderId: string): Promise<void> {
    await this.#changing(notebookId, (records) => folders.deleteFolder(records, notebookId, folderId));
  }

  async listCells(notebookId: string): Promise<Cell[]> {
    return this.#reading(notebookId, (records) => cells.list(records, notebookId));
  }

  async saveCell(cell: Cell): Promise<void> {
    await this.#changing(cell.notebookId, (records) => cells.save(records, cell));
  }

  async deleteCell(notebookId: string, cellId: string): Promise<void> {
    await this.#changing(notebookId, (records) => cells.remove(records, notebookId, cellId));
  }

  async listCorrections(notebookId: string): Promise<Correction[]> {
    return this.#reading(notebookId, (records) => corrections.list(records, notebookId));
  }

  async saveCorrection(notebookId: string, correction: Correction): Promise<void> {
    await this.#changing(notebookId, (records) => corrections.save(records, notebookId, correction));
  }

  async deleteCorrection(notebookId: string, correctionId: string): Promise<void> {
    await this.#changing(notebookId, (records) => corrections.remove(records, notebookId, correctionId));
  }

  async listCellHeads(notebookId: string): Promise<CellHead[]> {
    return this.#reading(notebookId, (records) => cells.listHeads(records, notebookId));
  }

  async readCell(notebookId: string, cellId: string): Promise<Cell | null> {
    return this.#reading(notebookId, (records) => cells.readOne(records, notebookId, cellId));
  }

  async readDraft(notebookId: string): Promise<string> {
    return this.#reading(notebookId, (records) => cells.readDraft(records, notebookId));
  }

  async saveDraft(notebookId: string, draft: string): Promise<void> {
    await this.#changing(notebookId, (records) => cells.saveDraft(records, notebookId, draft));
  }

  async readRefinementState(notebookId: string): Promise<RefinementState | null> {
    return this.#reading(notebookId, (records) => refinements.readState(records, notebookId));
  }

  async readRefinementMark(notebookId: string): Promise<number> {
    return this.#reading(notebookId, (records) => refinements.readMark(records, notebookId));
  }

  async listRefinedPassages(notebookId: string): Promise<RefinedPassageKey[]> {
    return this.#reading(notebookId, (records) => refinements.listPassages(records, notebookId));
  }

  async readRefinedPassages(notebookId: string, documentIds: readonly string[]): Promise<RefinedPassage[]> {
    return this.#reading(notebookId, (records) => refinements.readPassages(records, notebookId, documentIds));
  }

  async readGateJudgements(notebookId: string): Promise<GateJudgement[]> {
    return this.#reading(notebookId, (records) => refinements.readJudgements(records, notebookId));
  }

  async readModuleReports(notebookId: string): Promise<ModuleReport[]> {
    return this.#reading(notebookId, (records) => refinements.readReports(records, notebookId));
  }

  async forgetModuleReports(notebookId: string, modules: readonly string[]): Promise<void> {
    await this.#changing(notebookId, (records) => refinements.forgetReports(records, notebookId, modules));
  }

  async commitRefinement(notebookId: string, step: RefinementCommit): Promise<void> {
    await this.#changing(notebookId, (records) => refinements.commit(records, notebookId, step));
  }

  async commitStatements(notebookId: string, passages: readonly RefinedPassage[]): Promise<void> {
    await this.#changing(notebookId, (records) => refinements.commitStatements(records, notebookId, passages));
  }

  async forgetGateJudgements(notebookId: string, pairs: readonly string[]): Promise<void> {
    await this.#changing(notebookId, (records) => refinements.forgetJudgements(records, notebookId, pairs));
  }

  async readEmbeddings(notebookId: string, model: string): Promise<EmbeddingBlock[]> {
    return this.#reading(notebookId, (records) => embeddings.readBlocks(records, notebookId, model));
  }

  async commitEmbeddings(notebookId: string, commit: EmbeddingCommit): Promise<void> {
    await this.#changing(notebookId, (records) => embeddings.commit(records, notebookId, commit));
  }

  async purge(before: number): Promise<void> {
    const plain = await this.#plain();
    const notebooks = await plain.read(['notebooks'], (transaction) => transaction.objectStore('notebooks').getAll());
    for (const { id, removedAt } of notebooks) {
      if (removedAt !== undefined && removedAt < before) {
        await notebookLocks.hold(id, 'exclusive', () => purgeNotebook(plain, id));
      } else await this.#changing(id, (records) => purgeDocuments(records, id, before)).catch(notWhileLocked);
    }
  }

  async close(): Promise<void> {
    const opened = this.#database;
    this.#database = null;
    (await opened)?.close();
  }

  /** Alone, since whoever changes records of an encrypted notebook does not do it in one transaction. */
  async #changeNotebook(notebookId: string, change: (record: NotebookRecord) => NotebookRecord): Promise<void> {
    const plain = await this.#plain();
    await notebookLocks.hold(notebookId, 'exclusive', () =>
      plain.write(['notebooks'], 'strict', async (transaction) => {
        const record = await requireNotebook(transaction, notebookId);
        queued(transaction.objectStore('notebooks').put(change(record)));
      }),
    );
  }

  async #reading<Result>(notebookId: string, body: (records: Records) => Promise<Result>): Promise<Result> {
    const plain = await this.#plain();
    return notebookLocks.hold(notebookId, 'shared', async () => body(await this.#recordsOf(plain, notebookId)));
  }

  async #changing<Result>(notebookId: string, body: (records: Records) => Promise<Result>): Promise<Result> {
    const plain = await this.#plain();
    const isEncrypted = (await readLock(plain, notebookId)) !== undefined;
    const done = await notebookLocks.hold(notebookId, isEncrypted ? 'exclusive' : 'shared', async () => {
      const records = await this.#recordsOf(plain, notebookId);
      // It was encrypted just now, and is not held alone.
      if (records !== plain && !isEncrypted) return null;
      return { result: await body(records) };
    });
    return done ? done.result : this.#changing(notebookId, body);
  }

  /** @throws CausewayError `notebook-locked`, `notebook-changing` */
  async #recordsOf(plain: Records, notebookId: string): Promise<Records> {
    const lock = await readLock(plain, notebookId);
    if (lock === undefined) return plain;
    if (lock.use !== 'sealed') throw notebookChanging();
    const keys = await this.#ring.get(notebookId);
    if (keys === null) throw notebookLocked();
    const onLeftOut = (damage: CausewayError): void => this.#settings.onLeftOut?.(notebookId, damage);
    return new SealedRecords(plain, keys, onLeftOut, this.#ahead);
  }

  async #plain(): Promise<Records> {
    return new PlainRecords(await this.#open());
  }

  async #open(): Promise<CausewayDatabase> {
    this.#database ??= openDatabase(
      this.name,
      () => {
        this.#database = null;
      },
      () => this.#settings.onNewer?.(),
    );
    try {
      return await this.#database;
    } catch (thrown) {
      this.#database = null;
      throw storageError(thrown);
    }
  }
}

/** What is encrypted and locked is purged once it is unlocked. */
function notWhileLocked(thrown: unknown): void {
  if (!isLocked(thrown)) throw thrown;
}
