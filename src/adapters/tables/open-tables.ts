/** @file Finds the tables in a folder or an archive: as GraphRAG, CausalRAG2 or Causeway lay them, whatever else lies there. */
import type { AsyncBuffer } from 'hyparquet';
import * as v from 'valibot';
import { CausewayError } from '../../engine/errors.ts';
import { TABLE_NAMES, type TableName } from '../../engine/tables/columns.ts';
import { MANIFEST_FILE, TABLES_VERSION, type TablesManifest } from '../../engine/tables/manifest.ts';
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

const ownSchema = v.looseObject({ format: v.literal('causeway-tables'), version: v.number() });

/** Of a version that is known here. */
const manifestSchema = v.looseObject({
  ...ownSchema.entries,
  analysis: v.number(),
  index: v.number(),
  notebook: v.string(),
  made: v.string(),
  encoder: v.nullable(v.string()),
  dimensions: v.number(),
  rows: v.record(v.string(), v.number()),
});

/** What GraphRAG called its files before version 1. */
const olderFileOf = (name: TableName): string => `create_final_${name}.parquet`;

async function readManifest(source: FilesSource, path: string): Promise<TablesManifest | null> {
  if (!source.paths.includes(path)) return null;
  const buffer = await source.open(path);
  let manifest: v.InferOutput<typeof ownSchema>;
  try {
    const text = new TextDecoder().decode(await buffer.slice(0, buffer.byteLength));
    manifest = v.parse(ownSchema, JSON.parse(text));
  } catch {
    // Another program's file of that name.
    return null;
  }
  // What a newer version says of itself is not known here.
  if (manifest.version <= TABLES_VERSION && !v.is(manifestSchema, manifest)) {
    throw new CausewayError(
      'file-damaged',
      `${MANIFEST_FILE} is damaged. Export the tables again. Nothing was taken in.`,
      { file: MANIFEST_FILE },
    );
  }
  return manifest as unknown as TablesManifest;
}

/** @throws CausewayError `file-unsupported` where there are no tables, `file-damaged` for a manifest that says not what it should, and as `openParquet` */
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
