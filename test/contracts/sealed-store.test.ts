import 'fake-indexeddb/auto';
import { afterEach } from 'vitest';
import { IdbNotebookStore } from '../../src/adapters/idb/notebook-store.ts';
import type { NotebookInfo } from '../../src/engine/records.ts';
import { notebookStoreContract } from './notebook-store.ts';

/** A store all of whose notebooks are encrypted from the first moment, and unlocked. */
class EncryptedStore extends IdbNotebookStore {
  override async createNotebook(notebook: Pick<NotebookInfo, 'id' | 'name' | 'createdAt'>): Promise<void> {
    await super.createNotebook(notebook);
    await this.vault.encrypt(notebook.id, 'correct horse battery staple');
  }

  /** What a notebook is apart from its lock, which the contract does not know. */
  override async listNotebooks(): Promise<NotebookInfo[]> {
    return (await super.listNotebooks()).map(({ encryption, ...info }) => {
      if (encryption !== 'unlocked') throw new Error(`The notebook is ${String(encryption)}.`);
      return info;
    });
  }
}

let opened = 0;
const stores: IdbNotebookStore[] = [];

notebookStoreContract('IdbNotebookStore with encrypted notebooks', async () => {
  const store = new EncryptedStore(`sealed-contract-${opened++}`, { cost: { memory: 64, passes: 1 } });
  stores.push(store);
  return store;
});

afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});
