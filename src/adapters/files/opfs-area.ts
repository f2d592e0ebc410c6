/**
 * @file Files of models in the browser's private file system (OPFS), where a file of gigabytes is written in place and read in
 * parts. Writing works in dedicated workers only.
 */
import { storageError } from '../idb/transaction.ts';
import { browserStorage } from '../store/browser-storage.ts';
import type { FileArea, FileWriter } from './file-area.ts';
import { waitFor } from './wait.ts';

const ROOT = 'models';
/** A tab that was closed while it wrote holds its file for a moment longer: how often to try, and how many milliseconds apart. */
const MOST_TRIES = 50;
const BETWEEN_TRIES = 200;

export class OpfsFileArea implements FileArea {
  /** @param root folder within the private file system, for tests */
  constructor(readonly root: string = ROOT) {}

  /** Whether this browser and this kind of window have all that is needed. */
  static async isAvailable(): Promise<boolean> {
    if (!('FileSystemFileHandle' in globalThis) || !('createSyncAccessHandle' in FileSystemFileHandle.prototype)) {
      return false;
    }
    // Private windows of some browsers have the interface and refuse its use.
    try {
      return (await browserStorage().getDirectory?.()) !== undefined;
    } catch {
      return false;
    }
  }

  async openWriter(folder: string, path: string): Promise<FileWriter> {
    return guarded(async () => {
      const directory = await (await this.#top()).getDirectoryHandle(encodeURIComponent(folder), { create: true });
      const file = await directory.getFileHandle(encodeURIComponent(path), { create: true });
      return new OpfsWriter(await onceFree(() => file.createSyncAccessHandle()));
    });
  }

  async read(folder: string, path: string): Promise<Blob | null> {
    return guarded(async () => {
      try {
        const directory = await (await this.#top()).getDirectoryHandle(encodeURIComponent(folder));
        return await (await directory.getFileHandle(encodeURIComponent(path))).getFile();
      } catch (thrown) {
        if (isNotFound(thrown)) return null;
        throw thrown;
      }
    });
  }

  async deleteFolder(folder: string): Promise<void> {
    await guarded(async () => {
      try {
        const top = await this.#top();
        await onceFree(() => top.removeEntry(encodeURIComponent(folder), { recursive: true }));
      } catch (thrown) {
        if (!isNotFound(thrown)) throw thrown;
      }
    });
  }

  /**
   * Browsers tell pages a made-up quota to keep them from recognising a person, so an empty file is stretched to that size: that
   * costs next to nothing, and is refused where the bytes would be.
   */
  async hasRoom(bytes: number): Promise<boolean> {
    const name = `room-${crypto.randomUUID()}`;
    try {
      const file = await (await this.#top()).getFileHandle(name, { create: true });
      const handle = await file.createSyncAccessHandle();
      try {
        handle.truncate(bytes);
        // Chromium refuses in silence.
        return handle.getSize() === bytes;
      } finally {
        handle.close();
        await (await this.#top()).removeEntry(name);
      }
    } catch (thrown) {
      const error = storageError(thrown);
      if (error.code === 'storage-full') return false;
      throw error;
    }
  }

  async #top(): Promise<FileSystemDirectoryHandle> {
    return (await navigator.storage.getDirectory()).getDirectoryHandle(this.root, { create: true });
  }
}

class OpfsWriter implements FileWriter {
  readonly #handle: FileSystemSyncAccessHandle;
  size: number;

  constructor(handle: FileSystemSyncAccessHandle) {
    this.#handle = handle;
    this.size = handle.getSize();
  }

  append(bytes: Uint8Array): void {
    for (let from = 0; from < bytes.length;) {
      const written = this.#write(bytes.subarray(from));
      from += written;
      this.size += written;
    }
  }

  async truncate(size: number): Promise<void> {
    await guarded(async () => this.#handle.truncate(size));
    this.size = Math.min(this.size, size);
  }

  async flush(): Promise<void> {
    await guarded(async () => this.#handle.flush());
  }

  async close(): Promise<void> {
    this.#handle.close();
  }

  #write(bytes: Uint8Array): number {
    try {
      const written = this.#handle.write(bytes as Uint8Array<ArrayBuffer>, { at: this.size });
      // A full disk shows as a write that takes nothing, in Chromium as one that takes more than there is.
      if (written === 0 || written > bytes.length) throw new DOMException('Nothing was written.', 'QuotaExceededError');
      return written;
    } catch (thrown) {
      throw storageError(thrown);
    }
  }
}

/** Does what a file must not be in use for. Whoever is at work on a model has a lock, so nobody uses it for long. */
async function onceFree<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (thrown) {
      const isInUse = thrown instanceof DOMException && thrown.name === 'NoModificationAllowedError';
      if (!isInUse || tries === MOST_TRIES) throw thrown;
      await waitFor(BETWEEN_TRIES, new AbortController().signal);
    }
  }
}

function isNotFound(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === 'NotFoundError';
}

async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (thrown) {
    throw storageError(thrown);
  }
}
