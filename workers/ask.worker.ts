/** @file Answers questions and gives the viewer its documents; only reads. */
import { expose } from 'comlink';
import { AskingDesk } from '../src/adapters/asking/desk.ts';
import { browserStore } from '../src/adapters/idb/browser-store.ts';
import { CHANNEL_NAME } from '../src/adapters/library/events.ts';
import { shippedWords } from '../src/adapters/words/shipped-words.ts';
import { fastestCosines } from '../src/adapters/nearest/fastest-cosines.ts';
import { installErrorCodec } from '../src/rpc/errors.ts';

installErrorCodec();
const channel = new BroadcastChannel(CHANNEL_NAME);
const words = shippedWords(import.meta.env.BASE_URL, (address, init) => fetch(address, init), channel);
const store = browserStore(true);
const clock = () => performance.now();
const startHelper = () =>
  new Worker(new URL('./nearest.worker.ts', import.meta.url), { type: 'module', name: 'nearest' });
expose(new AskingDesk(store, clock, words, channel, fastestCosines(clock, startHelper)));
