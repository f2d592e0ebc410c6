/** @file Writes temporary files for the tests: private file systems are written in workers only. */
import { expose } from 'comlink';
import { SpillingSink } from '../../src/adapters/files/spilling-sink.ts';
import { TemporaryFiles } from '../../src/adapters/files/temporary-files.ts';

const api = {
  /** Writes pieces through a sink that holds nothing in memory. @param kept milliseconds for which the file stays */
  async write(root: string, kept: number, pieces: Uint8Array[]): Promise<Blob> {
    const sink = new SpillingSink(new TemporaryFiles(root, kept), 0);
    for (const piece of pieces) await sink.push(piece);
    return sink.finish();
  },
  /** Begins one, and throws it away. */
  async discard(root: string): Promise<void> {
    const sink = new SpillingSink(new TemporaryFiles(root), 0);
    await sink.push(Uint8Array.of(1));
    await sink.discard();
  },
  clear: (root: string) => new TemporaryFiles(root).clear(),
};

export type TemporaryFilesApi = typeof api;

expose(api);
