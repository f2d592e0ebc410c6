/** @file The words for the list of sources: finding, sorting, choosing and what can be done with them. */
import { live } from '../language/live.ts';
import type { DocumentFormat } from '../../engine/types.ts';
import { count, figure, partialDate } from './words.ts';

/** "a.pdf" or "3 sources", for sentences about what was done. */
function these(names: readonly string[]): string {
  return names.length === 1 ? `“${names[0]}”` : count(names.length, 'source', 'sources');
}

const formats: Partial<Record<DocumentFormat, string>> = {
  text: 'Text',
  markdown: 'Markdown',
  html: 'Web page',
  pdf: 'PDF',
  picture: 'Picture',
  docx: 'Word',
  odt: 'OpenDocument text',
  rtf: 'Rich text',
  epub: 'E-book',
  pptx: 'Slides',
  odp: 'OpenDocument slides',
  csv: 'Table',
  xlsx: 'Spreadsheet',
  ods: 'OpenDocument spreadsheet',
  json: 'JSON',
  mhtml: 'Saved page',
  bibliography: 'Bibliography',
  tables: 'Tables',
};

export const sourceList = live('sourceList', {
  keys: 'Arrow keys move, Space selects, Enter opens, Delete removes; typing goes to a name.',
  select: (name: string) => `Select ${name}`,
  more: (name: string) => `More for ${name}`,
  menu: (name: string) => `What to do with ${name}`,

  open: 'Open',
  reread: 'Read again',
  edit: 'Tags and date …',
  exclude: 'Leave out of answers',
  include: 'Use in answers again',
  choose: 'Select',
  unchoose: 'Unselect',
  remove: 'Remove',
  leftOut: 'not used in answers',
  /** How long a bibliography is. */
  entries: (number: number) => count(number, 'entry', 'entries'),

  sort: 'Sort by',
  orders: {
    'added-up': 'Order added',
    'added-down': 'Newest first',
    'name-up': 'Name, A to Z',
    'name-down': 'Name, Z to A',
    'date-down': 'Date, latest first',
    'date-up': 'Date, earliest first',
    'size-down': 'Largest first',
    'size-up': 'Smallest first',
  },
  filter: 'Filter',
  inForce: 'in force',
  filterBy: 'Show only sources',
  tags: 'With the tag',
  formatsTitle: 'Of the format',
  formatName: (format: string) => formats[format as DocumentFormat] ?? format.toUpperCase(),
  conditionsTitle: 'That are',
  conditions: { waiting: 'still to be read', ready: 'read', warned: 'read with a warning', failed: 'not readable' },
  used: 'used in answers',
  excluded: 'left out of answers',
  dated: 'Dated',
  from: 'From',
  to: 'To',
  clearFilter: 'Clear filter',
  counted: (label: string, number: number) => `${label} (${figure(number)})`,
  shownOf: (shown: number, all: number) => `${figure(shown)} of ${count(all, 'source', 'sources')}`,
  nothingFits: 'No source fits. Take a word or a filter away.',

  chosen: (number: number) => `${figure(number)} selected`,
  chooseAll: (number: number) => `Select all ${figure(number)}`,
  clearChoice: 'Clear selection',
  withChosen: 'With the selected sources',

  removed: (names: readonly string[]) =>
    names.length === 1 ? `${these(names)} was removed.` : `${these(names)} were removed.`,
  nowExcluded: (names: readonly string[]) => `Answers leave out ${these(names)} now.`,
  nowIncluded: (names: readonly string[]) => `Answers use ${these(names)} again.`,
  rereading: (names: readonly string[]) =>
    names.length === 1 ? `${these(names)} is being read again.` : `${these(names)} are being read again.`,
  notKept: (names: readonly string[]) =>
    names.length === 1
      ? `The file of ${these(names)} is not kept here. Add it again to have it read anew.`
      : `The files of ${these(names)} are not kept here. Add them again to have them read anew.`,
  addAgain: 'Add again',
  changed: (names: readonly string[]) =>
    names.length === 1 ? `${these(names)} was changed.` : `${these(names)} were changed.`,

  editTitle: (names: readonly string[]) => `Tags and date of ${these(names)}`,
  tagsLabel: 'Tags',
  removeTag: (tag: string) => `Remove the tag ${tag}`,
  someHave: (tag: string) => `${tag} (some of them)`,
  addTag: 'Add a tag',
  addTagHint: 'Such as: energy. Enter adds it.',
  noTags: 'No tags yet.',
  dateLabel: 'Date',
  dateHint: 'A year, a month or a day: 2021, 2021-03, 2021-03-14.',
  dateFrom: (date: string) => `Without one, ${date} is taken from the file or its reference.`,
  dateWrong: 'This is no date. Write it as 2021, 2021-03 or 2021-03-14.',
  severalDates: 'They have different dates; one given here holds for all.',
  save: 'Save',

  /** A date as the reader's language writes it. */
  date: (date: string) => partialDate(date),
});
