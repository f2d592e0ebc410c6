/** @file The folders on disk that a notebook follows, in IndexedDB. */
import type { LinkedFolder } from '../../engine/records.ts';
import { within } from './schema.ts';
import { queued, requireNotebook, type Records } from './transaction.ts';

export async function listFolders(records: Records, notebookId: string): Promise<LinkedFolder[]> {
  return records.read(['folders'], async (transaction) => {
    const folders = await transaction.objectStore('folders').getAll(within(notebookId));
    return folders.sort((left, right) => left.linkedAt - right.linkedAt);
  });
}

export async function saveFolder(records: Records, folder: LinkedFolder): Promise<void> {
  await records.write(['notebooks', 'folders'], 'strict', async (transaction) => {
    await requireNotebook(transaction, folder.notebookId);
    queued(transaction.objectStore('folders').put(folder));
  });
}

export async function deleteFolder(records: Records, notebookId: string, folderId: string): Promise<void> {
  await records.write(['folders'], 'strict', async (transaction) => {
    queued(transaction.objectStore('folders').delete([notebookId, folderId]));
  });
}
