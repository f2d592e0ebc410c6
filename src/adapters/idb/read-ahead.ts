/**
 * @file The newest index of an encrypted notebook as it is stored, read while its key is still being made, so that opening the notebook waits for one of the two alone. It needs
 * no key, and says nothing to anybody without one.
 */
import { within } from './schema.ts';
import type { Key, Records, StoreName } from './transaction.ts';

interface Read {
  keys: Key<'blocks'>[];
  records: unknown[];
}

export class ReadAhead {
  #read: Read | null = null;

  /** Reads it, in the place of what was read before. */
  async read(plain: Records, notebookId: string): Promise<void> {
    this.#read = null;
    const range = within(notebookId);
    const [keys, records] = await plain.read(['blocks'], (transaction) => {
      const store = transaction.objectStore('blocks');
      return Promise.all([store.getAllKeys(range), store.getAll(range)]);
    });
    this.#read = { keys, records };
  }

  /** What was read of a range, once; null where that is not what was read. A block never changes: another index has other keys. */
  take<Name extends StoreName>(
    store: Name,
    range: IDBKeyRange | undefined,
  ): { keys: Key<Name>[]; records: unknown[] } | null {
    const read = this.#read;
    if (store !== 'blocks' || range === undefined || read === null) return null;
    this.#read = null;
    const isAll = read.keys.length > 0 && read.keys.every((key) => range.includes(key));
    return isAll ? (read as { keys: Key<Name>[]; records: unknown[] }) : null;
  }
}
