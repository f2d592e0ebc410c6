import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { eraseStorage } from '../../../src/adapters/outgoing/erase.ts';

function open(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  return new Promise((resolve) => {
    const opening = factory.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('s');
    opening.onsuccess = () => resolve(opening.result);
  });
}

/** A private file system and caches, as far as names go. */
function rest() {
  const files = new Set(['models', 'trial']);
  const stored = new Set(['app', 'causeway-shared']);
  const folder = {
    keys: async function* () {
      yield* [...files];
    },
    removeEntry: async (name: string) => void files.delete(name),
  };
  return {
    files,
    stored,
    storage: { getDirectory: async () => folder as unknown as FileSystemDirectoryHandle },
    caches: {
      keys: async () => [...stored],
      delete: async (name: string) => stored.delete(name),
    } as unknown as CacheStorage,
  };
}

test('every database, file and cache goes, whatever its name', async () => {
  const indexedDB = new IDBFactory();
  for (const name of ['causeway', 'causeway-models', 'of a later version']) (await open(indexedDB, name)).close();
  const { files, stored, storage, caches } = rest();
  await eraseStorage({ indexedDB, storage, caches });
  await expect.poll(() => indexedDB.databases()).toEqual([]);
  expect([...files, ...stored]).toEqual([]);
});

test('what closes when it is asked to does not hold it up', async () => {
  const indexedDB = new IDBFactory();
  const database = await open(indexedDB, 'causeway');
  database.onversionchange = () => database.close();
  await eraseStorage({ indexedDB });
  expect(await indexedDB.databases()).toEqual([]);
});

test('what a library holds and does not give free is emptied, and goes when it is let go', async () => {
  const indexedDB = new IDBFactory();
  const held = await open(indexedDB, 'of a library');
  held.transaction('s', 'readwrite').objectStore('s').put('an address', 'k');
  await eraseStorage({ indexedDB });
  const count = held.transaction('s').objectStore('s').count();
  await expect.poll(() => (count.readyState === 'done' ? count.result : null)).toBe(0);
  held.close();
  await expect.poll(() => indexedDB.databases()).toEqual([]);
});

test('a file that another tab holds is told, and all else is deleted', async () => {
  const indexedDB = new IDBFactory();
  (await open(indexedDB, 'causeway')).close();
  const { stored, caches } = rest();
  const folder = {
    keys: async function* () {
      yield 'models';
    },
    removeEntry: () => Promise.reject(new DOMException('locked', 'NoModificationAllowedError')),
  };
  const storage = { getDirectory: async () => folder as unknown as FileSystemDirectoryHandle };
  await expect(eraseStorage({ indexedDB, storage, caches })).rejects.toMatchObject({ code: 'storage-unavailable' });
  expect(await indexedDB.databases()).toEqual([]);
  expect([...stored]).toEqual([]);
});
