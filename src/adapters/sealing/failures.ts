/**
 * @file What can be wrong with something sealed, told apart: a passphrase that is not the right one, something that somebody changed, and something that was damaged. A seal
 * tells only that it does not open; a checksum beside it, which needs no key, tells damage from a change, since damage does not set the checksum right.
 */
import { CausewayError } from '../../engine/errors.ts';

export function notebookLocked(): CausewayError {
  return new CausewayError('notebook-locked', 'This notebook is locked. Enter its passphrase to open it.');
}

/** While all of a notebook is being encrypted or decrypted. */
export function notebookChanging(): CausewayError {
  return new CausewayError(
    'notebook-changing',
    'This notebook is being encrypted or decrypted. Wait until that is done; if it was interrupted, enter the passphrase to go on.',
  );
}

export function passphraseWrong(): CausewayError {
  return new CausewayError(
    'passphrase-wrong',
    'This is not the passphrase. Check capital letters and the keyboard’s language, then try again.',
  );
}

/** @param fewest characters */
export function passphraseShort(fewest: number): CausewayError {
  return new CausewayError('passphrase-wrong', `A passphrase needs at least ${fewest} characters. Take several words.`);
}

/** What opens a notebook or a backup is not as it was written. */
export function lockDamaged(): CausewayError {
  return new CausewayError(
    'storage-damaged',
    'What the passphrase opens is damaged, so no passphrase opens it any more. Restore a backup.',
  );
}

/** What opens a notebook or a backup was changed, and its checksum, too. */
export function lockChanged(): CausewayError {
  return new CausewayError(
    'storage-changed',
    'What the passphrase opens was changed by something other than Causeway, so it is not used. Restore a backup, and find out who else can use this device.',
  );
}

/** @param place what is damaged, such as the name of a store */
export function sealedDamaged(place: string): CausewayError {
  return new CausewayError(
    'storage-damaged',
    `A part of this encrypted notebook is damaged where it is stored (“${place}”). Restore a backup; what can still be read can be exported first.`,
    { place },
  );
}

/** @param place what was changed, such as the name of a store */
export function sealedChanged(place: string): CausewayError {
  return new CausewayError(
    'storage-changed',
    `A part of this encrypted notebook was changed by something other than Causeway (“${place}”), so it is not shown. Restore a backup, and find out who else can use this device.`,
    { place },
  );
}

/** What is told of a sealed file that does not open. */
export interface Told {
  damaged(): CausewayError;
  changed(): CausewayError;
}

/** Of a file that lies in a notebook. @param place as of `sealedDamaged` */
export const ofStore = (place: string): Told => ({
  damaged: () => sealedDamaged(place),
  changed: () => sealedChanged(place),
});

/** Of a backup: a copy of it may be whole, and nothing of this device is wrong. */
export const ofBackup: Told = {
  damaged: () =>
    new CausewayError(
      'storage-damaged',
      'This encrypted backup is damaged or cut off; the passphrase is not what is wrong. Nothing was restored. Copy the file again, or use another backup.',
    ),
  changed: () =>
    new CausewayError(
      'storage-changed',
      'This encrypted backup was changed by something other than Causeway; the passphrase is not what is wrong. Nothing was restored. Use another backup, and find out who else can change your files.',
    ),
};

/** Whether this is about something sealed that does not open. */
export function isUnsealable(thrown: unknown): thrown is CausewayError {
  return thrown instanceof CausewayError && (thrown.code === 'storage-damaged' || thrown.code === 'storage-changed');
}

/** Whether nothing of a notebook can be read or changed now, since it is locked, or being encrypted or decrypted. */
export function isLocked(thrown: unknown): boolean {
  return thrown instanceof CausewayError && (thrown.code === 'notebook-locked' || thrown.code === 'notebook-changing');
}
