/** @file Tables in a folder or a .zip as a notebook in memory. */
import { open, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { openTables, type FilesSource } from '../../adapters/tables/open-tables.ts';
import { hashText } from '../../adapters/tables/sha256-text.ts';
import { zipSource } from '../../adapters/tables/zip-source.ts';
import { CausewayError } from '../../engine/errors.ts';
import { readTables } from '../../engine/tables/read-tables.ts';
import type { ReadTables } from '../../engine/tables/read-types.ts';
import { areTables } from '../../rpc/tables.ts';

async function* filesBelow(folder: string, below = ''): AsyncGenerator<string> {
  for (const entry of await readdir(path.join(folder, below), { withFileTypes: true })) {
    const name = below + entry.name;
    if (entry.isDirectory()) yield* filesBelow(folder, `${name}/`);
    else yield name;
  }
}

async function folderSource(folder: string): Promise<FilesSource> {
  const paths: string[] = [];
  for await (const file of filesBelow(folder)) paths.push(file);
  return {
    paths,
    async open(name) {
      const file = path.join(folder, name);
      const { size } = await stat(file);
      return {
        byteLength: size,
        async slice(start, end = size) {
          const handle = await open(file);
          try {
            const bytes = new Uint8Array(Math.max(0, end - start));
            const { bytesRead } = await handle.read(bytes, 0, bytes.length, start);
            return bytes.buffer.slice(0, bytesRead);
          } finally {
            await handle.close();
          }
        },
      };
    },
  };
}

/** The files at a place; null where it is neither a folder nor a .zip. */
async function sourceAt(place: string): Promise<FilesSource | null> {
  const found = await stat(place).catch(() => null);
  if (found?.isDirectory()) return folderSource(place);
  if (!found || !/\.zip$/i.test(place)) return null;
  return zipSource(place, new Blob([await readFile(place)])).catch(() => null);
}

/** Whether there are tables at a place, as a folder or a .zip. */
export async function haveTables(place: string): Promise<boolean> {
  const source = await sourceAt(place);
  return source !== null && areTables(source.paths);
}

/** @throws CausewayError `usage` where there is nothing, and as `openTables` and `readTables` */
export async function readTablesAt(place: string): Promise<ReadTables> {
  const source = await sourceAt(place);
  if (source === null) throw new CausewayError('usage', `There is no folder or .zip “${place}”.`);
  const { files, manifest } = await openTables(source);
  return readTables(files, manifest, { hash: hashText });
}
