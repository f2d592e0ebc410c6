/** @file A .zip of tables as files: each is unpacked when it is opened. */
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
      try {
        return await new Response(await entry.open()).arrayBuffer();
      } catch {
        throw damaged(`${path} can't be unpacked`);
      }
    },
  };
}
