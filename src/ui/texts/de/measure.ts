/** @file German: measuring on own questions. */
import { points } from '../measure.ts';
import type { Pack } from '../pack.ts';
import { count, figure, percent, rough } from '../words.ts';
import { strategies } from './strategies.ts';

export const measure: Pack['measure'] = {
  title: 'An eigenen Fragen messen',
  back: 'Zurück zum Notizbuch',
  lead: 'Welche Art zu antworten findet in diesen Dokumenten am meisten? Geben Sie Fragen, deren Antworten Sie kennen; jedes System bekommt sie alle gestellt, auf diesem Gerät.',
  finished: (name) => `Die Messung mit „${name}“ ist fertig.`,
  show: 'Zeigen',
  noDocuments: 'Es gibt noch nichts, woran gemessen werden kann. Fügen Sie diesem Notizbuch zuerst Dokumente hinzu.',
  stillReading: 'Noch werden Dateien gelesen. Gemessen wird nur an dem, was zu Beginn gelesen ist.',

  fileTitle: 'Ihre Fragen',
  fileHint:
    'Eine CSV-Datei aus einer Tabellenkalkulation, oder JSON Lines. Sie können sie auf diese Seite ziehen. Sie wird nur gelesen, nicht aufbewahrt.',
  chooseFile: 'Datei wählen',
  chooseOther: 'Andere Datei wählen',
  howTo: 'Wie die Datei geschrieben wird',
  howToCsv:
    'In CSV nennt die erste Zeile die Spalten: „question“ und beliebige von „answer“, „document“, „quote“, „start“ und „end“. Mehrere richtige Antworten werden durch | getrennt. Eine Frage mit mehreren Belegen nimmt mehrere Zeilen ein.',
  howToJson: 'In JSON Lines ist jede Zeile eine Frage:',
  howToEvidence:
    'Ein Dokument heißt wie in der Liste der Quellen; die Endung kann fehlen. Ein Zitat („quote“) ist ein Satz daraus; Abstände, Groß- und Kleinschreibung und die Art der Anführungszeichen sind gleichgültig. Statt eines Zitats zählen „start“ und „end“ Zeichen ab 0. Ohne beides ist das ganze Dokument der Beleg.',
  example: 'Beispiel speichern',
  exampleName: 'fragen.csv',
  exampleCsv:
    'question,answer,document,quote\n' +
    '"Warum schloss die Mühle?","Die Dürre leerte den Mühlteich","muehle.txt","Die Dürre leerte den Mühlteich."\n' +
    '"Warum schloss die Mühle?","","markt.md","Ohne Wasser stand das Rad still."\n' +
    '"Wer eröffnete den Markt?","Die Bürgermeisterin","",""\n',
  exampleJson:
    '{"question": "Warum schloss die Mühle?", "answers": ["Die Dürre leerte den Mühlteich"], "evidence": [{"doc": "muehle.txt", "quote": "Die Dürre leerte den Mühlteich."}]}',
  howToJudge:
    '„alternatives“ sind Stellen, die so gut wie die Belege sind, „spurious“ solche, die nur wie ein Grund aussehen; beide werden wie Belege geschrieben. Eine Frage mit dem Schlagwort „unanswerable“ soll abgelehnt werden.',
  howToGraph:
    'Eine zweite Datei kann die ursächlichen Verbindungen nennen, die in den Dokumenten stehen; wählen Sie beide Dateien zusammen. Dann wird gesagt, welche davon das Notizbuch kennt und welche eine Antwort zeigt:',
  exampleGraph:
    '{"events": [{"id": "a", "what": "die Dürre", "names": ["kein Regen"]}, {"id": "b", "what": "der Mühlteich ist leer", "names": []}], "links": [{"cause": "a", "effect": "b", "doc": "muehlenbericht.txt", "quote": "Die Dürre leerte den Mühlteich."}]}',
  checking: 'Die Belege werden in Ihren Dokumenten gesucht …',
  checked: ({ questions, withEvidence, withAnswers, evidence, links }) =>
    `${links === null ? '' : `${count(links, 'bekannte Verbindung', 'bekannte Verbindungen')} gefunden. `}${count(questions, 'Frage kann', 'Fragen können')} gemessen werden: ${figure(withEvidence)} mit Belegen (${count(evidence, 'Textstelle', 'Textstellen')} gefunden), ${figure(withAnswers)} mit einer richtigen Antwort.`,
  noneUsable: 'Keine Frage dieser Datei kann gemessen werden.',
  problems: (number) => count(number, 'Zeile wird so nicht verwendet', 'Zeilen werden so nicht verwendet'),
  notes: (number) => count(number, 'Hinweis', 'Hinweise'),
  atLine: (line) => `Zeile ${figure(line)}`,
  moreLines: (number) => `${figure(number)} weitere zeigen`,

  systemsTitle: 'Systeme, die verglichen werden',
  all: 'Alle',
  none: 'Keine',
  start: 'Messen',
  again: 'Noch einmal messen',
  needsFile: 'Wählen Sie zuerst eine Datei mit Fragen.',
  needsSystem: 'Wählen Sie mindestens ein System.',
  stop: 'Anhalten',
  running: ({ strategy, fraction, secondsLeft }) =>
    `${strategies[strategy].name} wird gefragt, ${percent(fraction)} fertig${secondsLeft === null ? '' : `, noch etwa ${rough(secondsLeft)}`}`,
  preparing: 'Das Notizbuch wird gelesen …',
  stopping: 'Wird angehalten …',
  progressLabel: 'Messung',

  result: 'Ergebnis',
  resultOf: (file, questions, documents, time) =>
    `${file}: ${count(questions, 'Frage', 'Fragen')} an ${count(documents, 'Dokument', 'Dokumente')}, ${time}.`,
  stopped: (done) =>
    done === 0
      ? 'Angehalten, bevor ein System fertig war.'
      : `Angehalten. Bis dahin ${done === 1 ? 'war 1 System' : `waren ${figure(done)} Systeme`} fertig.`,
  fewQuestions: 'Bei so wenigen Fragen sind kleine Unterschiede Zufall.',
  ready: 'Die Messung ist fertig.',

  plotTitle: 'Gefundene Belege, je nachdem wie viel gelesen wird',
  plotHint:
    'Jedes System gibt seine Textstellen, die beste zuerst. Je höher seine Linie, desto mehr der Belege liegen in den ersten Zeichen.',
  plotNone: 'Keine der Fragen nennt Belege, also gibt es nichts zu zeichnen. Die Antworten vergleicht die Tabelle.',
  plotX: 'gelesene Zeichen',
  plotY: 'gefundene Belege',
  plotDescription: (lines) =>
    lines
      .map(
        ({ name, points: found }) =>
          `${name}: ${found.map(({ budget, recall }) => `${percent(recall)} in ${figure(budget)} Zeichen`).join(', ')}.`,
      )
      .join(' '),

  withModels: 'Der Encoder war beteiligt.',
  withoutModels: 'Nur mit Wörtern und eingebauten Vektoren, ohne Encoder.',

  answersTitle: 'Was die Antworten wert sind',
  answersHint:
    'Nennt: Anteil der Fragen, deren Antwort eine Stelle nennt, die antwortet, und deren erste Stelle das tut; von allen genannten Stellen die, die es tun; von den Antworten die, die nennen, was nur wie ein Grund aussieht. Sagt: Anteil der beantwortbaren Fragen mit Antwort, und der anderen, die abgelehnt wurden. Erstes Dokument: Die erste gefundene Stelle steht in einem richtigen. Wege: von den Fragen nach Ursachen, Folgen und Wegen die Antworten, die zwei oder mehr bekannte Verbindungen zeigen. Antwort: wie weit ihre Wörter mit der besten richtigen Antwort übereinstimmen (F1). Das Beste jeder Spalte ist fett.',
  cites: 'Antwort nennt',
  hit: 'eine richtige Stelle',
  first: 'sie zuerst',
  precision: 'von allen Stellen',
  spurious: 'einen Scheingrund',
  tells: 'Sagt',
  answered: 'eine Antwort',
  refused: 'dass es keine gibt',
  firstDocument: 'Erstes Dokument',
  paths: 'Wege',
  linksOf: ({ found, right }) =>
    `Von den bekannten ursächlichen Verbindungen hat das Notizbuch ${percent(found)}; von seinen ursächlichen Aussagen gehören ${percent(right)} zu einer.`,

  tableTitle: 'Was gefunden wurde',
  tableHint:
    'Belege: welcher Anteil ihrer Zeichen in den ersten gefundenen Zeichen liegt. Dokumente: welcher Anteil derer mit Belegen unter den ersten ist. Gegen Causeway: der Unterschied innerhalb von 2.000 Zeichen und wo er mit 95 % Sicherheit liegt; reicht das über 0 hinweg, kann es Zufall sein. Zeit: Median der Suche für eine Frage. Das Beste jeder Spalte ist fett.',
  system: 'System',
  evidenceWithin: 'Belege innerhalb von … Zeichen',
  documentsAmong: 'Dokumente unter den ersten …',
  difference: 'Gegen Causeway',
  differenceAt: 'bei 2.000, in Punkten',
  differenceOf: ({ mean, low, high }) => `${points(mean)} (${points(low)} bis ${points(high)})`,
  answerF1: 'Antwort (F1)',
  time: 'Zeit',
  best: 'bestes',
  saveCsv: 'Als CSV speichern',
  saveJson: 'Als JSON speichern',
};
