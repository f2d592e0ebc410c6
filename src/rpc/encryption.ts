/** @file Encrypting notebooks, and locking and unlocking them: a part of what `workers/library.worker.ts` offers. */

/** Fewest characters of a passphrase: the least that NIST SP 800-63B allows. */
export const FEWEST_CHARACTERS = 8;

/** Told 0 to 1 of the whole. */
export type OnFraction = (fraction: number) => void;

/**
 * All of them may fail with CausewayError `passphrase-wrong`, with `storage-damaged` where what the passphrase opens is damaged, and with `storage-changed` where something
 * other than Causeway changed it.
 */
export interface EncryptionApi {
  /** Encrypts all of a notebook, record by record; it is unlocked afterwards. Interrupted, it goes on when the notebook is unlocked. */
  encryptNotebook(notebookId: string, passphrase: string, onProgress: OnFraction): Promise<void>;
  /** Decrypts all of a notebook, for good. Everything is tried first: where something does not open, nothing is changed. */
  decryptNotebook(notebookId: string, passphrase: string, onProgress: OnFraction): Promise<void>;
  /** The same notebook with another passphrase. */
  changePassphrase(notebookId: string, passphrase: string, next: string): Promise<void>;
  /** Gets ready what makes a key of a passphrase, while it is being typed. */
  prepareUnlocking(): Promise<void>;
  /** Opens a notebook in all tabs; where encrypting or decrypting it was interrupted, that is done first. */
  unlockNotebook(notebookId: string, passphrase: string, onProgress: OnFraction): Promise<void>;
  /** Locks a notebook in all tabs. They are loaded again, so that nothing of it stays in memory. */
  lockNotebook(notebookId: string): Promise<void>;
}
