/** @file Encrypted notebooks as the page handles them: when they are locked by themselves, and what is shown of one that is locked. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { NotebookInfo } from '../../src/rpc/contracts.ts';
import { Encryption } from '../../src/ui/encryption/encryption.svelte.ts';
import { Library } from '../../src/ui/state/library.svelte.ts';
import { Toasts } from '../../src/ui/state/toasts.svelte.ts';
import type { Services } from '../../src/ui/workers.ts';
import { CausewayError } from '../../src/engine/errors.ts';

const MINUTE = 60_000;

let notebooks: NotebookInfo[];
let locked: string[];
let listeners: Map<string, () => void>;
let kept: Map<string, string>;
let lookedAt: string[];
let tell: (fraction: number) => void;

const info = (id: string, encryption?: NotebookInfo['encryption']): NotebookInfo => ({
  ...{ id, name: id, createdAt: 1, documents: 0 },
  ...(encryption && { encryption }),
});

function services(): Services {
  const library = {
    subscribe: async () => {},
    resume: async () => {},
    listNotebooks: async () => notebooks,
    listDocuments: async (id: string) => {
      lookedAt.push(id);
      return [];
    },
    lockNotebook: async (id: string) => void locked.push(id),
    unlockNotebook: async (_id: string, passphrase: string, onFraction: (fraction: number) => void) => {
      tell = onFraction;
      if (passphrase !== 'right') throw new CausewayError('passphrase-wrong', 'This is not the passphrase.');
    },
    addFiles: async (id: string) => {
      lookedAt.push(id);
      return { queued: 0, duplicates: [], renamed: [], refused: [] };
    },
  };
  const ask = {
    open: async () => null,
    readAhead: async () => {},
  };
  return { library, ask } as unknown as Services;
}

async function started(): Promise<{ library: Library; encryption: Encryption; toasts: Toasts; flushes: number[] }> {
  const toasts = new Toasts();
  const all = services();
  const library = new Library(all, toasts);
  const flushes: number[] = [];
  const encryption = new Encryption(all, library, toasts, () => flushes.push(locked.length));
  encryption.watch();
  await library.start();
  return { library, encryption, toasts, flushes };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 });
  [notebooks, locked, lookedAt] = [[], [], []];
  listeners = new Map();
  kept = new Map();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a notebook that is locked', () => {
  test('is no longer being opened once it is open, though word of how far that was comes late', async () => {
    notebooks = [info('diary', 'locked')];
    const { encryption } = await started();
    const opening = encryption.unlock('diary', 'right');
    tell(0.5);
    expect(encryption.fraction).toBe(0.5);
    expect(await opening).toBe(true);
    tell(1);
    expect(encryption.fraction).toBeNull();
  });

  test('is not opened: nothing of it is asked for, and nothing can be added', async () => {
    notebooks = [info('diary', 'locked')];
    const { library, toasts } = await started();
    expect([library.notebook, library.locked?.id]).toEqual([null, 'diary']);
    await library.add([{ path: 'a.txt', blob: new Blob(['a']) }]);
    expect(toasts.list.map(({ text }) => text)).toEqual([expect.stringContaining('is locked')]);
    expect(lookedAt).toEqual([]);
  });

  test('is left for another one, and is opened once it is unlocked', async () => {
    notebooks = [info('diary', 'locked'), info('open')];
    const { library } = await started();
    await library.open('open');
    expect([library.notebook?.id, library.locked]).toEqual(['open', null]);
    await library.open('diary');
    expect([library.notebook, library.locked?.id]).toEqual([null, 'diary']);
  });

  test('tells what is wrong with a passphrase', async () => {
    notebooks = [info('diary', 'locked')];
    const { encryption } = await started();
    expect(await encryption.unlock('diary', 'wrong')).toBe(false);
    expect(encryption.error?.code).toBe('passphrase-wrong');
    expect(encryption.fraction).toBeNull();
    expect(await encryption.unlock('diary', 'right')).toBe(true);
    expect(encryption.error).toBeNull();
  });
});

describe('locking by itself', () => {
  test('comes after the chosen time without anything done, in this tab or another, and saves what was typed first', async () => {
    notebooks = [info('diary', 'unlocked'), info('open')];
    const { encryption, flushes } = await started();
    await vi.advanceTimersByTimeAsync(14 * MINUTE);
    listeners.get('keydown')!();
    await vi.advanceTimersByTimeAsync(14 * MINUTE);
    expect(locked).toEqual([]);
    kept.set('causeway.active', String(Date.now()));
    await vi.advanceTimersByTimeAsync(14 * MINUTE);
    expect(locked).toEqual([]);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(locked[0]).toBe('diary');
    expect(locked).not.toContain('open');
    expect(flushes[0]).toBe(0);
    expect(encryption.lockAfter).toBe(15);
  });

  test('comes at once after the machine slept, and not at all where that was chosen', async () => {
    notebooks = [info('diary', 'unlocked')];
    const { encryption } = await started();
    encryption.chooseLockAfter(0);
    vi.setSystemTime(Date.now() + 600 * MINUTE);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(locked).toEqual([]);
    encryption.chooseLockAfter(60);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(locked[0]).toBe('diary');
    expect(kept.get('causeway.lock-after')).toBe('60');
  });

  test('tells other tabs of what is done here only while there is something to lock', async () => {
    notebooks = [info('open'), info('diary', 'locked')];
    const { library } = await started();
    listeners.get('keydown')!();
    expect(kept.has('causeway.active')).toBe(false);
    library.notebooks = [info('diary', 'unlocked')];
    listeners.get('keydown')!();
    expect(kept.get('causeway.active')).toBe(String(Date.now()));
  });

  test('is not put off by a clock that is set back', async () => {
    notebooks = [info('diary', 'unlocked')];
    await started();
    vi.setSystemTime(Date.now() - 600 * MINUTE);
    await vi.advanceTimersByTimeAsync(16 * MINUTE);
    expect(locked[0]).toBe('diary');
  });
});
