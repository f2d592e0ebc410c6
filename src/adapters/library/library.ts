/**
 * @file What the page may ask of a person's notebooks. Every change is one transaction of the store, so tabs can't get in each
 * other's way; reading and indexing are left to the indexer, which is told what changed.
 */
import { toCausewayError } from '../../engine/errors.ts';
import type { NotebookStore } from '../../engine/ports.ts';
import type { QueueEntry } from '../../engine/records.ts';
import type { AddReport } from '../../rpc/add-report.ts';
import type {
  Cell,
  CellHead,
  Correction,
  CorrectionDraft,
  CorrectionList,
  DocumentChange,
  DocumentInfo,
  IncomingFile,
  LibraryApi,
  LibraryEvent,
  NotebookInfo,
  RereadReport,
  RestoredNotebook,
} from '../../rpc/contracts.ts';
import type { TablesInput, TablesReport } from '../../rpc/tables.ts';
import { CorrectionBook } from '../corrections/book.ts';
import { Jobs } from '../export/job.ts';
import { newerStore } from '../idb/transaction.ts';
import type { Vault } from '../idb/vault.ts';
import type { OnFraction } from '../../rpc/encryption.ts';
import type { FolderChange, FolderHandle, FolderInfo, FolderReport, FolderScan } from '../../rpc/folders.ts';
import { warmUp } from '../sealing/lock.ts';
import type { FileContent } from '../store/content.ts';
import { Events, type Channel, type Signal } from './events.ts';
import { FolderDesk } from './folders/desk.ts';
import { Indexer, type IndexerDependencies } from './indexer.ts';
import { takeIn, type EstimateStorage } from './intake.ts';
import { References } from './references.ts';

/** What waited until a notebook was unlocked waits for so many milliseconds more: it is shown first. */
const WORK_AFTER_MS = 500;

export interface LibraryDependencies extends Omit<IndexerDependencies, 'events'> {
  channel: Channel | null;
  estimate: EstimateStorage;
  vault: Pick<Vault, 'encrypt' | 'decrypt' | 'changePassphrase' | 'unlock' | 'lock'>;
  newId(): string;
}

export class Library implements LibraryApi {
  readonly #use: LibraryDependencies;
  readonly #store: NotebookStore<FileContent>;
  readonly #events: Events;
  readonly #indexer: Indexer;
  readonly #folders: FolderDesk;
  readonly #corrections: CorrectionBook;
  readonly #takingIn = new Jobs();
  readonly #cancellations = new Map<string, { cancelled: boolean }>();
  #listed: { notebookId: string; documents: Promise<DocumentInfo[]> } | null = null;

