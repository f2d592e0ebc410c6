/**
 * @file Encrypting a notebook that is there, and decrypting it again: one record after the other takes its other form, each in one transaction, so that a kill at any point
 * leaves every record whole in one form or the other, and going on finds what is left. Nobody reads or changes the notebook meanwhile, since its lock says what is going on.
 */
import type { OnFraction } from '../../rpc/encryption.ts';
import type { NotebookKeys } from '../sealing/keys.ts';
import { isSealed, RecordSeal, SEALED_STORES, type SealedStoreName } from './sealed-records.ts';
import { within } from './schema.ts';
import { queued, type Key, type Records, type Value } from './transaction.ts';

/** Stores with one record for each notebook, whose key is the notebook's id. */
const SINGLE: readonly SealedStoreName[] = ['indexes', 'drafts', 'refinements'];

/** Stores whose records may each be large: one at a time is in memory. Of the others these many are one transaction. */
const LARGE: readonly SealedStoreName[] = ['blocks', 'inbox', 'originals'];
const AT_ONCE = 16;

interface Batch {
  store: SealedStoreName;
  keys: Key<SealedStoreName>[];
}

async function batchesOf(plain: Records, notebookId: string): Promise<Batch[]> {
  const batches: Batch[] = [];
  for (const store of SEALED_STORES) {
    const range = SINGLE.includes(store) ? IDBKeyRange.only(notebookId) : within(notebookId);
    const keys = await plain.read([store], (transaction) => transaction.objectStore(store).getAllKeys(range));
    const size = LARGE.includes(store) ? 1 : AT_ONCE;
    for (let from = 0; from < keys.length; from += size) batches.push({ store, keys: keys.slice(from, from + size) });
  }
  return batches;
}

async function recordsOf(plain: Records, { store, keys }: Batch): Promise<unknown[]> {
  return plain.read([store], (transaction) =>
    Promise.all(keys.map((key) => transaction.objectStore(store).get(key as never))),
  );
}

/** A record in its other form, and the keys before and after. */
interface Converted {
  from: Key<SealedStoreName>;
  to: Key<SealedStoreName>;
  record: unknown;
}

async function put(plain: Records, store: SealedStoreName, converted: readonly Converted[]): Promise<void> {
  if (converted.length === 0) return;
  await plain.write([store], 'relaxed', async (transaction) => {
    const objects = transaction.objectStore(store);
    for (const { from, to, record } of converted) {
      queued(objects.delete(from as never));
      const value = record as Value<SealedStoreName>;
      queued(hasKeyInside(store) ? objects.put(value as never) : objects.put(value as never, to as never));
    }
  });
}

const INSIDE: readonly SealedStoreName[] = ['documents', 'journal', 'cells', 'cellHeads', 'folders'];
const hasKeyInside = (store: SealedStoreName): boolean => INSIDE.includes(store);

/** Seals every record of a notebook that is not sealed yet. */
export async function sealAll(
  plain: Records,
  notebookId: string,
  keys: NotebookKeys,
  onFraction: OnFraction,
): Promise<void> {
  const seal = new RecordSeal(keys);
  const batches = await batchesOf(plain, notebookId);
  for (const [done, batch] of batches.entries()) {
    onFraction(done / batches.length);
    const records = await recordsOf(plain, batch);
    const converted = batch.keys.map(async (from, i): Promise<Converted[]> => {
      const value = records[i];
      if (value === undefined || isSealed(value)) return [];
      const to = await seal.hideKey(batch.store, from);
      return [{ from, to, record: await seal.seal(batch.store, value as Value<SealedStoreName>, to) }];
    });
    await put(plain, batch.store, (await Promise.all(converted)).flat());
  }
  onFraction(1);
}

/**
 * Opens every record of an encrypted notebook, and changes none.
 *
 * @throws CausewayError `storage-damaged`, `storage-changed` for one that does not open
 */
export async function tryAll(
  plain: Records,
  notebookId: string,
  keys: NotebookKeys,
  onFraction: OnFraction,
): Promise<void> {
  const seal = new RecordSeal(keys);
  const batches = await batchesOf(plain, notebookId);
  for (const [done, batch] of batches.entries()) {
    onFraction(done / batches.length);
    const records = await recordsOf(plain, batch);
    await Promise.all(
      batch.keys.flatMap((key, i) => [
        seal.showKey(batch.store, key),
        seal.open(batch.store, records[i], key as never),
      ]),
    );
  }
  onFraction(1);
}

/**
 * Opens every sealed record of a notebook for good.
 *
 * @throws CausewayError `storage-damaged`, `storage-changed` for one that does not open
 */
export async function openAll(
  plain: Records,
  notebookId: string,
  keys: NotebookKeys,
  onFraction: OnFraction,
): Promise<void> {
  const seal = new RecordSeal(keys);
  const batches = await batchesOf(plain, notebookId);
  for (const [done, batch] of batches.entries()) {
    onFraction(done / batches.length);
    const records = await recordsOf(plain, batch);
    const converted = batch.keys.map(async (from, i): Promise<Converted[]> => {
      const record = records[i];
      if (!isSealed(record)) return [];
      const [to, value] = await Promise.all([
        seal.showKey(batch.store, from),
        seal.open(batch.store, record, from as never),
      ]);
      return [{ from, to, record: value }];
    });
    await put(plain, batch.store, (await Promise.all(converted)).flat());
  }
  onFraction(1);
}
