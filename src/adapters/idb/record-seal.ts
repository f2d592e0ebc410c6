/**
 * @file How each store's records are sealed. A sealed record is an object with the sealed value, and beside it what lists are looked up by: states, times and random ids, which
 * tell nothing of contents. Hashes of contents that are in keys (of documents, modules, pairs of modules) are hidden.
 */
import { sealContent, SealedContent } from '../sealing/content.ts';
import { ofStore, sealedChanged } from '../sealing/failures.ts';
import type { NotebookKeys } from '../sealing/keys.ts';
import { bound, openRecord, sealRecord } from '../sealing/record.ts';
import type { JournalRecord } from './schema.ts';
import type { Key, StoreName, Value } from './transaction.ts';

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

/** Stores whose records hold their own key. */
export const KEY_INSIDE: readonly SealedStoreName[] = ['documents', 'journal', 'cells', 'cellHeads', 'folders'];

export function isSealedStore(name: StoreName): name is SealedStoreName {
  return name in SHAPES;
}

/** The key that lies in a record, as `schema.ts` says of its store. */
export function keyIn<Name extends SealedStoreName>(store: Name, value: Value<Name>): Key<Name> {
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
    return (await (await SealedContent.open(sealed, this.keys, bound(place), ofStore(store))).blob()) as Value<Name>;
  }

  /**
   * A record with the key that it is found by.
   *
   * @param key as it is stored
   * @throws CausewayError as `open` does
   */
  async openEntry<Name extends SealedStoreName>(
    store: Name,
    record: unknown,
    key: Key<Name>,
  ): Promise<[Key<Name>, Value<Name>]> {
    if (!KEY_INSIDE.includes(store)) return Promise.all([this.showKey(store, key), this.open(store, record, key)]);
    // What is sealed says itself what its key hides, which saves working that out for each of many.
    const value = await this.open(store, record, key);
    const shown = keyIn(store, value);
    if (shapeOf(store).hidesName) this.keys.remember(String(shown[1]), String(key[1]));
    return [shown, value];
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
