import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { IdbNotebookStore } from '../../../src/adapters/idb/notebook-store.ts';
import { MIGRATIONS, type CausewaySchema } from '../../../src/adapters/idb/schema.ts';
import type { Cell } from '../../../src/engine/records.ts';

const BEFORE_HEADS = 3;

it('gives cells of an older version their heads, and an order with the newest highest', async () => {
  const old = await openDB<CausewaySchema>('older', BEFORE_HEADS, {
    upgrade(database, _from, _to, upgrade) {
      for (const migrate of MIGRATIONS.slice(0, BEFORE_HEADS)) migrate(database, upgrade);
    },
  });
  const cell = (id: string, askedAt: number): Cell => ({
    id,
    notebookId: 'n',
    question: `Why ${id}?`,
    askedAt,
    answer: null,
    stopped: false,
    error: null,
  });
  for (const [at, id] of ['first', 'second', 'third'].entries()) await old.put('cells', cell(id, at));
  old.close();

  const store = new IdbNotebookStore('older');
  const heads = await store.listCellHeads('n');
  const inOrder = heads.sort((a, b) => (a.order! < b.order! ? -1 : 1)).map(({ id }) => id);
  expect(inOrder).toEqual(['third', 'second', 'first']);
  for (const { id, order } of heads) expect((await store.readCell('n', id))?.order).toBe(order);
  await store.close();
});
