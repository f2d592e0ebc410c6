/**
 * @file Running one IndexedDB transaction: it ends with its last request, its failures are told once, in the app's terms,
 * and a write that fails half-way leaves nothing behind.
 */
import type { IDBPTransaction, IndexKey, IndexNames, StoreKey, StoreNames, StoreValue } from 'idb';
import { CausewayError } from '../../engine/errors.ts';
import { storageFull } from '../store/storage-full.ts';
import { notebookMissing } from '../store/transitions.ts';
import type { CausewayDatabase, CausewaySchema, NotebookRecord } from './schema.ts';

export type StoreName = StoreNames<CausewaySchema>;
export type Key<Name extends StoreName> = StoreKey<CausewaySchema, Name>;
export type Value<Name extends StoreName> = StoreValue<CausewaySchema, Name>;

/** What is used of IndexedDB's indexes, object stores and transactions, so that a notebook's seal can stand between. */
export interface ReadableIndex<Name extends StoreName, Query> {
  getAll(query: Query | IDBKeyRange): Promise<Value<Name>[]>;
  getAllKeys(query: Query | IDBKeyRange): Promise<Key<Name>[]>;
  count(query: Query | IDBKeyRange): Promise<number>;
}

export interface ReadableStore<Name extends StoreName> {
  get(key: Key<Name>): Promise<Value<Name> | undefined>;
  getKey(key: Key<Name>): Promise<Key<Name> | undefined>;
  getAll(range?: IDBKeyRange): Promise<Value<Name>[]>;
  getAllKeys(range?: IDBKeyRange): Promise<Key<Name>[]>;
  count(range: IDBKeyRange): Promise<number>;
  /** Where a record may be left out: what `entriesOf` gives. */
  entries?(range: IDBKeyRange): Promise<[Key<Name>, Value<Name>][]>;
  index<Index extends IndexNames<CausewaySchema, Name>>(
    name: Index,
  ): ReadableIndex<Name, IndexKey<CausewaySchema, Name, Index>>;
}

export interface WritableStore<Name extends StoreName> extends ReadableStore<Name> {
  put(value: Value<Name>, key?: Key<Name>): Promise<unknown>;
  delete(key: Key<Name> | IDBKeyRange): Promise<void>;
}

export interface Reading {
  objectStore<Name extends StoreName>(name: Name): ReadableStore<Name>;
}

export interface Writing {
  objectStore<Name extends StoreName>(name: Name): WritableStore<Name>;
}

/** Records with their keys, in the order of these. */
export async function entriesOf<Name extends StoreName>(
  store: ReadableStore<Name>,
  range: IDBKeyRange,
): Promise<[Key<Name>, Value<Name>][]> {
  if (store.entries) return store.entries(range);
  const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  return keys.map((key, i) => [key, values[i]!]);
}

type Open<Mode extends IDBTransactionMode> = IDBPTransaction<CausewaySchema, StoreName[], Mode>;

export type Durability = 'strict' | 'relaxed';

/** Where a notebook's records are read and written: the database as it is (`PlainRecords`), or through the notebook's seal (`SealedRecords`). */
export interface Records {
  read<Result>(stores: StoreName[], body: (transaction: Reading) => Promise<Result>): Promise<Result>;
  /**
   * Runs `body` in one read-write transaction and waits until it is committed. What it reads is as it was before.
   *
   * @param durability `strict` where losing the write to a power cut would lose a person's work; `relaxed` where it would
   *   only be done again. Both survive a killed browser.
   */
  write<Result>(
    stores: StoreName[],
    durability: Durability,
    body: (transaction: Writing) => Promise<Result>,
  ): Promise<Result>;
}

export class PlainRecords implements Records {
  constructor(private readonly database: CausewayDatabase) {}

  read<Result>(stores: StoreName[], body: (transaction: Reading) => Promise<Result>): Promise<Result> {
    return read(this.database, stores, body);
  }

  write<Result>(
    stores: StoreName[],
    durability: Durability,
    body: (transaction: Writing) => Promise<Result>,
  ): Promise<Result> {
    return write(this.database, stores, durability, body);
  }
}

async function read<Result>(
  database: CausewayDatabase,
  stores: StoreName[],
  body: (transaction: Reading) => Promise<Result>,
): Promise<Result> {
  try {
    const transaction = database.transaction(stores, 'readonly');
    transaction.done.catch(() => {}); // a failing request rejects the body as well
    return await body(transaction as unknown as Reading);
  } catch (thrown) {
    throw storageError(thrown);
  }
}

async function write<Result>(
  database: CausewayDatabase,
  stores: StoreName[],
  durability: Durability,
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
      result = await body(transaction as unknown as Writing);
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

function abortIfOpen(transaction: Open<'readwrite'>): void {
  try {
    transaction.abort();
  } catch {
    // it is over already
  }
}

function isAbort(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === 'AbortError';
}

/** A newer version of the app has changed what is stored, and this one can't read it any more. */
export function newerStore(): CausewayError {
  return new CausewayError(
    'storage-unavailable',
    'What is stored here was written by a newer Causeway, and nothing of it was changed. Close all tabs of Causeway and open it again to get the newest version.',
    { name: 'VersionError' },
  );
}

/** A failure of the browser's storage as a CausewayError; those that are one already stay as they are. */
export function storageError(thrown: unknown): CausewayError {
  if (thrown instanceof CausewayError) return thrown;
  const name = thrown instanceof Error || thrown instanceof DOMException ? thrown.name : '';
  const message = thrown instanceof Error || thrown instanceof DOMException ? thrown.message : String(thrown);
  if (name === 'QuotaExceededError') return storageFull();
  if (name === 'VersionError') return newerStore();
  return new CausewayError(
    'storage-unavailable',
    `The browser's storage did not answer (${name || 'error'}: ${message}). Reload the page; in a private window, use a normal one.`,
    { name },
  );
}
