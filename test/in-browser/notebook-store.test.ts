/** @file The store's contract on the real thing: these tests run inside Chromium, on its own IndexedDB. */
import { afterEach } from 'vitest';
import { IdbNotebookStore } from '../../src/adapters/idb/notebook-store.ts';
import { notebookStoreContract } from '../contracts/notebook-store.ts';

let opened = 0;
const stores: IdbNotebookStore[] = [];

notebookStoreContract('IdbNotebookStore in Chromium', async () => {
  const store = new IdbNotebookStore(`contract-${opened++}`);
  stores.push(store);
  return store;
});

afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});
