/** @file A folder on disk for tables: written beside its place and renamed once it is whole, so that there is never half of one. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { TablesFolder } from '../../adapters/tables/write-tables.ts';
import { CausewayError } from '../../engine/errors.ts';

/** @throws CausewayError `usage` where something is there that would be written over */
async function checkFree(folder: string): Promise<void> {
  const names = await readdir(folder).catch((thrown: NodeJS.ErrnoException) => {
    if (thrown.code === 'ENOENT') return [];
    throw new CausewayError('usage', `${folder} can't be written to: ${thrown.message}`);
  });
  if (names.length > 0) {
    throw new CausewayError('usage', `${folder} is not empty. Name a folder that is not there yet.`);
  }
}

/**
 * Lets a folder be filled.
 *
 * @param fill whatever it throws leaves nothing behind
 * @throws CausewayError `usage` where the place is taken, `storage-full`
 */
export async function fillFolder<Result>(
  folder: string,
  fill: (folder: TablesFolder) => Promise<Result>,
): Promise<Result> {
  await checkFree(folder);
  const unfinished = `${path.resolve(folder)}.${randomUUID()}.part`;
  await mkdir(unfinished, { recursive: true });
  try {
    const result = await fill({
      async open(name) {
        const handle = await open(path.join(unfinished, name), 'w');
        return {
          write: async (bytes) => handle.writeFile(bytes),
          close: async () => {
            // Else a power cut may leave the new name without the content.
            await handle.sync();
            await handle.close();
          },
        };
      },
    });
    await rmdir(folder).catch(() => {}); // it need not be there
    await rename(unfinished, folder);
    return result;
  } catch (thrown) {
    await rm(unfinished, { recursive: true, force: true });
    if ((thrown as NodeJS.ErrnoException).code === 'ENOSPC') {
      throw new CausewayError('storage-full', `There is no room for ${folder}. Make some, or name another place.`);
    }
    throw thrown;
  }
}
