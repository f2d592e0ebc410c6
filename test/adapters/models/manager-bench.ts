/** @file A model manager in this process: storage in fake-indexeddb, locks in memory, a hub of the test's own. */
import 'fake-indexeddb/auto';
import { onTestFinished } from 'vitest';
import { IdbFileArea } from '../../../src/adapters/models/idb-area.ts';
import { Journal, openModelsDatabase } from '../../../src/adapters/models/journal.ts';
import { ModelManager, type ManagerOptions } from '../../../src/adapters/models/manager.ts';
import type { ModelLocks } from '../../../src/adapters/models/model-locks.ts';
import { ModelStore } from '../../../src/adapters/models/model-store.ts';
import { hasSimd } from '../../../src/adapters/models/simd.ts';
import { STALL_AFTER } from '../../../src/adapters/models/stall-watch.ts';
import { waitFor } from '../../../src/adapters/files/wait.ts';
import type { LocalModel, ModelEvent, ModelFileInput, ModelProgress } from '../../../src/rpc/model-manager.ts';
import { serveHub, type ServedHub } from '../../fixtures/hub.ts';
import type { ModelFiles } from '../../fixtures/model-files.ts';

let opened = 0;

export function memoryLocks(): ModelLocks {
  const held = new Map<string, Promise<void>>();
  const hold = async (name: string, body: () => Promise<void>): Promise<void> => {
    while (held.has(name)) await held.get(name);
    const work = body();
    held.set(
      name,
      work.catch(() => {}),
    );
    try {
      await work;
    } finally {
      held.delete(name);
    }
  };
  return {
    hold,
    tryHold: async (name, body) => {
      if (held.has(name)) return false;
      await hold(name, body);
      return true;
    },
    held: async () => new Set(held.keys()),
  };
}

export interface Bench {
  manager: ModelManager;
  store: ModelStore;
  served: ServedHub;
  events: ModelEvent[];
  progress: () => ModelProgress[];
  /** A manager of the next session on the same storage. */
  restart: (changes?: Partial<ManagerOptions>) => ModelManager;
}

/** For one test, after which its hub is closed. */
export async function openBench(changes: Partial<ManagerOptions> = {}): Promise<Bench> {
  const hub = await serveHub();
  onTestFinished(() => hub.close());
  const database = openModelsDatabase(`models-${opened++}`);
  const store = new ModelStore(new Journal(database), new IdbFileArea(database));
  const events: ModelEvent[] = [];
  const locks = memoryLocks();
  const create = (more: Partial<ManagerOptions> = {}): ModelManager => {
    const manager = new ModelManager({
      store,
      hub: { base: hub.url, fetch },
      locks,
      channel: null,
      machine: () => Promise.reject(new Error('not asked')),
      estimate: async () => ({ usage: 0, quota: 1e9 }),
      clock: () => performance.now(),
      now: () => Date.now(),
      // Waits between attempts take no time; silence takes 100 ms to be noticed.
      wait: (milliseconds, signal) =>
        waitFor(milliseconds === STALL_AFTER ? 100 : milliseconds < 20_000 ? 1 : milliseconds, signal),
      offline: { version: '1', prepare: async () => {} },
      shipped: { folder: `${hub.url}/encoder/`, fetch, hasSimd },
      ...changes,
      ...more,
    });
    return manager;
  };
  const manager = create();
  await manager.subscribe((event) => events.push(event));
  return {
    manager,
    store,
    served: hub,
    events,
    progress: () => events.flatMap((event) => (event.type === 'progress' ? [event.progress] : [])),
    restart: create,
  };
}

/** Waits until no download runs, and gives the model. */
export async function untilStill(manager: ModelManager, id: string): Promise<LocalModel> {
  for (;;) {
    const model = (await manager.list()).find((candidate) => candidate.id === id);
    if (!model) throw new Error(`${id} is not listed.`);
    if (model.status !== 'downloading') return model;
    await waitFor(5, new AbortController().signal);
  }
}

export function asInputs(files: ModelFiles, folder = 'tiny'): ModelFileInput[] {
  return Object.entries(files).map(([path, content]) => ({ path: `${folder}/${path}`, blob: blobOf(content) }));
}

export function blobOf(content: Buffer | string): Blob {
  return new Blob([typeof content === 'string' ? content : new Uint8Array(content)]);
}
