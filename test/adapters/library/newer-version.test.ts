/** @file A tab of an older version beside one of a newer version, which changed the stores: the older one says so, and leaves indexing to the newer one. */
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { IdbNotebookStore } from '../../../src/adapters/idb/notebook-store.ts';
import { MIGRATIONS } from '../../../src/adapters/idb/schema.ts';
import { INDEXER_LOCK } from '../../../src/adapters/library/indexer.ts';
import { ChannelHub, locks, openTab, STORY, type Tab } from './in-process.ts';

it('steps back: frees the lock of indexing, tells its own page what to do, and other tabs nothing', async () => {
  const [hub, holdLock] = [new ChannelHub(), locks()];
  let older: Tab | null = null;
  const store = new IdbNotebookStore('newer-version', { onNewer: () => older?.library.stepBack() });
  older = await openTab(store, { hub, holdLock });
  await older.library.resume();
  const { id } = await older.library.createNotebook('Blackout');
  await older.library.addFiles(id, [...STORY]);
  const others: unknown[] = [];
  hub.join().addEventListener('message', ({ data }) => others.push(data));

  const newer = await openDB('newer-version', MIGRATIONS.length + 1);
  // Without the lock the newer tab would wait for ever for a tab that can't read anything.
  await new Promise<void>((resolve) => void holdLock(INDEXER_LOCK, async () => resolve()));
  newer.close();

  const told = older.events.filter(({ type }) => type === 'outdated');
  expect(told).toEqual([
    {
      type: 'outdated',
      error: { code: 'storage-unavailable', message: expect.stringContaining('newer Causeway') as string },
    },
  ]);
  expect(JSON.stringify(others)).not.toContain('newer Causeway');
});
