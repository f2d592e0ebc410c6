/** @file German: the window, sources, questions, answers and evidence. */
import type { ShellTexts } from '../pack.ts';
import { count, decimal, figure, percent, plural, rough } from '../words.ts';

export const shell: ShellTexts = {
  appName: 'Causeway',
  skip: 'Zum Fragefeld springen',
  untitled: 'Mein Notizbuch',
  starting: 'Ihre Notizbücher werden geöffnet …',

  welcomeTitle: 'Fragen Sie nach dem Warum. Die Antwort steht in Ihren Dokumenten.',
  welcomeBody:
    'Causeway liest Dateien in dieser Seite, findet heraus, was wozu führt, und antwortet mit Sätzen, die ihre Quelle öffnen. Es arbeitet offline, und nichts verlässt dieses Gerät.',
  welcomeSample:
    'Zehn kurze Dokumente (auf Englisch) erzählen von einem Stromausfall. Keines kennt die ganze Geschichte.',
  welcomeQuestion: 'Warum kamen in der ganzen Stadt Pendler zu spät?',
  openSample: 'Beispiel-Notizbuch öffnen',
  openingSample: 'Das Beispiel wird geöffnet …',
  sampleFailed:
    'Das Beispiel konnte nicht geladen werden. Öffnen Sie Causeway einmal mit Netz, danach bleibt es auf diesem Gerät.',

  notebooks: 'Notizbücher',
  switchNotebook: (name) => `Notizbuch: ${name}. Wechseln oder verwalten`,
  newNotebook: 'Neues Notizbuch',
  rename: 'Umbenennen',
  renameLabel: 'Name des Notizbuchs',
  deleteNotebook: 'Dieses Notizbuch löschen',
  notebookDeleted: (name) => `„${name}“ wurde gelöscht.`,
  documents: (number) => count(number, 'Dokument', 'Dokumente'),

  theme: { auto: 'Farben: wie im System', light: 'Farben: hell', dark: 'Farben: dunkel' },

  languageFailed: (name) =>
    `${name} konnte nicht geladen werden. Wählen Sie es mit Netz noch einmal, danach bleibt es auf diesem Gerät.`,

  sources: 'Quellen',
  sourcesPane: 'Ihre Dateien',
  showSources: 'Quellen einblenden',
  hideSources: 'Quellen ausblenden',
  addDocuments: 'Dokumente hinzufügen',
  addFolder: 'Ordner hinzufügen',
  addText: 'Text einfügen',
  addTextTitle: 'Text als Quelle einfügen',
  addTextName: 'Name',
  addTextNameHint: 'Etwa: Besprechung vom 3. Mai',
  addTextBody: 'Text',
  addTextSave: 'Diesen Text hinzufügen',
  pastedAdded: (name) => `„${name}“ ist jetzt unter den Quellen.`,
  close: 'Schließen',
  cancel: 'Abbrechen',
  undo: 'Rückgängig',
  dismiss: 'Ausblenden',
  dropHere: 'Loslassen, um es diesem Notizbuch hinzuzufügen',
  dropNew: 'Loslassen, um ein Notizbuch zu beginnen',
  noSources:
    'Noch keine Quellen. Ziehen Sie Dateien oder einen Ordner auf diese Seite, oder fügen Sie Text mit Strg+V ein.',
  removeSource: (name) => `${name} entfernen`,
  openSource: (name) => `${name} öffnen`,
  sourceRemoved: (name) => `„${name}“ wurde entfernt.`,
  findSource: 'Quelle suchen',
  noSourceFound: 'Keine Quelle hat das im Namen.',
  status: { queued: 'Wartet', reading: 'Wird gelesen …', ready: 'Bereit', failed: 'Nicht aufgenommen' },
  pages: (number) => count(number, 'Seite', 'Seiten'),
  words: (characters) => {
    const words = characters / 6;
    return `etwa ${figure(words < 100 ? Math.ceil(words / 10) * 10 : Math.round(words / 100) * 100)} Wörter`;
  },
  duplicates: (number) =>
    number === 1 ? '1 Datei war schon im Notizbuch.' : `${figure(number)} Dateien waren schon im Notizbuch.`,
  wordsMissing:
    'Was Wörter bedeuten, ließ sich nicht laden; verglichen werden nur die Wörter selbst. Laden Sie die Seite neu, wenn Sie online sind.',
  renamed: (from, to) => `„${from}“ ist dieselbe Datei wie „${to}“ und heißt jetzt so.`,
  refused: (name, reason) => `${name}: ${reason}`,
  refusedMany: (number) => `${count(number, 'Datei wurde', 'Dateien wurden')} nicht aufgenommen.`,
  andMore: (number) => `und ${figure(number)} weitere`,
  problems: (number) => count(number, 'Datei konnte nicht gelesen werden', 'Dateien konnten nicht gelesen werden'),
  progress({ phase, filesDone, filesTotal, secondsLeft, page, isRepair }) {
    if (page) return `Text wird erkannt: Bild ${figure(Math.min(page.done + 1, page.total))} von ${figure(page.total)}`;
    const left = secondsLeft === null ? '' : `, noch etwa ${rough(secondsLeft)}`;
    if (isRepair) return `Alles kann gefragt werden; Themen und Tore werden geordnet${left}`;
    if (phase !== 'reading') return `Ursachen und Folgen werden gesucht${left}`;
    return `${figure(Math.min(filesDone + 1, filesTotal))} von ${count(filesTotal, 'Datei', 'Dateien')} wird gelesen${left}`;
  },
  storing: (number) => `${count(number, 'Datei wird', 'Dateien werden')} aufgenommen`,
  cancelReading: 'Lesen abbrechen',
  recognized: (sure) => `erkannter Text, zu ${percent(sure)} sicher`,
  parts: {
    heading: 'Überschrift',
    abstract: 'Zusammenfassung',
    caption: 'Bildunterschrift',
    table: 'Zeile einer Tabelle',
    footnote: 'Fußnote',
    reference: 'Eintrag im Literaturverzeichnis',
    code: 'Code oder Prompt',
    'running head': 'Kolumnentitel',
    'mail header': 'Kopf einer E-Mail',
    'quoted reply': 'zitierte Antwort',
    repeated: 'zitierte Antwort, die E-Mail ist auch hier',
    'log line': 'Eintrag eines Protokolls',
  },
  indexed: 'Was gefunden wurde',
  indexLine: (relations, gates) =>
    `${count(relations, 'Aussage', 'Aussagen')} über Ursachen, ${count(gates, 'Tor', 'Tore')}`,

  askLabel: 'Stellen Sie eine Frage',
  askPlaceholder: 'Warum …?',
  ask: 'Fragen',
  stop: 'Anhalten',
  emptyQuestion: 'Geben Sie zuerst eine Frage ein, etwa: Warum ging der Umsatz im Mai zurück?',
  noDocumentsYet: 'Es gibt noch nichts zu lesen. Fügen Sie zuerst Dokumente hinzu und fragen Sie dann.',
  tryThese: 'Fragen, die diese Dokumente beantworten',
  tryNext: 'Weitere Fragen',
  teachAsk:
    'Fragen Sie, warum etwas geschah. Die Antwort wird aus Sätzen Ihrer Quellen zusammengestellt, jeder mit einer Nummer, die ihn öffnet.',
  teachAdd:
    'Fügen Sie zuerst Dokumente hinzu: Ziehen Sie Dateien oder einen Ordner hierher, oder nutzen Sie die Knöpfe unter „Quellen“.',

  waitingForFiles: 'Die Dateien werden noch gelesen. Die Antwort kommt dann von selbst.',
  answerNow: 'Aus dem antworten, was schon gelesen ist',
  stages: {
    seeds: 'Startpunkte werden gesucht …',
    expansion: 'Ursachen werden verfolgt …',
    filter: 'Ursachen werden von bloß Verwandtem getrennt …',
    answer: 'Die Antwort wird zusammengestellt …',
  },
  answer: 'Antwort',
  answerReady: 'Die Antwort ist fertig.',
  citation: (number) => `Beleg ${number}`,
  citationAgain: (number) => `Dieselbe Quelle wie ${number}`,
  notInDocuments: 'Das steht nicht in Ihren Dokumenten.',
  taken: (asked, word) => `„${asked}“ steht in keinem Ihrer Dokumente und wurde als „${word}“ verstanden.`,
  verdicts: {
    yes: 'Ja, nach dem, was in Ihren Dokumenten steht.',
    no: 'Nein, nach dem, was in Ihren Dokumenten steht.',
    disagree: 'Ihre Dokumente widersprechen sich.',
  },
  nearest: 'Am nächsten kommen diese Textstellen:',
  nothingNear:
    'Keine Textstelle kommt ihr nahe. Versuchen Sie andere Wörter, oder fügen Sie das Dokument hinzu, das davon handelt.',
  stopped: 'Angehalten. Das war bis dahin gefunden.',
  stoppedEmpty: 'Angehalten, bevor etwas gefunden war.',
  repeat: 'Diese Frage wiederholen',
  deleteCell: 'Diese Frage löschen',
  cellDeleted: 'Die Frage wurde gelöscht.',
  earlier: 'Frühere Fragen',
  showEarlier: 'Antwort zeigen auf',

  screenLoading: 'Wird geöffnet …',
  screenFailed:
    'Diese Ansicht konnte nicht geladen werden. Öffnen Sie Causeway einmal mit Netz, danach bleibt sie auf diesem Gerät.',

  map: { title: 'Karte', open: 'Karte dieses Notizbuchs', show: 'Auf der Karte zeigen' },
  answerWith: 'Antworten mit:',
  chooseStrategy: 'Arten zu antworten',
  answeredWith: (name) => `Beantwortet mit ${name}`,
  answerBy: (name) => `Antwort von ${name}`,
  compareWith: 'Vergleichen mit …',
  compareWithAnother: 'Mit einem weiteren vergleichen …',
  chooseComparison: 'Womit verglichen werden kann',
  endComparison: (name) => `Antwort von ${name} wegnehmen`,
  retrievedBy: (name) => `Was ${name} fand`,
  retrievedHint:
    'Die besten Sätze, der beste zuerst. Dieses System trennt Ursachen nicht von dem, was nur verwandt ist.',
  retrievedNothing: 'Zu dieser Frage fand es nichts.',
  foundCompared: 'Was jedes fand',
  inBoth: 'In beiden',
  onlyHere: 'Nur hier',
  sharedLine: (both, one, ones, other, others) =>
    `Von den jeweils besten Sätzen ${plural(both, 'ist', 'sind')} ${figure(both)} in beiden, ${figure(ones)} nur bei ${one} und ${figure(others)} nur bei ${other}.`,
  reached: (entities, seeds) =>
    `Im Graphen begann es bei ${count(seeds, 'Entität', 'Entitäten')} und erreichte insgesamt ${figure(entities)}.`,
  foundIn: (retrieve, answer) => `Gefunden in ${retrieve}, zusammengestellt in ${answer}.`,
  evidenceOf: 'Belege von',

  evidence: 'Belege',
  evidenceEmpty:
    'Wenn Sie fragen, zeigt diese Seite, wie die Antwort zustande kam: den Ursachenpfad, die Tore, durch die er führt, und was behalten oder aussortiert wurde.',
  path: 'Ursachenpfad',
  raises: 'führt zu',
  lowers: 'verhindert oder mindert',
  gates: 'Durchquerte Tore',
  gateHint: 'Ein Tor verbindet zwei entfernte Themengruppen; die Dokumente selbst stützen diese Verbindung.',
  gateScore: (score) => `Stärke ${decimal(score, 2)} von 1`,
  noGates: 'Es war kein Tor nötig: Alles lag in einer Themengruppe.',
  kept: 'Behalten',
  keptHint: 'Sätze, auf die sich die Antwort stützen kann.',
  rejected: 'Nur verwandt',
  rejectedHint: 'Sätze, die der Frage nahe sind, aber keine Ursache dafür nennen.',
  nothing: 'Keine.',
  seeds: 'Wo die Suche begann',
  seedsHint:
    'Startpunkte sind die Entitäten, Aussagen, Textstellen und Module, die der Frage am nächsten sind. Ein Modul ist eine Gruppe von Entitäten, die zusammen vorkommen.',
  seedKinds: { entity: 'Entität', module: 'Modul', relation: 'Aussage', passage: 'Textstelle' },
  level: (level) => `H${level}`,
  timing: 'Wie lange jeder Schritt dauerte',
  stageNames: { seeds: 'Startpunkte', expansion: 'Ausweitung', filter: 'Filter', answer: 'Antwort' },
  milliseconds: (value) => (value < 1 ? 'unter 1 ms' : `${figure(value)} ms`),
  tier: {
    builtin: 'Von der eingebauten Stufe erstellt, ohne Sprachmodell.',
    model: 'Mit einem lokalen Sprachmodell erstellt.',
  },
  more: (number) => `${figure(number)} weitere zeigen`,

  readingPane: 'Leseseite',

  tabs: { sources: 'Quellen', questions: 'Fragen', source: 'Lesen' },
  storageFull:
    'Der Speicher ist voll. Entfernen Sie Dokumente oder schaffen Sie Platz auf diesem Gerät; dann kann es weitergehen.',
  goOn: 'Weiter',
};
