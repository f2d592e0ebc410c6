/** @file Whether this browser keeps models, so that a page without them pays nothing. */
import { openDB } from 'idb';
import { MODELS_DATABASE } from '../../rpc/model-manager.ts';

/** Whether the model manager keeps anything here; of models that were all deleted it keeps an empty database. */
export async function modelsAreHere(): Promise<boolean> {
  try {
    // Opening one that is not there would make it.
    if (!(await indexedDB.databases()).some(({ name }) => name === MODELS_DATABASE)) return false;
    const database = await openDB(MODELS_DATABASE);
    try {
      const counts = await Promise.all([...database.objectStoreNames].map((store) => database.count(store)));
      return counts.some((count) => count > 0);
    } finally {
      database.close();
    }
  } catch {
    return false; // Storage is blocked, so there are no models.
  }
}
