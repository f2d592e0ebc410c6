/** @file Pages of a column that say more than they hold are refused before anything counts to what they say. */
import type { ColumnMetaData, SchemaTree } from 'hyparquet';
import { getTreePath } from 'hyparquet/src/schema.js';
import { parquetSchema } from 'hyparquet';
import { ByteWriter } from 'hyparquet-writer';
import { serializeTCompactProtocol } from 'hyparquet-writer/src/thrift.js';
import { describe, expect, it } from 'vitest';
import { checkPages } from '../../../src/adapters/tables/parquet-pages.ts';

const PLAIN = 0;
const RLE_DICTIONARY = 8;

interface Page {
  values: number;
  encoding?: number;
  /** Behind the header. */
  bytes: number[];
  /** Instead of how many bytes there are. */
  packed?: number;
  /** Bytes of levels, in a page of the second kind. */
  levels?: number;
  unpacked?: number;
}

/** As numbers of Parquet are written: seven bits a byte, the least first. */
function varint(number: number): number[] {
  const bytes: number[] = [];
  for (; number >= 128; number = Math.floor(number / 128)) bytes.push((number % 128) | 128);
  return [...bytes, number];
}

const repeated = (count: number, value: number): number[] => [...varint(count * 2), value];
const packed = (groups: number, bytes: number[]): number[] => [...varint(groups * 2 + 1), ...bytes];
const measured = (runs: number[]): number[] => [runs.length, 0, 0, 0, ...runs];

function headed(page: Page, isSecond: boolean): number[] {
  const { values, encoding = PLAIN, bytes } = page;
  const sizes = { field_2: page.unpacked ?? bytes.length, field_3: page.packed ?? bytes.length };
  const writer = new ByteWriter();
  serializeTCompactProtocol(
    writer,
    isSecond
      ? {
          ...{ field_1: 3, ...sizes },
          field_8: {
            ...{
              field_1: values,
              field_2: 0,
              field_3: values,
              field_4: encoding,
              field_5: page.levels ?? 2,
              field_6: 0,
            },
            field_7: false,
          },
        }
      : { field_1: 0, ...sizes, field_5: { field_1: values, field_2: encoding, field_3: 3, field_4: 3 } },
  );
  return [...new Uint8Array(writer.buffer, 0, writer.index), ...bytes];
}

interface Column {
  rows?: number;
  /** Values that it says it has; as many as rows unless told otherwise. */
  told?: number;
  /** Whether its pages are of the second kind. */
  isSecond?: boolean;
  repetition_type?: 'OPTIONAL' | 'REPEATED';
}

/** Checks a column whose values may be missing. */
function checking(
  pages: readonly Page[],
  { rows = 3, told, isSecond = false, repetition_type = 'OPTIONAL' }: Column = {},
): () => void {
  const schema = parquetSchema({
    schema: [
      { name: 'root', num_children: 1 },
      { name: 'id', repetition_type, type: 'INT32' },
    ],
  } as never);
  const path: SchemaTree[] = getTreePath(schema, ['id']);
  const bytes = new Uint8Array(pages.flatMap((page) => headed(page, isSecond))).buffer;
  const metadata = { codec: 'UNCOMPRESSED', type: 'INT32', num_values: BigInt(told ?? rows) } as ColumnMetaData;
  return () => checkPages({ bytes, metadata, path, rows, compressors: {} });
}

const THREE = [1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0];
const ALL_HERE = measured(repeated(3, 1));

describe('pages that are as they should be', () => {
  it.each([
    ['levels that repeat', [{ values: 3, bytes: [...ALL_HERE, ...THREE] }], {}],
    ['levels that are packed', [{ values: 3, bytes: [...measured(packed(1, [7])), ...THREE] }], {}],
    [
      'numbers of a dictionary',
      [{ values: 3, encoding: RLE_DICTIONARY, bytes: [...ALL_HERE, 1, ...repeated(3, 0)] }],
      {},
    ],
    [
      'two pages',
      [
        { values: 2, bytes: [...measured(repeated(2, 1)), ...THREE.slice(0, 8)] },
        { values: 1, bytes: [...measured(repeated(1, 0))] },
      ],
      {},
    ],
    ['the second kind', [{ values: 3, bytes: [...repeated(3, 1), ...THREE] }], { isSecond: true }],
    [
      'lists, of which there are more values than rows',
      [{ values: 3, bytes: [...measured(repeated(3, 1)), ...ALL_HERE, ...THREE] }],
      { rows: 1, told: 3, repetition_type: 'REPEATED' as const },
    ],
  ])('%s', (_what, pages, column) => expect(checking(pages, column)).not.toThrow());
});

describe('pages that say what is not so', () => {
  const more = 'more often than it has values';
  it.each([
    [
      'a level a thousand million times',
      [{ values: 3, bytes: [...measured(repeated(2 ** 30, 1)), ...THREE] }],
      more,
      {},
    ],
    [
      'a thousand million packed levels',
      [{ values: 3, bytes: [...measured(packed(2 ** 29, [7])), ...THREE] }],
      more,
      {},
    ],
    [
      'a value of the dictionary a thousand million times',
      [{ values: 3, encoding: RLE_DICTIONARY, bytes: [...ALL_HERE, 1, ...repeated(2 ** 30, 0)] }],
      ...([more, {}] as const),
    ],
    [
      'values of no bits',
      [{ values: 3, encoding: RLE_DICTIONARY, bytes: [...ALL_HERE, 0, ...packed(2 ** 29, [])] }],
      ...([more, {}] as const),
    ],
    [
      'a level of the second kind a thousand million times',
      [{ values: 3, bytes: [...repeated(2 ** 30, 1), ...THREE], levels: 6 }],
      ...([more, { isSecond: true }] as const),
    ],
    ['more values than can be held', [{ values: 2 ** 27, bytes: THREE }], 'more values than can be', {}],
    ['more values in a group than can be held', [], 'more values than can be held', { rows: 2 ** 27 }],
    [
      'more values than its column',
      [{ values: 3, bytes: [...ALL_HERE, ...THREE] }],
      ...(['more values than it says', { rows: 2 }] as const),
    ],
    ['fewer values than rows', [{ values: 3, bytes: [...ALL_HERE, ...THREE] }], 'other rows', { rows: 4 }],
    ['more bytes than there are', [{ values: 3, bytes: [...ALL_HERE, ...THREE], packed: 4000 }], 'cut off', {}],
    ['that it unpacks to gigabytes', [{ values: 3, bytes: ALL_HERE, unpacked: 2 ** 30 }], 'larger than can be', {}],
    ['levels that end too early', [{ values: 3, bytes: measured(repeated(2, 1)) }], 'outside the bounds', {}],
  ])('%s', (_what, pages, message, column) => expect(checking(pages, column)).toThrow(message));
});
