/** @file Locking and unlocking notebooks with a passphrase, encrypting those that are not and decrypting those that are. What is stored in between says how to go on. */
import { CausewayError } from '../../engine/errors.ts';
import type { OnFraction } from '../../rpc/encryption.ts';
import { notebookChanging, notebookLocked } from '../sealing/failures.ts';
import { COST, makeLock, openLock, type Cost, type Lock, type LockUse, type OpenedLock } from '../sealing/lock.ts';
import { NotebookKeys } from '../sealing/keys.ts';
import type { KeyRing } from '../sealing/key-ring.ts';
import { notebookMissing } from '../store/transitions.ts';
import { openAll, sealAll, tryAll } from './conversion.ts';
import type { NotebookLocks } from './notebook-locks.ts';
import { queued, type Records } from './transaction.ts';

export interface VaultDependencies {
  records(): Promise<Records>;
  locks: NotebookLocks;
  ring: KeyRing;
  /** What a guess at a passphrase is to cost. */
  cost?: Cost;
}

export async function readLock(plain: Records, notebookId: string): Promise<Lock | undefined> {
  return plain.read(['locks'], (transaction) => transaction.objectStore('locks').get(notebookId));
}

const ignored = (): void => {};

/** Trying everything is half of the work of decrypting. */
const firstHalf =
  (onFraction: OnFraction): OnFraction =>
  (fraction) =>
    onFraction(fraction / 2);
const secondHalf =
  (onFraction: OnFraction): OnFraction =>
  (fraction) =>
    onFraction(0.5 + fraction / 2);

export class Vault {
  readonly #use: VaultDependencies;

  constructor(dependencies: VaultDependencies) {
    this.#use = dependencies;
  }

  /**
   * Opens a notebook with its passphrase, for all workers. Where encrypting or decrypting it was interrupted, that is done first.
   *
   * @throws CausewayError `passphrase-wrong`, `storage-damaged`, `storage-changed`
   */
  async unlock(notebookId: string, passphrase: string, onFraction: OnFraction = ignored): Promise<void> {
    const lock = await this.#lockOf(notebookId);
    if (lock === undefined) return;
    const opened = await openLock(lock, passphrase);
    if (lock.use === 'sealing') await this.#seal(notebookId, opened, onFraction);
    else if (lock.use === 'opening') await this.#open(notebookId, opened, onFraction);
    else await this.#use.ring.unlock(notebookId, opened.master);
  }

  /**
   * What seals backups of a notebook, and opens them; null where it is not encrypted.
   *
   * @throws CausewayError `notebook-locked`
   */
  async sealOf(notebookId: string): Promise<{ lock: Lock; keys: NotebookKeys } | null> {
    const lock = await this.#lockOf(notebookId);
    if (lock === undefined) return null;
    const keys = await this.#use.ring.get(notebookId);
    if (keys === null) throw notebookLocked();
    return { lock, keys };
  }

  /** Forgets the key, in all workers, once what was asked for before is done. */
  async lock(notebookId: string): Promise<void> {
    await this.#lockOf(notebookId);
    await this.#use.locks.hold(notebookId, 'exclusive', async () => this.#use.ring.lock(notebookId));
  }

  /**
   * Encrypts all of a notebook. Killed meanwhile, it goes on when the notebook is unlocked.
   *
   * @param onBegun told when nothing of it can be read any more until that is done
   * @throws CausewayError `notebook-missing`; `passphrase-wrong` when it is too short
   */
  async encrypt(
    notebookId: string,
    passphrase: string,
    onFraction: OnFraction = ignored,
    onBegun: () => void = ignored,
  ): Promise<void> {
    const made = await makeLock(passphrase, 'sealing', this.#use.cost ?? COST);
    const records = await this.#use.records();
    // Alone: what is being written is written before, and what comes later finds the lock.
    await this.#use.locks.hold(notebookId, 'exclusive', () =>
      records.write(['notebooks', 'locks'], 'strict', async (transaction) => {
        const locks = transaction.objectStore('locks');
        const [notebook, known] = await Promise.all([
          transaction.objectStore('notebooks').get(notebookId),
          locks.getKey(notebookId),
        ]);
        if (notebook === undefined) throw notebookMissing();
        if (known !== undefined) throw new CausewayError('usage', 'This notebook is encrypted already.');
        queued(locks.put(made.lock, notebookId));
      }),
    );
    onBegun();
    await this.#seal(notebookId, made, onFraction);
  }

  /**
   * Decrypts all of a notebook. Everything is tried first: where something does not open, nothing is changed.
   *
   * @param onBegun as of `encrypt`
   * @throws CausewayError `passphrase-wrong`, `storage-damaged`, `storage-changed`, `notebook-changing`
   */
  async decrypt(
    notebookId: string,
    passphrase: string,
    onFraction: OnFraction = ignored,
    onBegun: () => void = ignored,
  ): Promise<void> {
    const lock = await this.#lockOf(notebookId);
    if (lock === undefined) return;
    if (lock.use !== 'sealed') throw notebookChanging();
    const opened = await openLock(lock, passphrase);
    const records = await this.#use.records();
    const keys = await NotebookKeys.of(opened.master);
    await tryAll(records, notebookId, keys, firstHalf(onFraction));
    await this.#put(notebookId, await opened.as('opening'));
    onBegun();
    await this.#open(notebookId, opened, secondHalf(onFraction));
  }

  /**
   * The same key with another passphrase; nothing is encrypted anew.
   *
   * @throws CausewayError `passphrase-wrong`, `storage-damaged`, `storage-changed`
   */
  async changePassphrase(notebookId: string, passphrase: string, next: string): Promise<void> {
    const lock = await this.#lockOf(notebookId);
    if (lock === undefined) throw notebookMissing();
    const opened = await openLock(lock, passphrase);
    await this.#put(notebookId, await opened.with(next, this.#use.cost ?? COST));
  }

  async #seal(notebookId: string, opened: OpenedLock, onFraction: OnFraction): Promise<void> {
    await this.#convert(notebookId, 'sealing', async (records) => {
      await sealAll(records, notebookId, await NotebookKeys.of(opened.master), onFraction);
      await this.#put(notebookId, await opened.as('sealed'));
    });
    await this.#use.ring.unlock(notebookId, opened.master);
  }

  async #open(notebookId: string, opened: OpenedLock, onFraction: OnFraction): Promise<void> {
    await this.#convert(notebookId, 'opening', async (records) => {
      await openAll(records, notebookId, await NotebookKeys.of(opened.master), onFraction);
      await records.write(['locks'], 'strict', async (transaction) => {
        queued(transaction.objectStore('locks').delete(notebookId));
      });
    });
    this.#use.ring.lock(notebookId);
  }

  /** By one worker at a time: a second one waits, and finds it done. */
  async #convert(notebookId: string, use: LockUse, body: (records: Records) => Promise<void>): Promise<void> {
    await this.#use.locks.hold(`${notebookId}/converting`, 'exclusive', async () => {
      if ((await this.#lockOf(notebookId))?.use === use) await body(await this.#use.records());
    });
  }

  async #lockOf(notebookId: string): Promise<Lock | undefined> {
    return readLock(await this.#use.records(), notebookId);
  }

  /** Alone: what is being read or written is done before. */
  async #put(notebookId: string, lock: Lock): Promise<void> {
    const records = await this.#use.records();
    await this.#use.locks.hold(notebookId, 'exclusive', () =>
      records.write(['locks'], 'strict', async (transaction) => {
        queued(transaction.objectStore('locks').put(lock, notebookId));
      }),
    );
  }
}
