/** @file The linked folders of the open notebook, and what the last rescan of one of them found. */
import { proxy } from 'comlink';
import type { FolderChange, FolderHandle, FolderInfo, FolderScan } from '../../rpc/folders.ts';
import { explain } from '../errors.ts';
import { texts } from '../texts.ts';
import { folders as words } from '../texts/folders.ts';
import type { Services } from '../workers.ts';
import type { Library } from './library.svelte.ts';
import type { Toasts } from './toasts.svelte.ts';

/** The parts of the File System Access API that TypeScript does not know: not every browser has them. */
interface Permitted {
  queryPermission?(options: { mode: 'read' }): Promise<PermissionState>;
  requestPermission?(options: { mode: 'read' }): Promise<PermissionState>;
}
type Picker = (options: { id: string; mode: 'read' }) => Promise<FolderHandle>;

/** A rescan that is shown: still looking, or done. */
export interface ShownScan {
  folder: FolderInfo;
  files: number;
  found: FolderScan | null;
}

export class Folders {
  list = $state.raw<FolderInfo[]>([]);
  scan = $state.raw<ShownScan | null>(null);

  readonly #services: Services;
  readonly #library: Library;
  readonly #toasts: Toasts;

  constructor(services: Services, library: Library, toasts: Toasts) {
    this.#services = services;
    this.#library = library;
    this.#toasts = toasts;
  }

  /** Whether this browser lets a page keep a folder. */
  static get areKept(): boolean {
    return 'showDirectoryPicker' in globalThis;
  }

  /** Reads the linked folders of the open notebook. */
  async load(): Promise<void> {
    const notebookId = this.#library.notebookId;
    const list = notebookId ? await this.#services.library.listFolders(notebookId).catch(() => []) : [];
    if (this.#library.notebookId === notebookId) this.list = list;
  }

  /** Lets the person choose a folder, links it, and shows what is in it. Must be called from a press. */
  async link(): Promise<void> {
    const notebookId = this.#library.notebookId;
    if (!notebookId) return;
    const { showDirectoryPicker } = globalThis as unknown as { showDirectoryPicker: Picker };
    await this.#try(async () => {
      const handle = await showDirectoryPicker.call(globalThis, { id: 'causeway', mode: 'read' });
      const folder = await this.#services.library.linkFolder(notebookId, handle);
      await this.load();
      await this.rescan(folder);
    });
  }

  /** Compares a folder with the notebook and shows the difference. Must be called from a press, since it may ask for permission. */
  async rescan(folder: FolderInfo): Promise<void> {
    const notebookId = this.#library.notebookId;
    if (!notebookId) return;
    await this.#try(async () => {
      if (!(await mayRead(folder.handle))) return this.#toasts.show(words.denied(folder.name));
      this.scan = { folder, files: 0, found: null };
      const isShown = () => this.scan?.folder === folder && this.scan.found === null;
      const onProgress = proxy((files: number) => {
        if (isShown()) this.scan = { folder, files, found: null };
      });
      const found = await this.#services.library.scanFolder(notebookId, folder.id, onProgress);
      if (isShown()) this.scan = { folder, files: this.scan?.files ?? 0, found };
    });
    if (this.scan?.found === null) this.scan = null;
  }

  /** Brings the notebook up to date with the chosen changes, with one way back for what went. */
  async apply(folder: FolderInfo, changes: FolderChange[]): Promise<void> {
    const notebookId = this.#library.notebookId;
    if (!notebookId) return;
    const { library } = this.#services;
    await this.#try(async () => {
      const report = await library.updateFromFolder(notebookId, folder.id, changes);
      const undo = () =>
        void this.#try(async () => {
          await library.restoreDocuments(notebookId, report.removedIds);
          if (report.replacementIds.length > 0) await library.removeDocuments(notebookId, report.replacementIds);
          await this.#library.reload();
        });
      this.#toasts.show(words.done(report), report.removedIds.length > 0 ? { label: texts.undo, run: undo } : null);
      await this.#library.reload();
    });
  }

  async unlink(folder: FolderInfo): Promise<void> {
    const notebookId = this.#library.notebookId;
    if (!notebookId) return;
    await this.#try(async () => {
      await this.#services.library.unlinkFolder(notebookId, folder.id);
      this.#toasts.show(words.unlinked(folder.name), {
        label: texts.undo,
        run: () => void this.#try(() => this.#services.library.linkFolder(notebookId, folder.handle)),
      });
    });
  }

  async #try(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (thrown) {
      // Closing the picker without a choice is no failure.
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return;
      this.#toasts.show(explain(thrown));
    }
  }
}

/** Asks for permission where it is not given (any more). */
async function mayRead(handle: FolderHandle & Permitted): Promise<boolean> {
  if ((await handle.queryPermission?.({ mode: 'read' })) !== 'prompt') return true;
  return (await handle.requestPermission?.({ mode: 'read' })) !== 'denied';
}
