/** @file What a folder of tables says of itself. */
import { ANALYSIS_VERSION } from '../notebook/analysis.ts';
import { INDEX_VERSION } from '../notebook/build.ts';
import type { TableName } from './columns.ts';

/** Grows when a reader of an older version would misunderstand the tables. */
export const TABLES_VERSION = 1;

export const MANIFEST_FILE = 'manifest.json';

export interface TablesManifest {
  format: 'causeway-tables';
  version: number;
  /** Which analysis and which index the rows are from: with the same versions, reading them gives the same notebook. */
  analysis: number;
  index: number;
  notebook: string;
  /** ISO 8601, in UTC. */
  made: string;
  /** What made the embeddings; null: they are sums of static word vectors. */
  encoder: string | null;
  /** Numbers of an embedding. */
  dimensions: number;
  /** Rows of each table. */
  rows: Readonly<Record<TableName, number>>;
}

export function manifestOf(
  of: Pick<TablesManifest, 'notebook' | 'made' | 'encoder' | 'dimensions' | 'rows'>,
): TablesManifest {
  return {
    format: 'causeway-tables',
    version: TABLES_VERSION,
    analysis: ANALYSIS_VERSION,
    index: INDEX_VERSION,
    ...of,
  };
}
