/** @file German: whether what is stored here stays, and backups. */
import type { Pack } from '../pack.ts';
import { size } from '../models.ts';
import { count, dateTime } from '../words.ts';

export const keeping: Pack['keeping'] = {
  title: 'Behalten, was hier gespeichert ist',
  askWhy:
    'Wenn der Speicherplatz knapp wird, darf ein Browser löschen, was Seiten gespeichert haben, auch dieses Notizbuch – es sei denn, er wird gebeten, es zu behalten.',
  ask: 'Den Browser bitten, es zu behalten',
  notNow: 'Jetzt nicht',
  saidYes: 'Der Browser behält, was hier gespeichert ist, bis Sie es löschen.',
  saidNo:
    'Der Browser hat dem nicht zugestimmt. Vielleicht tut er es später, wenn Sie Causeway öfter benutzen oder installiert haben; bis dahin ist eine Sicherung die sichere Kopie.',
  noSay: 'Dieser Browser sagt nicht, ob er behält, was hier gespeichert ist. Eine Sicherung ist die sichere Kopie.',
  notAsked: 'Der Browser darf löschen, was hier gespeichert ist, wenn der Speicherplatz knapp wird.',
  used: (used, quota) => `${size(used)} von ${size(quota)}, die der Browser erlaubt, sind belegt.`,
  backupTitle: 'Sicherungen',
  backupNever: (name) => `„${name}“ wurde in diesem Browser noch nie gesichert.`,
  backupOld: (name, at) => `„${name}“ wurde zuletzt am ${dateTime(at)} gesichert und hat sich seitdem geändert.`,
  backupAt: (name, at) => `„${name}“ wurde zuletzt am ${dateTime(at)} gesichert.`,
  backupWhy: 'Eine Sicherung ist die einzige Kopie außerhalb dieses Browsers.',
  backupNow: 'Jetzt sichern',
  later: 'Später',
  lostTitle: 'Der Browser hat gelöscht, was hier gespeichert war',
  lost: (notebooks, sources) =>
    `${count(notebooks, 'Notizbuch', 'Notizbücher')} mit ${count(sources, 'Quelle', 'Quellen')}, die dieser Browser gespeichert hatte, ${notebooks === 1 ? 'ist' : 'sind'} weg. Causeway hat nichts davon gelöscht: Browser räumen Daten von Seiten auf, wenn der Speicherplatz knapp wird, nach langer Zeit ohne Benutzung oder wenn jemand sie in den Einstellungen löscht.`,
  lostAdvice:
    'Eine Sicherungsdatei bringt ein Notizbuch mit seinen Fragen und Antworten zurück. Dokumente lassen sich wieder hinzufügen.',
  understood: 'Ich habe das gelesen',
};
