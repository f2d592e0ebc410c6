/** @file The places for models' files on the real things: these tests run inside Chromium, and write from a worker. */
import { wrap } from 'comlink';
import { afterAll, expect, test } from 'vitest';
import { fileAreaContract } from '../contracts/file-area.ts';
import type { FileAreaProbe } from '../contracts/file-area-probe.ts';
import type { ProbeWorkerApi } from './models-file-area.worker.ts';

const start = () => new Worker(new URL('./models-file-area.worker.ts', import.meta.url), { type: 'module' });
const worker = start();
const api = wrap<ProbeWorkerApi>(worker);
let opened = 0;

function remote(kind: 'opfs' | 'idb'): () => Promise<FileAreaProbe> {
  return async () => {
    const name = `${kind}-${opened++}`;
    return {
      write: (...parameters) => api.write(kind, name, ...parameters),
      read: (...parameters) => api.read(kind, name, ...parameters),
      slice: (...parameters) => api.slice(kind, name, ...parameters),
      deleteFolder: (...parameters) => api.deleteFolder(kind, name, ...parameters),
      hasRoom: (bytes) => api.hasRoom(kind, name, bytes),
    };
  };
}

fileAreaContract('OpfsFileArea in Chromium', remote('opfs'));
fileAreaContract('IdbFileArea in Chromium', remote('idb'));

test('a private file system tells that there is no room for more than any disk holds', async () => {
  expect(await api.hasRoom('opfs', 'room', 1e15)).toBe(false);
});

test('a file that a closed tab had begun to write is written, and deleted, once it is free', async () => {
  for (const work of [
    () => api.write('opfs', 'closed', 'm', 'a', [Uint8Array.of(1)], { keep: 0, flush: true }),
    () => api.deleteFolder('opfs', 'closed', 'm'),
  ]) {
    const closed = start();
    await wrap<ProbeWorkerApi>(closed).begin('closed', 'm', 'a');
    let isOver = false;
    const done = work().then(() => (isOver = true));
    // Something else that takes a while shows that it waits.
    expect(await api.hasRoom('opfs', 'room', 1000)).toBe(true);
    expect(isOver).toBe(false);
    closed.terminate();
    await done;
  }
  expect(await api.read('opfs', 'closed', 'm', 'a')).toBeNull();
});

afterAll(() => worker.terminate());
