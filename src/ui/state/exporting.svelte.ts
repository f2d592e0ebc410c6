/** @file Taking notebooks out and back in: what is being chosen, what is being written or restored, and what is to be printed. */
import { proxy } from 'comlink';
import type { Manuscript } from '../../rpc/exporting.ts';
import type { ErrorInfo, RestoredNotebook } from '../../rpc/contracts.ts';
import type { TablesInput } from '../../rpc/tables.ts';
import { errorInfo, tell, tellError } from '../errors.ts';
import { pickFiles } from '../files/pick.ts';
import type { Extent } from '../export/last-backup.ts';
import { saveBlob } from '../export/save-blob.ts';
import { exporting as texts, exportWords, type ExportChoice } from '../texts/export.ts';
import { strategies, strategyIds } from '../texts/strategies.ts';
import type { StrategyId } from '../../engine/types.ts';
import type { Services } from '../workers.ts';
import type { CellList } from './cell-list.svelte.ts';
import type { Library } from './library.svelte.ts';
import type { Toasts } from './toasts.svelte.ts';

/** Something that takes a while. */
interface Running {
  id: string;
  kind: 'write' | 'restore' | 'tables';
  /** 0 to 1. */
  fraction: number;
}

/** What the systems are called, in the language in force. */
function systemNames(): Record<StrategyId, string> {
  return Object.fromEntries(strategyIds.map((id) => [id, strategies[id].name])) as Record<StrategyId, string>;
}

const BACKUP_ENDING = '.causeway';

/** Whether a file is a backup, by its name. */
export const isBackup = (name: string): boolean => name.toLowerCase().endsWith(BACKUP_ENDING);

export class Exporting {
  /** What is to be exported, while the person chooses how: a cell, or the whole notebook (null); undefined: nothing. */
  asked = $state<string | null>();
  running = $state.raw<Running | null>(null);
  /** What the print dialog is to show. */
  printed = $state.raw<Manuscript | null>(null);

  /** An encrypted backup that waits for its passphrase. */
  lockedBackup = $state.raw<Blob | null>(null);
  /** What was wrong with the passphrase that was entered for it. */
  lockedError = $state.raw<ErrorInfo | null>(null);

  /** What a damaged backup came to, until the person has read what of it is lost. */
  restoredInPart = $state.raw<RestoredNotebook | null>(null);

  /** Whether anything of it is to be seen. */
  isNeeded = $derived(
    this.asked !== undefined ||
      this.running !== null ||
      this.printed !== null ||
      this.lockedBackup !== null ||
      this.restoredInPart !== null,
  );

  /** A backup was saved (of what is open), or taken in, with so much in it. */
  onBackup: (notebookId: string, extent?: Extent) => void = () => {};

  readonly #services: Services;
  readonly #library: Library;
  readonly #cells: CellList;
  readonly #toasts: Toasts;
  readonly #encoder: () => string | null;

  /** @param encoder id of the one that finds passages; null: none does */
  constructor(services: Services, library: Library, cells: CellList, toasts: Toasts, encoder: () => string | null) {
    this.#services = services;
    this.#library = library;
    this.#cells = cells;
    this.#toasts = toasts;
    this.#encoder = encoder;
  }

  /** Lets the person choose what to take out: of one cell, or of the open notebook. */
  ask(cellId: string | null = null): void {
    this.asked = cellId;
  }

  /** What is to be exported is called. */
  get askedName(): string {
    const cell = this.#cells.list.find(({ id }) => id === this.asked);
    return cell?.question || this.#library.notebook?.name || '';
  }

  /** Prints the open notebook with its list of citations. */
  print(): void {
    this.asked = null;
    void this.take('print');
  }

