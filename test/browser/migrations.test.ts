/** @file Stores of earlier versions in the browser's own IndexedDB: the app opens them and answers; a newer one it leaves alone, and says so. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Dump } from '../fixtures/stores/dump.ts';
import { MIGRATIONS } from '../../src/adapters/idb/schema.ts';
import { appUrl, ask, newPage } from './harness.ts';

/** Makes the database of a dump in the app's origin, before the app is opened. Runs in the page. */
function restore({ version, stores }: Dump): Promise<void> {
  const arrays: Record<string, unknown> = globalThis as never;
  const from = (value: unknown): unknown => {
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map(from);
    const { $: kind, base64 = '' } = value as { $?: string; base64?: string };
    if (kind === undefined) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, from(one)]));
    if (kind === 'undefined') return undefined;
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    if (kind === 'Blob') return new Blob([bytes]);
    return new (arrays[kind] as new (buffer: ArrayBuffer) => unknown)(bytes.buffer);
  };
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('causeway', version);
    opening.onerror = () => reject(opening.error!);
    opening.onupgradeneeded = () => {
      for (const { name, keyPath, autoIncrement, indexes, records } of stores) {
        const store = opening.result.createObjectStore(name, { keyPath, autoIncrement });
        for (const { name: indexName, keyPath: path, ...rest } of indexes) store.createIndex(indexName, path, rest);
        for (const [key, value] of records)
          store.put(from(value), keyPath === null ? (from(key) as string) : undefined);
      }
    };
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}

async function fixture(name: string): Promise<Dump> {
  return JSON.parse(await readFile(`test/fixtures/stores/${name}.json`, 'utf8')) as Dump;
}

async function openOn(dump: Dump): Promise<Page> {
  const page = await newPage();
  await page.goto(`${appUrl()}sample/sample.json`);
  await page.evaluate(restore, dump);
  await page.goto(appUrl());
  return page;
}

test('a notebook of the first version is opened, goes on being read, and answers', async () => {
  const page = await openOn(await fixture('version-1-first'));
  const sources = page.getByRole('list', { name: 'Sources' });
  await sources.getByRole('listitem').filter({ hasText: 'dam.txt' }).waitFor();
  await page
    .getByRole('button', { name: /What caused the citywide blackout/ })
    .first()
    .waitFor();
  await expect
    .poll(async () => (await ask(page, 'Why did the dam at Westbrook overflow?')).textContent(), { interval: 2000 })
    .toContain('Heavy rain');
});

test('a notebook of a newer version is left alone, and the page says what to do', async () => {
  const newest = await fixture(`version-${MIGRATIONS.length}`);
  const version = newest.version + 1;
  const page = await openOn({ ...newest, version });
  await page.getByText('was written by a newer Causeway').first().waitFor();
  const left = await page.evaluate(async () => (await indexedDB.databases()).find(({ name }) => name === 'causeway'));
  expect(left?.version).toBe(version);
});
