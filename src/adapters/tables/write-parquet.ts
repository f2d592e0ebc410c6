/** @file Writes the rows of a table as a Parquet file, a row group at a time: no more than one is ever held. */
import { ByteWriter, parquetWriteRows, type Writer } from 'hyparquet-writer';
import type { AnyRow, ColumnType, Table } from '../../engine/tables/columns.ts';
import { parquetSchema, WRITER } from './parquet-schema.ts';

/** Rows that are held until they are written. Vectors and texts take some kilobytes each. */
const ROWS_PER_GROUP = 2000;

/** Takes what is written, in its order. */
export type Sink = (bytes: Uint8Array<ArrayBuffer>) => void | Promise<void>;

/** Hands over what was written with every row group. */
function writerTo(sink: Sink): Writer {
  const writer = new ByteWriter();
  const flush = (): void | Promise<void> => {
    const bytes = new Uint8Array(writer.buffer.slice(0, writer.index));
    writer.index = 0;
    return sink(bytes);
  };
  return Object.assign(writer, { flush, finish: flush });
}

/** The library writes whole numbers of 64 bits from bigints alone. */
function converted(row: AnyRow, types: readonly (readonly [string, ColumnType])[]): Record<string, unknown> {
  const written: Record<string, unknown> = {};
  for (const [name, type] of types) {
    const value = row[name] ?? null;
    if (value === null) written[name] = null;
    else if (type === 'integer') written[name] = BigInt(value as number);
    else if (type === 'integers') written[name] = (value as number[]).map(BigInt);
    else written[name] = value;
  }
  return written;
}

/** @returns how many rows were written */
export async function writeParquet(table: Table, rows: AsyncIterable<AnyRow>, sink: Sink): Promise<number> {
  const types = Object.entries(table.columns);
  let count = 0;
  async function* counted(): AsyncGenerator<Record<string, unknown>> {
    for await (const row of rows) {
      count++;
      yield converted(row, types);
    }
  }
  await parquetWriteRows({
    writer: writerTo(sink),
    rows: counted(),
    columns: types.map(([name]) => ({ name })),
    schema: parquetSchema(table),
    rowGroupSize: ROWS_PER_GROUP,
    createdBy: WRITER,
  });
  return count;
}
