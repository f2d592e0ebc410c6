/**
 * @file A backup of an encrypted notebook: a line that says what it is, the notebook's lock, and the archive, sealed with the notebook's own key. So writing one asks for no
 * passphrase, and it opens with the one that the notebook had then. Any part of the archive opens without the rest.
 */
import { BlobSink, type ByteSink } from '../files/sink.ts';
import { concatenated, utf8 } from '../sealing/bytes.ts';
import { ContentSealer, SealedContent, unplaced } from '../sealing/content.ts';
import { isUnsealable, notebookLocked, ofBackup } from '../sealing/failures.ts';
import { NotebookKeys } from '../sealing/keys.ts';
import { isLock, openLock, type Lock } from '../sealing/lock.ts';
import { pack, unpack } from '../sealing/pack.ts';

const FIRST_LINE = utf8('causeway-encrypted-backup 1\n');
const LENGTH_BYTES = 4;
/** More than any lock takes: a longer one would only fill memory. */
const MOST_LOCK_BYTES = 1 << 16;
const PLACE = unplaced('backup');

/** What opens a notebook, and what seals what is written of it. */
export interface BackupSeal {
  lock: Lock;
  keys: NotebookKeys;
}

/** Where a backup of an encrypted notebook goes: nothing of it is outside of memory before it is sealed. */
export class SealedSink implements ByteSink {
  readonly #lock: Lock;
  readonly #sealer: ContentSealer;

  constructor(
    { lock, keys }: BackupSeal,
    private readonly sink: ByteSink = new BlobSink(),
  ) {
    this.#lock = lock;
    this.#sealer = new ContentSealer(keys, PLACE, sink);
  }

  push(bytes: Uint8Array): Promise<void> {
    return this.#sealer.push(bytes);
  }

  async finish(): Promise<Blob> {
    const lock = pack(this.#lock);
    const length = new Uint8Array(LENGTH_BYTES);
    new DataView(length.buffer).setUint32(0, lock.length, true);
    const head = concatenated([FIRST_LINE, length, lock]);
    return new Blob([head, await this.#sealer.finish()]);
  }

  discard(): Promise<void> {
    return this.sink.discard();
  }
}

export async function isSealedBackup(backup: Blob): Promise<boolean> {
  const start = new Uint8Array(await backup.slice(0, FIRST_LINE.length).arrayBuffer());
  return start.length === FIRST_LINE.length && FIRST_LINE.every((byte, at) => start[at] === byte);
}

/**
 * @param passphrase null: it was not asked for yet
 * @returns the archive
 * @throws CausewayError `notebook-locked` without a passphrase; `passphrase-wrong`, `storage-damaged`, `storage-changed`
 */
export async function openSealedBackup(backup: Blob, passphrase: string | null): Promise<SealedContent> {
  const lockAt = FIRST_LINE.length + LENGTH_BYTES;
  const head = await backup.slice(FIRST_LINE.length, lockAt).arrayBuffer();
  const length = head.byteLength === LENGTH_BYTES ? new DataView(head).getUint32(0, true) : 0;
  const sealedAt = lockAt + length;
  if (length === 0 || length > MOST_LOCK_BYTES || sealedAt > backup.size) throw ofBackup.damaged();
  const lock = readLock(new Uint8Array(await backup.slice(lockAt, sealedAt).arrayBuffer()));
  if (passphrase === null) throw notebookLocked();
  const master = await masterIn(lock, passphrase);
  return SealedContent.open(backup.slice(sealedAt), await NotebookKeys.of(master), PLACE, ofBackup, true);
}

async function masterIn(lock: Lock, passphrase: string): Promise<CryptoKey> {
  try {
    return (await openLock(lock, passphrase)).master;
  } catch (thrown) {
    if (!isUnsealable(thrown)) throw thrown;
    throw thrown.code === 'storage-damaged' ? ofBackup.damaged() : ofBackup.changed();
  }
}

function readLock(bytes: Uint8Array<ArrayBuffer>): Lock {
  let lock: unknown = null;
  try {
    lock = unpack(bytes);
  } catch {
    // told below
  }
  if (!isLock(lock)) throw ofBackup.damaged();
  return lock;
}
