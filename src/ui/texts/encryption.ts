/** @file The words for encrypted notebooks: the passphrase, the lock screen, locking by itself. */
import { live } from '../language/live.ts';
import { count, percent } from './words.ts';

export const encryption = live('encryption', {
  encrypt: 'Encrypt this notebook …',
  encryptAlso: 'passphrase password lock protect secret',
  lock: 'Lock now',
  lockAlso: 'close passphrase encrypt',
  change: 'Change the passphrase …',
  changeAlso: 'password encrypt',
  decrypt: 'Remove the passphrase …',
  decryptAlso: 'decrypt password unprotect',

  encryptTitle: (name: string) => `Encrypt “${name}”`,
  encryptLead:
    'Everything in the notebook is stored encrypted from then on: files, texts, index, questions, answers, notes and corrections. To read it you enter the passphrase.',
  forgotten:
    'A forgotten passphrase is final: nobody can open the notebook without it, not you and not the makers of Causeway. There is no way to reset it. Write it down and keep it where you keep other papers that matter.',
  visible:
    'What stays visible on this device: the notebook’s name, how many sources and questions it has, how large they are, and when they were added.',
  backups:
    'Backups that are made from then on are encrypted, too, with the passphrase of their time; earlier ones are not. Delete those where they need not be kept.',
  disk: 'What was stored unencrypted until now is deleted; when the disk forgets it, no page can tell.',
  understood: 'I have kept the passphrase where I will find it',
  encryptNow: 'Encrypt',

  changeTitle: (name: string) => `Change the passphrase of “${name}”`,
  changeLead: 'Nothing is encrypted anew. Backups keep the passphrase that they were made with.',
  changeNow: 'Change it',
  changed: 'The passphrase was changed.',

  decryptTitle: (name: string) => `Remove the passphrase of “${name}”`,
  decryptLead: 'Everything in the notebook is stored unencrypted again: whoever can use this browser can read it.',
  decryptNow: 'Decrypt',

  passphrase: 'Passphrase',
  current: 'Passphrase until now',
  next: 'New passphrase',
  repeated: 'The same once more',
  fewest: (characters: number) => `At least ${count(characters, 'character', 'characters')}; several words are best.`,
  differs: 'The two are not the same.',
  show: 'Show what I type',

  lockedTitle: (name: string) => `“${name}” is locked`,
  lockedLead: 'Enter its passphrase to open it, in all tabs.',
  changingTitle: (name: string) => `“${name}” is being encrypted or decrypted`,
  changingLead:
    'If another tab is at it, wait until that is done. If it was interrupted, enter the passphrase and it goes on; nothing was lost.',
  unlock: 'Open',
  unlocking: 'Opening …',
  working: (fraction: number) => `${percent(fraction)} done. The page may be closed; it goes on next time.`,
  addWhileLocked: 'This notebook is locked. Open it first, then add the files.',
  encrypted: (name: string) => `“${name}” is encrypted.`,
  decrypted: (name: string) => `“${name}” is not encrypted any more.`,

  backupTitle: 'This backup is encrypted',
  backupLead:
    'It opens with the passphrase that the notebook had when it was made. The restored notebook is encrypted with that one.',
  backupNow: 'Restore',

  settingTitle: 'Encrypted notebooks',
  settingLabel: 'Lock them when nothing was done here for',
  settingHint:
    'Locking loads all tabs of Causeway again, so that nothing of the notebook stays in their memory. They are locked, too, when the last tab is closed.',
  minutes: (minutes: number) => count(minutes, 'minute', 'minutes'),
  never: 'Never by itself',
});
