/**
 * @file A file of records: what one model made of a few hundred texts, their keys first, then their lengths. It is named by the hash of its content, so that several
 * runs may write into one folder at a time, and what was cut or altered shows.
 */
import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, readSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const VECTOR_FILE = '.vectors';
/** The ending of a file that is being written. */
export const UNFINISHED = '.part';

const MAGIC = 'CWV2';
/** Magic, number of records: four bytes each. */
const HEAD_BYTES = 8;
/** Sixteen hexadecimal digits. */
const KEY_BYTES = 8;
const LENGTH_BYTES = 4;

function nameOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32) + VECTOR_FILE;
}

/**
 * Reads the keys alone.
 *
 * @returns null for a file that is gone or not whole, or of an earlier version
 */
export function readKeys(file: string): string[] | null {
  let handle;
  try {
    handle = openSync(file, 'r');
    const head = Buffer.alloc(HEAD_BYTES);
    readSync(handle, head, 0, HEAD_BYTES, 0);
    const count = head.readUInt32LE(4);
    const least = HEAD_BYTES + count * (KEY_BYTES + LENGTH_BYTES);
    const { size } = statSync(file);
    if (head.toString('latin1', 0, 4) !== MAGIC || size < least) return null;
    const table = Buffer.alloc(count * (KEY_BYTES + LENGTH_BYTES));
    readSync(handle, table, 0, table.length, HEAD_BYTES);
    const lengths = lengthsIn(table.subarray(count * KEY_BYTES), count);
    if (size !== least + lengths.reduce((sum, length) => sum + length, 0)) return null;
    return Array.from({ length: count }, (_, at) => table.toString('hex', at * KEY_BYTES, (at + 1) * KEY_BYTES));
  } catch {
    return null;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

function lengthsIn(bytes: Buffer, count: number): number[] {
  return Array.from({ length: count }, (_, at) => bytes.readUInt32LE(at * LENGTH_BYTES));
}

/**
 * Reads the records, in the order of the keys.
 *
 * @returns null for a file that is gone, or not what was written
 */
export function readRecords(file: string): Uint8Array[] | null {
  try {
    const content = readFileSync(file);
    if (nameOf(content) !== path.basename(file)) return null;
    const count = content.readUInt32LE(4);
    const lengthsAt = HEAD_BYTES + count * KEY_BYTES;
    let at = lengthsAt + count * LENGTH_BYTES;
    return lengthsIn(content.subarray(lengthsAt), count).map((length) => content.subarray(at, (at += length)));
  } catch {
    return null;
  }
}

/**
 * Writes a file: whole, or not at all.
 *
 * @param records in the order of the keys
 * @returns its path
 */
export function writeRecords(folder: string, keys: readonly string[], records: readonly Uint8Array[]): string {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(MAGIC, 'latin1');
  head.writeUInt32LE(keys.length, 4);
  const lengths = Buffer.from(Uint32Array.from(records, ({ length }) => length).buffer);
  const content = Buffer.concat([head, Buffer.from(keys.join(''), 'hex'), lengths, ...records]);
  const file = path.join(folder, nameOf(content));
  const unfinished = `${file}.${process.pid}${UNFINISHED}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
  return file;
}
