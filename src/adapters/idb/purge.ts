/** @file Deletes for good what was removed some time ago, with everything that was kept of it. */
import { STORES as CELL_STORES } from './cells.ts';
import { DOCUMENT_STORES } from './documents.ts';
import { within, type CausewayDatabase } from './schema.ts';
import { queued, write, type Writing } from './transaction.ts';

/** What models made of a notebook; see `purgeDocuments` for what goes with a document. */
const REFINEMENT_STORES = ['refinedPassages', 'gateJudgements', 'moduleReports', 'refinements', 'embeddings'] as const;

/** @param before what was removed before then, in milliseconds since the epoch */
export async function purge(database: CausewayDatabase, before: number): Promise<void> {
  const stores = [
    'notebooks',
    ...DOCUMENT_STORES,
    ...REFINEMENT_STORES,
    'corrections',
    'folders',
    'indexes',
    'blocks',
    ...CELL_STORES,
  ] as const;
  await write(database, [...stores], 'relaxed', async (transaction) => {
    for (const { id, removedAt } of await transaction.objectStore('notebooks').getAll()) {
      if (removedAt !== undefined && removedAt < before) purgeNotebook(transaction, id);
      else await purgeDocuments(transaction, id, before);
    }
  });
}

function purgeNotebook(transaction: Writing, notebookId: string): void {
  for (const name of [
    ...DOCUMENT_STORES,
    'blocks',
    'cells',
    'cellHeads',
    'refinedPassages',
    'gateJudgements',
    'moduleReports',
    'embeddings',
    'corrections',
    'folders',
  ] as const) {
    queued(transaction.objectStore(name).delete(within(notebookId)));
  }
  queued(transaction.objectStore('drafts').delete(notebookId));
  queued(transaction.objectStore('refinements').delete(notebookId));
  queued(transaction.objectStore('indexes').delete(notebookId));
  queued(transaction.objectStore('notebooks').delete(notebookId));
}

async function purgeDocuments(transaction: Writing, notebookId: string, before: number): Promise<void> {
  const byRemoval = transaction.objectStore('documents').index('byRemoval');
  const range = IDBKeyRange.bound([notebookId], [notebookId, before], false, true);
  const [keys, head] = await Promise.all([
    byRemoval.getAllKeys(range),
    transaction.objectStore('indexes').get(notebookId),
  ]);
  const covered = new Set(head?.covered);
  const gone = new Set(keys.map(([, id]) => id).filter((id) => !covered.has(id)));
  if (gone.size > 0) await purgeReports(transaction, notebookId, gone);
  for (const key of keys.filter(([, id]) => gone.has(id))) {
    for (const name of DOCUMENT_STORES) queued(transaction.objectStore(name).delete(key));
    queued(transaction.objectStore('refinedPassages').delete(within(...key)));
    queued(transaction.objectStore('embeddings').delete(within(...key)));
    // Names that only this document has are in no record of its own; names are embedded again in seconds.
    queued(transaction.objectStore('embeddings').delete(within(notebookId, '')));
  }
}

/** Deletes reports that rest on any of the documents. */
async function purgeReports(transaction: Writing, notebookId: string, gone: ReadonlySet<string>): Promise<void> {
  const reports = transaction.objectStore('moduleReports');
  const range = within(notebookId);
  const [keys, values] = await Promise.all([reports.getAllKeys(range), reports.getAll(range)]);
  keys.forEach((key, i) => {
    if (values[i]!.documents.some((id) => gone.has(id))) queued(reports.delete(key));
  });
}
