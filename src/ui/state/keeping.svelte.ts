/** @file Whether what is stored here will stay: what the browser says, what it took away, and when a backup is due. */
import { backedUp, isBackupDue, lastBackup, quieten, type Backup, type Extent } from '../export/last-backup.ts';
import { askToKeep, decidesByItself, isKept, lossOf, rememberHeld, requestKeeping, type Loss } from '../keeping.ts';
import { recall, remember } from '../remembered.ts';
import type { Library } from './library.svelte.ts';

interface Cells {
  readonly list: readonly unknown[];
  readonly listed: boolean;
}

export class Keeping {
  /** What the browser took away since the app was last open, until the person has read it. */
  loss = $state.raw<Loss | null>(null);
  /** What the browser says; null: it does not tell. */
  kept = $state<boolean | null>(null);
  /** Of the open notebook; null: none is known. */
  backup = $state.raw<Backup | null>(null);
  #hasSeen = false;
  #wasAnswered = $state(recall('causeway.keep') !== null);

  readonly #library: Library;
  readonly #cells: Cells;
  readonly #now: () => number;

  /** @param now milliseconds since the epoch */
  constructor(library: Library, cells: Cells, now: () => number) {
    this.#library = library;
    this.#cells = cells;
    this.#now = now;
  }

  /** Whether the open notebook holds something of the person's own. */
  get #isOwn(): boolean {
    const { notebookId, documents, busy } = this.#library;
    return notebookId !== null && notebookId !== recall('causeway.sample') && documents.length > 0 && !busy;
  }

  get #extent(): Extent {
    return { sources: this.#library.documents.length, cells: this.#cells.list.length };
  }

  /** Whether the person is to be asked, in a sentence that says why, to let the browser be asked. */
  get isAsking(): boolean {
    return this.kept === false && !this.#wasAnswered && !decidesByItself() && this.#isOwn;
  }

  get isBackupDue(): boolean {
    const { notebook, listed } = this.#library;
    if (!notebook || !listed || !this.#cells.listed || !this.#isOwn) return false;
    return isBackupDue(this.#now(), notebook.createdAt, this.#extent, this.backup);
  }

  /** To be called whenever the list of notebooks changed. The first time shows what is missing. */
  look(): void {
    const { started, error, notebooks } = this.#library;
    // Where the library can't be read, nobody knows what is in it.
    if (!started || error !== null) return;
    if (!this.#hasSeen) {
      this.#hasSeen = true;
      this.loss = lossOf(notebooks);
      void this.#learn();
    }
    if (this.loss === null) rememberHeld(notebooks);
  }

  /** Another notebook is open. */
  show(notebookId: string | null): void {
    this.backup = notebookId === null ? null : lastBackup(notebookId);
  }

  /** The person knows what is lost. */
  settleLoss(): void {
    this.loss = null;
    rememberHeld(this.#library.notebooks);
  }

  async #learn(): Promise<void> {
    this.kept = await isKept();
  }

  /** There is something to lose: browsers that decide by themselves are asked at once. */
  somethingToLose(): void {
    if (!decidesByItself()) return;
    askToKeep();
    void this.#learn();
  }

  /** Has the browser asked, as the person wants. @returns what it said; null: it has no say in it */
  async request(): Promise<boolean | null> {
    this.#answer();
    this.kept = await requestKeeping();
    return this.kept;
  }

  /** The person wants it not to be asked. */
  decline(): void {
    this.#answer();
  }

  #answer(): void {
    this.#wasAnswered = true;
    remember('causeway.keep', 'answered');
  }

  /** A backup of the open notebook was saved, or it was restored from one. */
  noteBackup(notebookId: string, extent: Extent = this.#extent): void {
    backedUp(notebookId, extent, this.#now());
    if (notebookId === this.#library.notebookId) this.show(notebookId);
  }

  /** The person wants no reminder for now. */
  later(): void {
    const { notebookId } = this.#library;
    if (notebookId === null) return;
    quieten(notebookId, this.#now());
    this.show(notebookId);
  }
}
