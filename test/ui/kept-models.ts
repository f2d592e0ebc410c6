/** @file The database of models as the model manager leaves it, for tests of pages that look whether there are any. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { vi } from 'vitest';
import { MODELS_DATABASE } from '../../src/rpc/model-manager.ts';

/**
 * Databases of this test's own, until its globals are given back: other files of tests share the process, and what one leaves would be found here.
 * @param models what is in the database of models; null: there is no such database
 */
export async function keepModels(models: readonly string[] | null): Promise<void> {
  vi.stubGlobal('indexedDB', new IDBFactory());
  if (models === null) return;
  const database = await openDB(MODELS_DATABASE, 1, { upgrade: (made) => void made.createObjectStore('models') });
  for (const model of models) await database.put('models', model, model);
  database.close();
}
