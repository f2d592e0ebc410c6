import { describe, expect, it } from 'vitest';
import { MemoryNotebookStore } from '../../../src/adapters/memory/notebook-store.ts';
import { file, openTab } from './in-process.ts';

const MANY = 10_000;

describe('ten thousand tiny files', () => {
  it('are all stored, read and indexed, with news at a bearable rate', async () => {
    const store = new MemoryNotebookStore();
    const { library, desk, events, idle } = await openTab(store);
    const { id } = await library.createNotebook('Many');
    const rest = idle(id);
    const started = performance.now();
    const report = await library.addFiles(
      id,
      Array.from({ length: MANY }, (_, i) => file(`note-${i}.txt`, `Storm ${i} caused outage ${i}.`)),
    );
    expect(report).toEqual({ queued: MANY, duplicates: [], renamed: [], refused: [] });
    await rest;
    const seconds = (performance.now() - started) / 1000;
    expect(await store.listReady(id)).toHaveLength(MANY);
    expect(await store.listQueue(id)).toEqual([]);
    expect(await desk.open(id)).toMatchObject({ documents: MANY });
    const progress = events.filter(({ type }) => type === 'progress').length;
    expect(progress).toBeLessThan(10 * seconds + 10);
  }, 120_000);
});
