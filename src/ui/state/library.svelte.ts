/** @file The notebooks, the sources of the open one, and where reading and indexing stand. */
import { proxy } from 'comlink';
import type { IndexStatistics } from '../../engine/types.ts';
import type { AddReport } from '../../rpc/add-report.ts';
import type {
  DocumentInfo,
  ErrorInfo,
  IncomingFile,
  IndexProgress,
  LibraryEvent,
  NotebookInfo,
} from '../../rpc/contracts.ts';
import { errorInfo, explain, tellError, tellRefused } from '../errors.ts';
import { forgetOthers, recall, remember } from '../remembered.ts';
import { without } from '../sources/listing.ts';
import { texts } from '../texts.ts';
import { encryption } from '../texts/encryption.ts';
import { files } from '../texts/files.ts';
import type { Services } from '../workers.ts';
import { DocumentFollower } from './document-follower.ts';
import { handOver } from './hand-over.ts';
import type { Toasts } from './toasts.svelte.ts';

/** A question waits for reading to end when that is at most this far off, in seconds. */
const worthWaiting = 15;

export class Library {
  /** False until the notebooks are known. */
  started = $state(false);
  notebooks = $state.raw<NotebookInfo[]>([]);
  notebookId = $state<string | null>(null);
  /** The notebook whose lock screen is shown, in place of an open one; null: none. */
  lockedId = $state<string | null>(null);
  documents = $state.raw<DocumentInfo[]>([]);
  /** False until the documents of the open notebook are known. */
  listed = $state(false);
  progress = $state.raw<IndexProgress | null>(null);
  statistics = $state.raw<IndexStatistics | null>(null);
  /** What stopped indexing of this notebook, such as full storage. */
  error = $state.raw<ErrorInfo | null>(null);
  /** Told of each cell that was saved or deleted, in this tab or another. */
  onCellChanged: (cellId: string) => void = () => {};
  /** Files of the person's own were taken in. */
  onKept: () => void = () => {};
  /** A notebook was locked, in this tab or another: nothing of it may stay in memory. */
  onLocked: () => void = () => location.reload();
  /** Grows when corrections were made or taken back, in this tab or another. */
  correctionChanges = $state(0);
  /** Grows when linked folders changed, in this tab or another. */
  folderChanges = $state(0);
  /** Files that are still to be handed to the worker. */
  handingOver = $state(0);
  #adding = $state(0);
  /** Grows with every cancellation, so that files on their way to the worker stop coming. */
  #cancellations = 0;

