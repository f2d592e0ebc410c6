/** @file Asking the browser to keep what is stored, and what becomes of a no. */
import { afterEach, expect, test, vi } from 'vitest';
import { askToKeep } from '../../src/ui/keeping.ts';

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
