/**
 * @file A file of vectors: a few hundred that one model made, their keys first. It is named by the hash of its content, so that several
 * runs may write into one folder at a time, and what was cut or altered shows.
 */
import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, readSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const VECTOR_FILE = '.vectors';
/** The ending of a file that is being written. */
export const UNFINISHED = '.part';

const MAGIC = 'CWV1';
/** Magic, dimensions, number of vectors: four bytes each. */
const HEAD_BYTES = 12;
/** Sixteen hexadecimal digits. */
const KEY_BYTES = 8;

function nameOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32) + VECTOR_FILE;
}

/**
 * Reads the keys alone.
 *
 * @returns null for a file that is gone or not whole, or of vectors with other dimensions
 */
export function readKeys(file: string, dimensions: number): string[] | null {
  let handle;
  try {
    handle = openSync(file, 'r');
    const head = Buffer.alloc(HEAD_BYTES);
    readSync(handle, head, 0, HEAD_BYTES, 0);
    const count = head.readUInt32LE(8);
    const size = HEAD_BYTES + count * (KEY_BYTES + 2 * dimensions);
    const fits = head.toString('latin1', 0, 4) === MAGIC && head.readUInt32LE(4) === dimensions;
    if (!fits || statSync(file).size !== size) return null;
    const keys = Buffer.alloc(count * KEY_BYTES);
    readSync(handle, keys, 0, keys.length, HEAD_BYTES);
    return Array.from({ length: count }, (_, at) => keys.toString('hex', at * KEY_BYTES, (at + 1) * KEY_BYTES));
  } catch {
    return null;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/**
 * Reads the vectors, one after the other, in the order of the keys.
 *
 * @param count number of keys
 * @returns null for a file that is gone, or not what was written
 */
export function readRows(file: string, count: number): Int16Array | null {
  try {
    const content = readFileSync(file);
    if (nameOf(content) !== path.basename(file)) return null;
    return new Int16Array(Uint8Array.from(content.subarray(HEAD_BYTES + count * KEY_BYTES)).buffer);
  } catch {
    return null;
  }
}

/**
 * Writes a file: whole, or not at all.
 *
 * @param rows the vectors, one after the other, in the order of the keys
 * @returns its path
 */
export function writeVectors(folder: string, keys: readonly string[], rows: Int16Array): string {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(MAGIC, 'latin1');
  head.writeUInt32LE(rows.length / keys.length, 4);
  head.writeUInt32LE(keys.length, 8);
  const content = Buffer.concat([head, Buffer.from(keys.join(''), 'hex'), new Uint8Array(rows.buffer)]);
  const file = path.join(folder, nameOf(content));
  const unfinished = `${file}.${process.pid}${UNFINISHED}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
  return file;
}
