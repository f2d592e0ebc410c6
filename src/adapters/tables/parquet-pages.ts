/**
 * @file Whether the pages of a column say no more than they hold. The library that unpacks them takes their counts at their word, and a damaged one would have it
 * count for minutes or fill the memory (format: github.com/apache/parquet-format, Encodings.md).
 */
import type { ColumnMetaData, Compressors, DataReader, PageHeader, SchemaTree } from 'hyparquet';
import { parquetHeader } from 'hyparquet/src/column.js';
import { decompressPage } from 'hyparquet/src/datapage.js';
import { getMaxDefinitionLevel, getMaxRepetitionLevel } from 'hyparquet/src/schema.js';
import { readVarInt } from 'hyparquet/src/thrift.js';

/** A column of a group of rows. */
export interface ColumnChunk {
  bytes: ArrayBuffer;
  metadata: ColumnMetaData;
  /** From the root of the schema to the column. */
  path: SchemaTree[];
  /** Of its group. */
  rows: number;
  compressors: Compressors;
}

/** Values of a column that can be held at a time; rows of a group are far fewer. */
const MOST_VALUES = 2 ** 26;
/** Bytes of a page; a page is made to have about one million. */
const MOST_BYTES = 2 ** 28;
/** What deflate saves at most; snappy saves less. */
const MOST_SAVED = 1100;
/** Values are packed by eight, and a run of them is filled up. */
const FILLED_UP = 512;

function check(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}

const bitsOf = (level: number): number => 32 - Math.clz32(level);

/**
 * Walks along runs of repeated and of packed values, each of `width` bits, until there were `count` values.
 *
 * @param mayEnd whether the bytes may end before: of the values themselves some may be missing, of their levels none
 * @throws Error for a run of more values than there are; RangeError where the bytes end too early
 */
function walkRuns(reader: DataReader, width: number, count: number, mayEnd = false): void {
  check(width <= 32, 'a page packs values in more bits than they have');
  for (let seen = 0; seen < count && !(mayEnd && reader.offset >= reader.view.byteLength);) {
    const header = readVarInt(reader) >>> 0;
    const isPacked = (header & 1) === 1;
    const run = (header >>> 1) * (isPacked ? 8 : 1);
    check(seen + run <= count + (isPacked ? FILLED_UP : 0), 'a page repeats a value more often than it has values');
    reader.offset += isPacked ? (run / 8) * width : (width + 7) >> 3;
    seen += run;
  }
}

/** Runs behind their length in bytes. */
function walkMeasuredRuns(reader: DataReader, width: number, count: number): void {
  const start = reader.offset + 4;
  const length = reader.view.getUint32(reader.offset, true);
  walkRuns({ view: reader.view, offset: start }, width, count);
  reader.offset = start + length;
}

/** The values behind the levels: only numbers of a dictionary and truth values are runs. */
function walkValues(reader: DataReader, encoding: string, type: string, count: number): void {
  if (reader.offset >= reader.view.byteLength) return;
  if (encoding.endsWith('DICTIONARY')) walkRuns(reader, reader.view.getUint8(reader.offset++), count, true);
  else if (encoding === 'RLE' && type === 'BOOLEAN') {
    reader.offset += 4;
    walkRuns(reader, 1, count, true);
  }
}

/** A page of values. @returns how many, missing ones among them */
function walkPage(header: PageHeader, packed: Uint8Array, { metadata, path, compressors }: ColumnChunk): number {
  const { codec, type } = metadata;
  const repetition = bitsOf(getMaxRepetitionLevel(path));
  const definition = bitsOf(getMaxDefinitionLevel(path));
  const { data_page_header: first, data_page_header_v2: second } = header;
  const readerOf = (bytes: Uint8Array): DataReader => ({
    ...{ view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), offset: 0 },
  });
  const count = (first ?? second)!.num_values;
  check(count >= 0 && count <= MOST_VALUES, 'a page says it has more values than can be');
  if (first) {
    const reader = readerOf(decompressPage(packed, header.uncompressed_page_size, codec, compressors));
    if (repetition > 0) walkMeasuredRuns(reader, repetition, count);
    if (definition > 0) walkMeasuredRuns(reader, definition, count);
    walkValues(reader, first.encoding, type, count);
  } else {
    const { repetition_levels_byte_length: ofRepetition, definition_levels_byte_length: ofDefinition } = second!;
    const levels = ofRepetition + ofDefinition;
    check(ofRepetition >= 0 && ofDefinition >= 0 && levels <= packed.length, 'the levels of a page are cut off');
    if (repetition > 0) walkRuns(readerOf(packed.subarray(0, ofRepetition)), repetition, count);
    if (definition > 0) walkRuns(readerOf(packed.subarray(ofRepetition, levels)), definition, count);
    const values = packed.subarray(levels);
    const isPacked = second!.is_compressed !== false;
    const size = header.uncompressed_page_size - levels;
    walkValues(
      readerOf(isPacked ? decompressPage(values, size, codec, compressors) : values),
      ...([second!.encoding, type, count] as const),
    );
  }
  return count;
}

/** @throws Error where a page says other than it holds, is cut off, or has more than can be held */
export function checkPages(chunk: ColumnChunk): void {
  const reader: DataReader = { view: new DataView(chunk.bytes), offset: 0 };
  const told = Number(chunk.metadata.num_values);
  check(told <= MOST_VALUES, 'a group of rows has more values than can be held');
  let values = 0;
  while (values < told && reader.offset < reader.view.byteLength - 1) {
    const header = parquetHeader(reader);
    const { compressed_page_size: size, uncompressed_page_size: unpacked } = header;
    check(size >= 0 && reader.offset + size <= reader.view.byteLength, 'a page is cut off');
    check(unpacked <= Math.min(MOST_BYTES, MOST_SAVED * (size + 1)), 'a page says it is larger than can be');
    if (header.dictionary_page_header) {
      check(header.dictionary_page_header.num_values <= unpacked, 'a dictionary has more values than it holds');
    } else if (header.data_page_header ?? header.data_page_header_v2) {
      values += walkPage(header, new Uint8Array(chunk.bytes, reader.offset, size), chunk);
      check(values <= told, 'a column has more values than it says');
    }
    reader.offset += size;
  }
  const isFlat = getMaxRepetitionLevel(chunk.path) === 0;
  check(!isFlat || values === chunk.rows, 'a column has other rows than its group');
}
