import 'fake-indexeddb/auto';
import { afterEach } from 'vitest';
import { IdbNotebookStore } from '../../src/adapters/idb/notebook-store.ts';
import { notebookStoreContract } from './notebook-store.ts';

let opened = 0;
const stores: IdbNotebookStore[] = [];

notebookStoreContract('IdbNotebookStore on fake-indexeddb', async () => {
  const store = new IdbNotebookStore(`contract-${opened++}`);
  stores.push(store);
  return store;
});

afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});
