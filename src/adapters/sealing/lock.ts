/**
 * @file The lock of a notebook, which is stored beside it: how its passphrase becomes a key (Argon2id, RFC 9106), and the notebook key, sealed with that (AES-GCM). Changing the
 * passphrase seals the notebook key anew and touches nothing else. Without the passphrase there is no way to it.
 */
import { FEWEST_CHARACTERS } from '../../rpc/encryption.ts';
import { checksumOf } from '../store/checksum.ts';
import { utf8 } from './bytes.ts';
import { lockChanged, lockDamaged, passphraseShort, passphraseWrong } from './failures.ts';
import { masterOf, randomKey } from './keys.ts';

/** Of a notebook that is sealed, or one whose records are just being sealed, or opened for good. */
export type LockUse = 'sealed' | 'sealing' | 'opening';

export interface Cost {
  /** Memory in KiB. */
  memory: number;
  passes: number;
}

/** RFC 9106's second recommendation, with one lane: half a second on a laptop, and as much memory for each guess. */
export const COST: Cost = { memory: 64 * 1024, passes: 3 };

/** More than this no version of the app asked for: a lock that does was changed, and would only hold the device up. */
const MOST: Cost = { memory: 1024 * 1024, passes: 32 };

export const LOCK_VERSION = 1;

export interface Lock extends Cost {
  version: number;
  use: LockUse;
  salt: Uint8Array<ArrayBuffer>;
  /** Tells a passphrase that is wrong from a sealed key that was changed. */
  check: Uint8Array<ArrayBuffer>;
  nonce: Uint8Array<ArrayBuffer>;
  /** The notebook key, sealed. */
  key: Uint8Array<ArrayBuffer>;
  /** Of all the rest. */
  checksum: number;
}

/** Whether something has the form of a lock, whatever it holds. */
export function isLock(value: unknown): value is Lock {
  if (typeof value !== 'object' || value === null) return false;
  const { version, use, memory, passes, checksum, salt, check, nonce, key } = value as Record<string, unknown>;
  return (
    typeof use === 'string' &&
    [version, memory, passes, checksum].every((number) => typeof number === 'number') &&
    [salt, check, nonce, key].every((bytes) => bytes instanceof Uint8Array)
  );
}

const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const CHECK_BYTES = 16;
const random = (bytes: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(bytes));

/** What a passphrase comes to with a salt: a key that opens locks of that salt, and the mark by which it is known. */
interface Opener {
  key: CryptoKey;
  check: Uint8Array<ArrayBuffer>;
}

/** How the time that a passphrase takes to become a key is called in the browser's timeline, where `bench:browser` finds it. */
export const DERIVING = 'causeway-deriving';

/** Argon2id of a passphrase, `32 + CHECK_BYTES` bytes. It holds up the thread until it is done. */
async function stretch(passphrase: string, salt: Uint8Array, { memory, passes }: Cost): Promise<Uint8Array> {
  const { argon2id } = await import('hash-wasm');
  return argon2id({
    // However the keyboard puts letters together: the same letters are the same passphrase.
    password: passphrase.normalize('NFKC'),
    salt,
    parallelism: 1,
    memorySize: memory,
    iterations: passes,
    hashLength: 32 + CHECK_BYTES,
    outputType: 'binary',
  });
}

/** Little enough to take a few milliseconds, and enough that the browser compiles for speed what it is going to need. */
const WARMING: Cost = { memory: 4 * 1024, passes: 1 };

/** Has the code fetched and compiled that makes a key of a passphrase, so that the first one entered needs not wait for that. */
export async function warmUp(): Promise<void> {
  await stretch('nothing', random(SALT_BYTES), WARMING);
}

async function openerOf(passphrase: string, salt: Uint8Array, cost: Cost): Promise<Opener> {
  const start = performance.now();
  const stretched = await stretch(passphrase, salt, cost);
  performance.measure(DERIVING, { start });
  const key = await crypto.subtle.importKey('raw', stretched.slice(0, 32), 'AES-GCM', false, ['encrypt', 'decrypt']);
  return { key, check: stretched.slice(32) as Uint8Array<ArrayBuffer> };
}

