/**
 * @file Encrypting a notebook that is there, and decrypting it again: one record after the other takes its other form, each in one transaction, so that a kill at any point
 * leaves every record whole in one form or the other, and going on finds what is left. Nobody reads or changes the notebook meanwhile, since its lock says what is going on.
 */
import type { OnFraction } from '../../rpc/encryption.ts';
import type { NotebookKeys } from '../sealing/keys.ts';
import { isSealed, KEY_INSIDE, RecordSeal, SEALED_STORES, type SealedStoreName } from './record-seal.ts';
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
      queued(KEY_INSIDE.includes(store) ? objects.put(value as never) : objects.put(value as never, to as never));
    }
  });
}

/** Does something with every record of a notebook, a batch after the other. */
async function eachBatch(
  plain: Records,
  notebookId: string,
  onFraction: OnFraction,
  work: (batch: Batch, records: readonly unknown[]) => Promise<unknown>,
): Promise<void> {
  const batches = await batchesOf(plain, notebookId);
  for (const [done, batch] of batches.entries()) {
    onFraction(done / batches.length);
    await work(batch, await recordsOf(plain, batch));
  }
  onFraction(1);
}

/** Gives records their other form. @param convert null for one that has it */
async function convertAll(
  plain: Records,
  notebookId: string,
  onFraction: OnFraction,
  convert: (store: SealedStoreName, from: Key<SealedStoreName>, record: unknown) => Promise<Converted | null>,
): Promise<void> {
  await eachBatch(plain, notebookId, onFraction, async ({ store, keys }, records) => {
    const converted = await Promise.all(keys.map((from, i) => convert(store, from, records[i])));
    await put(
      plain,
      store,
      converted.filter((one) => one !== null),
    );
  });
}

/** Seals every record of a notebook that is not sealed yet. */
export async function sealAll(
  plain: Records,
  notebookId: string,
  keys: NotebookKeys,
  onFraction: OnFraction,
): Promise<void> {
  const seal = new RecordSeal(keys);
  await convertAll(plain, notebookId, onFraction, async (store, from, record) => {
    if (record === undefined || isSealed(record)) return null;
    const to = await seal.hideKey(store, from);
    return { from, to, record: await seal.seal(store, record as Value<SealedStoreName>, to) };
  });
}

/**
 * Opens every record of an encrypted notebook, and changes none. Others may use the notebook meanwhile: what they delete is left out.
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
  await eachBatch(plain, notebookId, onFraction, (batch, records) =>
    Promise.all(
      batch.keys.flatMap((key, i) =>
        records[i] === undefined
          ? []
          : [seal.showKey(batch.store, key), seal.open(batch.store, records[i], key as never)],
      ),
    ),
  );
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
  await convertAll(plain, notebookId, onFraction, async (store, from, record) => {
    if (!isSealed(record)) return null;
    const [to, value] = await Promise.all([seal.showKey(store, from), seal.open(store, record, from as never)]);
    return { from, to, record: value };
  });
}
