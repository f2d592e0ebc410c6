/** @file Writes notebooks as files for other programs, and as backups; only reads. */
import { expose } from 'comlink';
import { ExportDesk } from '../src/adapters/export/desk.ts';
import { IdbNotebookStore } from '../src/adapters/idb/notebook-store.ts';
import { installErrorCodec } from '../src/rpc/errors.ts';

installErrorCodec();
expose(new ExportDesk(new IdbNotebookStore(), () => Date.now()));
