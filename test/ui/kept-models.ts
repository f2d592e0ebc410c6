/** @file The database of models as the model manager leaves it, for tests of pages that look whether there are any. */
import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { MODELS_DATABASE } from '../../src/rpc/model-manager.ts';

/** @param models what is in it; null: there is no such database */
export async function keepModels(models: readonly string[] | null): Promise<void> {
  await deleteDB(MODELS_DATABASE);
  if (models === null) return;
  const database = await openDB(MODELS_DATABASE, 1, { upgrade: (made) => void made.createObjectStore('models') });
  for (const model of models) await database.put('models', model, model);
  database.close();
}
