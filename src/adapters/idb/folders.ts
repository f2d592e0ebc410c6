/** @file The folders on disk that a notebook follows, in IndexedDB. */
import type { LinkedFolder } from '../../engine/records.ts';
import { within, type CausewayDatabase } from './schema.ts';
import { queued, read, requireNotebook, write } from './transaction.ts';

export async function listFolders(database: CausewayDatabase, notebookId: string): Promise<LinkedFolder[]> {
  return read(database, ['folders'], async (transaction) => {
    const folders = await transaction.objectStore('folders').getAll(within(notebookId));
    return folders.sort((left, right) => left.linkedAt - right.linkedAt);
  });
}

export async function saveFolder(database: CausewayDatabase, folder: LinkedFolder): Promise<void> {
  await write(database, ['notebooks', 'folders'], 'strict', async (transaction) => {
    await requireNotebook(transaction, folder.notebookId);
    queued(transaction.objectStore('folders').put(folder));
  });
}

export async function deleteFolder(database: CausewayDatabase, notebookId: string, folderId: string): Promise<void> {
  await write(database, ['folders'], 'strict', async (transaction) => {
    queued(transaction.objectStore('folders').delete([notebookId, folderId]));
  });
}
