/**
 * @file Running one IndexedDB transaction: it ends with its last request, its failures are told once, in the app's terms,
 * and a write that fails half-way leaves nothing behind.
 */
import type { IDBPTransaction, StoreNames } from 'idb';
import { CausewayError } from '../../engine/errors.ts';
import { storageFull } from '../store/storage-full.ts';
import { notebookMissing } from '../store/transitions.ts';
import type { CausewayDatabase, CausewaySchema, NotebookRecord } from './schema.ts';

export type Reading = IDBPTransaction<CausewaySchema, StoreNames<CausewaySchema>[], 'readonly'>;
export type Writing = IDBPTransaction<CausewaySchema, StoreNames<CausewaySchema>[], 'readwrite'>;

export async function read<Result>(
  database: CausewayDatabase,
  stores: StoreNames<CausewaySchema>[],
  body: (transaction: Reading) => Promise<Result>,
): Promise<Result> {
  try {
    const transaction = database.transaction(stores, 'readonly');
    transaction.done.catch(() => {}); // a failing request rejects the body as well
    return await body(transaction);
  } catch (thrown) {
    throw storageError(thrown);
  }
}

/**
 * Runs `body` in one read-write transaction and waits until it is committed.
 *
 * @param durability `strict` where losing the write to a power cut would lose a person's work; `relaxed` where it would
 *   only be done again. Both survive a killed browser.
 */
export async function write<Result>(
  database: CausewayDatabase,
  stores: StoreNames<CausewaySchema>[],
  durability: 'strict' | 'relaxed',
  body: (transaction: Writing) => Promise<Result>,
): Promise<Result> {
  try {
    const transaction = database.transaction(stores, 'readwrite', { durability });
    const done = transaction.done.then(
      () => null,
      (thrown: unknown) => transaction.error ?? thrown,
    );
    let result: Result;
    try {
      result = await body(transaction);
    } catch (thrown) {
      abortIfOpen(transaction);
      // When a request made the transaction fail, its own reason says more than the "aborted" of the others.
      const reason = await done;
      throw isAbort(thrown) && reason !== null ? reason : thrown;
    }
    const reason = await done;
    if (reason !== null) throw reason;
    return result;
  } catch (thrown) {
    throw storageError(thrown);
  }
}

/** For writes whose failure the transaction itself reports. */
export function queued(request: Promise<unknown>): void {
  request.catch(() => {});
}

/** @throws CausewayError `notebook-missing` */
export async function requireNotebook(transaction: Writing, notebookId: string): Promise<NotebookRecord> {
  const record = await transaction.objectStore('notebooks').get(notebookId);
  if (record === undefined) throw notebookMissing();
  return record;
}

function abortIfOpen(transaction: Writing): void {
  try {
    transaction.abort();
  } catch {
    // it is over already
  }
}

function isAbort(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === 'AbortError';
}

/** A failure of the browser's storage as a CausewayError; those that are one already stay as they are. */
export function storageError(thrown: unknown): CausewayError {
  if (thrown instanceof CausewayError) return thrown;
  const name = thrown instanceof Error || thrown instanceof DOMException ? thrown.name : '';
  const message = thrown instanceof Error || thrown instanceof DOMException ? thrown.message : String(thrown);
  if (name === 'QuotaExceededError') return storageFull();
  if (name === 'VersionError') {
    return new CausewayError(
      'storage-unavailable',
      'What is stored here was written by a newer Causeway, and nothing of it was changed. Close all tabs of Causeway and open it again to get the newest version.',
      { name },
    );
  }
  return new CausewayError(
    'storage-unavailable',
    `The browser's storage did not answer (${name || 'error'}: ${message}). Reload the page; in a private window, use a normal one.`,
    { name },
  );
}
