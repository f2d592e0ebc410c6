/**
 * @file The records of an encrypted notebook: each is opened after it was read and sealed before the transaction that writes it, since IndexedDB's transactions end while one
 * waits for anything else. So what reads and writes here holds the notebook's Web Lock (`notebook-locks.ts`), which keeps others from writing in between; on disk
 * a change is one transaction as ever.
 *
 * A sealed record is an object with the sealed value, and beside it what lists are looked up by: states, times and random ids, which tell nothing of contents. Hashes of
 * contents that are in keys (of documents, modules, pairs of modules) are hidden.
 */
import type { IndexKey, IndexNames } from 'idb';
import { bound, openRecord, sealRecord } from '../sealing/record.ts';
import { sealContent, SealedContent } from '../sealing/content.ts';
import type { CausewayError } from '../../engine/errors.ts';
import { isUnsealable, sealedChanged } from '../sealing/failures.ts';
import type { NotebookKeys } from '../sealing/keys.ts';
import type { CausewaySchema, JournalRecord } from './schema.ts';
import {
  queued,
  type Durability,
  type Key,
  type ReadableIndex,
  type Reading,
  type Records,
  type StoreName,
  type Value,
  type WritableStore,
  type Writing,
} from './transaction.ts';

/** As a record is stored. `sealed` is a Blob where the value is one. */
export interface SealedRecord {
  sealed: Uint8Array<ArrayBuffer> | Blob;
}

export function isSealed(value: unknown): value is SealedRecord {
  if (typeof value !== 'object' || value === null || !('sealed' in value)) return false;
  return value.sealed instanceof Uint8Array || value.sealed instanceof Blob;
}

/** How a store's records are sealed. */
interface Shape<Name extends StoreName> {
  /** True: the second part of its keys is a hash of contents. */
  hidesName?: true;
  /** What stays readable: keys that lie in the record, and what indexes are of. `name` is the hidden one. */
  readable?(value: Value<Name>, name: string): object;
  /** What can't be sealed, since only the browser can store it; it is not bound to the seal either. */
  beside?(value: Value<Name>): object;
}

/** All stores of a notebook. The notebook itself stays readable: its name is what a locked one is known by. */
const SHAPES = {
  documents: {
    hidesName: true,
    readable: ({ notebookId, info, analysisVersion, removedAt }, name) => ({
      notebookId,
      info: { id: name, status: info.status },
      ...(analysisVersion !== undefined && { analysisVersion }),
      ...(removedAt !== undefined && { removedAt }),
    }),
  },
  journal: {
    hidesName: true,
    readable: ({ notebookId, addedAt, position }: JournalRecord, name) => ({
      notebookId,
      documentId: name,
      addedAt,
      position,
    }),
  },
  inbox: { hidesName: true },
  texts: { hidesName: true },
  layouts: { hidesName: true },
  originals: { hidesName: true },
  analyses: { hidesName: true },
  refinedPassages: { hidesName: true },
  gateJudgements: { hidesName: true },
  moduleReports: { hidesName: true },
  embeddings: { hidesName: true },
  cells: { readable: ({ notebookId, id, askedAt }) => ({ notebookId, id, askedAt }) },
  cellHeads: { readable: ({ notebookId, id }) => ({ notebookId, id }) },
  folders: {
    readable: ({ notebookId, id }) => ({ notebookId, id }),
    beside: ({ handle }) => ({ handle }),
  },
  blocks: {},
  corrections: {},
  indexes: {},
  drafts: {},
  refinements: {},
} satisfies { [Name in Exclude<StoreName, 'notebooks' | 'locks'>]: Shape<Name> };

export type SealedStoreName = keyof typeof SHAPES;

/** Stores whose records are sealed. */
export const SEALED_STORES = Object.keys(SHAPES) as SealedStoreName[];

function isSealedStore(name: StoreName): name is SealedStoreName {
  return name in SHAPES;
}

