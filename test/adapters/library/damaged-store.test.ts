/**
 * @file What a disk or a browser damages in the store: a block of the index is named, and the index built again from the analyses; an analysis is read again
 * from its document's file. Answers are then as they were.
 */
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { IdbNotebookStore } from '../../../src/adapters/idb/notebook-store.ts';
import { tellDamage } from '../../../src/adapters/library/events.ts';
import type { Answer } from '../../../src/engine/types.ts';
import { ChannelHub, file, openTab, STORY, type Tab } from './in-process.ts';

const NOTEBOOK = 'notebook-1';
const QUESTION = 'What caused the citywide blackout?';
const PAGE = file(
  'dam.html',
  '<!doctype html><title>The dam</title><p>A cracked bolt caused the failure of the dam.</p><p>The valley was flooded.</p>',
);

let databases = 0;
let name: string;
let hub: ChannelHub;

const tabOn = (store = new IdbNotebookStore(name, tellDamage(hub.join()))): Promise<Tab> => openTab(store, { hub });

/** Changes one record of a store as a damaged disk would. */
async function damage<Value>(store: string, key: IDBValidKey, change: (value: Value) => Value): Promise<void> {
  const database = await openDB(name);
  await database.put(store, change((await database.get(store, key)) as Value), key);
  database.close();
}

async function keysOf(store: string): Promise<IDBValidKey[]> {
  const database = await openDB(name);
  const keys = await database.getAllKeys(store);
  database.close();
  return keys;
}

const cited = ({ sentences }: Answer): string[] => sentences.map(({ text }) => text);

async function ask({ desk }: Tab, question = QUESTION): Promise<string[]> {
  return cited(await desk.ask(NOTEBOOK, 'q', question, () => {}));
}

/** What the library told of damage. */
const told = ({ events }: Tab): string[] =>
  events.flatMap((event) =>
    event.type === 'error' && event.error.code === 'storage-damaged' ? event.error.message : [],
  );

let before: string[];
let ids: Map<string, string>;

beforeEach(async () => {
  name = `damaged-${(databases += 1)}`;
  hub = new ChannelHub();
  const first = await tabOn();
  await new IdbNotebookStore(name).createNotebook({ id: NOTEBOOK, name: 'Test', createdAt: 1 });
  const rest = first.idle(NOTEBOOK);
  await first.library.addFiles(NOTEBOOK, [...STORY, PAGE]);
  await rest;
  await first.desk.open(NOTEBOOK);
  before = await ask(first);
  expect(before[0]).toContain('Eastgate substation');
  ids = new Map((await first.library.listDocuments(NOTEBOOK)).map((document) => [document.name, document.id]));
  await first.library.close();
});

describe('a block of the index', () => {
  it.each([
    ['a text', 'entities.names', (value: string) => value.replace(/./, '?')],
    ['a column', 'sentences.ranges', (value: Uint8Array) => value.map((one, at) => (at === 3 ? one ^ 1 : one))],
    ['the plain numbers', 'scalars', (value: string) => value.slice(0, -1)],
    ['a shorter column', 'relations.kind', (value: Uint8Array) => value.slice(1)],
  ])('that is damaged, %s, is named, and the index built again', async (_what, block, change) => {
    const key = (await keysOf('blocks')).find((one) => (one as [string, number, string])[2] === block)!;
    await damage('blocks', key, change as (value: unknown) => unknown);
    const tab = await tabOn();
    await tab.library.resume();
    await expect(tab.desk.open(NOTEBOOK)).rejects.toMatchObject({ code: 'storage-damaged', details: { block } });
    await expect.poll(() => tab.desk.open(NOTEBOOK).catch(() => null)).not.toBeNull();
    expect(await ask(tab)).toEqual(before);
    expect(told(tab)).toEqual([expect.stringContaining(`“${block}”`) as string]);
    expect(tab.reader.names).toEqual([]);
    await tab.library.close();
  });

  it('that is gone is one, too', async () => {
    const database = await openDB(name);
    const key = (await keysOf('blocks')).find((one) => (one as [string, number, string])[2] === 'entities.names')!;
    await database.delete('blocks', key);
    database.close();
    const tab = await tabOn();
    await tab.library.resume();
    await expect(tab.desk.open(NOTEBOOK)).rejects.toMatchObject({ details: { block: 'entities.names' } });
    await expect.poll(() => tab.desk.open(NOTEBOOK).catch(() => null)).not.toBeNull();
    expect(await ask(tab)).toEqual(before);
    await tab.library.close();
  });

  it('is not laid over: a document that is added brings a whole index', async () => {
    const key = (await keysOf('blocks')).find((one) => (one as [string, number, string])[2] === 'entities.names')!;
    await damage<string>('blocks', key, (value) => value.replace(/./, '?'));
    const tab = await tabOn();
    const rest = tab.idle(NOTEBOOK);
    await tab.library.addFiles(NOTEBOOK, [file('more.txt', 'A late frost caused the poor harvest.')]);
    await rest;
    expect(await ask(tab)).toEqual(before);
    expect(await ask(tab, 'What caused the poor harvest?')).toEqual(['A late frost caused the poor harvest.']);
    await tab.library.close();
  });
});

describe('an analysis', () => {
  it('that is damaged is read again from its file, and told', async () => {
    await damage<{ names: string[] }>('analyses', [NOTEBOOK, ids.get(PAGE.path)!], (value) => ({
      ...value,
      names: value.names.map((one) => one.toUpperCase()),
    }));
    // The index is as it was; what it is built from is needed when it is built again.
    await new IdbNotebookStore(name).commitIndex(NOTEBOOK, null);
    const tab = await tabOn();
    await tab.library.resume();
    await expect.poll(() => told(tab)).toEqual([expect.stringContaining('“dam.html”') as string]);
    await expect
      .poll(() => ask(tab, 'What caused the failure of the dam?').catch(() => []))
      .toEqual(['A cracked bolt caused the failure of the dam.']);
    expect(tab.reader.names).toEqual(['dam.html']);
    expect(await ask(tab)).toEqual(before);
    await tab.library.close();
  });

  it('of what older versions stored has no checksum and is taken as it is', async () => {
    for (const id of ids.values())
      await damage<{ check?: number }>('analyses', [NOTEBOOK, id], ({ check: _, ...value }) => value);
    await damage<{ checks?: unknown }>('indexes', NOTEBOOK, ({ checks: _, ...value }) => value);
    const tab = await tabOn();
    await tab.library.resume();
    expect(await tab.desk.open(NOTEBOOK)).not.toBeNull();
    await new IdbNotebookStore(name).commitIndex(NOTEBOOK, null);
    await tab.library.resume();
    expect(told(tab)).toEqual([]);
    expect(tab.reader.names).toEqual([]);
    await tab.library.close();
  });
});
