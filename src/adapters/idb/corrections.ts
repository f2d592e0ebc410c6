/** @file A person's corrections in IndexedDB. */
import { inOrder, type Correction } from '../../engine/corrections/types.ts';
import { within } from './schema.ts';
import { queued, requireNotebook, type Records } from './transaction.ts';

export async function list(records: Records, notebookId: string): Promise<Correction[]> {
  return records.read(['corrections'], async (transaction) =>
    inOrder(await transaction.objectStore('corrections').getAll(within(notebookId))),
  );
}

export async function save(records: Records, notebookId: string, correction: Correction): Promise<void> {
  await records.write(['notebooks', 'corrections'], 'strict', async (transaction) => {
    await requireNotebook(transaction, notebookId);
    queued(transaction.objectStore('corrections').put(correction, [notebookId, correction.id]));
  });
}

export async function remove(records: Records, notebookId: string, id: string): Promise<void> {
  await records.write(['corrections'], 'strict', async (transaction) => {
    queued(transaction.objectStore('corrections').delete([notebookId, id]));
  });
}
