/** @file Cells and the draft question in IndexedDB. A cell and its head are written in one transaction. */
import type { Cell, CellHead } from '../../engine/records.ts';
import { headOf } from '../store/cell-head.ts';
import { within, type CausewayDatabase } from './schema.ts';
import { queued, read, requireNotebook, write } from './transaction.ts';

/** The stores that hold something of cells. */
export const STORES = ['cells', 'cellHeads', 'drafts'] as const;

export async function list(database: CausewayDatabase, notebookId: string): Promise<Cell[]> {
  return read(database, ['cells'], (transaction) =>
    transaction.objectStore('cells').index('byTime').getAll(within(notebookId)),
  );
}

export async function listHeads(database: CausewayDatabase, notebookId: string): Promise<CellHead[]> {
  return read(database, ['cellHeads'], (transaction) =>
    transaction.objectStore('cellHeads').getAll(within(notebookId)),
  );
}

export async function readOne(database: CausewayDatabase, notebookId: string, cellId: string): Promise<Cell | null> {
  return read(database, ['cells'], async (transaction) => {
    return (await transaction.objectStore('cells').get([notebookId, cellId])) ?? null;
  });
}

export async function save(database: CausewayDatabase, cell: Cell): Promise<void> {
  await write(database, ['notebooks', 'cells', 'cellHeads'], 'strict', async (transaction) => {
    await requireNotebook(transaction, cell.notebookId);
    queued(transaction.objectStore('cells').put(cell));
    queued(transaction.objectStore('cellHeads').put(headOf(cell)));
  });
}

export async function remove(database: CausewayDatabase, notebookId: string, cellId: string): Promise<void> {
  await write(database, ['cells', 'cellHeads'], 'strict', async (transaction) => {
    queued(transaction.objectStore('cells').delete([notebookId, cellId]));
    queued(transaction.objectStore('cellHeads').delete([notebookId, cellId]));
  });
}

export async function readDraft(database: CausewayDatabase, notebookId: string): Promise<string> {
  return read(database, ['drafts'], async (transaction) => {
    return (await transaction.objectStore('drafts').get(notebookId)) ?? '';
  });
}

export async function saveDraft(database: CausewayDatabase, notebookId: string, draft: string): Promise<void> {
  await write(database, ['notebooks', 'drafts'], 'strict', async (transaction) => {
    await requireNotebook(transaction, notebookId);
    if (draft === '') queued(transaction.objectStore('drafts').delete(notebookId));
    else queued(transaction.objectStore('drafts').put(draft, notebookId));
  });
}
