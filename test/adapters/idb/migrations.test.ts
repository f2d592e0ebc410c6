/**
 * @file Stores that the code of every version of the schema made are opened by the code of today: they answer, nothing that a person did is
 * missing, an upgrade that dies leaves them as they were, and a newer one is left alone.
 */
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { IdbNotebookStore } from '../../../src/adapters/idb/notebook-store.ts';
import { MIGRATIONS, openDatabase } from '../../../src/adapters/idb/schema.ts';
import { dumpDatabase, restoreDatabase, type Dump } from '../../fixtures/stores/dump.ts';
import { DRAFT, fillStore, NOTEBOOK, QUESTION, WAITING } from '../../fixtures/stores/fill.ts';
import { openTab } from '../library/in-process.ts';

const files = import.meta.glob<Dump>('../../fixtures/stores/*.json', { eager: true, import: 'default' });
const fixtures = Object.entries(files).map(([path, dump]) => ({
  name: path.replace(/^.*\/|\.json$/g, ''),
  dump,
}));

let databases = 0;

/** A database with what a fixture holds. */
async function restored(dump: Dump): Promise<string> {
  const name = `migrations-${(databases += 1)}`;
  await restoreDatabase(name, dump);
  return name;
}

/** Stores with their keys and indexes, without records. */
function schemaOf({ version, stores }: Dump): unknown {
  return {
    version,
    stores: stores.map(({ name, keyPath, autoIncrement, indexes }) => ({ name, keyPath, autoIncrement, indexes })),
  };
}

/** What the records of each store are made of: the names and kinds of their fields. Blocks have a version of their own. */
function fieldsOf({ stores }: Dump): Record<string, string[]> {
  const kindOf = (value: unknown): string => {
    if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value;
    return Array.isArray(value) ? 'list' : String((value as { $?: string }).$ ?? 'record');
  };
  const entries = stores
    .filter(({ name }) => name !== 'blocks')
    .map(({ name, records }): [string, string[]] => {
      const fields = records.flatMap(([, value]) =>
        kindOf(value) === 'record'
          ? Object.entries(value as object).map(([field, one]) => `${field}: ${kindOf(one)}`)
          : [kindOf(value)],
      );
      return [name, [...new Set(fields)].sort()];
    });
  return Object.fromEntries(entries);
}

afterEach(() => vi.restoreAllMocks());

