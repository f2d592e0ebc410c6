/** @file What a page's own database holds of its notebook, as it stands there. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export interface StoredState {
  queued: number;
  ready: string[];
  /** Documents that the current index covers. */
  covered: string[];
}

/** What the page's own database holds. Runs in the page. */
export async function readStoredState(): Promise<StoredState> {
  const result = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(request.error?.message));
    });
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === 'causeway')) return { queued: 0, ready: [], covered: [] };
  const database = await result(indexedDB.open('causeway'));
  try {
    const transaction = database.transaction(['documents', 'indexes']);
    const [documents, indexes] = await Promise.all([
      result(transaction.objectStore('documents').getAll()),
      result(transaction.objectStore('indexes').getAll()),
    ]);
    const infos = (documents as { info: { id: string; status: string } }[]).map(({ info }) => info);
    const ready = infos.filter(({ status }) => status === 'ready').map(({ id }) => id);
    const covered = (indexes as { covered: string[] }[]).flatMap((index) => index.covered);
    return { queued: infos.length - ready.length, ready: ready.sort(), covered: covered.sort() };
  } finally {
    database.close();
  }
}

export function storedState(page: Page): Promise<StoredState> {
  return page.evaluate(readStoredState);
}

/** Waits until all is read, and the index covers so many documents. */
export async function untilIndexed(page: Page, documents: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const { queued, covered } = await storedState(page);
        return { queued, covered: covered.length };
      },
      { timeout: 120_000, interval: 250 },
    )
    .toEqual({ queued: 0, covered: documents });
}
