/** @file Measures the systems on a person's own questions, apart from the worker that answers; only reads. */
import { expose } from 'comlink';
import { IdbNotebookStore } from '../src/adapters/idb/notebook-store.ts';
import { CHANNEL_NAME } from '../src/adapters/library/events.ts';
import { MeasuringDesk } from '../src/adapters/measuring/desk.ts';
import { shippedWords } from '../src/adapters/words/shipped-words.ts';
import { installErrorCodec } from '../src/rpc/errors.ts';

installErrorCodec();
const words = shippedWords(
  import.meta.env.BASE_URL,
  (address, init) => fetch(address, init),
  new BroadcastChannel(CHANNEL_NAME),
);
expose(
  new MeasuringDesk(
    new IdbNotebookStore(),
    () => performance.now(),
    () => Date.now(),
    words,
  ),
);
