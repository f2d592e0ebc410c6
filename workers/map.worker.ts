/** @file Lays out and reads what the map shows, apart from the worker that answers; only reads. */
import { expose, transfer } from 'comlink';
import { browserStore } from '../src/adapters/idb/browser-store.ts';
import { CHANNEL_NAME } from '../src/adapters/library/events.ts';
import { MapDesk } from '../src/adapters/map/desk.ts';
import { buffersOf } from '../src/adapters/map/overview.ts';
import { shippedWords } from '../src/adapters/words/shipped-words.ts';
import { installErrorCodec } from '../src/rpc/errors.ts';

/** Hands the columns over without copying them. */
class TransferringDesk extends MapDesk {
  override async overview(notebookId: string) {
    const overview = await super.overview(notebookId);
    return transfer(overview, buffersOf(overview));
  }
}

installErrorCodec();
const channel = new BroadcastChannel(CHANNEL_NAME);
const words = shippedWords(import.meta.env.BASE_URL, (address, init) => fetch(address, init), channel);
expose(new TransferringDesk(browserStore(true), words));
