/** @file Finds the tables in a folder or an archive: as GraphRAG, CausalRAG2 or Causeway lay them, whatever else lies there. */
import type { AsyncBuffer } from 'hyparquet';
import * as v from 'valibot';
import { CausewayError } from '../../engine/errors.ts';
import { TABLE_NAMES, type TableName } from '../../engine/tables/columns.ts';
import { MANIFEST_FILE, type TablesManifest } from '../../engine/tables/manifest.ts';
import type { TableFile } from '../../engine/tables/check.ts';
import { folderOfTables } from '../../rpc/tables.ts';
import { openParquet } from './read-parquet.ts';
import { fileOf } from './write-tables.ts';

/** Files by their paths within a folder, with slashes. */
export interface FilesSource {
  paths: readonly string[];
  open(path: string): Promise<AsyncBuffer>;
}

export interface OpenedTables {
  files: Readonly<Partial<Record<TableName, TableFile>>>;
  manifest: TablesManifest | null;
}

const manifestSchema = v.looseObject({ format: v.literal('causeway-tables'), version: v.number() });

/** What GraphRAG called its files before version 1. */
const olderFileOf = (name: TableName): string => `create_final_${name}.parquet`;

async function readManifest(source: FilesSource, path: string): Promise<TablesManifest | null> {
  if (!source.paths.includes(path)) return null;
  const buffer = await source.open(path);
  try {
    const text = new TextDecoder().decode(await buffer.slice(0, buffer.byteLength));
    return v.parse(manifestSchema, JSON.parse(text)) as unknown as TablesManifest;
  } catch {
    // Another program's file of that name.
    return null;
  }
}

/** @throws CausewayError `file-unsupported` where there are no tables, and as `openParquet` */
export async function openTables(source: FilesSource): Promise<OpenedTables> {
  const folder = folderOfTables(source.paths);
  if (folder === undefined) {
    throw new CausewayError(
      'file-unsupported',
      'There is no text_units.parquet here. Choose the folder that GraphRAG, CausalRAG2 or Causeway wrote its tables to, or that folder as a .zip.',
    );
  }
  const files: Partial<Record<TableName, TableFile>> = {};
  for (const name of TABLE_NAMES) {
    const file = [fileOf(name), olderFileOf(name)].find((each) => source.paths.includes(folder + each));
    if (file !== undefined) files[name] = await openParquet(file, await source.open(folder + file));
  }
  return { files, manifest: await readManifest(source, folder + MANIFEST_FILE) };
}