  async take(choice: ExportChoice): Promise<void> {
    const notebookId = this.#library.notebookId;
    const cellId = this.asked;
    const title = this.askedName;
    this.asked = undefined;
    if (!notebookId) return;
    const cellIds = cellId ? [cellId] : this.#cells.list.map(({ id }) => id);
    // As plain objects: what looks its words up when they are read can't be sent to a worker.
    const request = {
      notebookId,
      title,
      cellIds,
      words: { ...exportWords },
      names: systemNames(),
      encoder: this.#encoder(),
    };
    if (choice === 'print') {
      await this.#report(async () => {
        this.printed = await this.#services.exporting().manuscript(request);
      });
      return;
    }
    await this.#run('write', async (id, onProgress) => {
      const worker = this.#services.exporting();
      const { name, blob } =
        choice === 'backup'
          ? await worker.backup(id, notebookId, onProgress)
          : await worker.write(id, choice, request, onProgress);
      saveBlob(name, blob);
      this.#toasts.show(texts.saved(name));
      if (choice === 'backup') this.onBackup(notebookId);
    });
  }

  /** Takes a backup in and opens it; of an encrypted one the passphrase is asked for first. */
  async restore(backup: Blob): Promise<void> {
    await this.#run('restore', async (id, onProgress) => {
      try {
        await this.#takeIn(id, backup, onProgress, null);
      } catch (thrown) {
        if (errorInfo(thrown).code !== 'notebook-locked') throw thrown;
        this.lockedError = null;
        this.lockedBackup = backup;
      }
    });
  }

  /** Takes tables in as a notebook and opens it. @returns whether all went well */
  importTables(tables: TablesInput): Promise<boolean> {
    return this.#run('tables', async (id, onProgress) => {
      const report = await this.#services.library.importTables(id, tables, onProgress);
      const { notebook, system, warnings, encoder, hasVectors } = report;
      await this.#library.open(notebook.id);
      this.#toasts.show(texts.tablesTaken(notebook.name, notebook.documents - 1, system));
      for (const warning of warnings) this.#toasts.show(tell(warning));
      const own = this.#encoder();
      const isSame = hasVectors && encoder === own;
      if (encoder !== null && own !== null && !isSame) this.#toasts.show(texts.otherEncoder(encoder));
    });
  }

  /** @returns whether the backup that waits was opened; else `lockedError` says why not */
  async unlockBackup(passphrase: string): Promise<boolean> {
    const backup = this.lockedBackup;
    if (!backup) return true;
    this.lockedError = null;
    const isDone = await this.#run('restore', async (id, onProgress) => {
      try {
        await this.#takeIn(id, backup, onProgress, passphrase);
      } catch (thrown) {
        this.lockedError = errorInfo(thrown);
      }
    });
    return isDone && this.lockedError === null;
  }

  async #takeIn(
    id: string,
    backup: Blob,
    onProgress: (fraction: number) => void,
    passphrase: string | null,
  ): Promise<void> {
    const notebook = await this.#services.library.restoreBackup(id, backup, onProgress, passphrase);
    await this.#library.open(notebook.id);
    this.onBackup(notebook.id, { sources: notebook.documents, cells: notebook.cells });
    if (notebook.losses) this.restoredInPart = notebook;
    else this.#toasts.show(texts.restored(notebook.name));
  }

  /** Lets the person choose a backup, and takes it in. */
  chooseBackup(): void {
    pickFiles({ accept: `${BACKUP_ENDING},application/zip` }, ([file]) => {
      if (file) void this.restore(file);
    });
  }

  stop(): void {
    const running = this.running;
    if (running?.kind === 'write') void this.#services.exporting().stop(running.id);
    else if (running) void this.#services.library.stopTakingIn(running.id);
  }

  /** @returns whether all went well */
  async #run(
    kind: Running['kind'],
    body: (id: string, onProgress: (fraction: number) => void) => Promise<void>,
  ): Promise<boolean> {
    if (this.running) {
      this.#toasts.show(texts.oneAtATime);
      return false;
    }
    const id = crypto.randomUUID();
    this.running = { id, kind, fraction: 0 };
    const isDone = await this.#report(() =>
      body(
        id,
        proxy((fraction: number) => {
          if (this.running?.id === id) this.running = { id, kind, fraction };
        }),
      ),
    );
    this.running = null;
    return isDone;
  }

  /** @returns whether all went well */
  async #report(body: () => Promise<void>): Promise<boolean> {
    try {
      await body();
      return true;
    } catch (thrown) {
      const error = errorInfo(thrown);
      // Who stopped it knows.
      if (error.code !== 'cancelled') this.#toasts.show(tellError(error));
      return false;
    }
  }
}
