/** @file Vectors of encoders in IndexedDB, one record for each part of a document and model. */
import type { EmbeddingBlock, EmbeddingCommit } from '../../engine/records.ts';
import { within, type EmbeddingId } from './schema.ts';
import { queued, requireNotebook, type Records } from './transaction.ts';

export async function readBlocks(records: Records, notebookId: string, model: string): Promise<EmbeddingBlock[]> {
  return records.read(['embeddings'], async (transaction) => {
    const store = transaction.objectStore('embeddings');
    const keys = (await store.getAllKeys(within(notebookId))).filter(([, , by]) => by === model);
    const values = await Promise.all(keys.map((key) => store.get(key)));
    return keys.flatMap(([, documentId, , part], i) => (values[i] ? [{ documentId, part, ...values[i] }] : []));
  });
}

export async function commit(
  records: Records,
  notebookId: string,
  { model, blocks, gone = [], isComplete = false }: EmbeddingCommit,
): Promise<void> {
  await records.write(['notebooks', 'documents', 'embeddings'], 'relaxed', async (transaction) => {
    await requireNotebook(transaction, notebookId);
    const store = transaction.objectStore('embeddings');
    for (const { documentId, part } of gone) queued(store.delete([notebookId, documentId, model, part]));
    for (const { documentId, part, ...value } of blocks) {
      const isHere =
        documentId === '' ||
        (await transaction.objectStore('documents').getKey([notebookId, documentId])) !== undefined;
      const key: EmbeddingId = [notebookId, documentId, model, part];
      if (isHere) queued(store.put(value, key));
    }
    if (!isComplete) return;
    for (const key of await store.getAllKeys(within(notebookId))) if (key[2] !== model) queued(store.delete(key));
  });
}