function sealing({
  version,
  use,
  salt,
  memory,
  passes,
}: Omit<Lock, 'check' | 'key' | 'checksum'>): Uint8Array<ArrayBuffer> {
  return utf8(JSON.stringify(['causeway lock', version, use, [...salt], memory, passes]));
}

async function sealKey(
  key: Uint8Array<ArrayBuffer>,
  opener: Opener,
  salt: Uint8Array<ArrayBuffer>,
  use: LockUse,
  cost: Cost,
): Promise<Lock> {
  const open = { version: LOCK_VERSION, use, salt, ...cost, nonce: random(NONCE_BYTES) };
  const how = { name: 'AES-GCM', iv: open.nonce, additionalData: sealing(open) };
  const sealed = new Uint8Array(await crypto.subtle.encrypt(how, opener.key, key));
  const lock = { ...open, check: opener.check, key: sealed };
  return { ...lock, checksum: checksumOf(lock) };
}

/** A lock that was opened with its passphrase: what it holds, and what it can be made into without asking again. */
export interface OpenedLock {
  master: CryptoKey;
  /** The same lock for another use. */
  as(use: LockUse): Promise<Lock>;
  /**
   * A lock for the same notebook with another passphrase.
   *
   * @throws CausewayError `passphrase-wrong` when it is too short
   */
  with(passphrase: string, cost?: Cost): Promise<Lock>;
}

async function opened(key: Uint8Array<ArrayBuffer>, lock: Lock, opener: Opener): Promise<OpenedLock> {
  const { salt, memory, passes, use } = lock;
  return {
    master: await masterOf(key),
    as: (other) => sealKey(key, opener, salt, other, { memory, passes }),
    with: async (passphrase, cost = COST) => (await lockKey(key, passphrase, use, cost)).lock,
  };
}

async function lockKey(
  key: Uint8Array<ArrayBuffer>,
  passphrase: string,
  use: LockUse,
  cost: Cost,
): Promise<{ lock: Lock; opener: Opener }> {
  if ([...passphrase].length < FEWEST_CHARACTERS) throw passphraseShort(FEWEST_CHARACTERS);
  const salt = random(SALT_BYTES);
  const opener = await openerOf(passphrase, salt, cost);
  return { lock: await sealKey(key, opener, salt, use, cost), opener };
}

/**
 * A lock with a new random notebook key.
 *
 * @throws CausewayError `passphrase-wrong` when it is too short
 */
export async function makeLock(
  passphrase: string,
  use: LockUse,
  cost: Cost = COST,
): Promise<OpenedLock & { lock: Lock }> {
  const key = randomKey();
  const { lock, opener } = await lockKey(key, passphrase, use, cost);
  return { lock, ...(await opened(key, lock, opener)) };
}

/**
 * @throws CausewayError `passphrase-wrong`; `storage-damaged` when the lock is not as it was written; `storage-changed` when somebody changed it. Who changes salt or cost and
 *   sets the checksum right makes every passphrase wrong, which nothing can tell from a wrong one.
 */
export async function openLock(lock: Lock, passphrase: string): Promise<OpenedLock> {
  const { checksum, ...rest } = lock;
  if (checksumOf(rest) !== checksum) throw lockDamaged();
  if (lock.version !== LOCK_VERSION || !(lock.memory <= MOST.memory && lock.passes <= MOST.passes)) throw lockChanged();
  if (passphrase === '') throw passphraseWrong();
  const opener = await openerOf(passphrase, lock.salt, lock);
  if (opener.check.some((byte, i) => byte !== lock.check[i])) throw passphraseWrong();
  const how = { name: 'AES-GCM', iv: lock.nonce, additionalData: sealing(lock) };
  const key = await crypto.subtle.decrypt(how, opener.key, lock.key).catch(() => {
    throw lockChanged();
  });
  return opened(new Uint8Array(key), lock, opener);
}
