/**
 * @file The index as blocks for a store: one block per column, named by its path ("entities.names"), and one block of
 * plain numbers. Strings are joined, because a store copies one long string far faster than many short ones. Whole numbers are
 * stored in as few bytes as the largest of a column needs: of short documents an index would otherwise be many times the text.
 */
import { CausewayError } from '../errors.ts';
import type { Block, IndexBlocks } from '../records.ts';
import { INDEX_VERSION } from './build.ts';
import type { WordVectors } from '../vector/word-vectors.ts';
import type { NotebookIndex } from './index-types.ts';

/** Block that holds what is neither a column nor a table: "path value" pairs as JSON. */
const SCALARS = 'scalars';
/** Block that names the columns of 32-bit numbers that are stored in fewer bits. */
const NARROWED = 'narrowed';
const SEPARATOR = '\0';
const EMPTY_LIST = '\u0001';

/** A column in as few bits as its largest number needs. */
function narrow(column: Uint32Array): Uint32Array | Uint16Array | Uint8Array {
  let largest = 0;
  for (const value of column) if (value > largest) largest = value;
  if (largest > 0xffff) return column;
  return largest > 0xff ? new Uint16Array(column) : new Uint8Array(column);
}

/** The blocks of an index, one after the other, so that no more of those that are made for storing are held than one. */
export function* indexBlocks({ words: _words, ...stored }: NotebookIndex): Generator<[path: string, block: Block]> {
  const scalars: Record<string, number | string> = {};
  const narrowed: string[] = [];
  function* visit(value: unknown, path: string): Generator<[string, Block]> {
    if (typeof value === 'number' || typeof value === 'string') scalars[path] = value;
    else if (value instanceof Uint32Array) {
      const column = narrow(value);
      if (column !== value) narrowed.push(path);
      yield [path, column];
    } else if (ArrayBuffer.isView(value)) yield [path, value as Block];
    else if (Array.isArray(value)) yield [path, value.length === 0 ? EMPTY_LIST : value.join(SEPARATOR)];
    else {
      for (const [name, inner] of Object.entries(value as object)) yield* visit(inner, path ? `${path}.${name}` : name);
    }
  }
  yield* visit(stored, '');
  yield [SCALARS, JSON.stringify(scalars)];
  yield [NARROWED, narrowed.join(SEPARATOR)];
}

/** Flattens an index into blocks. */
export function packIndex(index: NotebookIndex): IndexBlocks {
  return Object.fromEntries(indexBlocks(index));
}

/**
 * Rebuilds an index from its blocks.
 *
 * @param words what words mean that no document has
 * @throws CausewayError `index-missing` when the blocks are of another version or incomplete
 */
export function unpackIndex(blocks: IndexBlocks, words?: WordVectors): NotebookIndex {
  const scalars = blocks[SCALARS];
  if (typeof scalars !== 'string') throw notWhole();
  const { place, root } = emptyTable();
  try {
    for (const [path, value] of Object.entries(JSON.parse(scalars) as Record<string, number | string>))
      place(path, value);
  } catch {
    throw notWhole();
  }
  if (root['version'] !== INDEX_VERSION) {
    throw new CausewayError('index-missing', 'This notebook was indexed by another version and is indexed again.');
  }
  const narrowed = new Set(String(blocks[NARROWED] ?? '').split(SEPARATOR));
  for (const [path, block] of Object.entries(blocks)) {
    if (path === SCALARS || path === NARROWED) continue;
    if (typeof block === 'string') place(path, block === EMPTY_LIST ? [] : block.split(SEPARATOR));
    else place(path, narrowed.has(path) ? new Uint32Array(block) : block);
  }
  return { ...(words && { words }), ...(root as unknown as NotebookIndex) };
}

function notWhole(): CausewayError {
  return new CausewayError('index-missing', 'This notebook has to be indexed again.');
}

type Table = Record<string, unknown>;

/** A table whose values are put in by their paths; one that leads through what is no table of its own is of no index. */
function emptyTable(): { root: Table; place(path: string, value: unknown): void } {
  const root: Table = {};
  const place = (path: string, value: unknown): void => {
    const names = path.split('.');
    const last = names.pop()!;
    let table = root;
    for (const name of names) {
      const inner = Object.hasOwn(table, name) ? table[name] : (table[name] = {});
      if (typeof inner !== 'object' || inner === null || ArrayBuffer.isView(inner)) throw notWhole();
      table = inner as Table;
    }
    table[last] = value;
  };
  return { root, place };
}

/** Bytes that the blocks take when stored. */
export function blockBytes(blocks: IndexBlocks): number {
  return Object.values(blocks).reduce(
    (sum, block) => sum + (typeof block === 'string' ? block.length : block.byteLength),
    0,
  );
}
