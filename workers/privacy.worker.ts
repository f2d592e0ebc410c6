/** @file The offline switch, the list of requests that were made to other origins, and deleting everything. */
import { expose } from 'comlink';
import { webLocks } from '../src/adapters/models/web-locks.ts';
import { PrivacyDesk } from '../src/adapters/outgoing/desk.ts';
import { eraseStorage } from '../src/adapters/outgoing/erase.ts';
import { openOutgoingDatabase, OutgoingLog } from '../src/adapters/outgoing/log.ts';
import { installErrorCodec } from '../src/rpc/errors.ts';
import { OUTGOING_CHANNEL } from '../src/rpc/privacy.ts';

installErrorCodec();
expose(
  new PrivacyDesk({
    log: new OutgoingLog(openOutgoingDatabase()),
    channel: new BroadcastChannel(OUTGOING_CHANNEL),
    held: () => webLocks.held(),
    erase: () => eraseStorage({ indexedDB, caches: self.caches, storage: navigator.storage }),
  }),
);
