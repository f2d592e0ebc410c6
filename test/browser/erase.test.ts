/** @file “Delete everything” leaves a fresh app: nothing in any database, file, cache, setting or service worker, in every open tab. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { encoderFiles } from '../fixtures/model-files.ts';
import { expectAccessible } from './axe.ts';
import { addFiles, appUrl, ask, openPage, source, textFile, until } from './harness.ts';
import { openModelsOutside } from './models-outside.ts';

const SECRET = textFile(
  'ledger.txt',
  'Zorblax Industries spilled quenchmire into the harbour. The quenchmire spill caused the death of every wobbegong.',
);
const WORDS = ['zorblax', 'quenchmire', 'wobbegong', 'ledger.txt'];

/** Names of all that is kept, with those that hold one of the words, however deep. Runs in the page. */
async function readEverything(words: string[]): Promise<{ kept: string[]; holding: string[] }> {
  const kept: string[] = [];
  const holding: string[] = [];
  const seen = new Set<unknown>();
  const has = async (value: unknown): Promise<boolean> => {
    if (typeof value === 'string') return words.some((word) => value.toLowerCase().includes(word));
    if (value === null || typeof value !== 'object' || seen.has(value)) return false;
    seen.add(value);
    if (value instanceof Blob) return has(await value.text());
    if (ArrayBuffer.isView(value)) return has(new TextDecoder().decode(value));
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
    for (const request of await (await caches.open(name)).keys()) {
      const isOfApp = name.includes('precache');
      await note(isOfApp ? 'files of the app' : `cache ${name}`, isOfApp ? '' : request.url);
    }
  }
  for (const [key, value] of Object.entries(localStorage)) await note(`setting ${key}`, value);
  const look = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
    for await (const [name, handle] of (
      folder as unknown as { entries(): AsyncIterable<[string, FileSystemHandle]> }
    ).entries()) {
      if (handle.kind === 'directory') await look(handle as FileSystemDirectoryHandle, `${path}/${name}`);
      else await note(`file ${path}/${name}`, await (handle as FileSystemFileHandle).getFile());
    }
  };
  await look(await navigator.storage.getDirectory(), '');
  return { kept: [...new Set(kept)].sort(), holding: [...new Set(holding)].sort() };
}

function readAll(page: Page): Promise<{ kept: string[]; holding: string[] }> {
  return page.evaluate(readEverything, WORDS);
}

test('everything goes, in two tabs, and a fresh app is there', async () => {
  const outside = await openModelsOutside();
  outside.hub.add('Xenova/all-MiniLM-L6-v2', encoderFiles());
  try {
    const page = await openPage({ ...outside.options, withServiceWorker: true });
    await addFiles(page, [SECRET]);
    await source(page, SECRET.name).waitFor();
    await ask(page, 'Why did the wobbegong die?');
    await until(page, 'navigator.serviceWorker.controller !== null');
    await page.getByRole('button', { name: 'Models on this device' }).click();
    const machine = page.getByRole('region', { name: 'This machine' });
    await machine.getByRole('button', { name: 'Download all-MiniLM-L6-v2' }).click();
    await page.getByRole('button', { name: 'Delete all-MiniLM-L6-v2' }).waitFor();
    const other = await page.context().newPage();
    await other.goto(appUrl());
    await source(other, SECRET.name).waitFor();

    const before = await readAll(page);
    expect(before.holding).toEqual(expect.arrayContaining(['causeway/texts', 'causeway/blocks', 'causeway/cells']));
    expect(before.kept.some((name) => name.startsWith('file /'))).toBe(true);
    expect(before.kept).toEqual(expect.arrayContaining(['causeway-outgoing/requests', 'files of the app']));

    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: 'Find an action' }).fill('Privacy');
    await page.getByRole('option', { name: 'Privacy' }).first().click();
    await page.getByRole('button', { name: 'Delete everything …' }).click();
    await page.getByRole('dialog').getByText('This can’t be undone').waitFor();
    await expectAccessible(page, 'asked before everything is deleted');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Delete everything …' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete everything', exact: true }).click();

    for (const tab of [page, other]) {
      await tab.getByRole('button', { name: 'Open sample notebook' }).waitFor();
      const after = await readAll(tab);
      expect(after.holding).toEqual([]);
      // Of the app itself only its own files come back, and that the tour was seen, which the test says anew.
      expect(after.kept.filter((name) => !/^(files of the app|setting causeway\.tour)$/.test(name))).toEqual([]);
    }
    // And it works without a network again.
    await until(page, "caches.keys().then((names) => names.some((name) => name.includes('precache')))");
  } finally {
    await outside.close();
  }
});
