/** @file Writes notebooks as files for other programs, and as backups; only reads. */
import { expose } from 'comlink';
import { ExportDesk } from '../src/adapters/export/desk.ts';
import { SpillingSink } from '../src/adapters/files/spilling-sink.ts';
import { TemporaryFiles } from '../src/adapters/files/temporary-files.ts';
import { browserStore } from '../src/adapters/idb/browser-store.ts';
import { installErrorCodec } from '../src/rpc/errors.ts';

installErrorCodec();
const store = browserStore(true);
const now = () => Date.now();
const files = new TemporaryFiles();
expose(
  new ExportDesk(
    store,
    now,
    (notebookId) => store.vault.sealOf(notebookId),
    () => new SpillingSink(files),
  ),
);
