/** @file Cells and the draft question in IndexedDB. A cell and its head are written in one transaction. */
import type { Cell, CellHead } from '../../engine/records.ts';
import { headOf } from '../store/cell-head.ts';
import { within } from './schema.ts';
import { queued, requireNotebook, type Records } from './transaction.ts';

/** The stores that hold something of cells. */
export const STORES = ['cells', 'cellHeads', 'drafts'] as const;

export async function list(records: Records, notebookId: string): Promise<Cell[]> {
  return records.read(['cells'], (transaction) =>
    transaction.objectStore('cells').index('byTime').getAll(within(notebookId)),
  );
}

export async function listHeads(records: Records, notebookId: string): Promise<CellHead[]> {
  return records.read(['cellHeads'], (transaction) => transaction.objectStore('cellHeads').getAll(within(notebookId)));
}

export async function readOne(records: Records, notebookId: string, cellId: string): Promise<Cell | null> {
  return records.read(['cells'], async (transaction) => {
    return (await transaction.objectStore('cells').get([notebookId, cellId])) ?? null;
  });
}

export async function save(records: Records, cell: Cell): Promise<void> {
  await records.write(['notebooks', 'cells', 'cellHeads'], 'strict', async (transaction) => {
    await requireNotebook(transaction, cell.notebookId);
    queued(transaction.objectStore('cells').put(cell));
    queued(transaction.objectStore('cellHeads').put(headOf(cell)));
  });
}

export async function remove(records: Records, notebookId: string, cellId: string): Promise<void> {
  await records.write(['cells', 'cellHeads'], 'strict', async (transaction) => {
    queued(transaction.objectStore('cells').delete([notebookId, cellId]));
    queued(transaction.objectStore('cellHeads').delete([notebookId, cellId]));
  });
}

export async function readDraft(records: Records, notebookId: string): Promise<string> {
  return records.read(['drafts'], async (transaction) => {
    return (await transaction.objectStore('drafts').get(notebookId)) ?? '';
  });
}

export async function saveDraft(records: Records, notebookId: string, draft: string): Promise<void> {
  await records.write(['notebooks', 'drafts'], 'strict', async (transaction) => {
    await requireNotebook(transaction, notebookId);
    if (draft === '') queued(transaction.objectStore('drafts').delete(notebookId));
    else queued(transaction.objectStore('drafts').put(draft, notebookId));
  });
}
