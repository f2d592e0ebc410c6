/** @file What is asked of a browser's storage where the browser has only a part of it, or none. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MemoryNotebookStore } from '../../../src/adapters/memory/notebook-store.ts';
import { takeIn } from '../../../src/adapters/library/intake.ts';
import { OpfsFileArea } from '../../../src/adapters/files/opfs-area.ts';
import { browserStorage, estimateStorage } from '../../../src/adapters/store/browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

const refuse = () => Promise.reject(new DOMException('Not here.', 'SecurityError'));

describe('a browser without StorageManager', () => {
  test('takes files in: whether there is room only storing shows', async () => {
    vi.stubGlobal('navigator', {});
    const store = new MemoryNotebookStore();
    await store.createNotebook({ id: 'notebook', name: 'Notebook', createdAt: 0 });
    const report = await takeIn(
      { store, estimate: estimateStorage, now: () => 0, onStored: () => {}, isCancelled: () => false },
      'notebook',
      [{ path: 'report.txt', blob: new Blob(['The fault caused the blackout.']) }],
    );
    expect(report.queued).toBe(1);
  });

  test('has no private file system, also where it has file handles', async () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal(
      'FileSystemFileHandle',
      class {
        createSyncAccessHandle() {}
      },
    );
    expect(await OpfsFileArea.isAvailable()).toBe(false);
  });
});

describe('a browser that refuses its storage', () => {
  test('tells no room and has no private file system', async () => {
    vi.stubGlobal('navigator', { storage: { estimate: refuse, getDirectory: refuse } });
    vi.stubGlobal(
      'FileSystemFileHandle',
      class {
        createSyncAccessHandle() {}
      },
    );
    expect(await estimateStorage()).toEqual({});
    expect(await OpfsFileArea.isAvailable()).toBe(false);
  });
});

test('what a browser tells of its storage is passed on', async () => {
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 10, usage: 4 }) } });
  expect(await estimateStorage()).toEqual({ quota: 10, usage: 4 });
  expect(browserStorage().persist).toBeUndefined();
});
