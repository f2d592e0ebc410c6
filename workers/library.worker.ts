/** @file The only writer: keeps the notebooks and indexes them, with workers of its own for reading and building. */
import { expose } from 'comlink';
import { TemporaryFiles } from '../src/adapters/files/temporary-files.ts';
import { browserStore } from '../src/adapters/idb/browser-store.ts';
import { WorkerBuilder } from '../src/adapters/library/builder.ts';
import { CHANNEL_NAME } from '../src/adapters/library/events.ts';
import { REST_MS } from '../src/adapters/library/indexer.ts';
import { Library } from '../src/adapters/library/library.ts';
import { WorkerReader } from '../src/adapters/library/reader.ts';
import { forgetKeptPages } from '../src/adapters/recognition/kept-pages.ts';
import { estimateStorage } from '../src/adapters/store/browser-storage.ts';
import { installErrorCodec } from '../src/rpc/errors.ts';
import { expectLifeline } from '../src/rpc/lifeline.ts';

/** One processor is left for the page and for storage. */
const readerCount = Math.max(1, Math.min(3, navigator.hardwareConcurrency - 1));

function startReader(): Worker {
  return expectLifeline(new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module', name: 'read' }));
}

function startBuilder(): Worker {
  return expectLifeline(new Worker(new URL('./build.worker.ts', import.meta.url), { type: 'module', name: 'build' }));
}

installErrorCodec();
const store = browserStore(false, () => library.stepBack());
const library = new Library({
  store,
  vault: store.vault,
  readers: Array.from({ length: readerCount }, () => new WorkerReader(startReader)),
  builder: new WorkerBuilder(startBuilder),
  channel: new BroadcastChannel(CHANNEL_NAME),
  holdLock: async (name, body) => {
    await navigator.locks.request(name, body);
  },
  forgetPages: forgetKeptPages,
  restMs: REST_MS,
  estimate: () => estimateStorage(),
  clock: () => performance.now(),
  now: () => Date.now(),
  newId: () => crypto.randomUUID(),
});
expose(library);
// What could not be deleted now is at the next start.
new TemporaryFiles().clear().catch(() => {});
