/** @file The index of each notebook in IndexedDB, one block for each column. A new one takes the place of the old in one transaction. */
import type { IndexBlocks, IndexHead, StoredIndex } from '../../engine/records.ts';
import { within, type CausewayDatabase } from './schema.ts';
import { queued, read, requireNotebook, write } from './transaction.ts';

export async function readIndexHead(database: CausewayDatabase, notebookId: string): Promise<IndexHead | null> {
  return read(database, ['indexes'], async (transaction) => {
    return (await transaction.objectStore('indexes').get(notebookId)) ?? null;
  });
}

export async function readIndex(database: CausewayDatabase, notebookId: string): Promise<StoredIndex | null> {
  return read(database, ['indexes', 'blocks'], async (transaction) => {
    const head = await transaction.objectStore('indexes').get(notebookId);
    if (head === undefined) return null;
    const range = within(notebookId, head.generation);
    const store = transaction.objectStore('blocks');
    const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
    const blocks: IndexBlocks = {};
    keys.forEach(([, , name], i) => {
      const value = values[i];
      if (value !== undefined) blocks[name] = value;
    });
    return { ...head, blocks };
  });
}

export async function commitIndex(
  database: CausewayDatabase,
  notebookId: string,
  index: Omit<StoredIndex, 'generation'> | null,
): Promise<number> {
  return write(database, ['notebooks', 'indexes', 'blocks'], 'relaxed', async (transaction) => {
    const notebook = await requireNotebook(transaction, notebookId);
    const generation = notebook.generation + 1;
    queued(transaction.objectStore('notebooks').put({ ...notebook, generation }));
    const blocks = transaction.objectStore('blocks');
    queued(blocks.delete(within(notebookId)));
    if (index === null) {
      queued(transaction.objectStore('indexes').delete(notebookId));
      return generation;
    }
    const { blocks: columns, ...head } = index;
    queued(transaction.objectStore('indexes').put({ ...head, generation }, notebookId));
    for (const [name, block] of Object.entries(columns)) {
      queued(blocks.put(block, [notebookId, generation, name]));
    }
    return generation;
  });
}