/** The key that lies in a record, as `schema.ts` says of its store. */
function keyIn<Name extends SealedStoreName>(store: Name, value: Value<Name>): Key<Name> {
  const { notebookId, id, documentId, info } = value as unknown as Record<string, string> & { info?: { id: string } };
  return [notebookId, store === 'documents' ? info?.id : store === 'journal' ? documentId : id] as unknown as Key<Name>;
}

function shapeOf<Name extends SealedStoreName>(name: Name): Shape<Name> {
  return SHAPES[name] as Shape<Name>;
}

type AnyKey = string | readonly (string | number)[];

/** Seals and opens the records of one notebook. */
export class RecordSeal {
  constructor(private readonly keys: NotebookKeys) {}

  /** The key under which a record is stored. */
  async hideKey<K extends AnyKey>(store: SealedStoreName, key: K): Promise<K> {
    return this.#withName(store, key, (name) => this.keys.hide(name));
  }

  /** The key of a record that is stored under this one. */
  async showKey<K extends AnyKey>(store: SealedStoreName, key: K): Promise<K> {
    return this.#withName(store, key, (name) => this.keys.show(name));
  }

  /** @param key as it is stored */
  async seal<Name extends SealedStoreName>(store: Name, value: Value<Name>, key: Key<Name>): Promise<SealedRecord> {
    const { readable, beside } = shapeOf(store);
    const shown = readable?.(value, Array.isArray(key) ? String(key[1]) : '') ?? {};
    const place = { store, key, readable: shown };
    const sealed =
      value instanceof Blob
        ? await sealContent(value, this.keys, bound(place))
        : await sealRecord(beside ? without(value as object, beside(value)) : value, this.keys, place);
    return { ...shown, ...beside?.(value), sealed };
  }

  /**
   * @param key as it is stored
   * @throws CausewayError `storage-damaged`, `storage-changed`, which a record that is not sealed is, too
   */
  async open<Name extends SealedStoreName>(store: Name, record: unknown, key: Key<Name>): Promise<Value<Name>> {
    if (!isSealed(record)) throw sealedChanged(store);
    const { sealed, ...rest } = record;
    const { beside } = shapeOf(store);
    const aside = beside?.(rest as Value<Name>) ?? {};
    const place = { store, key, readable: without(rest, aside) };
    if (!(sealed instanceof Blob)) {
      const value = await openRecord(sealed, this.keys, place);
      return (beside ? { ...(value as object), ...aside } : value) as Value<Name>;
    }
    return (await (await SealedContent.open(sealed, this.keys, bound(place), store)).blob()) as Value<Name>;
  }

  async #withName<K extends AnyKey>(
    store: SealedStoreName,
    key: K,
    change: (name: string) => Promise<string>,
  ): Promise<K> {
    if (typeof key === 'string' || !shapeOf(store).hidesName) return key;
    const [notebookId, name, ...rest] = key as readonly (string | number)[];
    // A range may end with an empty list, which sorts after every name.
    return (typeof name === 'string' ? [notebookId, await change(name), ...rest] : key) as K;
  }
}

function without(value: object, gone: object): object {
  return Object.fromEntries(Object.entries(value).filter(([field]) => !(field in gone)));
}

/** What is gathered while a change is prepared, to be done in one transaction. */
type Change = (transaction: Writing) => Promise<unknown>;

/** A store of the notebook as the code that reads and writes sees it: open. */
class SealedStore<Name extends SealedStoreName> implements WritableStore<Name> {
  constructor(
    private readonly plain: Records,
    private readonly seal: RecordSeal,
    private readonly name: Name,
    private readonly changes: Promise<Change>[],
    private readonly onLeftOut: (failure: CausewayError) => void,
  ) {}

  async get(key: Key<Name>): Promise<Value<Name> | undefined> {
    const stored = await this.#hidden(key);
    const record = await this.plain.read([this.name], (transaction) => transaction.objectStore(this.name).get(stored));
    return record === undefined ? undefined : this.seal.open(this.name, record, stored);
  }

