/**
 * @file The records of an encrypted notebook: each is opened after it was read and sealed before the transaction that writes it, since IndexedDB's transactions end while one
 * waits for anything else. So what reads and writes here holds the notebook's Web Lock (`notebook-locks.ts`), which keeps others from writing in between; on disk
 * a change is one transaction as ever.
 */
import type { IndexKey, IndexNames } from 'idb';
import type { CausewayError } from '../../engine/errors.ts';
import { isUnsealable } from '../sealing/failures.ts';
import type { NotebookKeys } from '../sealing/keys.ts';
import type { ReadAhead } from './read-ahead.ts';
import { isSealedStore, keyIn, RecordSeal, type SealedStoreName } from './record-seal.ts';
import type { CausewaySchema } from './schema.ts';
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

/** The order of `indexedDB.cmp`, of keys of one store, several times as fast: texts by their code units, numbers by size. */
function compareKeys(one: Key<StoreName>, other: Key<StoreName>): number {
  if (typeof one === 'string' || typeof other === 'string') return one < other ? -1 : Number(one > other);
  for (let part = 0; part < Math.min(one.length, other.length); part++) {
    const [a, b] = [one[part]!, other[part]!];
    if (a !== b) return a < b ? -1 : 1;
  }
  return one.length - other.length;
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
    private readonly ahead: ReadAhead | null,
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
    const ahead = await this.#openAhead(within);
    if (ahead) return ahead;
    const [keys, records] = await this.plain.read([this.name], (transaction) => {
      const store = transaction.objectStore(this.name);
      return Promise.all([store.getAllKeys(within), store.getAll(within)]);
    });
    const entries = await this.#each(keys, (key, i) => this.seal.openEntry(this.name, records[i], key));
    return entries.sort(([one], [other]) => compareKeys(one, other));
  }

  /** Null where nothing of it was read ahead, or it does not open, since all was sealed anew meanwhile. */
  async #openAhead(within: IDBKeyRange | undefined): Promise<[Key<Name>, Value<Name>][] | null> {
    const read = this.ahead?.take(this.name, within);
    if (!read) return null;
    try {
      return await Promise.all(read.keys.map((key, i) => this.seal.openEntry(this.name, read.records[i], key)));
    } catch (thrown) {
      if (!isUnsealable(thrown)) throw thrown;
      return null;
    }
  }

  async getAllKeys(range?: IDBKeyRange): Promise<Key<Name>[]> {
    const within = await this.#hiddenRange(range);
    const keys = await this.plain.read([this.name], (transaction) =>
      transaction.objectStore(this.name).getAllKeys(within),
    );
    return (await this.#shown(keys)).sort(compareKeys);
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
        return this.#each(keys, async (key, i) => (await this.seal.openEntry(store, records[i], key))[1]);
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

  /**
   * @param onLeftOut told of a record that could not be opened, where others are read along with it
   * @param ahead what was read of it before there was a key
   */
  constructor(
    private readonly plain: Records,
    keys: NotebookKeys,
    private readonly onLeftOut: (failure: CausewayError) => void = () => {},
    private readonly ahead: ReadAhead | null = null,
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
    const { plain, onLeftOut, ahead } = this;
    return new SealedStore(plain, this.#seal, name, changes, onLeftOut, ahead) as unknown as WritableStore<Name>;
  }
}
