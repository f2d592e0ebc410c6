/**
 * @file The index of each notebook in IndexedDB, one block for each column. A new one takes the place of the old in one transaction. Each block has
 * its checksum in the index's head.
 */
import { CausewayError } from '../../engine/errors.ts';
import type { IndexBlocks, IndexHead, StoredIndex } from '../../engine/records.ts';
import { isUnsealable } from '../sealing/failures.ts';
import { checksumOf } from '../store/checksum.ts';
import { within, type CheckedHead } from './schema.ts';
import { entriesOf, queued, requireNotebook, type Reading, type Records } from './transaction.ts';

export async function readIndexHead(records: Records, notebookId: string): Promise<IndexHead | null> {
  return records.read(['indexes'], async (transaction) => {
    const head = await headOf(transaction, notebookId);
    return head === undefined ? null : withoutChecks(head);
  });
}

/** @throws CausewayError `storage-damaged`, which names the block and, in its details, the index's generation */
export async function readIndex(records: Records, notebookId: string): Promise<StoredIndex | null> {
  const found = await records.read(['indexes', 'blocks'], async (transaction) => {
    const head = await headOf(transaction, notebookId);
    if (head === undefined) return null;
    const range = within(notebookId, head.generation);
    const store = transaction.objectStore('blocks');
    const blocks: IndexBlocks = {};
    for (const [[, , name], block] of await entriesOf(store, range)) blocks[name] = block;
    return { head, blocks };
  });
  if (found === null) return null;
  checkBlocks(found.head, found.blocks);
  return { ...withoutChecks(found.head), blocks: found.blocks };
}

/** A head that is sealed and does not open is as good as none: the index is built again. */
async function headOf(transaction: Reading, notebookId: string): Promise<CheckedHead | undefined> {
  try {
    return await transaction.objectStore('indexes').get(notebookId);
  } catch (thrown) {
    if (!isUnsealable(thrown)) throw thrown;
    return undefined;
  }
}

function withoutChecks({ checks: _, ...head }: CheckedHead): IndexHead {
  return head;
}

function checkBlocks({ generation, checks = {} }: CheckedHead, blocks: IndexBlocks): void {
  for (const [block, checksum] of Object.entries(checks)) {
    if (checksumOf(blocks[block]) === checksum) continue;
    throw new CausewayError(
      'storage-damaged',
      `What this device stored of the index is damaged (“${block}”). It is built again from what was read of the documents; nothing of them is lost. Ask again in a moment.`,
      { block, generation },
    );
  }
}

export async function commitIndex(
  records: Records,
  notebookId: string,
  index: Omit<StoredIndex, 'generation'> | null,
): Promise<number> {
  const checks =
    index && Object.fromEntries(Object.entries(index.blocks).map(([name, block]) => [name, checksumOf(block)]));
  return records.write(['notebooks', 'indexes', 'blocks'], 'relaxed', async (transaction) => {
    const notebook = await requireNotebook(transaction, notebookId);
    const generation = notebook.generation + 1;
    queued(transaction.objectStore('notebooks').put({ ...notebook, generation }));
    const blocks = transaction.objectStore('blocks');
    queued(blocks.delete(within(notebookId)));
    if (index === null || checks === null) {
      queued(transaction.objectStore('indexes').delete(notebookId));
      return generation;
    }
    const { blocks: columns, ...head } = index;
    queued(transaction.objectStore('indexes').put({ ...head, generation, checks }, notebookId));
    for (const [name, block] of Object.entries(columns)) {
      queued(blocks.put(block, [notebookId, generation, name]));
    }
    return generation;
  });
}
