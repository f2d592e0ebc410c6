/** @file German: questions and notes. */
import type { Pack } from '../pack.ts';
import { count, dateTime, figure } from '../words.ts';

export const cells: Pack['cells'] = {
  list: 'Fragen und Notizen',
  more: (name) => `Mehr zu „${name}“`,
  moreTitle: 'Mehr',
  fold: 'Nur die erste Zeile zeigen',
  askAgain: 'Noch einmal fragen',
  duplicate: 'Dasselbe in einer neuen Zelle fragen',
  addNote: 'Notiz hinzufügen',
  addNoteShort: 'Notiz',
  addNoteBelow: 'Notiz darunter hinzufügen',
  pin: 'Oben festhalten',
  unpin: 'Oben loslassen',
  pinnedMark: 'Oben festgehalten',
  export: 'Exportieren …',
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  followUpHere: 'An diese Antwort anknüpfen',
  delete: 'Löschen',
  drag: (name) => `„${name}“ verschieben: ziehen, oder Alt mit einer Pfeiltaste`,
  movedTo: (place, total) => `An Stelle ${place} von ${total} verschoben.`,
  cannotMove: 'Weiter geht es nicht.',
  pinned: (pinned) => (pinned ? 'Jetzt oben festgehalten.' : 'Wieder an seinem Platz.'),
  answerTo: (question) => `Antwort auf „${question}“`,
  loading: 'Die Antwort wird geöffnet …',
  noAnswerYet: 'Diese Frage wurde nicht beantwortet: Die Seite wurde vorher geschlossen.',

  note: 'Notiz',
  noteLabel: 'Text der Notiz',
  notePlaceholder: 'Schreiben Sie in Markdown: # Überschrift, **fett**, - Liste, [Link](https://…)',
  editNote: 'Notiz bearbeiten',
  write: 'Schreiben',
  preview: 'Vorschau',
  noteDone: 'Fertig',
  noteSaved: 'Wird beim Tippen gespeichert',
  emptyNote: 'Eine leere Notiz',
  nothingToPreview: 'Noch ist nichts geschrieben.',
  showNote: 'Notiz zeigen',
  deleteNote: 'Diese Notiz löschen',
  noteDeleted: 'Die Notiz wurde gelöscht.',
  imageIn: (name) => (name === '' ? '[Bild]' : `[Bild: ${name}]`),

  documentsChanged: (then, now) =>
    then === now
      ? 'Die Quellen haben sich seit dieser Antwort geändert.'
      : `Aus ${count(then, 'Quelle', 'Quellen')} beantwortet; jetzt sind es ${figure(now)}.`,
  refined: 'Der Index wurde seit dieser Antwort überarbeitet.',
  beforeMeaning: 'Das wurde beantwortet, bevor die Quellen nach ihrer Bedeutung gefunden werden konnten.',
  changed: (added, gone) =>
    added === 0 && gone === 0
      ? 'Noch einmal gefragt: Die Antwort ist dieselbe.'
      : `Noch einmal gefragt: ${[
          added > 0 && count(added, 'Satz ist neu', 'Sätze sind neu'),
          gone > 0 && count(gone, 'Satz fehlt jetzt', 'Sätze fehlen jetzt'),
        ]
          .filter(Boolean)
          .join(', ')}.`,
  isNew: 'Neu',
  gone: 'Nicht mehr in der Antwort',
  showBefore: (when) => `Zurück zur Antwort vom ${when}`,
  settling: 'Die besten Textstellen werden genauer gelesen …',
  settle: 'Diese Antwort behalten',
  planChanged: 'Der Plan wird mit Ihrer Änderung noch einmal durchgegangen.',
  when: (time) => dateTime(time),

  whyNot: (number) => `Warum nicht? ${count(number, 'Satz wurde', 'Sätze wurden')} als nur verwandt aussortiert`,

  goesOn: (question) => `Im Anschluss an „${question}“`,
  follows: 'Im Anschluss an',
  carried: 'Mitgenommen:',
  understood: 'Verstanden als:',
  nothingCarried: 'Es musste nichts mitgenommen werden.',
  askWithout: 'Ohne das fragen',
  endFollowing: 'Für sich allein fragen',
  followUps: 'Von hier aus weiterfragen',

  scope: 'Gefragt werden:',
  wholeNotebook: 'alle Quellen',
  partOf: (sources, total) => `${figure(sources)} von ${count(total, 'Quelle', 'Quellen')}`,
  scopeTitle: 'Was gefragt wird',
  scopeHint:
    'Nur was Sie hier wählen, wird durchsucht, belegt und vorgeschlagen. Ohne Auswahl ist es das ganze Notizbuch.',
  scopeSources: 'Quellen',
  findSource: 'Quelle suchen',
  scopeTags: 'Schlagwörter',
  noTags: 'Noch hat keine Quelle ein Schlagwort. Schlagwörter vergeben Sie unter „Quellen“.',
  scopeModules: 'Themen',
  modulesHint: 'Ein Thema ist ein Modul: eine Gruppe von Entitäten, die zusammen vorkommen.',
  noModules: 'Es gibt noch keine Themen. Sie kommen mit dem Index.',
  moduleSize: (passages) => count(passages, 'Textstelle', 'Textstellen'),
  scopeDates: 'Datum',
  from: 'Von',
  to: 'Bis',
  dateHint: 'Etwa 2021, 2021-03 oder 2021-03-14. Quellen ohne Datum bleiben dann außen vor.',
  dateProblem: 'Schreiben Sie ein Datum als 2021, 2021-03 oder 2021-03-14.',
  moreSources: (number) => `${figure(number)} weitere; tippen Sie einen Teil des Namens, um sie zu finden.`,
  clearScope: 'Das ganze Notizbuch fragen',
  closeScope: 'Fertig',
  takeAway: (name) => `„${name}“ wegnehmen`,
  tag: (name) => `#${name}`,
  fromOn: (date) => `ab ${date}`,
  upTo: (date) => `bis ${date}`,
  missingSource: 'eine Quelle, die es nicht mehr gibt',
  askedOf: 'Gefragt in',
  nothingInScope: 'Keine Quelle liegt in Ihrer Auswahl. Wählen Sie mehr, oder fragen Sie das ganze Notizbuch.',
};
