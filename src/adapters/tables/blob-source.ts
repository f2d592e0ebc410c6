/** @file Files that a person dropped or chose as where tables are read from: a folder's, or one .zip. */
import type { AsyncBuffer } from 'hyparquet';
import type { IncomingFile } from '../../rpc/contracts.ts';
import type { FilesSource } from './open-tables.ts';
import { zipSource } from './zip-source.ts';

const bufferOf = (blob: Blob): AsyncBuffer => ({
  byteLength: blob.size,
  slice: (start, end) => blob.slice(start, end).arrayBuffer(),
});

/** @throws CausewayError `file-damaged` for an archive that is not whole */
export async function sourceOfFiles(files: readonly IncomingFile[]): Promise<FilesSource> {
  const [first] = files;
  if (files.length === 1 && first && /\.zip$/i.test(first.path)) return zipSource(first.path, first.blob);
  const blobs = new Map(files.map(({ path, blob }) => [path, blob]));
  return { paths: [...blobs.keys()], open: async (path) => bufferOf(blobs.get(path)!) };
}
