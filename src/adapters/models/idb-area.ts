/** @file Files of models in IndexedDB, for browsers and windows without a private file system: each flush adds one piece. */
import { storageError } from '../idb/transaction.ts';
import type { FileArea, FileWriter } from '../files/file-area.ts';
import type { ModelsDatabase, PieceRecord } from './journal.ts';

function piecesOf(folder: string, path?: string): IDBKeyRange {
  const prefix = path === undefined ? [folder] : [folder, path];
  return IDBKeyRange.bound(prefix, [...prefix, []]);
}

export class IdbFileArea implements FileArea {
  readonly #database: Promise<ModelsDatabase>;

  constructor(database: Promise<ModelsDatabase>) {
    this.#database = database;
  }

  async openWriter(folder: string, path: string): Promise<FileWriter> {
    const database = await this.#database;
    const pieces = await this.#pieces(folder, path);
    return new IdbWriter(database, folder, path, sizeOf(pieces));
  }

  async read(folder: string, path: string): Promise<Blob | null> {
    const pieces = await this.#pieces(folder, path);
    // The whole is made of the pieces' own blobs, whose bytes stay where they are.
    return pieces.length === 0 ? null : new Blob(pieces.map(({ bytes }) => bytes));
  }

  async deleteFolder(folder: string): Promise<void> {
    try {
      await (await this.#database).delete('pieces', piecesOf(folder));
    } catch (thrown) {
      throw storageError(thrown);
    }
  }

  async hasRoom(): Promise<boolean> {
    return true;
  }

  async #pieces(folder: string, path: string): Promise<PieceRecord[]> {
    try {
      return await (await this.#database).getAll('pieces', piecesOf(folder, path));
    } catch (thrown) {
      throw storageError(thrown);
    }
  }
}

function sizeOf(pieces: readonly PieceRecord[]): number {
  const last = pieces.at(-1);
  return last === undefined ? 0 : last.start + last.bytes.size;
}

class IdbWriter implements FileWriter {
  size: number;
  readonly #database: ModelsDatabase;
  readonly #folder: string;
  readonly #path: string;
  #flushed: number;
  #waiting: Uint8Array<ArrayBuffer>[] = [];

  constructor(database: ModelsDatabase, folder: string, path: string, size: number) {
    this.#database = database;
    this.#folder = folder;
    this.#path = path;
    this.size = size;
    this.#flushed = size;
  }

  append(bytes: Uint8Array): void {
    this.#waiting.push(new Uint8Array(bytes));
    this.size += bytes.length;
  }

  async truncate(size: number): Promise<void> {
    await this.flush();
    await this.#run(async () => {
      const transaction = this.#database.transaction('pieces', 'readwrite');
      const pieces = await transaction.store.getAll(piecesOf(this.#folder, this.#path));
      for (const piece of pieces) {
        if (piece.start >= size) await transaction.store.delete([this.#folder, this.#path, piece.start]);
        else if (piece.start + piece.bytes.size > size) {
          await transaction.store.put({ ...piece, bytes: piece.bytes.slice(0, size - piece.start) });
        }
      }
      await transaction.done;
    });
    this.size = Math.min(this.size, size);
    this.#flushed = this.size;
  }

  async flush(): Promise<void> {
    // An empty file needs a piece too, or it would not be there.
    if (this.#waiting.length === 0 && this.#flushed > 0) return;
    const piece = {
      folder: this.#folder,
      path: this.#path,
      start: this.#flushed,
      bytes: new Blob(this.#waiting),
    };
    await this.#run(async () => {
      await this.#database.put('pieces', piece);
    });
    this.#waiting = [];
    this.#flushed = this.size;
  }

  async close(): Promise<void> {
    this.#waiting = [];
  }

  async #run(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (thrown) {
      throw storageError(thrown);
    }
  }
}
