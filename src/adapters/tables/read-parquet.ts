/** @file Reads Parquet files as tables, a row group at a time. Damage, and packings that can't be unpacked here, are told by the file's name. */
import { gunzipSync } from 'fflate';
import {
  parquetMetadataAsync,
  parquetReadObjects,
  parquetSchema,
  type AsyncBuffer,
  type Compressors,
  type FileMetaData,
  type RowGroup,
} from 'hyparquet';
import { getTreePath } from 'hyparquet/src/schema.js';
import { CausewayError, toCausewayError } from '../../engine/errors.ts';
import type { TableFile } from '../../engine/tables/check.ts';
import { checkPages } from './parquet-pages.ts';
import { WRITER } from './parquet-schema.ts';

/** What the library unpacks itself, and what can be lent to it. */
const UNPACKED: ReadonlySet<string> = new Set(['UNCOMPRESSED', 'SNAPPY', 'GZIP']);
const compressors: Compressors = { GZIP: (input) => gunzipSync(input) };
/** More rows than any notebook has: such a table would not fit. */
const MOST_ROWS = 50_000_000;

function damaged(file: string, detail: string): CausewayError {
  return new CausewayError(
    'file-damaged',
    `${file} is damaged or cut off (${detail}). Copy or make it again. Nothing was taken in.`,
    { file },
  );
}

/** @throws Error where a page of these columns can't be taken at its word */
async function checkGroup(
  buffer: AsyncBuffer,
  metadata: FileMetaData,
  { columns, num_rows }: RowGroup,
  wanted: readonly string[],
): Promise<void> {
  const schema = parquetSchema(metadata);
  for (const { meta_data } of columns) {
    if (!meta_data || !wanted.includes(meta_data.path_in_schema[0]!)) continue;
    const start = meta_data.dictionary_page_offset || meta_data.data_page_offset;
    const path = getTreePath(schema, meta_data.path_in_schema);
    const bytes = await buffer.slice(Number(start), Number(start + meta_data.total_compressed_size));
    checkPages({ bytes, metadata: meta_data, path, rows: Number(num_rows), compressors });
  }
}

/** Rows of the columns, group by group. */
async function* rowsOf(
  file: string,
  buffer: AsyncBuffer,
  metadata: FileMetaData,
  columns: readonly string[],
): AsyncGenerator<Record<string, unknown>> {
  let rowStart = 0;
  for (const group of metadata.row_groups) {
    const rowEnd = rowStart + Number(group.num_rows);
    let rows: Record<string, unknown>[];
    try {
      await checkGroup(buffer, metadata, group, columns);
      rows = await parquetReadObjects({
        ...{ file: buffer, metadata, columns: [...columns], rowStart, rowEnd },
        // Our own say which bytes are text; of others all are, as some programs don't say so.
        utf8: metadata.created_by !== WRITER,
        compressors,
      });
    } catch (thrown) {
      throw damaged(file, toCausewayError(thrown).message.replace(/^.*inside Causeway: /, ''));
    }
    if (rows.length !== rowEnd - rowStart) throw damaged(file, `rows are missing after row ${rowStart}`);
    yield* rows;
    rowStart = rowEnd;
  }
}

/** Groups of rows are what is read at a time, so they may say no more than the file does. @throws Error */
function checkGroups({ num_rows, row_groups }: FileMetaData): void {
  let rows = 0n;
  for (const group of row_groups) {
    if (!Array.isArray(group.columns) || group.num_rows < 0n)
      throw new Error('a group of rows is not told as it should be');
    rows += BigInt(group.num_rows);
  }
  if (rows !== BigInt(num_rows)) throw new Error('its groups have other rows than it says');
}

/**
 * Opens a file.
 *
 * @param file what it is called
 * @param mostRows of a table that is read
 * @throws CausewayError `file-damaged`, `file-unsupported`, `file-too-large`
 */
export async function openParquet(file: string, buffer: AsyncBuffer, mostRows = MOST_ROWS): Promise<TableFile> {
  let metadata: FileMetaData;
  let columns: string[];
  try {
    // Columns of places on a map mean nothing here, and a damaged schema would have them looked for without an end.
    metadata = await parquetMetadataAsync(buffer, { geoparquet: false });
    columns = parquetSchema(metadata).children.map(({ element }) => element.name);
    checkGroups(metadata);
  } catch (thrown) {
    throw damaged(file, thrown instanceof Error ? thrown.message : String(thrown));
  }
  if (metadata.num_rows > mostRows) {
    throw new CausewayError(
      'file-too-large',
      `${file} has ${metadata.num_rows} rows, and at most ${mostRows} can be read. Nothing was taken in.`,
      { file },
    );
  }
  for (const group of metadata.row_groups) {
    for (const { meta_data } of group.columns) {
      const codec = meta_data?.codec ?? 'UNCOMPRESSED';
      if (UNPACKED.has(codec)) continue;
      const column = meta_data?.path_in_schema[0] ?? '';
      throw new CausewayError(
        'file-unsupported',
        `${file}, column “${column}”: it is packed with ${codec}, which can't be unpacked here. Write the tables with snappy, as pandas does unless told otherwise. Nothing was taken in.`,
        { file, column },
      );
    }
  }
  const count = Number(metadata.num_rows);
  return { file, columns, count, rows: (wanted) => rowsOf(file, buffer, metadata, wanted) };
}
