/** @file A passphrase opens its lock and no other does; what was damaged and what somebody changed is told apart from a wrong passphrase. */
import { describe, expect, it } from 'vitest';
import { makeLock, openLock, type Lock } from '../../../src/adapters/sealing/lock.ts';
import { NotebookKeys } from '../../../src/adapters/sealing/keys.ts';
import { checksumOf } from '../../../src/adapters/store/checksum.ts';

/** So little that a guess costs nothing: tests make many. */
const COST = { memory: 64, passes: 1 };
const PASSPHRASE = 'correct horse battery staple';

const code = (expected: string) => expect.objectContaining({ name: 'CausewayError', code: expected }) as unknown;

/** What a notebook key does, by which two of them are told apart. */
async function signOf(master: CryptoKey): Promise<string> {
  return (await NotebookKeys.of(master)).hide('a name');
}

function forged(lock: Lock, change: Partial<Lock>): Lock {
  const { checksum: _, ...rest } = { ...lock, ...change };
  return { ...rest, checksum: checksumOf(rest) };
}

function flipped(bytes: Uint8Array, at: number): Uint8Array<ArrayBuffer> {
  const copy = bytes.slice();
  copy[at]! ^= 1;
  return copy;
}

describe('a lock', () => {
  it('is opened by its passphrase, however its letters are put together, and by no other', async () => {
    const { lock, master } = await makeLock('schöne Häuser am Fluß', 'sealed', COST);
    expect(await signOf((await openLock(lock, 'schöne Häuser am Fluß'.normalize('NFD'))).master)).toBe(
      await signOf(master),
    );
    for (const wrong of ['', 'schone Hauser am Fluss', 'Schöne Häuser am Fluß', 'schöne Häuser am Fluß ']) {
      await expect(openLock(lock, wrong)).rejects.toEqual(code('passphrase-wrong'));
    }
  });

  it('has a key of its own each time, and shows neither it nor the passphrase', async () => {
    const [one, other] = [await makeLock(PASSPHRASE, 'sealed', COST), await makeLock(PASSPHRASE, 'sealed', COST)];
    expect(await signOf(one.master)).not.toBe(await signOf(other.master));
    expect(one.master.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', one.master)).rejects.toThrow();
  });

  it('is not made with a passphrase that is soon guessed', async () => {
    await expect(makeLock('seven77', 'sealed', COST)).rejects.toEqual(code('passphrase-wrong'));
  });

  it('opens the same notebook with a new passphrase, and no longer with the old one', async () => {
    const { lock, master } = await makeLock(PASSPHRASE, 'sealed', COST);
    const changed = await (await openLock(lock, PASSPHRASE)).with('another passphrase', COST);
    expect(await signOf((await openLock(changed, 'another passphrase')).master)).toBe(await signOf(master));
    await expect(openLock(changed, PASSPHRASE)).rejects.toEqual(code('passphrase-wrong'));
  });

  it('is made into one for another use with the same passphrase and key', async () => {
    const { master, as } = await makeLock(PASSPHRASE, 'sealing', COST);
    const sealed = await as('sealed');
    expect(sealed.use).toBe('sealed');
    expect(await signOf((await openLock(sealed, PASSPHRASE)).master)).toBe(await signOf(master));
  });

  it('tells damage of any of its parts', async () => {
    const { lock } = await makeLock(PASSPHRASE, 'sealed', COST);
    const damaged: Partial<Lock>[] = [
      { version: 3 },
      { use: 'sealing' },
      { memory: 65 },
      { passes: 2 },
      { checksum: lock.checksum ^ 1 },
      ...(['salt', 'check', 'nonce', 'key'] as const).flatMap((part) =>
        Array.from(lock[part], (_, at) => ({ [part]: flipped(lock[part], at) })),
      ),
    ];
    for (const change of damaged) {
      await expect(openLock({ ...lock, ...change }, PASSPHRASE)).rejects.toEqual(code('storage-damaged'));
    }
  });

  it('tells what somebody changed who set the checksum right', async () => {
    const { lock } = await makeLock(PASSPHRASE, 'sealed', COST);
    const changed: Partial<Lock>[] = [
      { use: 'sealing' },
      { nonce: flipped(lock.nonce, 0) },
      { key: flipped(lock.key, 0) },
      { version: 2 },
      // Would hold the device up for minutes.
      { memory: 2 ** 30 },
      { passes: 1e9 },
    ];
    for (const change of changed) {
      await expect(openLock(forged(lock, change), PASSPHRASE)).rejects.toEqual(code('storage-changed'));
    }
    await expect(openLock(forged(lock, { salt: flipped(lock.salt, 0) }), PASSPHRASE)).rejects.toEqual(
      code('passphrase-wrong'),
    );
  });

  it('costs what RFC 9106 recommends where no other cost is given', async () => {
    const { lock } = await makeLock(PASSPHRASE, 'sealed');
    expect(lock).toMatchObject({ memory: 64 * 1024, passes: 3 });
    expect((await openLock(lock, PASSPHRASE)).master.type).toBe('secret');
  });
});
