/** @file Deletes for good what was removed some time ago, with everything that was kept of it. */
import { STORES as CELL_STORES } from './cells.ts';
import { DOCUMENT_STORES } from './documents.ts';
import { within } from './schema.ts';
import { entriesOf, queued, type Records, type Writing } from './transaction.ts';

/** What models made of a notebook; see `deleteRemoved` for what goes with a document. */
const REFINEMENT_STORES = ['refinedPassages', 'gateJudgements', 'moduleReports', 'refinements', 'embeddings'] as const;

const STORES = [
  'notebooks',
  ...DOCUMENT_STORES,
  ...REFINEMENT_STORES,
  'corrections',
  'folders',
  'indexes',
  'blocks',
  ...CELL_STORES,
] as const;

/** Deletes a notebook with all that it keeps, encrypted or not. */
export async function purgeNotebook(plain: Records, notebookId: string): Promise<void> {
  await plain.write([...STORES, 'locks'], 'relaxed', async (transaction) => deleteAll(transaction, notebookId));
}

/**
 * Deletes the documents of a notebook that were removed.
 *
 * @param before those that were removed before then, in milliseconds since the epoch
 */
export async function purgeDocuments(records: Records, notebookId: string, before: number): Promise<void> {
  await records.write([...STORES], 'relaxed', (transaction) => deleteRemoved(transaction, notebookId, before));
}

function deleteAll(transaction: Writing, notebookId: string): void {
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
  queued(transaction.objectStore('locks').delete(notebookId));
  queued(transaction.objectStore('notebooks').delete(notebookId));
}

async function deleteRemoved(transaction: Writing, notebookId: string, before: number): Promise<void> {
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
  for (const [key, { documents }] of await entriesOf(reports, within(notebookId))) {
    if (documents.some((id) => gone.has(id))) queued(reports.delete(key));
  }
}
