/** @file The words of a plan: what a question was taken apart into, what was found for each part, and what a person puts otherwise. */
import { live } from '../language/live.ts';
import { count, figure } from './words.ts';

export const plan = live('plan', {
  title: 'Plan of the answer',
  /** The line that folds it. */
  summary: (steps: number) => `How it was found: ${count(steps, 'step', 'steps')}`,
  hint: 'What had to be found before the question could be answered. Answers are short and only likely: each opens the sentence that it comes from.',
  progress: (done: number, total: number) => `Step ${figure(Math.min(done + 1, total))} of ${figure(total)} …`,
  states: { waiting: 'Waits for the steps before it', asked: 'Looking …', nothing: 'Nothing found', left: 'Not asked' },
  likely: 'Likely answer:',
  answerTo: (step: number) => `(the answer to step ${figure(step)})`,
  given: 'given by you',
  reworded: (planned: string) => `Put otherwise by you. The plan had: “${planned}”`,
  alsoConsidered: (answers: readonly string[]) => `Also considered: ${answers.join(', ')}`,
  turns: (turns: number, searches: number, milliseconds: string) =>
    `${count(turns, 'turn', 'turns')}, ${count(searches, 'search', 'searches')}, ${milliseconds}`,
  endings: {
    'turn-limit': 'It would have taken too many turns. This is what had been found until then.',
    stopped: 'Stopped before the last step.',
  },
  noVerb: 'The question has no verb, so it was searched for as it is.',
  edit: (step: number) => `Change step ${figure(step)}`,
  editTitle: (step: number) => `Step ${figure(step)}, put otherwise`,
  wording: 'What is asked',
  wordingHint: (steps: number) =>
    steps === 1
      ? '“#1” stands for the answer to step 1.'
      : `“#1” to “#${figure(steps)}” stand for the answers to the steps before.`,
  answer: 'Its answer',
  answerHint: 'Empty: it is looked for.',
  candidates: 'Found as well',
  goOn: 'Go on from here',
  unknownSteps: (marks: readonly string[]) =>
    `${marks.join(', ')}: only the answers to earlier steps can be put in. Name a step before this one, or write the words.`,
  takeBack: 'As the plan had it',
});
