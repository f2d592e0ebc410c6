/** @file The index in the notebook's file: a part for each of its blocks, so that none of them is there twice while it is written or read, and one that says what they are. */
import { ARRAY_TYPES } from '../../adapters/store/packed-record.ts';
import { indexBlocks } from '../../engine/notebook/blocks.ts';
import type { NotebookIndex } from '../../engine/notebook/index-types.ts';
import type { Block, IndexBlocks } from '../../engine/records.ts';
import type { NotebookFile } from './notebook-file.ts';

const LIST = 'index.json';
const partOf = (path: string): string => `index/${path}`;
const TEXT = 'text';

/** Each block's path, and the type of its numbers or that it is text. */
type List = [path: string, type: string][];

/** Whether there is an index; not whether it is whole. */
export function hasIndex(file: NotebookFile): boolean {
  return file.has(LIST);
}

/** Adds the parts of an index, in place of those that there are. */
export async function putIndex(file: NotebookFile, index: NotebookIndex): Promise<void> {
  const list: List = [];
  for (const [path, block] of indexBlocks(index)) {
    const isText = typeof block === 'string';
    list.push([path, isText ? TEXT : block.constructor.name]);
    await file.put(
      partOf(path),
      isText ? Buffer.from(block) : new Uint8Array(block.buffer, block.byteOffset, block.byteLength),
    );
  }
  await file.put(LIST, Buffer.from(JSON.stringify(list)));
}

function readList(file: NotebookFile): Promise<List> {
  return file.unpacked(LIST, (bytes) => JSON.parse(new TextDecoder().decode(bytes)) as List);
}

/** The parts that the index is made of. @throws DamagedNotebook */
export async function indexParts(file: NotebookFile): Promise<string[]> {
  return [LIST, ...(await readList(file)).map(([path]) => partOf(path))];
}

/** @throws DamagedNotebook */
export async function readIndexBlocks(file: NotebookFile): Promise<IndexBlocks> {
  const blocks: IndexBlocks = {};
  for (const [path, type] of await readList(file)) {
    blocks[path] = await file.unpacked(partOf(path), (bytes): Block => {
      if (type === TEXT) return new TextDecoder().decode(bytes);
      if (!Object.hasOwn(ARRAY_TYPES, type)) throw new TypeError(`There is no array type ${type}.`);
      return new ARRAY_TYPES[type as keyof typeof ARRAY_TYPES](bytes.buffer, bytes.byteOffset) as Block;
    });
  }
  return blocks;
}