describe.each(fixtures)('a store of $name', ({ dump }) => {
  it('opens, answers, and has all that the person did', async () => {
    const name = await restored(dump);
    const store = new IdbNotebookStore(name);
    const before = new Set(dump.stores.filter(({ records }) => records.length > 0).map(({ name: kept }) => kept));
    const cells = dump.stores.find(({ name: kept }) => kept === 'cells')!.records;
    const { library, desk, idle } = await openTab(store);
    const rest = idle(NOTEBOOK);
    await library.resume();
    await rest;
    const documents = await library.listDocuments(NOTEBOOK);
    expect(documents.map(({ status }) => status)).toEqual(['ready', 'ready', 'ready', 'ready']);
    expect(documents.map((document) => document.name)).toContain(WAITING.name);

    await desk.open(NOTEBOOK);
    const answer = await desk.ask(NOTEBOOK, 'again', QUESTION, () => {});
    expect(answer.sentences.map(({ text }) => text).join(' ')).toContain('Eastgate substation');
    const late = await desk.ask(NOTEBOOK, 'late', 'Why did the dam at Westbrook overflow?', () => {});
    expect(late.sentences.map(({ text }) => text).join(' ')).toContain('Heavy rain');

    const heads = await store.listCellHeads(NOTEBOOK);
    expect(heads.map(({ question }) => question)).toEqual([QUESTION]);
    expect((await store.readCell(NOTEBOOK, heads[0]!.id))?.answer).toMatchObject({
      sentences: (cells[0]![1] as { answer: { sentences: unknown } }).answer.sentences,
    });
    if (before.has('drafts')) expect(await store.readDraft(NOTEBOOK)).toBe(DRAFT);
    if (before.has('corrections')) expect(await store.listCorrections(NOTEBOOK)).toHaveLength(1);
    if (before.has('folders')) expect(await store.listFolders(NOTEBOOK)).toHaveLength(1);
    if (before.has('refinements')) expect(await store.readRefinementState(NOTEBOOK)).toMatchObject({ isPaused: true });
    await library.close();
  });

  it('has the schema of today after it was opened', async () => {
    const [old, fresh] = [await restored(dump), `migrations-${(databases += 1)}`];
    for (const name of [old, fresh]) (await openDatabase(name, () => {})).close();
    expect(schemaOf(await dumpDatabase(old))).toEqual(schemaOf(await dumpDatabase(fresh)));
  });

  it('is as it was after an upgrade that died at any of its steps, and opens the next time', async () => {
    const name = await restored(dump);
    const before = await dumpDatabase(name);
    let steps = 0;
    for (let deadly = 0; ; deadly += 1) {
      let made = 0;
      let hasDied = false;
      const dying = <Made>(transaction: IDBTransaction | null, step: () => Made): Made => {
        if (transaction?.mode !== 'versionchange') return step();
        const isLast = made++ === deadly;
        const result = step();
        if (isLast) {
          hasDied = true;
          transaction.abort();
        }
        return result;
      };
      const { createObjectStore, deleteObjectStore } = IDBDatabase.prototype;
      const { createIndex, put } = IDBObjectStore.prototype;
      const { update } = IDBCursor.prototype;
      let upgrade: IDBTransaction | null = null;
      vi.spyOn(IDBDatabase.prototype, 'createObjectStore').mockImplementation(function (this: IDBDatabase, ...given) {
        const store = createObjectStore.apply(this, given);
        upgrade = store.transaction;
        return dying(upgrade, () => store);
      });
      vi.spyOn(IDBDatabase.prototype, 'deleteObjectStore').mockImplementation(function (this: IDBDatabase, ...given) {
        dying(upgrade, () => deleteObjectStore.apply(this, given));
      });
      vi.spyOn(IDBObjectStore.prototype, 'createIndex').mockImplementation(function (this: IDBObjectStore, ...given) {
        return dying(this.transaction, () => createIndex.apply(this, given));
      });
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
        return dying(this.transaction, () => put.apply(this, given));
      });
      vi.spyOn(IDBCursor.prototype, 'update').mockImplementation(function (this: IDBCursor, ...given) {
        const { source } = this;
        const { transaction } = 'objectStore' in source ? source.objectStore : source;
        return dying(transaction, () => update.apply(this, given));
      });
      const opened = await openDatabase(name, () => {}).catch(() => null);
      vi.restoreAllMocks();
      opened?.close();
      if (!hasDied) break;
      steps += 1;
      expect(opened).toBeNull();
      expect(await dumpDatabase(name)).toEqual(before);
    }
    // Everything that an upgrade does is a step; a store of today needs none.
    expect(steps > 0).toBe(dump.version < MIGRATIONS.length);
    const store = new IdbNotebookStore(name);
    expect((await store.listNotebooks())[0]).toMatchObject({ name: 'Blackout', documents: 4 });
    await store.close();
  });
});

it('leaves a store alone that a newer version of the app made, and says so', async () => {
  const newest = fixtures.find(({ dump }) => dump.version === MIGRATIONS.length)!.dump;
  const newer: Dump = {
    version: MIGRATIONS.length + 1,
    stores: [
      ...newest.stores,
      { name: 'unheardOf', keyPath: null, autoIncrement: false, indexes: [], records: [['k', 'v']] },
    ],
  };
  const name = await restored(newer);
  const before = await dumpDatabase(name);
  const store = new IdbNotebookStore(name);
  await expect(store.listNotebooks()).rejects.toMatchObject({
    code: 'storage-unavailable',
    message: expect.stringContaining('written by a newer Causeway') as string,
  });
  await expect(store.saveDraft(NOTEBOOK, 'lost?')).rejects.toMatchObject({ code: 'storage-unavailable' });
  expect(await dumpDatabase(name)).toEqual(before);
});

describe('the newest fixture', () => {
  const how = 'The schema has changed: make a fixture of it with `npx tsx test/fixtures/stores/make.ts NAME`.';

  it('has the schema and the fields that the code of today writes', async () => {
    const name = `migrations-${(databases += 1)}`;
    await fillStore(name);
    const today = await dumpDatabase(name);
    const same = fixtures.filter(
      ({ dump }) =>
        JSON.stringify(schemaOf(dump)) === JSON.stringify(schemaOf(today)) &&
        JSON.stringify(fieldsOf(dump)) === JSON.stringify(fieldsOf(today)),
    );
    expect(same, how).not.toEqual([]);
  });

  it('is there for every version that was ever made by a commit', async () => {
    const versions = fixtures.map(({ dump }) => dump.version);
    expect(versions).toEqual(expect.arrayContaining([1, 2, 5, 7, 8, MIGRATIONS.length]));
    const open = await openDB(`migrations-${(databases += 1)}`, Math.max(...versions));
    open.close();
    expect(Math.max(...versions), how).toBe(MIGRATIONS.length);
  });
});
