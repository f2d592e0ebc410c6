/** @file German: encrypted notebooks. */
import type { Pack } from '../pack.ts';
import { count, percent } from '../words.ts';

export const encryption: Pack['encryption'] = {
  encrypt: 'Dieses Notizbuch verschlüsseln …',
  encryptAlso: 'Passphrase Passwort Kennwort sperren schützen geheim',
  lock: 'Jetzt sperren',
  lockAlso: 'schließen Passphrase verschlüsseln',
  change: 'Passphrase ändern …',
  changeAlso: 'Passwort Kennwort verschlüsseln',
  decrypt: 'Passphrase entfernen …',
  decryptAlso: 'entschlüsseln Passwort Kennwort',

  encryptTitle: (name) => `„${name}“ verschlüsseln`,
  encryptLead:
    'Alles im Notizbuch wird von da an verschlüsselt gespeichert: Dateien, Texte, Index, Fragen, Antworten, Notizen und Korrekturen. Um es zu lesen, geben Sie die Passphrase ein.',
  forgotten:
    'Eine vergessene Passphrase ist endgültig: Ohne sie kann niemand das Notizbuch öffnen, weder Sie noch die Hersteller von Causeway. Zurücksetzen lässt sie sich nicht. Schreiben Sie sie auf und bewahren Sie sie bei anderen wichtigen Papieren auf.',
  visible:
    'Auf diesem Gerät sichtbar bleibt: der Name des Notizbuchs, wie viele Quellen und Fragen es hat, wie groß sie sind und wann sie hinzugefügt wurden.',
  backups:
    'Sicherungen sind von da an auch verschlüsselt, mit der Passphrase ihrer Zeit; frühere sind es nicht. Löschen Sie diese, wo sie nicht bleiben müssen.',
  disk: 'Was bisher unverschlüsselt gespeichert war, wird gelöscht; wann die Festplatte es vergisst, kann keine Seite sagen.',
  understood: 'Ich habe die Passphrase so verwahrt, dass ich sie wiederfinde',
  encryptNow: 'Verschlüsseln',

  changeTitle: (name) => `Passphrase von „${name}“ ändern`,
  changeLead: 'Nichts wird neu verschlüsselt. Sicherungen behalten die Passphrase, mit der sie gemacht wurden.',
  changeNow: 'Ändern',
  changed: 'Die Passphrase wurde geändert.',

  decryptTitle: (name) => `Passphrase von „${name}“ entfernen`,
  decryptLead:
    'Alles im Notizbuch wird wieder unverschlüsselt gespeichert: Wer diesen Browser benutzen kann, kann es lesen.',
  decryptNow: 'Entschlüsseln',

  passphrase: 'Passphrase',
  current: 'Bisherige Passphrase',
  next: 'Neue Passphrase',
  repeated: 'Noch einmal dieselbe',
  fewest: (characters) => `Mindestens ${count(characters, 'Zeichen', 'Zeichen')}; am besten mehrere Wörter.`,
  differs: 'Die beiden sind nicht gleich.',
  show: 'Zeigen, was ich eingebe',

  lockedTitle: (name) => `„${name}“ ist gesperrt`,
  lockedLead: 'Geben Sie die Passphrase ein, um es in allen Tabs zu öffnen.',
  changingTitle: (name) => `„${name}“ wird ver- oder entschlüsselt`,
  changingLead:
    'Arbeitet ein anderer Tab daran, warten Sie, bis das fertig ist. Wurde es unterbrochen, geben Sie die Passphrase ein, und es geht weiter; nichts ging verloren.',
  unlock: 'Öffnen',
  unlocking: 'Wird geöffnet …',
  working: (fraction) =>
    `${percent(fraction)} fertig. Die Seite darf geschlossen werden; beim nächsten Mal geht es weiter.`,
  addWhileLocked: 'Dieses Notizbuch ist gesperrt. Öffnen Sie es zuerst und fügen Sie die Dateien dann hinzu.',
  encrypted: (name) => `„${name}“ ist verschlüsselt.`,
  decrypted: (name) => `„${name}“ ist nicht mehr verschlüsselt.`,

  backupTitle: 'Diese Sicherung ist verschlüsselt',
  backupLead:
    'Sie öffnet sich mit der Passphrase, die das Notizbuch damals hatte. Das wiederhergestellte Notizbuch wird mit dieser verschlüsselt.',
  backupNow: 'Wiederherstellen',

  settingTitle: 'Verschlüsselte Notizbücher',
  settingLabel: 'Sperren, wenn hier so lange nichts getan wurde',
  settingHint:
    'Beim Sperren werden alle Tabs von Causeway neu geladen, damit nichts vom Notizbuch in ihrem Speicher bleibt. Gesperrt sind sie auch, sobald der letzte Tab geschlossen ist.',
  minutes: (minutes) => count(minutes, 'Minute', 'Minuten'),
  never: 'Nie von selbst',
};
