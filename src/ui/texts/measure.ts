/** @file The words of the screen that measures the systems on a person's own questions. */
import { live } from '../language/live.ts';
import type { MeasureProgress, QuestionCheck } from '../../rpc/measuring.ts';
import { strategies } from './strategies.ts';
import { count, figure, percent, roughly } from './words.ts';

/** "+12", "−3", "0": a difference of shares in points of a hundred. */
export function points(difference: number): string {
  const rounded = Math.round(difference * 100);
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : '0';
}

export const measure = live('measure', {
  title: 'Measure on own questions',
  back: 'Back to the notebook',
  lead: 'Which way of answering finds the most in these documents? Give questions whose answers you know, and each system is asked all of them, on this device.',
  finished: (name: string) => `The measurement with “${name}” is finished.`,
  show: 'Show',
  noDocuments: 'There is nothing to measure on yet. Add documents to this notebook first.',
  stillReading: 'Files are still being read. Only what is read when you begin is measured.',

  fileTitle: 'Your questions',
  fileHint:
    'A CSV file from any spreadsheet, or JSON Lines. You can drop it anywhere on this page. It is only read, not kept.',
  chooseFile: 'Choose a file',
  chooseOther: 'Choose another file',
  howTo: 'How to write the file',
  howToCsv:
    'As CSV, the first row names the columns: “question”, and any of “answer”, “document”, “quote”, “start” and “end”. Several right answers are separated by |. A question with several pieces of evidence takes several rows.',
  howToJson: 'As JSON Lines, each line is one question:',
  howToEvidence:
    'A document is named as in the list of sources; its ending may be left out. A quote is a sentence of it, and spacing, case and kinds of quotation marks do not matter. In place of a quote, “start” and “end” count characters from 0. Without either, the whole document is the evidence.',
  example: 'Save an example',
  exampleName: 'questions.csv',
  exampleCsv:
    'question,answer,document,quote\n' +
    '"Why did the mill close?","The drought emptied the mill pond","mill-report.txt","The drought emptied the mill pond."\n' +
    '"Why did the mill close?","","fair-notes.md","Without water the wheel stood still."\n' +
    '"Who opened the fair?","The mayor","",""\n',
  exampleJson:
    '{"question": "Why did the mill close?", "answers": ["The drought emptied the mill pond"], "evidence": [{"doc": "mill-report.txt", "quote": "The drought emptied the mill pond."}]}',
  howToJudge:
    '“alternatives” are statements as good as the evidence, “spurious” those that only look like a reason, each written as evidence is. A question tagged “unanswerable” should be refused.',
  howToGraph:
    'A second file may name the causal links that are in the documents; choose both files together. Then it is told which of them the notebook knows, and which an answer shows:',
  exampleGraph:
    '{"events": [{"id": "a", "what": "the drought", "names": ["no rain"]}, {"id": "b", "what": "the mill pond is empty", "names": []}], "links": [{"cause": "a", "effect": "b", "doc": "mill-report.txt", "quote": "The drought emptied the mill pond."}]}',
  checking: 'Looking for the evidence in your documents …',
  checked: ({ questions, withEvidence, withAnswers, evidence, links }: QuestionCheck) =>
    `${links === null ? '' : `${count(links, 'known link', 'known links')} found. `}${count(questions, 'question', 'questions')} can be measured: ${figure(withEvidence)} with evidence (${count(evidence, 'passage', 'passages')} found), ${figure(withAnswers)} with a right answer.`,
  noneUsable: 'No question of this file can be measured.',
  problems: (number: number) => count(number, 'line is not used as it stands', 'lines are not used as they stand'),
  notes: (number: number) => count(number, 'note', 'notes'),
  atLine: (line: number) => `Line ${figure(line)}`,
  moreLines: (number: number) => `Show ${figure(number)} more`,

  systemsTitle: 'Systems to compare',
  all: 'All',
  none: 'None',
  start: 'Measure',
  again: 'Measure again',
  needsFile: 'Choose a file of questions first.',
  needsSystem: 'Choose at least one system.',
  stop: 'Stop',
  running: ({ strategy, fraction, secondsLeft }: MeasureProgress) =>
    `Asking ${strategies[strategy].name}, ${percent(fraction)} done${secondsLeft === null ? '' : `, ${roughly(secondsLeft)} left`}`,
  preparing: 'Reading the notebook …',
  stopping: 'Stopping …',
  progressLabel: 'Measuring',

  result: 'Result',
  resultOf: (file: string, questions: number, documents: number, time: string) =>
    `${file}: ${count(questions, 'question', 'questions')} on ${count(documents, 'document', 'documents')}, ${time}.`,
  stopped: (done: number) =>
    done === 0
      ? 'Stopped before a system was finished.'
      : `Stopped. ${count(done, 'system was', 'systems were')} finished by then.`,
  fewQuestions: 'With so few questions, small differences are chance.',
  ready: 'The measurement is complete.',

  plotTitle: 'Evidence found, by how much is read',
  plotHint:
    'Each system gives its passages best first. The further up its line, the more of the evidence lies within the first characters.',
  plotNone: 'None of the questions names evidence, so there is nothing to draw. The answers are compared in the table.',
  plotX: 'characters read',
  plotY: 'evidence found',
  plotDescription: (lines: { name: string; points: { budget: number; recall: number }[] }[]) =>
    lines
      .map(
        ({ name, points }) =>
          `${name}: ${points.map(({ budget, recall }) => `${percent(recall)} within ${figure(budget)} characters`).join(', ')}.`,
      )
      .join(' '),

  withModels: 'The encoder took part.',
  withoutModels: 'By words and built-in vectors alone, without an encoder.',

  answersTitle: 'What the answers are worth',
  answersHint:
    'Cites: share of the questions whose answer cites a place that answers, and whose first cited place does; of all cited places, those that do; of the answers, those that cite what only looks like a reason. Says: share of the questions with an answer that got one, and of those without that were refused. First document: the first place found is in a right document. Ways: of the questions after causes, effects and ways, the answers that show two known links or more. Answer: how far its words agree with the best right answer (F1). The best of each column is bold.',
  cites: 'Answer cites',
  hit: 'a right place',
  first: 'it first',
  precision: 'of all places',
  spurious: 'a seeming reason',
  tells: 'Says',
  answered: 'an answer',
  refused: 'that there is none',
  firstDocument: 'First document',
  paths: 'Ways',
  linksOf: ({ found, right }: { found: number; right: number | null }) =>
    `Of the known causal links the notebook has ${percent(found)}; of its causal statements ${percent(right)} are of one.`,

  tableTitle: 'What was found',
  tableHint:
    'Evidence: share of its characters within the first characters retrieved. Documents: share of those with evidence among the first ones. Against Causeway: the difference within 2,000 characters, and where it lies with 95 % certainty; when that reaches across 0, it may be chance. Time: median to retrieve for one question. The best of each column is bold.',
  system: 'System',
  evidenceWithin: 'Evidence within … characters',
  documentsAmong: 'Documents among the first …',
  difference: 'Against Causeway',
  differenceAt: 'at 2,000, in points',
  differenceOf: ({ mean, low, high }: { mean: number; low: number; high: number }) =>
    `${points(mean)} (${points(low)} to ${points(high)})`,
  answerF1: 'Answer (F1)',
  time: 'Time',
  best: 'best',
  saveCsv: 'Save as CSV',
  saveJson: 'Save as JSON',
});