  constructor(dependencies: LibraryDependencies) {
    this.#use = dependencies;
    this.#store = dependencies.store;
    this.#events = new Events(dependencies.channel, (signal) => void this.#indexer.handle(signal));
    this.#indexer = new Indexer({ ...dependencies, events: this.#events });
    this.#folders = new FolderDesk({
      store: dependencies.store,
      now: () => dependencies.now(),
      newId: () => dependencies.newId(),
      onFolders: (notebookId) => this.#events.emit({ type: 'folders', notebookId }),
      library: this,
    });
    this.#corrections = new CorrectionBook({
      ...dependencies,
      onChange: (notebookId) => this.#events.emit({ type: 'corrections', notebookId }),
      onOutdated: (notebookId) => this.#tell({ kind: 'outdated', notebookId }),
    });
  }

  async subscribe(listener: (event: LibraryEvent) => void): Promise<void> {
    this.#events.subscribe(listener);
  }

  async resume(): Promise<void> {
    await this.#indexer.start();
  }

  /** A newer version of the app took the stores over: indexing is left to its tab, and this one's page says what to do. */
  stepBack(): void {
    this.#indexer.end();
    this.#corrections.end();
    const { code, message } = newerStore();
    this.#events.emitHere({ type: 'outdated', error: { code, message } });
  }

  /** Stops indexing and lets the store go; what is unfinished is in the journal. */
  async close(): Promise<void> {
    this.#indexer.end();
    this.#corrections.end();
    await this.#store.close();
  }

  async listNotebooks(): Promise<NotebookInfo[]> {
    return this.#store.listNotebooks();
  }

  async createNotebook(name: string): Promise<NotebookInfo> {
    const notebook = { id: this.#use.newId(), name, createdAt: this.#use.now() };
    await this.#store.createNotebook(notebook);
    this.#events.emit({ type: 'notebooks' });
    return { ...notebook, documents: 0 };
  }

  async renameNotebook(notebookId: string, name: string): Promise<void> {
    await this.#store.renameNotebook(notebookId, name);
    this.#events.emit({ type: 'notebooks' });
  }

  async deleteNotebook(notebookId: string): Promise<void> {
    await this.#store.markNotebookRemoved(notebookId, this.#use.now());
    this.#tell({ kind: 'abandon', notebookId });
    this.#events.emit({ type: 'notebooks' });
  }

  async restoreNotebook(notebookId: string): Promise<void> {
    await this.#store.markNotebookRemoved(notebookId, null);
    this.#tell({ kind: 'work', notebookId });
    this.#events.emit({ type: 'notebooks' });
  }

  async encryptNotebook(notebookId: string, passphrase: string, onProgress: OnFraction): Promise<void> {
    // Pages of scans that were recognised and not read to their end; they are recognised again.
    await this.#use.forgetPages();
    await this.#whileChanging(notebookId, (onBegun) =>
      this.#use.vault.encrypt(notebookId, passphrase, onProgress, onBegun),
    );
  }

  async decryptNotebook(notebookId: string, passphrase: string, onProgress: OnFraction): Promise<void> {
    await this.#whileChanging(notebookId, (onBegun) =>
      this.#use.vault.decrypt(notebookId, passphrase, onProgress, onBegun),
    );
  }

  async changePassphrase(notebookId: string, passphrase: string, next: string): Promise<void> {
    await this.#use.vault.changePassphrase(notebookId, passphrase, next);
  }

  async prepareUnlocking(): Promise<void> {
    await warmUp();
  }

  async unlockNotebook(notebookId: string, passphrase: string, onProgress: OnFraction): Promise<void> {
    await this.#use.vault.unlock(notebookId, passphrase, onProgress);
    this.#events.emit({ type: 'notebooks' });
    this.#listAhead(notebookId);
    setTimeout(() => {
      this.#listed = null;
      this.#tell({ kind: 'unlocked', notebookId });
    }, WORK_AFTER_MS);
  }

  /** The page asks for the documents once it shows the notebook: until work on it begins, they are what they are now. */
  #listAhead(notebookId: string): void {
    const documents = this.#store.listDocuments(notebookId);
    // Told to whoever asks for them.
    documents.catch(() => {});
    this.#listed = { notebookId, documents };
  }

  /** @returns what was listed ahead, once; null where that is nothing */
  #takeListed(notebookId: string): Promise<DocumentInfo[]> | null {
    if (this.#listed?.notebookId !== notebookId) return null;
    const { documents } = this.#listed;
    this.#listed = null;
    return documents;
  }

  async lockNotebook(notebookId: string): Promise<void> {
    this.#tell({ kind: 'abandon', notebookId });
    await this.#use.vault.lock(notebookId);
    this.#events.emit({ type: 'locked', notebookId });
  }

  /** Indexing stops, and goes on with what was not done once all records have their other form. */
  async #whileChanging(notebookId: string, change: (onBegun: () => void) => Promise<void>): Promise<void> {
    this.#tell({ kind: 'abandon', notebookId });
    try {
      // What is shown of it, in all tabs, is taken away.
      await change(() => this.#events.emit({ type: 'notebooks' }));
    } finally {
      this.#tell({ kind: 'unlocked', notebookId });
      this.#events.emit({ type: 'notebooks' });
    }
  }

  async restoreBackup(
    jobId: string,
    backup: Blob,
    onProgress: (fraction: number) => void,
    passphrase: string | null = null,
  ): Promise<RestoredNotebook> {
    const { restoreBackup } = await import('../export/restore-backup.ts');
    const notebook = await this.#takingIn.run(jobId, onProgress, (job) =>
      restoreBackup(this.#use, backup, job, passphrase),
    );
    this.#tell({ kind: 'work', notebookId: notebook.id });
    this.#events.emit({ type: 'notebooks' });
    return notebook;
  }

  async holdsTables(archive: Blob): Promise<boolean> {
    const { holdsTables } = await import('../tables/import-tables.ts');
    return holdsTables(archive);
  }

  async importTables(
    jobId: string,
    tables: TablesInput,
    onProgress: (fraction: number) => void,
  ): Promise<TablesReport> {
    // What reads Parquet is needed for nothing else.
    const { importTables } = await import('../tables/import-tables.ts');
    const report = await this.#takingIn.run(jobId, onProgress, (job) => importTables(this.#use, tables, job));
    this.#tell({ kind: 'work', notebookId: report.notebook.id });
    this.#events.emit({ type: 'notebooks' });
    return report;
  }

  async stopTakingIn(jobId: string): Promise<void> {
    this.#takingIn.stop(jobId);
  }

  async listDocuments(notebookId: string, documentIds?: readonly string[]): Promise<DocumentInfo[]> {
    const startedAt = this.#use.clock();
    const ahead = documentIds ? null : this.#takeListed(notebookId);
    const documents = await (ahead ?? this.#store.listDocuments(notebookId, documentIds));
    this.#indexer.noteListing(this.#use.clock() - startedAt);
    const inWork = this.#indexer.inWork(notebookId);
    return documents.map((info) =>
      info.status === 'queued' && inWork.has(info.id) ? { ...info, status: 'reading' } : info,
    );
  }

  async addFiles(notebookId: string, files: IncomingFile[]): Promise<AddReport> {
    await this.#indexer.start();
    const release = this.#indexer.hold(notebookId);
    const cancellation = this.#cancellation(notebookId);
    const onStored = (entries: QueueEntry[], restored: number, documentIds: string[]) => {
      this.#indexer.wake(notebookId, entries);
      this.#events.signal({ kind: 'work', notebookId });
      if (restored > 0) this.#tell({ kind: 'outdated', notebookId });
      this.#events.emit({ type: 'documents', notebookId, documentIds });
    };
    try {
      const { store, estimate } = this.#use;
      const now = () => this.#use.now();
      const isCancelled = () => cancellation.cancelled;
      return await takeIn({ store, estimate, now, onStored, isCancelled }, notebookId, files);
    } finally {
      release();
      this.#events.emit({ type: 'notebooks' });
    }
  }

  async cancelIndexing(notebookId: string): Promise<void> {
    this.#cancellation(notebookId).cancelled = true;
    this.#cancellations.delete(notebookId);
    await this.#store.dropQueue(notebookId);
    this.#tell({ kind: 'stop', notebookId });
    this.#changed(notebookId);
  }

  async removeDocuments(notebookId: string, documentIds: readonly string[]): Promise<void> {
    const bibliographies = await this.#bibliographiesAmong(notebookId, documentIds);
    await this.#store.markDocumentsRemoved(notebookId, documentIds, this.#use.now());
    this.#tell({ kind: 'outdated', notebookId });
    this.#changed(notebookId, documentIds);
    if (bibliographies) void this.#settleReferences(notebookId);
  }

  async restoreDocuments(notebookId: string, documentIds: readonly string[]): Promise<void> {
    await this.#store.markDocumentsRemoved(notebookId, documentIds, null);
    this.#tell({ kind: 'outdated', notebookId });
    this.#tell({ kind: 'work', notebookId });
    this.#changed(notebookId);
    if (await this.#bibliographiesAmong(notebookId, documentIds)) void this.#settleReferences(notebookId);
  }

  async updateDocuments(notebookId: string, documentIds: readonly string[], change: DocumentChange): Promise<void> {
    await this.#store.updateDocuments(notebookId, documentIds, change);
    this.#events.emit({ type: 'documents', notebookId, documentIds: [...documentIds] });
  }

  async rereadDocuments(notebookId: string, documentIds: readonly string[]): Promise<RereadReport> {
    await this.#indexer.start();
    const { queued, withoutFile } = await this.#store.requeue(notebookId, documentIds, this.#use.now());
    this.#events.emit({ type: 'documents', notebookId, documentIds: queued.map(({ documentId }) => documentId) });
    this.#indexer.wake(notebookId, queued);
    this.#events.signal({ kind: 'work', notebookId });
    return { queued: queued.length, withoutFile };
  }

  listFolders(notebookId: string): Promise<FolderInfo[]> {
    return this.#folders.listFolders(notebookId);
  }

  linkFolder(notebookId: string, handle: FolderHandle): Promise<FolderInfo> {
    return this.#folders.linkFolder(notebookId, handle);
  }

  unlinkFolder(notebookId: string, folderId: string): Promise<void> {
    return this.#folders.unlinkFolder(notebookId, folderId);
  }

  scanFolder(notebookId: string, folderId: string, onProgress: (files: number) => void): Promise<FolderScan> {
    return this.#folders.scanFolder(notebookId, folderId, onProgress);
  }

  updateFromFolder(notebookId: string, folderId: string, changes: FolderChange[]): Promise<FolderReport> {
    return this.#folders.updateFromFolder(notebookId, folderId, changes);
  }

  /** Models found something: the index is built anew with it, by whichever tab indexes. */
  noteRefined(notebookId: string): void {
    this.#tell({ kind: 'outdated', notebookId });
  }

  async listCorrections(notebookId: string): Promise<CorrectionList> {
    return this.#corrections.list(notebookId);
  }

  async correct(notebookId: string, draft: CorrectionDraft): Promise<Correction> {
    return this.#corrections.make(notebookId, draft);
  }

  async takeBackCorrection(notebookId: string, correctionId: string): Promise<void> {
    await this.#corrections.takeBack(notebookId, correctionId);
  }

  async restoreCorrection(notebookId: string, correction: Correction): Promise<void> {
    await this.#corrections.restore(notebookId, correction);
  }

  async listCells(notebookId: string): Promise<Cell[]> {
    return this.#store.listCells(notebookId);
  }

  async saveCell(cell: Cell): Promise<void> {
    await this.#store.saveCell(cell);
    this.#events.emit({ type: 'cells', notebookId: cell.notebookId, cellId: cell.id });
  }

  async deleteCell(notebookId: string, cellId: string): Promise<void> {
    await this.#store.deleteCell(notebookId, cellId);
    this.#events.emit({ type: 'cells', notebookId, cellId });
  }

  async listCellHeads(notebookId: string): Promise<CellHead[]> {
    return this.#store.listCellHeads(notebookId);
  }

  async readCell(notebookId: string, cellId: string): Promise<Cell | null> {
    return this.#store.readCell(notebookId, cellId);
  }

  async readDraft(notebookId: string): Promise<string> {
    return this.#store.readDraft(notebookId);
  }

  async saveDraft(notebookId: string, draft: string): Promise<void> {
    await this.#store.saveDraft(notebookId, draft);
  }

  async #bibliographiesAmong(notebookId: string, documentIds: readonly string[]): Promise<boolean> {
    const documents = await this.#store.listDocuments(notebookId, documentIds);
    return documents.some(({ format }) => format === 'bibliography');
  }

  /** What a bibliography says of other documents comes and goes with it. It takes a while, which nobody needs to wait for. */
  async #settleReferences(notebookId: string): Promise<void> {
    try {
      await new References(this.#store, notebookId).settle();
      this.#events.emit({ type: 'documents', notebookId });
    } catch (thrown) {
      const { code, message } = toCausewayError(thrown);
      this.#events.emit({ type: 'error', notebookId, error: { code, message } });
    }
  }

  /** Shared by all files that are being stored in a notebook until that is cancelled. */
  #cancellation(notebookId: string): { cancelled: boolean } {
    const current = this.#cancellations.get(notebookId) ?? { cancelled: false };
    this.#cancellations.set(notebookId, current);
    return current;
  }

  /** The tab that indexes may be this one or another. */
  #tell(signal: Signal): void {
    void this.#indexer.handle(signal);
    this.#events.signal(signal);
  }

  #changed(notebookId: string, documentIds?: readonly string[]): void {
    this.#events.emit({ type: 'documents', notebookId, ...(documentIds && { documentIds: [...documentIds] }) });
    this.#events.emit({ type: 'notebooks' });
  }
}
