/** @file Temporary files on the real thing: inside Chromium, written from workers. */
import { wrap, type Remote } from 'comlink';
import { afterEach, expect, test } from 'vitest';
import type { TemporaryFilesApi } from './temporary-files.worker.ts';

const workers: Worker[] = [];

function start(): { api: Remote<TemporaryFilesApi>; end(): void } {
  const worker = new Worker(new URL('./temporary-files.worker.ts', import.meta.url), { type: 'module' });
  workers.push(worker);
  return { api: wrap<TemporaryFilesApi>(worker), end: () => worker.terminate() };
}

afterEach(() => {
  for (const worker of workers.splice(0)) worker.terminate();
});

const LONG = 1e6;

async function filesIn(root: string): Promise<number> {
  const top = await (await navigator.storage.getDirectory()).getDirectoryHandle(root, { create: true });
  const names: string[] = [];
  for await (const name of (top as unknown as { keys(): AsyncIterable<string> }).keys()) names.push(name);
  return names.length;
}

test('what was written is one file, and is read by another thread', async () => {
  const { api } = start();
  const blob = await api.write('whole', LONG, [Uint8Array.of(1, 2), Uint8Array.of(), Uint8Array.of(3)]);
  expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([1, 2, 3]);
  expect(await filesIn('whole')).toBe(1);
});

test('a file goes when its time is over, or it is not wanted', async () => {
  const { api } = start();
  await api.write('over', 1, [Uint8Array.of(1)]);
  await expect.poll(() => filesIn('over')).toBe(0);
  await api.discard('unwanted');
  expect(await filesIn('unwanted')).toBe(0);
});

test('what a closed tab left goes at the next start, and what another one has in use stays', async () => {
  const [closed, open, next] = [start(), start(), start()];
  await closed.api.write('left', LONG, [Uint8Array.of(1)]);
  const used = await open.api.write('left', LONG, [Uint8Array.of(2)]);
  await next.api.clear('left');
  expect(await filesIn('left')).toBe(2);
  closed.end();
  await expect
    .poll(async () => {
      await next.api.clear('left');
      return filesIn('left');
    })
    .toBe(1);
  expect([...new Uint8Array(await used.arrayBuffer())]).toEqual([2]);
});
