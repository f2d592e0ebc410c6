/** @file The words for a person's corrections: their menus, dialogs and list. */
import { live } from '../language/live.ts';
import type { Correction, CorrectionInfo, MentionPlaces } from '../../rpc/contracts.ts';
import { count, figure } from './words.ts';

type Kind = Correction['kind'];

const arrow = (polarity: 1 | -1) => (polarity > 0 ? 'leads to' : 'prevents or lowers');

/** The beginning of a sentence, at most about so many characters. */
export function short(text: string, most = 90): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, line.lastIndexOf(' ', most) + 1 || most).trimEnd()} …`;
}

/** Where mentions stand. */
const places = ({ documentIds, sentences }: MentionPlaces) =>
  documentIds.length > 0
    ? count(documentIds.length, 'document', 'documents')
    : count(sentences.length, 'sentence', 'sentences');

/** What a correction says, in one line. */
function said(correction: Correction, most = 90): string {
  switch (correction.kind) {
    case 'rename':
      return `“${correction.entity.name}” is called “${correction.name}”.`;
    case 'merge':
      return `“${correction.entity.name}” and “${correction.into.name}” are the same.`;
    case 'split':
      return correction.within
        ? `In ${places(correction.within)}, “${correction.entity.name}” means “${correction.leaving.name}”.`
        : `“${correction.leaving.name}” is not the same as “${correction.entity.name}”.`;
    case 'sentence':
      return `This sentence is wrong: “${short(correction.sentence.text, most)}”`;
    case 'gate':
      return correction.verdict === 'rejected'
        ? `There is no causal link between “${correction.from.title}” and “${correction.to.title}”.`
        : `“${correction.from.title}” acts on “${correction.to.title}”.`;
    case 'relation': {
      const part = ({ start, end }: { start: number; end: number }) =>
        short(correction.sentence.text.slice(start, end), most);
      const [cause, effect] = [part(correction.cause), part(correction.effect)];
      if (correction.verdict === 'rejected') return `It is not stated that “${cause}” leads to “${effect}”.`;
      if (correction.verdict === 'turned') return `It is “${effect}” that acts on “${cause}”, not the other way round.`;
      return `“${cause}” ${arrow(correction.polarity)} “${effect}”.`;
    }
  }
}

export const corrections = live('corrections', {
  title: 'Corrections',
  back: 'Back to the notebook',
  lead: 'What you have put right. Corrections hold when documents are read again, and each of them can be taken back.',
  loading: 'Opening …',
  failed: 'This part of Causeway could not be loaded. Reload the page and try again.',
  emptyTitle: 'Nothing corrected yet',
  empty:
    'Causeway reads by rules and is sometimes wrong. Wherever it shows a sentence, a step of a path, a gate or an entity, the button with three dots lets you put it right: rename or merge entities, say that a sentence is wrong, reject or add a cause.',
  kinds: {
    all: 'Everything',
    rename: 'Names',
    merge: 'Merged',
    split: 'Split',
    sentence: 'Wrong sentences',
    relation: 'Causes and effects',
    gate: 'Gates',
  } satisfies Record<Kind | 'all', string>,
  filter: 'Show',
  find: 'Find a correction',
  shownOf: (shown: number, all: number) => `${figure(shown)} of ${count(all, 'correction', 'corrections')}`,
  none: 'No correction is like this.',
  effects: {
    pending: 'Waiting: the map is being brought up to date',
    working: 'In use',
    idle: 'Without effect now: what it is about is not in the documents',
  } satisfies Record<CorrectionInfo['effect'], string>,
  updating: 'The map is being brought up to date.',
  takeBack: 'Take back',
  takeBackThis: (what: string) => `Take back: ${what}`,
  takenBack: 'The correction was taken back.',
  said,
  made: (correction: Correction) => `Corrected. ${said(correction, 40)}`,

  undo: 'Undo',
  show: 'All corrections',
  menuOf: (what: string) => `Correct: ${short(what)}`,
  wrong: 'This sentence is wrong',
  right: 'This sentence is right after all',
  wrongNumber: (number: number) => `Sentence ${number} is wrong`,
  rightNumber: (number: number) => `Sentence ${number} is right after all`,
  markedWrong: 'You marked this sentence as wrong. It is not used for answers any more.',
  askAgain: 'Ask again for an answer without it.',
  statements: 'What it states …',
  rejectStep: 'The sentence does not say this',
  turnStep: 'It is the other way round',
  rejectGate: 'There is no such link',
  gateByPerson: 'made by you',
  addGate: 'Add a causal gate …',
  rename: 'Rename …',
  merge: 'Merge with another …',
  split: 'Split off …',
  addRelation: 'Add a cause or an effect …',
  entityActions: (name: string) => `Correct “${short(name)}”`,
  entityGone: 'The map has changed since this was shown. Open it on the map, or ask again, then correct it there.',

  renameTitle: (name: string) => `Rename “${short(name)}”`,
  newName: 'New name',
  renameAction: 'Rename',
  mergeTitle: (name: string) => `Merge “${short(name)}” with …`,
  mergeHint: 'Choose what it is the same as. Both become one, under the name of the one you choose.',
  mergeAction: 'Merge',
  splitTitle: (name: string) => `What is not “${short(name)}”`,
  splitBy: 'What leaves',
  splitWays: { names: 'Other names', documents: 'In some documents', sentences: 'In some sentences' },
  splitHints: {
    names: 'Tick the names that mean something else. They become an entity of their own.',
    documents: 'Tick the documents in which it means something else.',
    sentences: 'Tick the sentences in which it means something else.',
  },
  splitName: 'What it means there',
  splitNameHint: (name: string) => `${short(name, 40)} (…)`,
  splitCut: (shown: number, all: number) =>
    `The first ${figure(shown)} of ${figure(all)} sentences. The others leave with their documents.`,
  splitAction: 'Split off',
  splitNothing: 'It has only this one name. Choose documents or sentences instead.',
  bothTitle: (name: string) => `A cause or an effect of “${short(name)}”`,
  bothHint: 'Choose the other side, then the sentence that states it. What no sentence states can’t be added.',
  other: 'The other side',
  evidence: 'The sentence that states it',
  next: 'Go on',
  statementsTitle: 'What this sentence states',
  noStatements: 'Nothing of causes was found in it.',
  signs: { 1: 'leads to', [-1]: 'prevents or lowers' } as Record<1 | -1, string>,
  verdicts: { right: 'Right', rejected: 'Not stated', turned: 'The other way round' },
  add: 'Add what it states',
  addNone: 'Nothing',
  cause: 'Cause',
  effect: 'Effect',
  acts: 'The cause …',
  raises: '+ leads to',
  lowers: '− prevents or lowers',
  tooFewNames: 'Fewer than two things are named in it, so nothing can be added.',
  save: 'Save',
  gateTitle: (title: string) => `A causal gate at “${short(title)}”`,
  gateHint: 'A gate lets answers follow causes from one group of topics into another. Choose the other group.',
  gateDirection: 'Which acts on which',
  gateFrom: (title: string) => `“${short(title)}” acts on the other`,
  gateTo: (title: string) => `The other acts on “${short(title)}”`,
  gateAction: 'Add the gate',
  search: 'Search',
  nothingFound: 'Nothing has these words in its name.',
  mentions: (number: number) => count(number, 'sentence', 'sentences'),
  together: (number: number) => `${count(number, 'sentence', 'sentences')} with both`,
  moduleDetail: (level: number, entities: number) => `H${level} · ${count(entities, 'entity', 'entities')}`,
});
