/** @file Asking the browser to keep what is stored, what becomes of a no, and missing what it did not keep. */
import { afterEach, expect, test, vi } from 'vitest';
import { askToKeep, isKept, lossOf, rememberHeld, requestKeeping } from '../../src/ui/keeping.ts';
import { Keeping } from '../../src/ui/state/keeping.svelte.ts';
import { stubLocalStorage } from '../fixtures/local-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('a browser that has it is asked', () => {
  const persist = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('navigator', { storage: { persist } });
  askToKeep();
  expect(persist).toHaveBeenCalledOnce();
});

test('a browser without StorageManager, or with a part of it, is not', () => {
  vi.stubGlobal('navigator', {});
  expect(() => askToKeep()).not.toThrow();
  expect(() => askToKeep({})).not.toThrow();
});

test('a browser that fails leaves no error behind', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  askToKeep({ persist: () => Promise.reject(new DOMException('Not here.', 'SecurityError')) });
  await new Promise((resolve) => setTimeout(resolve, 0));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('what was there when the app was last open and is not now is missed', () => {
  const stored = stubLocalStorage();
  expect(lossOf([])).toBe(null);
  rememberHeld([
    { id: 'a', documents: 3 },
    { id: 'b', documents: 4 },
  ]);
  expect(lossOf([{ id: 'a' }, { id: 'b' }])).toBe(null);
  expect(lossOf([{ id: 'a' }])).toEqual({ notebooks: 1, sources: 4 });
  expect(lossOf([])).toEqual({ notebooks: 2, sources: 7 });
  rememberHeld([]);
  expect(lossOf([])).toBe(null);
  expect(stored.size).toBe(0);
  for (const damaged of ['{', '7', 'null', '{"a":"many"}']) {
    stored.set('causeway.held', damaged);
    expect(lossOf([])).toBe(null);
  }
});

test('a loss stands until it was read; deleting a notebook is none', () => {
  stubLocalStorage();
  vi.stubGlobal('navigator', {});
  rememberHeld([{ id: 'a', documents: 3 }]);
  const library = { started: false, error: null, notebooks: [] as { id: string; documents: number }[] };
  const open = (): Keeping => new Keeping(library as never, { list: [], listed: true }, () => 0);
  const keeping = open();
  keeping.look();
  // Not started: nobody knows what is there.
  expect(keeping.loss).toBe(null);
  library.started = true;
  keeping.look();
  expect(keeping.loss).toEqual({ notebooks: 1, sources: 3 });
  const again = open();
  again.look();
  expect(again.loss).toEqual({ notebooks: 1, sources: 3 });
  again.settleLoss();
  const later = open();
  later.look();
  expect(later.loss).toBe(null);
  library.notebooks = [{ id: 'b', documents: 1 }];
  later.look();
  library.notebooks = [];
  later.look();
  const last = open();
  last.look();
  expect(last.loss).toBe(null);
});

test('what the browser says is told; one that has no say in it, or fails, says nothing', async () => {
  expect(await isKept({ persisted: () => Promise.resolve(true) })).toBe(true);
  expect(await requestKeeping({ persist: () => Promise.resolve(false) })).toBe(false);
  expect(await isKept({})).toBe(null);
  expect(await requestKeeping({ persist: () => Promise.reject(new DOMException('no')) })).toBe(null);
});
