/** @file The library with encrypted notebooks: indexing rests while one is locked and goes on when it is unlocked, pages are told, and nothing is kept outside of it. */
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { IdbNotebookStore } from '../../../src/adapters/idb/notebook-store.ts';
import { fileReadingIn } from '../../../src/adapters/library/file-reading.ts';
import type { LibraryEvent } from '../../../src/rpc/contracts.ts';
import { restoreDatabase, dumpDatabase, type Dump } from '../../fixtures/stores/dump.ts';
import { fillStore, NOTEBOOK, QUESTION, WAITING } from '../../fixtures/stores/fill.ts';
import { openTab, type Tab } from './in-process.ts';

const PASSPHRASE = 'correct horse battery staple';
const quiet = () => {};

const filled = (async (): Promise<Dump> => {
  await fillStore('library-encryption');
  const store = new IdbNotebookStore('library-encryption');
  for (const { id } of await store.listNotebooks()) if (id !== NOTEBOOK) await store.markNotebookRemoved(id, 1);
  await store.purge(2);
  await store.close();
  return dumpDatabase('library-encryption');
})();

let databases = 0;
const tabs: Tab[] = [];

async function openFilled(): Promise<{ tab: Tab; store: IdbNotebookStore; now: { at: number } }> {
  const name = `library-encryption-${(databases += 1)}`;
  await restoreDatabase(name, await filled);
  const store = new IdbNotebookStore(name, { cost: { memory: 64, passes: 1 } });
  const now = { at: 10_000 };
  const tab = await openTab(store, { vault: store.vault, now: () => now.at });
  tabs.push(tab);
  return { tab, store, now };
}

const types = (events: readonly LibraryEvent[]): string[] => [...new Set(events.map(({ type }) => type))];

const ready = async ({ library }: Tab): Promise<number> =>
  (await library.listDocuments(NOTEBOOK)).filter(({ status }) => status === 'ready').length;

afterEach(async () => {
  for (const { library } of tabs.splice(0)) await library.close();
});

describe('a locked notebook', () => {
  it('is not indexed and fails nothing; what waits is read once it is unlocked', async () => {
    const { tab, store } = await openFilled();
    await store.vault.encrypt(NOTEBOOK, PASSPHRASE);
    await store.vault.lock(NOTEBOOK);
    await tab.library.resume();
    await expect(tab.library.listDocuments(NOTEBOOK)).rejects.toMatchObject({ code: 'notebook-locked' });
    expect(tab.reader.names).toEqual([]);
    await expect(tab.library.unlockNotebook(NOTEBOOK, 'not this one', quiet)).rejects.toMatchObject({
      code: 'passphrase-wrong',
    });
    await tab.library.unlockNotebook(NOTEBOOK, PASSPHRASE, quiet);
    await expect.poll(() => ready(tab), { timeout: 30_000 }).toBe(4);
    expect(tab.reader.names).toEqual([WAITING.name]);
    expect(types(tab.events)).not.toContain('error');
    await tab.desk.open(NOTEBOOK);
    const answer = await tab.desk.ask(NOTEBOOK, 'q', QUESTION, quiet);
    expect(answer.sentences.map(({ text }) => text).join(' ')).toContain('Eastgate substation');
  });

  it('has its sources listed and its index opened as soon as its key is there, before a page asks', async () => {
    const { tab, store } = await openFilled();
    await store.vault.encrypt(NOTEBOOK, PASSPHRASE);
    await store.vault.lock(NOTEBOOK);
    const listing = vi.spyOn(store, 'listDocuments');
    const loading = vi.spyOn(store, 'readIndex');
    await tab.desk.readAhead(NOTEBOOK);
    expect(loading).not.toHaveBeenCalled();
    await tab.library.unlockNotebook(NOTEBOOK, PASSPHRASE, quiet);
    await expect.poll(() => loading.mock.calls.length).toBe(1);
    expect(listing).toHaveBeenCalledTimes(1);
    expect(await tab.library.listDocuments(NOTEBOOK)).toHaveLength(4);
    expect(listing).toHaveBeenCalledTimes(1);
    await tab.library.listDocuments(NOTEBOOK);
    expect(listing).toHaveBeenCalledTimes(2);
  });

  it('is purged of what was removed once it is unlocked', async () => {
    const { tab, store, now } = await openFilled();
    await store.markDocumentsRemoved(NOTEBOOK, [(await store.listQueue(NOTEBOOK))[0]!.documentId], 9_000);
    await store.vault.encrypt(NOTEBOOK, PASSPHRASE);
    await store.vault.lock(NOTEBOOK);
    await tab.library.resume();
    now.at = 20_000;
    await tab.library.unlockNotebook(NOTEBOOK, PASSPHRASE, quiet);
    await expect.poll(() => store.listRemoved(NOTEBOOK), { timeout: 30_000 }).toEqual([]);
  });
});

describe('encrypting and locking', () => {
  it('tells pages when nothing can be read, how far it is, and when all is there again', async () => {
    const { tab } = await openFilled();
    const seen: (string | undefined)[] = [];
    const fractions: number[] = [];
    const look = async () => void seen.push((await tab.library.listNotebooks())[0]?.encryption);
    await tab.library.subscribe((event) => {
      if (event.type === 'notebooks') void look();
    });
    // Indexing has just begun.
    await tab.library.resume();
    await tab.library.encryptNotebook(NOTEBOOK, PASSPHRASE, (fraction) => fractions.push(fraction));
    await expect.poll(() => seen).toEqual(['changing', 'unlocked']);
    expect(fractions.at(-1)).toBe(1);
    await tab.library.changePassphrase(NOTEBOOK, PASSPHRASE, 'another passphrase');
    await tab.library.decryptNotebook(NOTEBOOK, 'another passphrase', quiet);
    await expect.poll(() => seen).toEqual(['changing', 'unlocked', 'changing', undefined]);
    await expect.poll(() => ready(tab), { timeout: 30_000 }).toBe(4);
    expect(types(tab.events)).not.toContain('error');
  });

  it('saves what was asked for before, and then tells every page', async () => {
    const { tab, store } = await openFilled();
    await tab.library.encryptNotebook(NOTEBOOK, PASSPHRASE, quiet);
    const saving = tab.library.saveDraft(NOTEBOOK, 'Why was it locked?');
    await tab.library.lockNotebook(NOTEBOOK);
    await saving;
    expect(tab.events.at(-1)).toEqual({ type: 'locked', notebookId: NOTEBOOK });
    await store.vault.unlock(NOTEBOOK, PASSPHRASE);
    expect(await store.readDraft(NOTEBOOK)).toBe('Why was it locked?');
  });
});

it('pages of scans that are being recognised are not kept outside of an encrypted notebook', async () => {
  const kept: string[] = [];
  const reading = fileReadingIn({
    recognizer: () => ({
      parallel: 1,
      languages: ['en'],
      read: () => Promise.reject(new Error('not asked')),
      end: async () => {},
    }),
    decode: () => Promise.reject(new Error('not asked')),
    kept: (documentId) => {
      kept.push(documentId);
      return { get: async () => null, put: async () => {} };
    },
  });
  const file = { name: 'note.txt', content: new TextEncoder().encode('A storm caused a high tide.') };
  await reading.recognize({ ...file, documentId: 'open' }, quiet);
  await reading.recognize({ ...file, documentId: 'secret', isPrivate: true }, quiet);
  expect(kept).toEqual(['open']);
});
