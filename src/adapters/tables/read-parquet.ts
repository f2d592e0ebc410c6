/** @file Reads Parquet files as tables, a row group at a time. Damage, and packings that can't be unpacked here, are told by the file's name. */
import { gunzipSync } from 'fflate';
import {
  parquetMetadataAsync,
  parquetReadObjects,
  parquetSchema,
  type AsyncBuffer,
  type FileMetaData,
} from 'hyparquet';
import { CausewayError, toCausewayError } from '../../engine/errors.ts';
import type { TableFile } from '../../engine/tables/check.ts';
import { WRITER } from './parquet-schema.ts';

/** What the library unpacks itself, and what can be lent to it. */
const UNPACKED: ReadonlySet<string> = new Set(['UNCOMPRESSED', 'SNAPPY', 'GZIP']);
/** More rows than any notebook has: such a table would not fit. */
const MOST_ROWS = 50_000_000;

function damaged(file: string, detail: string): CausewayError {
  return new CausewayError(
    'file-damaged',
    `${file} is damaged or cut off (${detail}). Copy or make it again. Nothing was taken in.`,
    { file },
  );
}

/** Rows of the columns, group by group. */
async function* rowsOf(
  file: string,
  buffer: AsyncBuffer,
  metadata: FileMetaData,
  columns: readonly string[],
): AsyncGenerator<Record<string, unknown>> {
  let rowStart = 0;
  for (const { num_rows } of metadata.row_groups) {
    const rowEnd = rowStart + Number(num_rows);
    let rows: Record<string, unknown>[];
    try {
      rows = await parquetReadObjects({
        ...{ file: buffer, metadata, columns: [...columns], rowStart, rowEnd },
        // Our own say which bytes are text; of others all are, as some programs don't say so.
        utf8: metadata.created_by !== WRITER,
        compressors: { GZIP: (input) => gunzipSync(input) },
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
    metadata = await parquetMetadataAsync(buffer);
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
