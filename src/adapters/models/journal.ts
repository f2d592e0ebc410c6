/**
 * @file The journal of models: what each model is, and how much of each of its files is here. It lies in a database of its own,
 * since models belong to all notebooks and outlive each of them.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { ErrorInfo } from '../../engine/records.ts';
import { MODELS_DATABASE, type ModelCard, type ShippedModel } from '../../rpc/model-manager.ts';
import { storageError } from '../idb/transaction.ts';
import type { Checksum, HashState } from './hashing.ts';

/** `coming`: wanted, whether somebody is at work on it or not; `importing`: of no use unless it ends; `ready`: all files are here. */
export type RecordStatus = 'coming' | 'importing' | 'ready';

export interface ModelRecord {
  card: ModelCard;
  status: RecordStatus;
  /** `app`: the encoder that is part of the app. */
  origin: 'hub' | 'files' | 'app';
  /** Commit of the repository that the files are of; empty for imported models. */
  revision: string;
  addedAt: number;
  /** Set when the person took it away; deleted for good later. */
  removedAt: number | null;
  /** What stopped the last attempt; null when the person did, or nothing has. */
  error: ErrorInfo | null;
  /** Version of the app's code that was stored for it, so that it runs without a network; absent: none was. */
  preparedFor?: string;
}

export interface FileRecord {
  model: string;
  path: string;
  /** Where it is fetched from; empty for imported files. */
  url: string;
  /** Null while it is not known. */
  size: number | null;
  checksum: Checksum | null;
  /** Bytes that are surely here. */
  bytesHere: number;
  complete: boolean;
  /** Checksum state after `bytesHere` bytes; null when there is none or the file is complete. */
  hashState: HashState | null;
  /** Of a complete file. */
  sha256: string;
}

/** A stretch of a file's bytes, where there is no file system to keep them in. */
export interface PieceRecord {
  folder: string;
  path: string;
  start: number;
  bytes: Blob;
}

/** What is known of the encoder that is part of the app. */
export interface ShippedRecord {
  /** As the app's server told last; null: it has never told. */
  model: ShippedModel | null;
  /** What stopped fetching it, and which version of app and encoder that was about; null: nothing. */
  failure: { attempt: string; error: ErrorInfo } | null;
}

interface ModelsSchema extends DBSchema {
  models: { key: string; value: ModelRecord };
  files: { key: [string, string]; value: FileRecord };
  pieces: { key: [string, string, number]; value: PieceRecord };
  shipped: { key: 'shipped'; value: ShippedRecord };
}

export type ModelsDatabase = IDBPDatabase<ModelsSchema>;

export function openModelsDatabase(name: string = MODELS_DATABASE): Promise<ModelsDatabase> {
  return openDB<ModelsSchema>(name, 2, {
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore('models', { keyPath: 'card.id' });
        database.createObjectStore('files', { keyPath: ['model', 'path'] });
        database.createObjectStore('pieces', { keyPath: ['folder', 'path', 'start'] });
      }
      database.createObjectStore('shipped');
    },
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
    },
  });
}

/** Every key of one model's files: an array sorts after all strings. */
function filesOf(model: string): IDBKeyRange {
  return IDBKeyRange.bound([model], [model, []]);
}

export class Journal {
  readonly #database: Promise<ModelsDatabase>;

  constructor(database: Promise<ModelsDatabase>) {
    this.#database = database;
  }

  models(): Promise<ModelRecord[]> {
    return this.#run(async (database) =>
      (await database.getAll('models')).sort((left, right) => left.addedAt - right.addedAt),
    );
  }

  model(id: string): Promise<ModelRecord | null> {
    return this.#run(async (database) => (await database.get('models', id)) ?? null);
  }

  /** Files of one model, by path. */
  files(id: string): Promise<FileRecord[]> {
    return this.#run((database) => database.getAll('files', filesOf(id)));
  }

  file(id: string, path: string): Promise<FileRecord | null> {
    return this.#run(async (database) => (await database.get('files', [id, path])) ?? null);
  }

  /** Puts a model in with all its files, in place of what was there of it. */
  begin(model: ModelRecord, files: readonly FileRecord[]): Promise<void> {
    return this.#run(async (database) => {
      const transaction = database.transaction(['models', 'files'], 'readwrite');
      await Promise.all([
        transaction.objectStore('models').put(model),
        transaction.objectStore('files').delete(filesOf(model.card.id)),
        ...files.map((file) => transaction.objectStore('files').put(file)),
        transaction.done,
      ]);
    });
  }

  /** Changes a model that is there; passed over when it is gone. */
  change(id: string, changes: Partial<Omit<ModelRecord, 'card'>>): Promise<void> {
    return this.#run(async (database) => {
      const transaction = database.transaction('models', 'readwrite');
      const known = await transaction.store.get(id);
      if (known) await transaction.store.put({ ...known, ...changes });
      await transaction.done;
    });
  }

  saveFile(file: FileRecord): Promise<void> {
    return this.#run(async (database) => {
      await database.put('files', file);
    });
  }

  delete(id: string): Promise<void> {
    return this.#run(async (database) => {
      const transaction = database.transaction(['models', 'files'], 'readwrite');
      await Promise.all([
        transaction.objectStore('models').delete(id),
        transaction.objectStore('files').delete(filesOf(id)),
        transaction.done,
      ]);
    });
  }

  /** What is known of the encoder that is part of the app. */
  shipped(): Promise<ShippedRecord> {
    return this.#run(async (database) => (await database.get('shipped', 'shipped')) ?? { model: null, failure: null });
  }

  saveShipped(record: ShippedRecord): Promise<void> {
    return this.#run(async (database) => {
      await database.put('shipped', record, 'shipped');
    });
  }

  async close(): Promise<void> {
    (await this.#database).close();
  }

  async #run<Result>(work: (database: ModelsDatabase) => Promise<Result>): Promise<Result> {
    try {
      return await work(await this.#database);
    } catch (thrown) {
      throw storageError(thrown);
    }
  }
}
