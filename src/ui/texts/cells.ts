/** @file The words around questions and notes: what can be done with them, what they are limited to, how they go on. */
import { live } from '../language/live.ts';
import { count, dateTime, figure } from './words.ts';

export const cells = live('cells', {
  list: 'Questions and notes',
  more: (name: string) => `More for “${name}”`,
  moreTitle: 'More',
  fold: 'Show only the first line',
  askAgain: 'Ask again',
  duplicate: 'Ask the same in a new cell',
  addNote: 'Add a note',
  addNoteShort: 'Note',
  addNoteBelow: 'Add a note below',
  pin: 'Keep at the top',
  unpin: 'Let go from the top',
  pinnedMark: 'Kept at the top',
  export: 'Export …',
  moveUp: 'Move up',
  moveDown: 'Move down',
  followUpHere: 'Go on from this answer',
  delete: 'Delete',
  drag: (name: string) => `Move “${name}”: drag, or Alt with an arrow key`,
  movedTo: (place: number, total: number) => `Moved to place ${place} of ${total}.`,
  cannotMove: 'It is at the end already.',
  pinned: (pinned: boolean) => (pinned ? 'Kept at the top now.' : 'In its own place again.'),
  answerTo: (question: string) => `Answer to “${question}”`,
  loading: 'Opening the answer …',
  noAnswerYet: 'This question was not answered: the page was closed before.',

  note: 'Note',
  noteLabel: 'Text of the note',
  notePlaceholder: 'Write in Markdown: # heading, **bold**, - list, [link](https://…)',
  editNote: 'Edit the note',
  write: 'Write',
  preview: 'Preview',
  noteDone: 'Done',
  noteSaved: 'Saved as you type',
  emptyNote: 'An empty note',
  nothingToPreview: 'Nothing is written yet.',
  showNote: 'Show the note',
  deleteNote: 'Delete this note',
  noteDeleted: 'The note was deleted.',
  imageIn: (name: string) => (name === '' ? '[image]' : `[image: ${name}]`),

  documentsChanged: (then: number, now: number) =>
    then === now
      ? 'The sources changed since this was answered.'
      : `Answered from ${count(then, 'source', 'sources')}; there are ${figure(now)} now.`,
  refined: 'The index was worked over since this was answered.',
  beforeMeaning: 'This was answered before the sources could be found by what they mean.',
  changed: (added: number, gone: number) =>
    added === 0 && gone === 0
      ? 'Asked again: the answer is the same.'
      : `Asked again: ${[
          added > 0 && count(added, 'sentence is new', 'sentences are new'),
          gone > 0 && count(gone, 'is gone', 'are gone'),
        ]
          .filter(Boolean)
          .join(', ')}.`,
  isNew: 'New',
  gone: 'No longer in the answer',
  showBefore: (when: string) => `Go back to the answer of ${when}`,
  settling: 'Reading the best passages more closely …',
  settle: 'Keep this answer',
  planChanged: 'The plan is gone through again with your change.',
  when: (time: number) => dateTime(time),

  whyNot: (number: number) => `Why not? ${count(number, 'sentence was', 'sentences were')} set aside as only related`,

  goesOn: (question: string) => `Goes on from “${question}”`,
  follows: 'Goes on from',
  carried: 'Carried over:',
  /** Before a follow-up as a model put it. */
  understood: 'Understood as:',
  nothingCarried: 'Nothing had to be carried over.',
  askWithout: 'Ask without that',
  endFollowing: 'Ask on its own',
  followUps: 'Ask on from here',

  scope: 'Ask of:',
  wholeNotebook: 'all sources',
  partOf: (sources: number, total: number) => `${figure(sources)} of ${count(total, 'source', 'sources')}`,
  scopeTitle: 'What to ask',
  scopeHint: 'Only what you choose here is searched, cited and suggested. Without a choice, the whole notebook is.',
  scopeSources: 'Sources',
  findSource: 'Find a source',
  scopeTags: 'Tags',
  noTags: 'No source has a tag yet. Tags are given under Sources.',
  scopeModules: 'Topics',
  modulesHint: 'A topic is a module: a group of entities that occur together.',
  noModules: 'There are no topics yet. They come with the index.',
  moduleSize: (passages: number) => count(passages, 'passage', 'passages'),
  scopeDates: 'Dates',
  from: 'From',
  to: 'To',
  dateHint: 'Such as 2021, 2021-03 or 2021-03-14. Sources without a date are left out then.',
  dateProblem: 'Write a date as 2021, 2021-03 or 2021-03-14.',
  moreSources: (number: number) => `${figure(number)} more; type a part of the name to find them.`,
  clearScope: 'Ask the whole notebook',
  closeScope: 'Done',
  takeAway: (name: string) => `Take “${name}” away`,
  tag: (name: string) => `#${name}`,
  fromOn: (date: string) => `from ${date}`,
  upTo: (date: string) => `to ${date}`,
  missingSource: 'a source that is gone',
  askedOf: 'Asked of',
  nothingInScope: 'None of the sources is within what you chose. Choose more, or ask the whole notebook.',
});
