/** @file Whether this browser has ever kept models, so that a page without them pays nothing. */
import { MODELS_DATABASE } from '../../rpc/model-manager.ts';

/** Whether the model manager has ever kept anything here. */
export async function modelsAreHere(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === MODELS_DATABASE);
  } catch {
    return false; // Storage is blocked, so there are no models.
  }
}
