/** @file A .zip of tables as files: each is unpacked when it is opened. */
import { crc32 } from 'hash-wasm';
import { CausewayError } from '../../engine/errors.ts';
import { readZip } from '../models/zip.ts';
import type { FilesSource } from './open-tables.ts';

/** A table that unpacks to more would not fit in memory. */
const MOST_BYTES = 2 ** 31;

/** @throws CausewayError `file-damaged` where it is no whole archive */
export async function zipSource(name: string, archive: Blob): Promise<FilesSource> {
  const damaged = (detail: string) =>
    new CausewayError(
      'file-damaged',
      `${name} is damaged or cut off (${detail}). Copy or make it again. Nothing was taken in.`,
    );
  const entries = await readZip(archive).catch(() => {
    throw damaged('it is no whole archive');
  });
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  return {
    paths: [...byPath.keys()],
    async open(path) {
      const entry = byPath.get(path)!;
      if (entry.size > MOST_BYTES) throw new CausewayError('file-too-large', `${path} in ${name} is too large.`);
      const bytes = await entry
        .open()
        .then((stream) => new Response(stream).arrayBuffer())
        .catch(() => {
          throw damaged(`${path} can't be unpacked`);
        });
      if ((await crc32(new Uint8Array(bytes))) !== entry.crc32) throw damaged(`${path} was changed`);
      return bytes;
    },
  };
}
