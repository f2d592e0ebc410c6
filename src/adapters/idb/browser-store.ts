/** @file The notebook store of one worker in the browser: it shares the keys of unlocked notebooks with the other workers, and tells of damage. */
import { CHANNEL_NAME, tellDamage } from '../library/events.ts';
import { WebKeyHolders } from '../sealing/key-holders.ts';
import { KEY_CHANNEL, KeyRing } from '../sealing/key-ring.ts';
import { IdbNotebookStore } from './notebook-store.ts';
import { DATABASE_NAME } from './schema.ts';

/**
 * @param isReader true: who uses it can't write, so that the library's workers are told to build a damaged index again
 * @param onNewer as of `StoreSettings`
 */
export function browserStore(isReader: boolean, onNewer: () => void = () => {}): IdbNotebookStore {
  const ring = new KeyRing(new BroadcastChannel(KEY_CHANNEL), new WebKeyHolders());
  const { onDamaged, onLeftOut } = tellDamage(new BroadcastChannel(CHANNEL_NAME));
  return new IdbNotebookStore(DATABASE_NAME, { ring, onLeftOut, onNewer, ...(isReader && { onDamaged }) });
}
