/** @file The words for linked folders. */
import { live } from '../language/live.ts';
import type { FolderChange, FolderReport } from '../../rpc/folders.ts';
import { count, dateTime, figure, listed } from './words.ts';

export const folders = live('folders', {
  title: 'Linked folders',
  link: 'Link a folder',
  linkHint: 'Causeway remembers the folder and compares it with the notebook whenever you ask for that.',
  rescan: (name: string) => `Rescan ${name}`,
  unlink: (name: string) => `Unlink ${name}`,
  updatedAt: (at: number) => `Up to date as of ${dateTime(at)}`,
  neverUpdated: 'Not brought in yet',
  unlinked: (name: string) => `“${name}” is not followed any more. Its sources stay.`,
  denied: (name: string) => `Causeway may not read “${name}”. Rescan it again and allow it when the browser asks.`,

  dialogTitle: (name: string) => `What changed in “${name}”`,
  scanning: (files: number) => `Looking through the folder: ${count(files, 'file', 'files')} so far`,
  nothing: 'Nothing changed: the notebook has what the folder has.',
  unchanged: (number: number) => `${count(number, 'file is', 'files are')} as before.`,
  passedOver: (number: number) =>
    `${count(number, 'file is', 'files are')} passed over: pictures, sound, programs, or too large.`,
  kinds: {
    new: 'New files',
    changed: 'Changed: the new version takes the place of the old one',
    renamed: 'Renamed or moved',
    removed: 'Gone from the folder: their sources are removed',
    'left-out': 'Left out or removed before',
  } satisfies Record<FolderChange['kind'], string>,
  all: (kind: string, number: number) => `${kind} (${figure(number)})`,
  movedFrom: (from: string) => `before: ${from}`,
  andMore: (number: number) => `and ${figure(number)} more, which the box above includes`,
  apply: 'Bring up to date',
  done: ({ added, removedIds, replacementIds }: FolderReport): string => {
    const removed = removedIds.length - replacementIds.length;
    const parts = [
      added.queued > replacementIds.length && `${count(added.queued - replacementIds.length, 'file', 'files')} added`,
      replacementIds.length > 0 && `${figure(replacementIds.length)} replaced`,
      added.renamed.length > 0 && `${figure(added.renamed.length)} renamed`,
      removed > 0 && `${figure(removed)} removed`,
      added.refused.length > 0 && `${figure(added.refused.length)} not taken in`,
    ].filter((part) => part !== false);
    return parts.length === 0 ? 'There was nothing to do.' : `From the folder: ${listed(parts)}.`;
  },
});
