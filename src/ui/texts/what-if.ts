/** @file The words for what would follow if something were otherwise. */
import { live } from '../language/live.ts';
import type {
  AssumptionKind,
  Basis,
  CausalRole,
  Change,
  ContradictionKind,
  Robustness,
  WhatIfResult,
} from '../../rpc/whatif.ts';
import { count, figure } from './words.ts';

type Problem = NonNullable<WhatIfResult['edits'][number]['problem']>;

export const whatIf = live('whatIf', {
  open: 'What if …',
  back: 'Back to the notebook',
  title: 'What if …',
  lead: 'Take an event, a link between two events or a gate away, weaken it or turn it, and see what would lose its causes. Everything rests on sentences of your documents; what only follows from them, or is assumed, is marked.',
  noDocuments: 'Add documents first. What would follow is worked out from what they say of causes and effects.',
  noEvents: 'These documents state no causes, so nothing follows.',
  reading: 'Reading what the documents say of causes …',
  told: (events: number, links: number) =>
    `${count(events, 'event', 'events')}, ${count(links, 'link', 'links')} between them.`,
  choose: 'What is changed',
  find: 'Find an event',
  part: 'Which part of it',
  itself: 'The event itself',
  link: (cause: string, effect: string) => `That “${cause}” leads to “${effect}”`,
  roles: {
    primary: 'first cause',
    intermediate: 'in between',
    ultimate: 'last effect',
    conditional: 'condition',
    isolated: 'no cause or effect',
  } as Record<CausalRole, string>,
  change: 'How',
  changes: { remove: 'Remove', weaken: 'Weaken', turn: 'Turn into its contrary' } as Record<Change, string>,
  try: 'Try it',
  scenario: 'Scenario',
  empty: 'Nothing is changed yet. Choose an event above, or one of the suggestions below.',
  edits: {
    remove: (label: string) => `Without “${label}”`,
    weaken: (label: string) => `“${label}” weaker by half`,
    turn: (label: string) => `The contrary of “${label}”`,
  } as Record<Change, (label: string) => string>,
  takeOut: (label: string) => `Take “${label}” out of the scenario`,
  problems: {
    overruled: 'Does not count: a later change says otherwise.',
    repeated: 'Said twice: it counts once.',
    'nothing-there': 'The documents do not state this any more, perhaps since a correction. It changes nothing.',
    'documents-gone': 'The documents that told of this are gone. Add them again to work it out.',
  } as Record<Problem, string>,
  result: 'What would follow',
  unchanged: 'Nothing that the documents tell of would change.',
  nothingLeft: 'Nothing of what the documents tell is left.',
  basis: {
    stated: 'Stated by the documents',
    follows: 'Follows from what they state',
    assumed: 'Assumed',
  } as Record<Basis, string>,
  kept: 'Would keep other causes',
  lost: (event: string) => `“${event}” would lose its causes: the documents name no other.`,
  keeps: (event: string, causes: string) => `“${event}” would keep: ${causes}.`,
  weakened: (event: string, before: number, after: number) =>
    `“${event}” would be held up less: ${figure(after)} instead of ${figure(before)} of 10.`,
  reversed: (event: string) => `“${event}” could become its contrary.`,
  unlowered: (event: string) =>
    `“${event}” would not be prevented or lowered: the documents name nothing else that does.`,
  freed: (event: string) => `“${event}” could come about, or rise, since nothing lowers it.`,
  rests: (steps: number, confidence: number) =>
    `${count(steps, 'step', 'steps')} away, confidence ${figure(confidence)} of 10`,
  sentences: 'Sentences',
  more: (number: number) => `and ${figure(number)} more`,
  confidence: (confidence: number, documents: number) =>
    `Confidence ${figure(confidence)} of 10, by the weakest link; it rests on ${count(documents, 'document', 'documents')}.`,
  assumes: 'What this takes for granted',
  assumptions: {
    'no-other-cause': () => 'That the documents name all causes.',
    'same-event': (links: number) =>
      `That ${count(links, 'place', 'places')} where one sentence goes on from another speak of one event.`,
    hedged: (links: number) => `That ${count(links, 'link', 'links')} which the documents only suspect hold.`,
    contested: (links: number) => `That ${count(links, 'link', 'links')} which some documents deny hold.`,
    contrary: () => 'That the contrary of a cause has the contrary effect.',
    halved: () => 'That weaker means half as strong.',
  } as Record<AssumptionKind, (links: number) => string>,
  robustness: {
    robust: 'Several documents state this link; none alone decides.',
    fragile: 'This link rests on one document, or on a suspicion.',
    contested: 'Documents disagree about this link.',
  } as Record<Robustness, string>,
  broken: 'Loops that would be broken',
  turnedLoops: 'Loops that would work the other way',
  loopKinds: { reinforcing: 'Feeds itself', balancing: 'Holds itself back' },
  strength: (strength: number) => `strength ${figure(strength)} of 10`,
  clear: 'Start anew',
  compare: 'Compare with another scenario',
  compared: 'Compared with',
  endCompare: 'End comparing',
  swap: 'Change places',
  event: 'Event',
  here: 'This scenario',
  there: 'The other',
  fates: {
    lost: 'loses its causes',
    kept: 'keeps others',
    weakened: 'weakened',
    reversed: 'contrary',
    freed: 'could rise',
    same: 'as it is',
  },
  save: 'Save in the notebook',
  saved: 'The scenario is saved in the notebook.',
  question: (changes: string) => `What if: ${changes}?`,
  openAgain: 'Open this scenario',
  suggested: 'Where it could be prevented',
  suggestion: (events: string, effect: string) => `Without “${events}”, no “${effect}”?`,
  suggestionDetail: (difficulty: number, aside: number) =>
    `difficulty ${figure(difficulty)} of 10${aside > 0 ? `, changes ${count(aside, 'other event', 'other events')}` : ''}`,
  contradictions: 'Where the documents disagree',
  contradictionKinds: {
    denied: 'Claimed and denied',
    opposed: 'Raises, and lowers',
    related: 'Related, and denied as a cause',
  } as Record<ContradictionKind, string>,
  pro: 'For it',
  contra: 'Against it',
  loops: 'Feedback loops',
  moreLoops: (more: number, isComplete: boolean) =>
    `${isComplete ? '' : 'At least '}${count(more, 'weaker loop', 'weaker loops')} more.`,
  source: 'Source of the sentence',
});
