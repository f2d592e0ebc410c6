/**
 * @file Files in the browser's private file system that are needed for a while: what is being saved lies in one until the browser has written it where the person wants it. No page
 * is told when that is, so it stays for a time, and what a closed tab has left behind goes when the app is started again.
 */
import { browserStorage } from '../store/browser-storage.ts';
import type { FileWriter } from './file-area.ts';
import { OpfsFileArea } from './opfs-area.ts';

const ROOT = 'temporary';
/** Of a file within its folder, of which there is one for each. */
const FILE = 'bytes';
/** How long browsers take at most to write a file of gigabytes to a slow disk, in milliseconds. */
const KEPT = 15 * 60_000;

export interface TemporaryFile {
  readonly writer: FileWriter;
  /** What was written. It can be read for as long as the file is kept, and no longer. */
  finish(): Promise<Blob>;
  delete(): Promise<void>;
}

/** Held for as long as a file is in use; a tab that is closed lets go of it. */
const lockOf = (name: string): string => `causeway-temporary ${name}`;

export class TemporaryFiles {
  readonly #area: OpfsFileArea;

  /** @param kept milliseconds for which a finished file stays */
  constructor(
    private readonly root = ROOT,
    private readonly kept = KEPT,
  ) {
    this.#area = new OpfsFileArea(root);
  }

  /** A new file; null where this browser or this window has none. @throws CausewayError `storage-full`, `storage-unavailable` */
  async create(): Promise<TemporaryFile | null> {
    if (!(await OpfsFileArea.isAvailable())) return null;
    const name = crypto.randomUUID();
    const release = await hold(lockOf(name));
    const remove = async (): Promise<void> => {
      await this.#area.deleteFolder(name);
      release();
    };
    try {
      const writer = await this.#area.openWriter(name, FILE);
      return {
        writer,
        finish: async () => {
          await writer.flush();
          await writer.close();
          setTimeout(() => void remove(), this.kept);
          return (await this.#area.read(name, FILE))!;
        },
        delete: async () => {
          await writer.close();
          await remove();
        },
      };
    } catch (thrown) {
      release();
      throw thrown;
    }
  }

  /** Deletes all that no tab has in use. */
  async clear(): Promise<void> {
    if (!(await OpfsFileArea.isAvailable())) return;
    const top = await (await browserStorage().getDirectory!()).getDirectoryHandle(this.root, { create: true });
    // The handles' names are listed by every browser that has them; TypeScript's library does not say so yet.
    const names = (top as unknown as { keys(): AsyncIterable<string> }).keys();
    for await (const name of names) {
      await navigator.locks.request(lockOf(name), { ifAvailable: true }, async (lock) => {
        if (lock) await this.#area.deleteFolder(name);
      });
    }
  }
}

/** Takes a lock that nobody else has. @returns what lets go of it */
function hold(name: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request(name, () => new Promise<void>((release) => resolve(release)));
    held.catch(reject);
  });
}
