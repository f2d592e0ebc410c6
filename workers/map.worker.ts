/** @file Lays out and reads what the map shows, apart from the worker that answers; only reads. */
import { expose, transfer } from 'comlink';
import { IdbNotebookStore } from '../src/adapters/idb/notebook-store.ts';
import { MapDesk } from '../src/adapters/map/desk.ts';
import { buffersOf } from '../src/adapters/map/overview.ts';
import { installErrorCodec } from '../src/rpc/errors.ts';

/** Hands the columns over without copying them. */
class TransferringDesk extends MapDesk {
  override async overview(notebookId: string) {
    const overview = await super.overview(notebookId);
    return transfer(overview, buffersOf(overview));
  }
}

installErrorCodec();
expose(new TransferringDesk(new IdbNotebookStore()));
