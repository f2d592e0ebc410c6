/** @file A person's corrections in IndexedDB. */
import { inOrder, type Correction } from '../../engine/corrections/types.ts';
import { within, type CausewayDatabase } from './schema.ts';
import { queued, read, requireNotebook, write } from './transaction.ts';

export async function list(database: CausewayDatabase, notebookId: string): Promise<Correction[]> {
  return read(database, ['corrections'], async (transaction) =>
    inOrder(await transaction.objectStore('corrections').getAll(within(notebookId))),
  );
}

export async function save(database: CausewayDatabase, notebookId: string, correction: Correction): Promise<void> {
  await write(database, ['notebooks', 'corrections'], 'strict', async (transaction) => {
    await requireNotebook(transaction, notebookId);
    queued(transaction.objectStore('corrections').put(correction, [notebookId, correction.id]));
  });
}

export async function remove(database: CausewayDatabase, notebookId: string, id: string): Promise<void> {
  await write(database, ['corrections'], 'strict', async (transaction) => {
    queued(transaction.objectStore('corrections').delete([notebookId, id]));
  });
}
