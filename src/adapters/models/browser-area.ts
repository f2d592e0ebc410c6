/** @file The best place for models that this browser has: its private file system, else its database. */
import type { FileArea, FileWriter } from '../files/file-area.ts';
import { IdbFileArea } from './idb-area.ts';
import type { ModelsDatabase } from './journal.ts';
import { OpfsFileArea } from '../files/opfs-area.ts';

export class BrowserFileArea implements FileArea {
  readonly #chosen: Promise<FileArea>;

  constructor(database: Promise<ModelsDatabase>) {
    this.#chosen = OpfsFileArea.isAvailable().then((available) =>
      available ? new OpfsFileArea() : new IdbFileArea(database),
    );
  }

  async openWriter(folder: string, path: string): Promise<FileWriter> {
    return (await this.#chosen).openWriter(folder, path);
  }

  async read(folder: string, path: string): Promise<Blob | null> {
    return (await this.#chosen).read(folder, path);
  }

  async deleteFolder(folder: string): Promise<void> {
    await (await this.#chosen).deleteFolder(folder);
  }

  async hasRoom(bytes: number): Promise<boolean> {
    return (await this.#chosen).hasRoom(bytes);
  }
}
