/** @file German: exports and backups. */
import type { Pack } from '../pack.ts';
import { count, percent } from '../words.ts';

export const exporting: Pack['exporting'] = {
  open: 'Exportieren',
  openCell: 'Diese Frage exportieren',
  title: 'Exportieren',
  titleOf: (name) => `„${name}“ exportieren`,
  choose: 'Was möchten Sie mitnehmen?',
  save: 'Datei speichern',
  print: 'Drucken …',
  choices: {
    markdown: { name: 'Markdown', line: 'Fragen, Antworten und Notizen mit Fußnoten: Zitat, Quelle und Seite.' },
    html: {
      name: 'Webseite',
      line: 'Eine Datei zum Lesen und Drucken an jedem Ort, mit gezeichneten Ursachenpfaden.',
    },
    print: {
      name: 'Papier oder PDF',
      line: 'Antworten mit ihren Belegen als nummerierter Liste, über den Druckdialog.',
    },
    json: { name: 'JSON', line: 'Antworten mit Belegen und Suchweg, für Programme.' },
    bibtex: { name: 'BibTeX', line: 'Die belegten Quellen, für ein Literaturverzeichnis.' },
    relations: { name: 'Ursachen und Folgen', line: 'Alle Aussagen über Ursachen in den Quellen als Tabelle (CSV).' },
    graph: { name: 'Graph', line: 'Entitäten, Module, Beziehungen und Tore für Gephi oder networkx (GraphML).' },
    tables: { name: 'Tabellen', line: 'Alles als Parquet (.zip), für DuckDB, GraphRAG und CausalRAG2.' },
    backup: {
      name: 'Sicherung',
      line: 'Das ganze Notizbuch samt Dateien in einer Datei, die sich auf einem anderen Gerät wiederherstellen lässt.',
    },
  },
  writing: (share) => `Datei wird geschrieben, ${percent(share)}`,
  restoring: (share) => `Sicherung wird wiederhergestellt, ${percent(share)}`,
  readingTables: (share) => `Tabellen werden gelesen, ${percent(share)}`,
  tablesTaken: (name, documents, system) =>
    `„${name}“ wurde aus Tabellen von ${system} gemacht (${count(documents, 'Dokument', 'Dokumente')}) und wird jetzt indiziert.`,
  otherEncoder: (encoder) =>
    `Die Vektoren dieser Tabellen sind von „${encoder}“. Ob es dasselbe Modell wie hier ist, steht nicht fest: neue entstehen.`,
  oneAtATime: 'Es wird schon etwas geschrieben oder übernommen. Warten Sie, bis das fertig ist, oder halten Sie es an.',
  stop: 'Anhalten',
  saved: (name) => `„${name}“ wurde gespeichert.`,
  restore: 'Sicherung wiederherstellen',
  lossesTitle: (name) => `„${name}“ wurde zum Teil wiederhergestellt`,
  lossesLead: 'Die Sicherung ist beschädigt oder abgeschnitten. Was heil ist, steht im neuen Notizbuch; dies nicht:',
  lossesNone:
    'Die Sicherung ist beschädigt oder abgeschnitten, aber alles, was fehlen könnte, steht im neuen Notizbuch.',
  lossesAdvice: 'Eine andere Kopie der Sicherung ist vielleicht heil. Die Datei selbst wurde nicht verändert.',
  unnamedSources: (sources) => `${count(sources, 'Quelle', 'Quellen')} ohne lesbaren Namen`,
  lostFile: (name) => `die Datei von „${name}“; ihr Text ist da`,
  lostCells: (cells) => count(cells, 'Frage oder Notiz', 'Fragen und Notizen'),
  lostCorrections: 'Korrekturen',
  lostFindings: 'was Modelle gefunden haben',
  restored: (name) => `„${name}“ wurde wiederhergestellt und wird jetzt indiziert.`,
};

export const exportWords: Pack['exportWords'] = {
  language: 'de',
  citations: 'Belege',
  path: 'Ursachenpfad',
  links: 'Für sich genannte Zusammenhänge',
  plan: 'Was zuerst zu finden war',
  nothingFound: 'nichts gefunden',
  given: '{} (von der fragenden Person angegeben)',
  turnLimit: 'Es wären zu viele Runden geworden. Das war bis dahin gefunden.',
  made: 'Erstellt mit Causeway am {}',
  asked: 'Gefragt am {}',
  limitedTo: 'nur in: {}',
  goesOnFrom: 'im Anschluss an „{}“',
  answeredBy: 'Beantwortet von {}',
  notInDocuments: 'Steht nicht in den Dokumenten. Am nächsten kommen diese Textstellen:',
  verdicts: {
    yes: 'Ja, nach dem, was in den Dokumenten steht:',
    no: 'Nein, nach dem, was in den Dokumenten steht:',
    disagree: 'Die Dokumente widersprechen sich:',
  },
  stopped: 'Angehalten. Das war bis dahin gefunden.',
  unanswered: 'Noch nicht beantwortet.',
  doubt: 'durch die Dokumente nicht gedeckt: {}',
  page: 'S. {}',
  section: 'Abschnitt „{}“',
  raises: 'führt zu',
  lowers: 'verhindert oder mindert',
  perhaps: 'vielleicht',
  gate: 'durch das kausale Tor „{}“',
};
