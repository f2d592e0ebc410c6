/** @file German: the list of sources. */
import type { Pack } from '../pack.ts';
import { count, figure, partialDate } from '../words.ts';

const these = (names: readonly string[]) =>
  names.length === 1 ? `„${names[0]}“` : count(names.length, 'Quelle', 'Quellen');
const was = (names: readonly string[]) => (names.length === 1 ? 'wurde' : 'wurden');
const is = (names: readonly string[]) => (names.length === 1 ? 'wird' : 'werden');

const formats: Readonly<Record<string, string>> = {
  text: 'Text',
  markdown: 'Markdown',
  html: 'Webseite',
  pdf: 'PDF',
  picture: 'Bild',
  docx: 'Word',
  odt: 'OpenDocument-Text',
  rtf: 'RTF-Text',
  epub: 'E-Book',
  pptx: 'Folien',
  odp: 'OpenDocument-Folien',
  csv: 'Tabelle',
  xlsx: 'Tabellenblätter',
  ods: 'OpenDocument-Tabellen',
  json: 'JSON',
  mhtml: 'Gespeicherte Seite',
  bibliography: 'Literaturverzeichnis',
  tables: 'Tabellen',
};

export const sourceList: Pack['sourceList'] = {
  keys: 'Pfeiltasten bewegen, Leertaste wählt, Eingabe öffnet, Entf entfernt; Tippen führt zu einem Namen.',
  select: (name) => `${name} auswählen`,
  more: (name) => `Mehr zu ${name}`,
  menu: (name) => `Was mit ${name} geschehen soll`,

  open: 'Öffnen',
  reread: 'Neu lesen',
  edit: 'Schlagwörter und Datum …',
  exclude: 'Aus Antworten ausschließen',
  include: 'Wieder für Antworten verwenden',
  choose: 'Auswählen',
  unchoose: 'Abwählen',
  remove: 'Entfernen',
  leftOut: 'nicht für Antworten verwendet',
  entries: (number) => count(number, 'Eintrag', 'Einträge'),

  sort: 'Sortieren nach',
  orders: {
    'added-up': 'Reihenfolge der Aufnahme',
    'added-down': 'Neueste zuerst',
    'name-up': 'Name, A bis Z',
    'name-down': 'Name, Z bis A',
    'date-down': 'Datum, spätestes zuerst',
    'date-up': 'Datum, frühestes zuerst',
    'size-down': 'Größte zuerst',
    'size-up': 'Kleinste zuerst',
  },
  filter: 'Filter',
  inForce: 'wirksam',
  filterBy: 'Nur Quellen zeigen',
  tags: 'Mit dem Schlagwort',
  formatsTitle: 'Im Format',
  formatName: (format) => formats[format] ?? format.toUpperCase(),
  conditionsTitle: 'Im Zustand',
  conditions: {
    waiting: 'noch zu lesen',
    ready: 'gelesen',
    warned: 'mit einer Warnung gelesen',
    failed: 'nicht lesbar',
  },
  used: 'für Antworten verwendet',
  excluded: 'aus Antworten ausgeschlossen',
  dated: 'Datiert',
  from: 'Von',
  to: 'Bis',
  clearFilter: 'Filter aufheben',
  counted: (label, number) => `${label} (${figure(number)})`,
  shownOf: (shown, all) => `${figure(shown)} von ${count(all, 'Quelle', 'Quellen')}`,
  nothingFits: 'Keine Quelle passt. Nehmen Sie ein Wort oder einen Filter weg.',

  chosen: (number) => `${figure(number)} ausgewählt`,
  chooseAll: (number) => `Alle ${figure(number)} auswählen`,
  clearChoice: 'Auswahl aufheben',
  withChosen: 'Mit den ausgewählten Quellen',

  removed: (names) => `${these(names)} ${was(names)} entfernt.`,
  nowExcluded: (names) => `${these(names)} ${is(names)} in Antworten nicht mehr verwendet.`,
  nowIncluded: (names) => `${these(names)} ${is(names)} wieder für Antworten verwendet.`,
  rereading: (names) => `${these(names)} ${is(names)} neu gelesen.`,
  notKept: (names) =>
    names.length === 1
      ? `Die Datei von ${these(names)} ist hier nicht aufbewahrt. Fügen Sie sie noch einmal hinzu, um sie neu lesen zu lassen.`
      : `Die Dateien von ${these(names)} sind hier nicht aufbewahrt. Fügen Sie sie noch einmal hinzu, um sie neu lesen zu lassen.`,
  addAgain: 'Erneut hinzufügen',
  changed: (names) => `${these(names)} ${was(names)} geändert.`,

  editTitle: (names) => `Schlagwörter und Datum: ${these(names)}`,
  tagsLabel: 'Schlagwörter',
  removeTag: (tag) => `Schlagwort ${tag} entfernen`,
  someHave: (tag) => `${tag} (einige davon)`,
  addTag: 'Schlagwort hinzufügen',
  addTagHint: 'Etwa: Energie. Die Eingabetaste fügt es hinzu.',
  noTags: 'Noch keine Schlagwörter.',
  dateLabel: 'Datum',
  dateHint: 'Ein Jahr, ein Monat oder ein Tag: 2021, 2021-03, 2021-03-14.',
  dateFrom: (date) => `Ohne Angabe gilt ${date}, aus der Datei oder ihrem Literatureintrag.`,
  dateWrong: 'Das ist kein Datum. Schreiben Sie es als 2021, 2021-03 oder 2021-03-14.',
  severalDates: 'Sie haben verschiedene Daten; eines, das Sie hier angeben, gilt für alle.',
  save: 'Speichern',

  date: (date) => partialDate(date),
};
