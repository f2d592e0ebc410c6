/** @file Writes a notebook as a folder of tables, one Parquet file each, with a manifest, wherever files go. */
import { TABLE_NAMES, TABLES, type TableName } from '../../engine/tables/columns.ts';
import { MANIFEST_FILE, manifestOf, type TablesManifest } from '../../engine/tables/manifest.ts';
import { tableRows } from '../../engine/tables/rows.ts';
import type { TablesSource } from '../../engine/tables/source.ts';
import { writeParquet, type Sink } from './write-parquet.ts';

/** A place for files, one after the other. */
export interface TablesFolder {
  /** Opens a file; everything that the sink takes goes there until `close`. */
  open(name: string): Promise<{ write: Sink; close(): Promise<void> }>;
}

export const fileOf = (table: TableName): string => `${table}.parquet`;

/**
 * Writes all tables, and the manifest last: a folder without one is not whole.
 *
 * @param onTable told of each table before it is written, with 0 to 1 of the whole
 */
export async function writeTables(
  source: TablesSource,
  of: Pick<TablesManifest, 'notebook' | 'made' | 'encoder'>,
  folder: TablesFolder,
  onTable: (name: TableName, fraction: number) => Promise<void> = async () => {},
): Promise<TablesManifest> {
  const rows = tableRows(source);
  const counts: Partial<Record<TableName, number>> = {};
  for (const [at, name] of TABLE_NAMES.entries()) {
    await onTable(name, at / TABLE_NAMES.length);
    const file = await folder.open(fileOf(name));
    counts[name] = await writeParquet(TABLES[name], rows[name](), file.write);
    await file.close();
  }
  const dimensions = source.embedded?.dimensions ?? source.index.passageVectors.dimensions;
  const manifest = manifestOf({ ...of, dimensions, rows: counts as Record<TableName, number> });
  const file = await folder.open(MANIFEST_FILE);
  await file.write(new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`));
  await file.close();
  return manifest;
}