  async getKey(key: Key<Name>): Promise<Key<Name> | undefined> {
    const stored = await this.#hidden(key);
    const found = await this.plain.read([this.name], (transaction) =>
      transaction.objectStore(this.name).getKey(stored),
    );
    return found === undefined ? undefined : key;
  }

  async getAll(range?: IDBKeyRange): Promise<Value<Name>[]> {
    return (await this.entries(range)).map(([, value]) => value);
  }

  async entries(range?: IDBKeyRange): Promise<[Key<Name>, Value<Name>][]> {
    const within = await this.#hiddenRange(range);
    const [keys, records] = await this.plain.read([this.name], (transaction) => {
      const store = transaction.objectStore(this.name);
      return Promise.all([store.getAllKeys(within), store.getAll(within)]);
    });
    const entries = await this.#each(keys, async (key, i): Promise<[Key<Name>, Value<Name>]> => {
      return [await this.seal.showKey(this.name, key), await this.seal.open(this.name, records[i], key)];
    });
    return entries.sort(([one], [other]) => indexedDB.cmp(one, other));
  }

  async getAllKeys(range?: IDBKeyRange): Promise<Key<Name>[]> {
    const within = await this.#hiddenRange(range);
    const keys = await this.plain.read([this.name], (transaction) =>
      transaction.objectStore(this.name).getAllKeys(within),
    );
    return (await this.#shown(keys)).sort((one, other) => indexedDB.cmp(one, other));
  }

  async count(range: IDBKeyRange): Promise<number> {
    const within = await this.#hiddenRange(range);
    return this.plain.read([this.name], (transaction) => transaction.objectStore(this.name).count(within!));
  }

  /** By states and times, which are not sealed; in their order. */
  index<Index extends IndexNames<CausewaySchema, Name>>(
    name: Index,
  ): ReadableIndex<Name, IndexKey<CausewaySchema, Name, Index>> {
    type Query = IndexKey<CausewaySchema, Name, Index> | IDBKeyRange;
    const { plain, name: store } = this;
    const through = <Result>(body: (index: ReadableIndex<Name, Query>) => Promise<Result>): Promise<Result> =>
      plain.read([store], (transaction) => body(transaction.objectStore(store).index(name)));
    return {
      getAll: async (query) => {
        const [keys, records] = await through((index) => Promise.all([index.getAllKeys(query), index.getAll(query)]));
        return this.#each(keys, (key, i) => this.seal.open(store, records[i], key));
      },
      getAllKeys: async (query) => this.#shown(await through((index) => index.getAllKeys(query))),
      count: (query) => through((index) => index.count(query)),
    };
  }

  put(value: Value<Name>, key?: Key<Name>): Promise<unknown> {
    return this.#change(async () => {
      const stored = await this.#hidden(key ?? keyIn(this.name, value));
      const record = (await this.seal.seal(this.name, value, stored)) as unknown as Value<Name>;
      return (transaction) =>
        key === undefined
          ? transaction.objectStore(this.name).put(record)
          : transaction.objectStore(this.name).put(record, stored);
    });
  }

  delete(which: Key<Name> | IDBKeyRange): Promise<void> {
    return this.#change(async () => {
      const stored = which instanceof IDBKeyRange ? (await this.#hiddenRange(which))! : await this.#hidden(which);
      return (transaction) => transaction.objectStore(this.name).delete(stored);
    });
  }

  async #change(prepare: () => Promise<Change>): Promise<void> {
    const prepared = prepare();
    prepared.catch(() => {}); // whoever writes waits for all of them
    this.changes.push(prepared);
    await prepared;
  }

  #shown(keys: readonly Key<Name>[]): Promise<Key<Name>[]> {
    return this.#each(keys, (key) => this.seal.showKey(this.name, key));
  }

  /** One that does not open is told and left out: it must not keep the others from being read. */
  async #each<Result>(
    keys: readonly Key<Name>[],
    open: (key: Key<Name>, place: number) => Promise<Result>,
  ): Promise<Result[]> {
    const tolerant = async (key: Key<Name>, place: number): Promise<Result[]> => {
      try {
        return [await open(key, place)];
      } catch (thrown) {
        if (!isUnsealable(thrown)) throw thrown;
        this.onLeftOut(thrown);
        return [];
      }
    };
    return (await Promise.all(keys.map(tolerant))).flat();
  }

  #hidden(key: Key<Name>): Promise<Key<Name>> {
    return this.seal.hideKey(this.name, key);
  }

  async #hiddenRange(range: IDBKeyRange | undefined): Promise<IDBKeyRange | undefined> {
    if (range === undefined) return undefined;
    const [lower, upper] = await Promise.all([this.#hidden(range.lower), this.#hidden(range.upper)]);
    return IDBKeyRange.bound(lower, upper, range.lowerOpen, range.upperOpen);
  }
}

