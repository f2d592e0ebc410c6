/** @file The words of taking a notebook out, of its exported files, and of backups. */
import { live } from '../language/live.ts';
import type { ExportFormat, ExportWords } from '../../rpc/exporting.ts';
import { count, percent } from './words.ts';

/** What can be chosen: a file, paper, or a backup. */
export type ExportChoice = ExportFormat | 'print' | 'backup';

export const exporting = live('exporting', {
  open: 'Export',
  openCell: 'Export this question',
  title: 'Export',
  titleOf: (name: string) => `Export “${name}”`,
  choose: 'What do you want to take out?',
  save: 'Save file',
  print: 'Print …',
  choices: {
    markdown: {
      name: 'Markdown',
      line: 'Questions, answers and notes with footnotes: quote, source and page.',
    },
    html: { name: 'Web page', line: 'One file to read and print anywhere, with the causal paths drawn.' },
    print: { name: 'Paper or PDF', line: 'Answers with their citations as a numbered list, through the print dialog.' },
    json: { name: 'JSON', line: 'Answers with evidence and trace, for programs.' },
    bibtex: { name: 'BibTeX', line: 'The cited sources, for a bibliography.' },
    relations: { name: 'Causes and effects', line: 'Every statement of cause in the sources as a table (CSV).' },
    graph: { name: 'Graph', line: 'Entities, modules, relations and gates for Gephi or networkx (GraphML).' },
    tables: { name: 'Tables', line: 'All of it as Parquet (.zip), for DuckDB, GraphRAG and CausalRAG2.' },
    backup: {
      name: 'Backup',
      line: 'The whole notebook with its files, in one file that restores on another machine.',
    },
  } satisfies Record<ExportChoice, { name: string; line: string }>,
  writing: (share: number) => `Writing the file, ${percent(share)}`,
  restoring: (share: number) => `Restoring the backup, ${percent(share)}`,
  readingTables: (share: number) => `Reading the tables, ${percent(share)}`,
  tablesTaken: (name: string, documents: number, system: string) =>
    `“${name}” was made of ${count(documents, 'document', 'documents')} from tables of ${system}. It is being indexed.`,
  otherEncoder: (encoder: string) =>
    `The vectors of these tables are by “${encoder}”, which is not known to be the encoder here: they are made anew.`,
  oneAtATime: 'Something is being written or taken in already. Wait until that is done, or stop it.',
  stop: 'Stop',
  saved: (name: string) => `“${name}” was saved.`,
  restore: 'Restore a backup',
  restored: (name: string) => `“${name}” was restored. It is being indexed.`,
  lossesTitle: (name: string) => `“${name}” was restored in part`,
  lossesLead: 'The backup is damaged or cut off. What is whole is in the new notebook; this is not:',
  lossesNone: 'The backup is damaged or cut off, but everything that could be missed is in the new notebook.',
  lossesAdvice: 'Another copy of the backup may be whole. The file itself was not changed.',
  unnamedSources: (sources: number) => `${count(sources, 'source', 'sources')} whose name can’t be read`,
  lostFile: (name: string) => `the file of “${name}”; its text is there`,
  lostCells: (cells: number) => count(cells, 'question or note', 'questions and notes'),
  lostCorrections: 'corrections',
  lostFindings: 'what models found',
});

/** The words inside exported files. */
export const exportWords = live<ExportWords>('exportWords', {
  language: 'en',
  citations: 'Citations',
  path: 'Causal path',
  links: 'Links said by themselves',
  plan: 'What had to be found first',
  nothingFound: 'nothing found',
  given: '{} (given by the person who asked)',
  turnLimit: 'It would have taken too many turns. This is what had been found by then.',
  made: 'Made with Causeway on {}',
  asked: 'Asked on {}',
  limitedTo: 'limited to {}',
  goesOnFrom: 'goes on from “{}”',
  answeredBy: 'Answered by {}',
  notInDocuments: 'Not in the documents. The nearest passages are:',
  verdicts: {
    yes: 'Yes, by what the documents say:',
    no: 'No, by what the documents say:',
    disagree: 'The documents disagree:',
  },
  stopped: 'Stopped. This is what had been found.',
  unanswered: 'Not answered yet.',
  doubt: 'not borne out by the documents: {}',
  page: 'p. {}',
  section: 'section “{}”',
  raises: 'leads to',
  lowers: 'prevents or lowers',
  perhaps: 'perhaps',
  gate: 'through the causal gate “{}”',
});
