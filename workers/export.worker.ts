/** @file Writes notebooks as files for other programs, and as backups; only reads. */
import { expose } from 'comlink';
import { ExportDesk } from '../src/adapters/export/desk.ts';
import { IdbNotebookStore } from '../src/adapters/idb/notebook-store.ts';
import { DATABASE_NAME } from '../src/adapters/idb/schema.ts';
import { CHANNEL_NAME, tellDamage } from '../src/adapters/library/events.ts';
import { installErrorCodec } from '../src/rpc/errors.ts';

installErrorCodec();
const store = new IdbNotebookStore(DATABASE_NAME, tellDamage(new BroadcastChannel(CHANNEL_NAME)));
expose(new ExportDesk(store, () => Date.now()));
