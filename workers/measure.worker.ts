/** @file Measures the systems on a person's own questions, apart from the worker that answers; only reads. */
import { expose } from 'comlink';
import { browserStore } from '../src/adapters/idb/browser-store.ts';
import { CHANNEL_NAME } from '../src/adapters/library/events.ts';
import { MeasuringDesk } from '../src/adapters/measuring/desk.ts';
import { shippedWords } from '../src/adapters/words/shipped-words.ts';
import { installErrorCodec } from '../src/rpc/errors.ts';

installErrorCodec();
const channel = new BroadcastChannel(CHANNEL_NAME);
const words = shippedWords(import.meta.env.BASE_URL, (address, init) => fetch(address, init), channel);
expose(
  new MeasuringDesk(
    browserStore(true),
    () => performance.now(),
    () => Date.now(),
    words,
  ),
);
