/** @file Builds indexes for the library worker, so that adding and removing stay responsive meanwhile. */
import { expose } from 'comlink';
import { browserStore } from '../src/adapters/idb/browser-store.ts';
import { CHANNEL_NAME } from '../src/adapters/library/events.ts';
import { IndexBuilder } from '../src/adapters/library/index-builder.ts';
import { shippedWords } from '../src/adapters/words/shipped-words.ts';
import { installErrorCodec } from '../src/rpc/errors.ts';
import { holdLifeline } from '../src/rpc/lifeline.ts';

installErrorCodec();
holdLifeline((message) => postMessage(message));
const words = shippedWords(
  import.meta.env.BASE_URL,
  (address, init) => fetch(address, init),
  new BroadcastChannel(CHANNEL_NAME),
);
expose(new IndexBuilder(browserStore(false), () => performance.now(), words));
