/**
 * @file The offline switch and the list of requests to other origins, in a small database of their own. A request is written down in the
 * same transaction in which the switch is read, before it is sent: none is sent that is not in the list, and none after the switch was
 * turned.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { OUTGOING_DATABASE, type OutgoingRequest } from '../../rpc/privacy.ts';
import { storageError } from '../idb/transaction.ts';

/** A request as it is kept; `running` is what it is until its end was noted, whoever asks. */
export interface RequestRecord extends Omit<OutgoingRequest, 'id' | 'outcome'> {
  id?: number;
  outcome: Exclude<OutgoingRequest['outcome'], 'unknown'>;
  /** Names the worker that asks, to tell whether it still does. */
  session: string;
}

interface OutgoingSchema extends DBSchema {
  settings: { key: 'offline'; value: boolean };
  requests: { key: number; value: RequestRecord };
}

export type OutgoingDatabase = IDBPDatabase<OutgoingSchema>;

export function openOutgoingDatabase(name: string = OUTGOING_DATABASE): Promise<OutgoingDatabase> {
  return openDB<OutgoingSchema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('settings');
      database.createObjectStore('requests', { keyPath: 'id', autoIncrement: true });
    },
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
    },
  });
}

export class OutgoingLog {
  readonly #database: Promise<OutgoingDatabase>;

  constructor(database: Promise<OutgoingDatabase>) {
    this.#database = database;
  }

  isOffline(): Promise<boolean> {
    return this.#run(async (database) => (await database.get('settings', 'offline')) ?? false);
  }

  setOffline(isOffline: boolean): Promise<void> {
    return this.#run(async (database) => {
      await database.put('settings', isOffline, 'offline');
    });
  }

  /** Writes down what is about to be asked. @returns its id, and whether the switch forbids it, which is then written down, too */
  begin(request: RequestRecord): Promise<{ id: number; isBlocked: boolean }> {
    return this.#run(async (database) => {
      const transaction = database.transaction(['settings', 'requests'], 'readwrite');
      const isBlocked = (await transaction.objectStore('settings').get('offline')) ?? false;
      const record: RequestRecord = isBlocked ? { ...request, outcome: 'blocked' } : request;
      const id = await transaction.objectStore('requests').add(record);
      await transaction.done;
      return { id, isBlocked };
    });
  }

  /** Changes what is known of a request; passed over when the list was emptied meanwhile. */
  change(id: number, changes: Partial<RequestRecord>): Promise<void> {
    return this.#run(async (database) => {
      const transaction = database.transaction('requests', 'readwrite');
      const known = await transaction.store.get(id);
      if (known) await transaction.store.put({ ...known, ...changes });
      await transaction.done;
    });
  }

  /** Oldest first. */
  requests(): Promise<RequestRecord[]> {
    return this.#run((database) => database.getAll('requests'));
  }

  /** @param isKept which requests stay */
  forget(isKept: (request: RequestRecord) => boolean): Promise<void> {
    return this.#run(async (database) => {
      const transaction = database.transaction('requests', 'readwrite');
      for (let cursor = await transaction.store.openCursor(); cursor; cursor = await cursor.continue()) {
        if (!isKept(cursor.value)) await cursor.delete();
      }
      await transaction.done;
    });
  }

  async close(): Promise<void> {
    (await this.#database).close();
  }

  async #run<Result>(work: (database: OutgoingDatabase) => Promise<Result>): Promise<Result> {
    try {
      return await work(await this.#database);
    } catch (thrown) {
      throw storageError(thrown);
    }
  }
}
