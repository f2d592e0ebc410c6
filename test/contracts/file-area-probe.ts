/** @file A file area behind calls that can cross threads: private file systems are written in workers only, tests run outside. */
import type { FileArea } from '../../src/adapters/files/file-area.ts';

export interface FileAreaProbe {
  /**
   * Opens a file, cuts it to `keep` bytes if that is not null, appends pieces, flushes when told to, and closes it.
   * @returns the writer's size before closing
   */
  write(
    folder: string,
    path: string,
    pieces: Uint8Array[],
    how: { keep: number | null; flush: boolean },
  ): Promise<number>;
  read(folder: string, path: string): Promise<Uint8Array | null>;
  /** A part of a file. */
  slice(folder: string, path: string, from: number, to: number): Promise<Uint8Array | null>;
  deleteFolder(folder: string): Promise<void>;
  hasRoom(bytes: number): Promise<boolean>;
}

export function probe(area: FileArea): FileAreaProbe {
  return {
    write: async (folder, path, pieces, { keep, flush }) => {
      const writer = await area.openWriter(folder, path);
      if (keep !== null) await writer.truncate(keep);
      for (const piece of pieces) writer.append(piece);
      if (flush) await writer.flush();
      const { size } = writer;
      await writer.close();
      return size;
    },
    read: async (folder, path) => {
      const blob = await area.read(folder, path);
      return blob === null ? null : new Uint8Array(await blob.arrayBuffer());
    },
    slice: async (folder, path, from, to) => {
      const blob = await area.read(folder, path);
      return blob === null ? null : new Uint8Array(await blob.slice(from, to).arrayBuffer());
    },
    deleteFolder: (folder) => area.deleteFolder(folder),
    hasRoom: (bytes) => area.hasRoom(bytes),
  };
}