/** A store that is not sealed, read and changed along with the others. */
class OpenStore<Name extends StoreName> implements WritableStore<Name> {
  constructor(
    private readonly plain: Records,
    private readonly name: Name,
    private readonly changes: Promise<Change>[],
  ) {}

  get(key: Key<Name>) {
    return this.plain.read([this.name], (transaction) => transaction.objectStore(this.name).get(key));
  }

  getKey(key: Key<Name>) {
    return this.plain.read([this.name], (transaction) => transaction.objectStore(this.name).getKey(key));
  }

  getAll(range?: IDBKeyRange) {
    return this.plain.read([this.name], (transaction) => transaction.objectStore(this.name).getAll(range));
  }

  getAllKeys(range?: IDBKeyRange) {
    return this.plain.read([this.name], (transaction) => transaction.objectStore(this.name).getAllKeys(range));
  }

  count(range: IDBKeyRange) {
    return this.plain.read([this.name], (transaction) => transaction.objectStore(this.name).count(range));
  }

  index(): never {
    throw new TypeError(`There is no index of ${this.name}.`);
  }

  async put(value: Value<Name>, key?: Key<Name>): Promise<void> {
    this.changes.push(
      Promise.resolve((transaction) =>
        key === undefined
          ? transaction.objectStore(this.name).put(value)
          : transaction.objectStore(this.name).put(value, key),
      ),
    );
  }

  async delete(which: Key<Name> | IDBKeyRange): Promise<void> {
    this.changes.push(Promise.resolve((transaction) => transaction.objectStore(this.name).delete(which)));
  }
}

/** The records of an unlocked notebook. Whoever uses it holds the notebook's lock: alone for writing. */
export class SealedRecords implements Records {
  readonly #seal: RecordSeal;

  /** @param onLeftOut told of a record that could not be opened, where others are read along with it */
  constructor(
    private readonly plain: Records,
    keys: NotebookKeys,
    private readonly onLeftOut: (failure: CausewayError) => void = () => {},
  ) {
    this.#seal = new RecordSeal(keys);
  }

  async read<Result>(_stores: StoreName[], body: (transaction: Reading) => Promise<Result>): Promise<Result> {
    return body({ objectStore: (name) => this.#store(name, []) });
  }

  async write<Result>(
    stores: StoreName[],
    durability: Durability,
    body: (transaction: Writing) => Promise<Result>,
  ): Promise<Result> {
    const changes: Promise<Change>[] = [];
    const result = await body({ objectStore: (name) => this.#store(name, changes) });
    const prepared = await Promise.all(changes);
    await this.plain.write(stores, durability, async (transaction) => {
      for (const change of prepared) queued(change(transaction));
    });
    return result;
  }

  #store<Name extends StoreName>(name: Name, changes: Promise<Change>[]): WritableStore<Name> {
    if (!isSealedStore(name)) return new OpenStore(this.plain, name, changes);
    return new SealedStore(this.plain, this.#seal, name, changes, this.onLeftOut) as unknown as WritableStore<Name>;
  }
}