  notebook = $derived(this.notebooks.find((notebook) => notebook.id === this.notebookId) ?? null);
  locked = $derived(this.notebooks.find(({ id }) => id === this.lockedId) ?? null);
  /** Documents that no question uses. */
  excludedIds = $derived(this.documents.filter(({ excluded }) => excluded).map(({ id }) => id));
  names = $derived(Object.fromEntries(this.documents.map(({ id, name }) => [id, name])));
  unread = $derived(this.documents.filter(({ status }) => status === 'queued' || status === 'reading').length);
  busy = $derived(
    this.error === null &&
      (this.#adding > 0 || this.unread > 0 || (this.progress !== null && this.progress.phase !== 'idle')),
  );
  /** Whether the open notebook holds nothing and nothing is on its way; not while that is still being found out. */
  isEmpty = $derived(this.listed && this.documents.length === 0 && !this.busy);

  readonly #services: Services;
  readonly #toasts: Toasts;
  readonly #follower: DocumentFollower;
  /** Resolves once the notebooks are known, or cannot be. */
  readonly #found: Promise<void>;
  #tellFound: () => void = () => {};
  /** The listing of the open notebook's documents, and the loading of its index. */
  #listing: Promise<void> = Promise.resolve();
  #opened: Promise<void> = Promise.resolve();
  #waiting: (() => void)[] = [];
  #saidWordsMissing = false;
  /** The first notebook, while it is being made. */
  #first: Promise<string> | null = null;

  constructor(services: Services, toasts: Toasts) {
    this.#services = services;
    this.#toasts = toasts;
    this.#found = new Promise((resolve) => (this.#tellFound = resolve));
    this.#follower = new DocumentFollower({
      notebookId: () => this.notebookId,
      shown: () => this.documents,
      read: (...which) => services.library.listDocuments(...which),
      show: (documents) => {
        this.documents = documents;
        this.#wake();
      },
    });
  }

  async start(): Promise<void> {
    const last = recall('causeway.notebook');
    // The index of the last notebook is loaded while the list of notebooks is still on its way.
    if (last) void this.#services.ask.open(last).catch(() => null);
    try {
      await this.#services.library.subscribe(proxy((event: LibraryEvent) => this.#receive(event)));
      this.notebooks = await this.#services.library.listNotebooks();
      forgetOthers(this.notebooks.map(({ id }) => id));
      const first = this.notebooks.find(({ id }) => id === last) ?? this.notebooks[0];
      // A notebook that was made meanwhile stays open.
      if (first && this.notebookId === null && this.lockedId === null) await this.open(first.id);
      this.#begin();
      await this.#services.library.resume();
    } catch (thrown) {
      this.error = errorInfo(thrown);
      this.#begin();
    }
  }

  #begin(): void {
    this.started = true;
    this.#tellFound();
  }

  /** Resolves once the notebooks are known and the last one is open, or there is none, or the library cannot be read. */
  whenFound(): Promise<void> {
    return this.#found;
  }

  /** Shows another notebook, or its lock screen. */
  async open(notebookId: string): Promise<void> {
    const known = this.notebooks.find(({ id }) => id === notebookId);
    const isLocked = known?.encryption === 'locked' || known?.encryption === 'changing';
    this.notebookId = isLocked ? null : notebookId;
    this.lockedId = isLocked ? notebookId : null;
    this.documents = [];
    this.listed = false;
    this.progress = null;
    this.statistics = null;
    this.error = null;
    remember('causeway.notebook', notebookId);
    if (isLocked) return;
    this.#opened = this.#loadIndex();
    const listing = this.#follower.reload();
    this.#listing = listing
      .catch(() => {}) // told to whoever opened it
      .then(() => {
        if (this.notebookId === notebookId) this.listed = true;
      });
    await listing;
  }

  /** Shows a notebook that was just unlocked, without listing the others again first. */
  async showUnlocked(notebookId: string): Promise<void> {
    if (this.lockedId !== notebookId || this.locked?.encryption !== 'locked') return;
    this.notebooks = this.notebooks.map((one) => (one.id === notebookId ? { ...one, encryption: 'unlocked' } : one));
    await this.#tell(() => this.open(notebookId));
  }

  /** Makes a notebook and opens it; `onMade` learns its id before anything is shown. */
  async create(name: string, onMade?: (id: string) => void): Promise<string> {
    const notebook = await this.#services.library.createNotebook(name);
    onMade?.(notebook.id);
    this.notebooks = [...this.notebooks.filter(({ id }) => id !== notebook.id), notebook];
    await this.open(notebook.id);
    return notebook.id;
  }

  async rename(notebookId: string, name: string): Promise<void> {
    const trimmed = name.trim();
    const known = this.notebooks.find(({ id }) => id === notebookId);
    if (!known || trimmed === '' || trimmed === known.name) return;
    this.notebooks = this.notebooks.map((notebook) =>
      notebook.id === notebookId ? { ...notebook, name: trimmed } : notebook,
    );
    await this.#tell(() => this.#services.library.renameNotebook(notebookId, trimmed));
  }

  /** Deletes a notebook, opens the next one, and offers to undo it. */
  async delete(notebookId: string): Promise<void> {
    const gone = this.notebooks.find(({ id }) => id === notebookId);
    if (!gone) return;
    await this.#tell(async () => {
      await this.#services.library.deleteNotebook(notebookId);
      this.notebooks = this.notebooks.filter(({ id }) => id !== notebookId);
      if (this.notebookId === notebookId || this.lockedId === notebookId) await this.#openAnother();
      this.#toasts.show(texts.notebookDeleted(gone.name), {
        label: texts.undo,
        run: () => void this.#restore(notebookId),
      });
    });
  }

  /** Adds files to the open notebook; the first files make the first notebook. */
  async add(files: IncomingFile[]): Promise<void> {
    if (files.length === 0) return;
    if (this.lockedId !== null) return void this.#toasts.show(encryption.addWhileLocked);
    this.error = null;
    this.#adding += 1;
    this.handingOver += files.length;
    let left = files.length;
    const cancellations = this.#cancellations;
    try {
      // Files that come while the app starts belong to the notebook that was open last.
      if (this.notebookId === null) await this.#found;
      const notebookId = this.notebookId ?? (await this.#firstNotebook());
      const report = await handOver(files, {
        add: (part) => this.#services.library.addFiles(notebookId, part),
        onHandedOver: (number) => {
          left -= number;
          this.handingOver -= number;
        },
        isCancelled: () => cancellations !== this.#cancellations,
      });
      this.#say(report);
      if (report.queued > 0) this.onKept();
      // Adding ends when the list shows the files, so that a question asked right now waits for them.
      await this.#follower.reload();
    } catch (thrown) {
      this.#toasts.show(explain(thrown));
    }
    this.#adding -= 1;
    this.handingOver -= left;
    this.#wake();
  }

  /** Files that come while the first notebook is being made go into it, too. */
  #firstNotebook(): Promise<string> {
    this.#first ??= this.create(texts.untitled).finally(() => (this.#first = null));
    return this.#first;
  }

  async cancel(): Promise<void> {
    const notebookId = this.notebookId;
    this.#cancellations += 1;
    if (notebookId) await this.#tell(() => this.#services.library.cancelIndexing(notebookId));
    this.#follower.note(null);
  }

  /** Goes on after something stopped indexing. */
  async goOn(): Promise<void> {
    this.error = null;
    await this.#tell(() => this.#services.library.resume());
  }

  /** Takes documents out of the list at once, before the store has. */
  hide(documentIds: readonly string[]): void {
    this.documents = without(this.documents, documentIds);
  }

  /** Brings the list up to date with what became of some documents, now. */
  async refresh(documentIds: readonly string[]): Promise<void> {
    await this.#tell(() => this.#follower.refresh(documentIds));
  }

  /** Reads the list of documents anew, now. */
  async reload(): Promise<void> {
    await this.#tell(() => this.#follower.reload());
  }

  nameOf(documentId: string): string {
    return this.names[documentId] ?? '';
  }

  /** How sure the text of a place is, 0 to 1, where it was recognised in a picture; null where it was not. */
  recognizedAt({ documentId, start }: { documentId: string; start: number }): number | null {
    const recognized = this.documents.find(({ id }) => id === documentId)?.recognized ?? [];
    return recognized.find((range) => range.start <= start && start < range.end)?.confidence ?? null;
  }

  /** True while reading is about to finish, or nothing can be asked yet: a question had better wait. */
  mustWait(): boolean {
    if (!this.busy) return false;
    if (this.statistics === null || this.progress === null || this.progress.phase === 'idle') return true;
    // Recognising pictures takes minutes, and nobody can tell how many; the index of what is read comes in seconds.
    if (this.progress.page) {
      return this.statistics.documents < this.documents.filter(({ status }) => status === 'ready').length;
    }
    return (this.progress.secondsLeft ?? 0) <= worthWaiting;
  }

  /** Resolves once the documents of the open notebook are listed, or can't be. */
  async whenListed(): Promise<void> {
    await this.#listing;
  }

  /** Resolves once a question can be answered from everything that is being read. */
  async whenAnswerable(): Promise<void> {
    await this.#listing;
    await this.#opened;
    while (this.mustWait()) await new Promise<void>((wake) => this.#waiting.push(wake));
    await this.#opened;
  }

  #receive(event: LibraryEvent): void {
    if (event.type === 'notebooks') void this.#loadNotebooks();
    else if (event.type === 'locked') this.onLocked();
    else if (event.type === 'outdated') this.error = event.error;
    else if (event.type === 'folders' && event.notebookId === this.notebookId) this.folderChanges += 1;
    else if (event.type === 'progress' && event.progress.notebookId === this.notebookId) {
      const ended = event.progress.phase === 'idle';
      this.progress = event.progress;
      if (ended) this.#follower.note(null);
    } else if (event.type === 'documents' && event.notebookId === this.notebookId)
      this.#follower.note(event.documentIds ?? null);
    else if (event.type === 'index' && event.notebookId === this.notebookId) this.#opened = this.#loadIndex();
    else if (event.type === 'cells' && event.notebookId === this.notebookId) this.onCellChanged(event.cellId);
    else if (event.type === 'corrections' && event.notebookId === this.notebookId) this.correctionChanges += 1;
    else if (event.type === 'error' && event.notebookId === this.notebookId) this.error = event.error;
    else if (event.type === 'bibliography' && event.notebookId === this.notebookId)
      this.#toasts.show(files.bibliographyRead(event.name, event.entries, event.attached));
    else if (event.type === 'words-missing') this.#sayWordsMissing();
    this.#wake();
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }

  async #loadNotebooks(): Promise<void> {
    this.notebooks = await this.#services.library.listNotebooks();
    const shown = this.notebookId ?? this.lockedId;
    if (shown === null) return;
    const info = this.notebooks.find(({ id }) => id === shown);
    if (!info) return this.#openAnother();
    const isLocked = info.encryption === 'locked' || info.encryption === 'changing';
    if (isLocked !== (this.lockedId !== null)) await this.open(shown);
  }

  async #loadIndex(): Promise<void> {
    const notebookId = this.notebookId;
    if (!notebookId) return;
    const statistics = await this.#services.ask.open(notebookId).catch(() => null);
    if (this.notebookId !== notebookId) return;
    this.statistics = statistics;
    this.#wake();
  }

  async #openAnother(): Promise<void> {
    const next = this.notebooks[0];
    if (next) return this.open(next.id);
    this.notebookId = null;
    this.lockedId = null;
    this.documents = [];
    this.progress = null;
    this.statistics = null;
    remember('causeway.notebook', null);
  }

  async #restore(notebookId: string): Promise<void> {
    await this.#tell(async () => {
      await this.#services.library.restoreNotebook(notebookId);
      await this.#loadNotebooks();
      await this.open(notebookId);
    });
  }

  /** Once, although every worker that misses them tells. */
  #sayWordsMissing(): void {
    if (!this.#saidWordsMissing) this.#toasts.show(texts.wordsMissing);
    this.#saidWordsMissing = true;
  }

  #say(report: AddReport): void {
    if (report.duplicates.length > 0) this.#toasts.show(texts.duplicates(report.duplicates.length));
    for (const { from, to } of report.renamed.slice(0, 2)) this.#toasts.show(texts.renamed(from, to));
    const refused = report.refused[0];
    if (refused && report.refused.length === 1) this.#toasts.show(tellRefused(refused.name, refused.error));
    else if (refused) this.#toasts.show(`${texts.refusedMany(report.refused.length)} ${tellError(refused.error)}`);
  }

  async #tell(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (thrown) {
      this.#toasts.show(explain(thrown));
    }
  }
}
