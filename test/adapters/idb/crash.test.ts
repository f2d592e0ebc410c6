/**
 * @file Indexing is interrupted at every single step: the process dies before or after each change of the store, or storage
 * runs out at each single write. What is there afterwards must be whole, and going on must lead to the same notebook.
 */
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { IdbNotebookStore } from '../../../src/adapters/idb/notebook-store.ts';
import { openTab, STORY, type Tab } from '../library/in-process.ts';
import { mortal, type Method } from '../mortal-store.ts';

const NOTEBOOK = 'notebook-1';
const CHANGES = new Set(['enqueue', 'commitRead', 'commitFailure', 'commitIndex', 'purge']);

let databases = 0;

async function newNotebook(): Promise<string> {
  const name = `crash-${databases++}`;
  const store = new IdbNotebookStore(name);
  await store.createNotebook({ id: NOTEBOOK, name: 'Test', createdAt: 1 });
  await store.close();
  return name;
}

/** Everything that is stored, by store. */
async function stored(name: string): Promise<Record<string, unknown[]>> {
  const database = await openDB(name);
  const found: Record<string, unknown[]> = {};
  for (const store of database.objectStoreNames) found[store] = await database.getAllKeys(store);
  database.close();
  return found;
}

/** No half of anything: every read document has all its parts, every waiting one its bytes and its journal entry. */
async function expectWhole(name: string): Promise<void> {
  const database = await openDB(name);
  const documents = (await database.getAll('documents')) as { info: { id: string; status: string } }[];
  database.close();
  const ids = (status: string) =>
    documents
      .filter(({ info }) => info.status === status)
      .map(({ info }) => [NOTEBOOK, info.id])
      .sort();
  const { inbox, journal, texts, analyses, layouts, indexes, blocks } = await stored(name);
  for (const waiting of [inbox, journal]) expect(waiting).toEqual(ids('queued'));
  for (const read of [texts, analyses, layouts]) expect(read).toEqual(ids('ready'));
  expect(blocks?.length === 0).toBe(indexes?.length === 0);
  expect(new Set(blocks?.map((key) => (key as unknown[])[1])).size).toBeLessThanOrEqual(1);
}

/** Starts anew on the same database, lets indexing come to rest, and adds everything once more. */
async function goOn(name: string): Promise<void> {
  const tab = await openTab(new IdbNotebookStore(name));
  let rest = tab.idle(NOTEBOOK);
  await tab.library.resume();
  await rest;
  await expectWhole(name);
  const afterRestart = await tab.library.listDocuments(NOTEBOOK);
  expect(afterRestart.every(({ status }) => status === 'ready')).toBe(true);
  rest = tab.idle(NOTEBOOK);
  const report = await tab.library.addFiles(NOTEBOOK, [...STORY]);
  expect(report.duplicates).toHaveLength(afterRestart.length);
  await rest;
  await expectSameAsUninterrupted(tab, name);
  await tab.library.close();
}

async function expectSameAsUninterrupted({ desk }: Tab, name: string): Promise<void> {
  expect(await desk.open(NOTEBOOK)).toMatchObject({ documents: 3 });
  const answer = await desk.ask(NOTEBOOK, 'q', 'What caused the citywide blackout?', () => {});
  expect(answer.sentences.map(({ text }) => text).join(' ')).toContain('Eastgate substation');
  await expectWhole(name);
  expect((await stored(name))['texts']).toHaveLength(3);
}

afterEach(() => vi.restoreAllMocks());

describe.each(['before', 'after'] as const)('a process that dies %s a change', (moment) => {
  it('goes on where it stopped, whichever change it was', async () => {
    let interrupted = 0;
    for (let step = 0; ; step++) {
      const name = await newNotebook();
      const counts = (method: Method): boolean => CHANGES.has(method);
      const { store, death } = mortal(new IdbNotebookStore(name), counts, step + 1, moment === 'after');
      const tab = await openTab(store);
      const rest = tab.idle(NOTEBOOK);
      void tab.library.addFiles(NOTEBOOK, [...STORY]);
      const isDead = await Promise.race([death.then(() => true), rest.then(() => false)]);
      if (!isDead) break;
      interrupted++;
      await expectWhole(name);
      await goOn(name);
    }
    expect(interrupted).toBeGreaterThanOrEqual(3);
  });
});

describe('storage that runs out at a write', () => {
  it('leaves nothing half-written, says so, and goes on once there is room, whichever write it was', async () => {
    let refused = 0;
    for (let write = 0; ; write += 7) {
      const name = await newNotebook();
      const put = IDBObjectStore.prototype.put;
      let writes = 0;
      const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
        this: IDBObjectStore,
        ...values
      ) {
        if (writes++ >= write) throw new DOMException('no room', 'QuotaExceededError');
        return put.apply(this, values);
      });
      const tab = await openTab(new IdbNotebookStore(name));
      const rest = tab.idle(NOTEBOOK);
      const adding = await tab.library.addFiles(NOTEBOOK, [...STORY]).catch((thrown: unknown) => thrown);
      await rest;
      const told = tab.events.some(({ type }) => type === 'error') || adding instanceof Error;
      full.mockRestore();
      await tab.library.close();
      if (!told) break;
      refused++;
      const errors = tab.events.flatMap((event) => (event.type === 'error' ? [event.error.code] : []));
      if (adding instanceof Error) expect(adding).toMatchObject({ code: 'storage-full' });
      else expect(errors).toEqual(['storage-full']);
      await expectWhole(name);
      await goOn(name);
    }
    expect(refused).toBeGreaterThan(5);
  });
});
