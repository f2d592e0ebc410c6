/** @file Every word the person reads, in one place and in English; what varies is a function. */
import { live } from './language/live.ts';
import type { IndexProgress } from '../rpc/contracts.ts';
import { exporting } from './texts/export.ts';
import { corrections } from './texts/corrections.ts';
import { measure } from './texts/measure.ts';
import { models } from './texts/models.ts';
import { running } from './texts/running.ts';
import { strategies } from './texts/strategies.ts';
import { count, decimal, figure, percent, roughly } from './texts/words.ts';

export const texts = live('shell', {
  appName: 'Causeway',
  skip: 'Skip to the question box',
  untitled: 'My notebook',
  starting: 'Opening your notebooks …',

  welcomeTitle: 'Ask why. Read the answer in your own documents.',
  welcomeBody:
    'Causeway reads files inside this page, works out what causes what, and answers with sentences that open their source. It works offline, and nothing leaves this device.',
  welcomeSample: 'Ten short documents tell of a blackout. No single one has the whole story.',
  welcomeQuestion: 'Why were commuters late all over the city?',
  openSample: 'Open sample notebook',
  openingSample: 'Opening the sample …',
  sampleFailed: 'The sample could not be loaded. Open Causeway once while online, then it is kept on this device.',

  notebooks: 'Notebooks',
  switchNotebook: (name: string) => `Notebook: ${name}. Switch or manage`,
  newNotebook: 'New notebook',
  rename: 'Rename',
  renameLabel: 'Name of the notebook',
  deleteNotebook: 'Delete this notebook',
  notebookDeleted: (name: string) => `“${name}” was deleted.`,
  documents: (number: number) => count(number, 'document', 'documents'),

  theme: { auto: 'Colours: as the system', light: 'Colours: light', dark: 'Colours: dark' },

  languageFailed: (name: string) =>
    `${name} could not be loaded. Choose it again while online, then it is kept on this device.`,

  sources: 'Sources',
  sourcesPane: 'Your files',
  showSources: 'Show sources',
  hideSources: 'Hide sources',
  addDocuments: 'Add documents',
  addFolder: 'Add a folder',
  addText: 'Paste text',
  addTextTitle: 'Paste text as a source',
  addTextName: 'Name',
  addTextNameHint: 'Such as: meeting of 3 May',
  addTextBody: 'Text',
  addTextSave: 'Add this text',
  pastedAdded: (name: string) => `“${name}” was added to the sources.`,
  close: 'Close',
  cancel: 'Cancel',
  undo: 'Undo',
  dismiss: 'Dismiss',
  dropHere: 'Drop to add to this notebook',
  dropNew: 'Drop to start a notebook',
  noSources: 'No sources yet. Drop files or a folder anywhere on this page, or paste text with Ctrl+V.',
  removeSource: (name: string) => `Remove ${name}`,
  openSource: (name: string) => `Open ${name}`,
  sourceRemoved: (name: string) => `“${name}” was removed.`,
  findSource: 'Find a source',
  noSourceFound: 'No source has this in its name.',
  status: { queued: 'Waiting', reading: 'Reading …', ready: 'Ready', failed: 'Not added' },
  pages: (number: number) => count(number, 'page', 'pages'),
  words: (characters: number) => {
    const words = characters / 6;
    const rounded = words < 100 ? Math.ceil(words / 10) * 10 : Math.round(words / 100) * 100;
    return `about ${figure(rounded)} words`;
  },
  duplicates: (number: number) =>
    number === 1 ? '1 file was in the notebook already.' : `${figure(number)} files were in the notebook already.`,
  wordsMissing:
    'What words mean could not be loaded, so only the words themselves are compared. Load the page again while online.',
  renamed: (from: string, to: string) => `“${from}” is the same file as “${to}”; it has the new name now.`,
  refused: (name: string, reason: string) => `${name}: ${reason}`,
  refusedMany: (number: number) => `${count(number, 'file was', 'files were')} not added.`,
  andMore: (number: number) => `and ${figure(number)} more`,
  problems: (number: number) => count(number, 'file could not be read', 'files could not be read'),
  progress(progress: IndexProgress): string {
    if (progress.page) {
      const { done, total } = progress.page;
      return `Recognising picture ${figure(Math.min(done + 1, total))} of ${figure(total)}`;
    }
    const left = progress.secondsLeft === null ? '' : `, ${roughly(progress.secondsLeft)} left`;
    if (progress.phase === 'reading') {
      const now = Math.min(progress.filesDone + 1, progress.filesTotal);
      return `Reading ${figure(now)} of ${count(progress.filesTotal, 'file', 'files')}${left}`;
    }
    if (progress.isRepair) return `All can be asked; putting topics and gates in order${left}`;
    return `Finding what causes what${left}`;
  },
  storing: (number: number) => `Taking in ${count(number, 'file', 'files')}`,
  cancelReading: 'Cancel reading',
  /** @param sure 0 to 1 */
  recognized: (sure: number) => `recognised text, ${percent(sure)} sure`,
  /** What part of its document a quoted place is. */
  parts: {
    heading: 'heading',
    abstract: 'abstract',
    caption: 'caption',
    table: 'row of a table',
    footnote: 'footnote',
    reference: 'entry of a reference list',
    code: 'code or prompt',
    'running head': 'running head',
    'mail header': 'head of a mail',
    'quoted reply': 'quoted reply',
    repeated: 'quoted reply, the mail is here too',
    'log line': 'entry of a log',
  },
  indexed: 'What was found',
  indexLine: (relations: number, gates: number) =>
    `${count(relations, 'statement', 'statements')} of cause, ${count(gates, 'gate', 'gates')}`,

  askLabel: 'Ask a question',
  askPlaceholder: 'Why did …?',
  ask: 'Ask',
  stop: 'Stop',
  emptyQuestion: 'Type a question first, for example: why did sales fall in May?',
  noDocumentsYet: 'There is nothing to read yet. Add documents first, then ask.',
  tryThese: 'Questions these documents can answer',
  tryNext: 'More to ask',
  teachAsk:
    'Ask why something happened. The answer is put together from sentences in your sources, each with a number that opens it.',
  teachAdd: 'Add documents to begin: drop files or a folder here, or use the buttons under Sources.',

  waitingForFiles: 'Waiting until the files are read. The answer comes by itself.',
  answerNow: 'Answer from what is read already',
  stages: {
    seeds: 'Finding where to start …',
    expansion: 'Following causes …',
    filter: 'Telling causes from what is only related …',
    answer: 'Putting the answer together …',
  },
  answer: 'Answer',
  answerReady: 'The answer is complete.',
  citation: (number: number) => `Citation ${number}`,
  citationAgain: (number: number) => `Same source as ${number}`,
  notInDocuments: 'Not in your documents.',
  taken: (asked: string, word: string) => `“${asked}” is in none of your documents; it was taken for “${word}”.`,
  verdicts: {
    yes: 'Yes, by what your documents say.',
    no: 'No, by what your documents say.',
    disagree: 'Your documents disagree.',
  },
  nearest: 'The nearest passages are:',
  nothingNear: 'No passage comes near it. Try other words, or add the document that tells of it.',
  stopped: 'Stopped. This is what had been found.',
  stoppedEmpty: 'Stopped before anything was found.',
  repeat: 'Repeat this question',
  deleteCell: 'Delete this question',
  cellDeleted: 'The question was deleted.',
  earlier: 'Earlier questions',
  showEarlier: 'Show the answer to',

  screenLoading: 'Opening …',
  screenFailed: 'This screen could not be loaded. Open Causeway once while online, then it is kept on this device.',

  exporting,
  corrections,
  measure,
  /** The screen's own words are in `texts/map.ts`, which comes with it. */
  map: {
    title: 'Map',
    open: 'Map of this notebook',
    show: 'Show on the map',
  },
  models,
  running,
  strategies,
  answerWith: 'Answer with:',
  chooseStrategy: 'Ways to answer',
  answeredWith: (name: string) => `Answered with ${name}`,
  answerBy: (name: string) => `Answer by ${name}`,
  compareWith: 'Compare with …',
  compareWithAnother: 'Compare with another …',
  chooseComparison: 'Ways to compare with',
  endComparison: (name: string) => `Take away the answer by ${name}`,
  retrievedBy: (name: string) => `What ${name} found`,
  retrievedHint: 'Its best sentences, best first. This system does not tell causes from what is only related.',
  retrievedNothing: 'It found nothing for this question.',
  foundCompared: 'What each found',
  inBoth: 'In both',
  onlyHere: 'Only here',
  sharedLine: (both: number, one: string, ones: number, other: string, others: number) =>
    `Of the best sentences of each, ${both} ${both === 1 ? 'is' : 'are'} in both, ${ones} only with ${one} and ${others} only with ${other}.`,
  reached: (entities: number, seeds: number) =>
    `In the graph it began at ${count(seeds, 'entity', 'entities')} and reached ${figure(entities)} in all.`,
  foundIn: (retrieve: string, answer: string) => `Found in ${retrieve}, put together in ${answer}.`,
  evidenceOf: 'Evidence of',

  evidence: 'Evidence',
  evidenceEmpty:
    'When you ask, this side shows how the answer came about: the causal path, the gates it crossed, and what was kept or set aside.',
  path: 'Causal path',
  raises: 'leads to',
  lowers: 'prevents or lowers',
  gates: 'Gates crossed',
  gateHint: 'A gate is a link between two distant groups of topics that the documents themselves support.',
  gateScore: (score: number) => `strength ${decimal(score, 2)} of 1`,
  noGates: 'No gate was needed: everything lay within one group of topics.',
  kept: 'Kept',
  keptHint: 'Sentences that the answer can rest on.',
  rejected: 'Only related',
  rejectedHint: 'Sentences that are near the question, but state no cause for it.',
  nothing: 'None.',
  seeds: 'Where the search began',
  seedsHint:
    'Seeds are the entities, statements, passages and modules nearest to the question. A module is a group of entities that occur together.',
  seedKinds: { entity: 'entity', module: 'module', relation: 'statement', passage: 'passage' },
  level: (level: number) => `H${level}`,
  timing: 'How long each step took',
  stageNames: { seeds: 'Seeds', expansion: 'Expansion', filter: 'Filter', answer: 'Answer' },
  milliseconds: (value: number) => (value < 1 ? 'under 1 ms' : `${figure(Math.round(value))} ms`),
  tier: { builtin: 'Made by the built-in tier, without a language model.', model: 'Made with a local language model.' },
  more: (number: number) => `Show ${figure(number)} more`,

  readingPane: 'Reading side',

  tabs: { sources: 'Sources', questions: 'Questions', source: 'Reader' },
  storageFull: 'Storage is full. Remove documents or free space on this device, then go on.',
  goOn: 'Go on',
});
