/** @file When a notebook was last backed up, what it had then, and when it is time for another. */
import { recall, remember } from '../remembered.ts';

/** What of a notebook counts as change. */
export interface Extent {
  sources: number;
  /** Questions and notes. */
  cells: number;
}

export interface Backup extends Extent {
  /** Milliseconds since the epoch; null: there was none. */
  at: number | null;
  /** Not to be spoken of before, in milliseconds since the epoch. */
  quietUntil?: number;
}

const DAY = 86_400_000;
/** A backup is old after a month; what was never backed up is spoken of after a week, once it would be a pity. */
const OLD_DAYS = 30;
const FIRST_DAYS = 7;
const WORTH_KEEPING = 10;
const QUIET_DAYS = 14;

export function lastBackup(notebookId: string): Backup | null {
  try {
    const value = JSON.parse(recall(`causeway.backup.${notebookId}`) ?? 'null') as Partial<Backup> | null;
    const isWhole =
      value !== null &&
      (value.at === null || Number.isFinite(value.at)) &&
      [value.sources, value.cells].every((number) => Number.isInteger(number));
    return isWhole ? (value as Backup) : null;
  } catch {
    return null;
  }
}

function write(notebookId: string, backup: Backup): void {
  remember(`causeway.backup.${notebookId}`, JSON.stringify(backup));
}

/** A backup of all this was just written, or the notebook was just made from one. */
export function backedUp(notebookId: string, { sources, cells }: Extent, now: number): void {
  write(notebookId, { at: now, sources, cells });
}

/** The person does not want to hear of it for now. */
export function quieten(notebookId: string, now: number): void {
  const known = lastBackup(notebookId) ?? { at: null, sources: 0, cells: 0 };
  write(notebookId, { ...known, quietUntil: now + QUIET_DAYS * DAY });
}

/**
 * Whether a person should be reminded: there is something new since a backup of a month ago, or ten sources, questions and notes that never had one for a week.
 *
 * @param createdAt when the notebook was made, in milliseconds since the epoch, as is `now`
 */
export function isBackupDue(now: number, createdAt: number, extent: Extent, backup: Backup | null): boolean {
  // A clock that was set back must not silence reminders for years.
  if (backup?.quietUntil !== undefined && now < backup.quietUntil && backup.quietUntil - now <= QUIET_DAYS * DAY)
    return false;
  if (backup === null || backup.at === null)
    return now - createdAt >= FIRST_DAYS * DAY && extent.sources + extent.cells >= WORTH_KEEPING;
  const isChanged = extent.sources !== backup.sources || extent.cells !== backup.cells;
  return isChanged && now - backup.at >= OLD_DAYS * DAY;
}
