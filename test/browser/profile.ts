/** @file Everything that the app keeps in a browser profile, as the page itself can read it: databases, caches, settings, files. */
import type { Page } from 'playwright-core';

export interface Profile {
  /** Names of all places where something is kept. */
  kept: string[];
  /** Those that hold one of the words that were looked for. */
  holding: string[];
}

/** Places that hold one of the words, however deep and in whatever form. Runs in the page. */
async function readEverything(words: string[]): Promise<Profile> {
  const kept: string[] = [];
  const holding: string[] = [];
  const seen = new Set<unknown>();
  const has = async (value: unknown): Promise<boolean> => {
    if (typeof value === 'string') return words.some((word) => value.toLowerCase().includes(word));
    if (value === null || typeof value !== 'object' || seen.has(value)) return false;
    seen.add(value);
    if (value instanceof Blob) return has(new Uint8Array(await value.arrayBuffer()));
    if (value instanceof ArrayBuffer) return has(new Uint8Array(value));
    if (ArrayBuffer.isView(value)) {
      const texts = ['utf-8', 'latin1', 'utf-16le'].map((code) => new TextDecoder(code).decode(value));
      return (await Promise.all(texts.map(has))).includes(true);
    }
    for (const one of Object.values(value)) if (await has(one)) return true;
    return false;
  };
  const note = async (name: string, value: unknown): Promise<void> => {
    kept.push(name);
    if (await has(value)) holding.push(name);
  };
  const answer = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error!);
    });
  for (const { name } of await indexedDB.databases()) {
    // The service worker's library lets go of its own when it ends; until then it is empty, and nobody else gets to it.
    if (name === 'workbox-expiration') continue;
    const database = await answer(indexedDB.open(name!));
    for (const store of database.objectStoreNames) {
      const records = database.transaction(store).objectStore(store);
      const [keys, values] = [await answer(records.getAllKeys()), await answer(records.getAll())];
      for (const [i, value] of values.entries()) await note(`${name}/${store}`, [keys[i], value]);
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const isOfApp = name.includes('precache');
      const body = isOfApp ? '' : await (await cache.match(request))?.arrayBuffer();
      await note(isOfApp ? 'files of the app' : `cache ${name}`, isOfApp ? '' : [request.url, body]);
    }
  }
  for (const [key, value] of Object.entries(localStorage)) await note(`setting ${key}`, value);
  const look = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
    for await (const [name, handle] of (
      folder as unknown as { entries(): AsyncIterable<[string, FileSystemHandle]> }
    ).entries()) {
      if (handle.kind === 'directory') await look(handle as FileSystemDirectoryHandle, `${path}/${name}`);
      else await note(`file ${path}/${name}`, [name, await (handle as FileSystemFileHandle).getFile()]);
    }
  };
  await look(await navigator.storage.getDirectory(), '');
  return { kept: [...new Set(kept)].sort(), holding: [...new Set(holding)].sort() };
}

/** @param words in small letters */
export function readProfile(page: Page, words: string[]): Promise<Profile> {
  return page.evaluate(readEverything, words);
}
