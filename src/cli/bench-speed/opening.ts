/** @file Opening a stored index beside loading the same as JSON. */
import { deserialize, serialize } from 'node:v8';
import { packIndex, unpackIndex } from '../../engine/notebook/blocks.ts';
import type { NotebookIndex } from '../../engine/notebook/index-types.ts';
import type { IndexBlocks } from '../../engine/records.ts';
import { compare } from './timing.ts';

const MEGABYTE = 1e6;
const megabytes = ({ length }: Uint8Array): string => `${(length / MEGABYTE).toFixed(1)} MB`;

/** Times both. Blocks lie in a store as structured clones do, which is how `serialize` writes them. */
export async function measureOpening({ words, ...index }: NotebookIndex): Promise<void> {
  const stored = serialize(packIndex(index));
  const asLists = (_: string, value: unknown) =>
    ArrayBuffer.isView(value) ? Array.from(value as unknown as ArrayLike<number>) : value;
  const json = Buffer.from(JSON.stringify(index, asLists));
  await compare(
    'Opening an index',
    [
      { name: 'ours', run: () => unpackIndex(deserialize(stored) as IndexBlocks, words), note: megabytes(stored) },
      { name: 'JSON', run: () => JSON.parse(json.toString()) as unknown, note: megabytes(json) },
    ],
    [null],
  );
}
