/** @file Builds indexes for the library worker, so that adding and removing stay responsive meanwhile. */
import { expose } from 'comlink';
import { IdbNotebookStore } from '../src/adapters/idb/notebook-store.ts';
import { IndexBuilder } from '../src/adapters/library/index-builder.ts';
import { installErrorCodec } from '../src/rpc/errors.ts';

installErrorCodec();
expose(new IndexBuilder(new IdbNotebookStore(), () => performance.now()));
