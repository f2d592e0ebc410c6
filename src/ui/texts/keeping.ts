/** @file The words about what is stored here: whether it stays, what the browser took away, and backups. */
import { live } from '../language/live.ts';
import { size } from './models.ts';
import { count, dateTime } from './words.ts';

export const keeping = live('keeping', {
  title: 'Keeping what is stored here',
  askWhy:
    'When the disk gets full, a browser may delete what pages have stored, this notebook too, unless it is asked to keep it.',
  ask: 'Ask the browser to keep it',
  notNow: 'Not now',
  saidYes: 'The browser keeps what is stored here until you delete it.',
  saidNo:
    'The browser did not agree to keep it. It may do so later, when you use Causeway more often or have installed it; until then a backup is the safe copy.',
  noSay: 'This browser does not say whether it keeps what is stored here. A backup is the safe copy.',
  notAsked: 'The browser may delete what is stored here when the disk gets full.',
  used: (used: number, quota: number) => `${size(used)} of the ${size(quota)} that the browser allows are used.`,
  backupTitle: 'Backups',
  backupNever: (name: string) => `“${name}” was never backed up in this browser.`,
  backupOld: (name: string, at: number) => `“${name}” was last backed up on ${dateTime(at)}, and has changed since.`,
  backupAt: (name: string, at: number) => `“${name}” was last backed up on ${dateTime(at)}.`,
  backupWhy: 'A backup is the only copy outside this browser.',
  backupNow: 'Back up now',
  later: 'Later',
  lostTitle: 'The browser has deleted what was stored here',
  lost: (notebooks: number, sources: number) =>
    `${count(notebooks, 'notebook', 'notebooks')} with ${count(sources, 'source', 'sources')} that this browser had stored ${notebooks === 1 ? 'is' : 'are'} gone. Causeway did not delete ${notebooks === 1 ? 'it' : 'them'}: browsers clear pages’ data when the disk gets full, after a long time unused, or when somebody clears it in the settings.`,
  lostAdvice: 'A backup file brings a notebook back, with its questions and answers. Documents can be added again.',
  understood: 'I have read this',
});
