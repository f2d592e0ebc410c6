/** @file German: linked folders. */
import type { Pack } from '../pack.ts';
import { count, dateTime, figure, listed } from '../words.ts';

export const folders: Pack['folders'] = {
  title: 'Verknüpfte Ordner',
  link: 'Ordner verknüpfen',
  linkHint: 'Causeway merkt sich den Ordner und vergleicht ihn mit dem Notizbuch, sooft Sie es wünschen.',
  rescan: (name) => `${name} neu durchsehen`,
  unlink: (name) => `Verknüpfung mit ${name} lösen`,
  updatedAt: (at) => `Stand: ${dateTime(at)}`,
  neverUpdated: 'Noch nicht übernommen',
  unlinked: (name) => `„${name}“ ist nicht mehr verknüpft. Die Quellen daraus bleiben.`,
  denied: (name) =>
    `Causeway darf „${name}“ nicht lesen. Sehen Sie ihn neu durch und erlauben Sie es, wenn der Browser fragt.`,

  dialogTitle: (name) => `Was sich in „${name}“ geändert hat`,
  scanning: (files) => `Der Ordner wird durchgesehen: bisher ${count(files, 'Datei', 'Dateien')}`,
  nothing: 'Nichts hat sich geändert: Das Notizbuch hat, was der Ordner hat.',
  unchanged: (number) => `${count(number, 'Datei ist', 'Dateien sind')} wie zuvor.`,
  passedOver: (number) =>
    `${count(number, 'Datei wird', 'Dateien werden')} übergangen: Bilder, Ton, Programme oder zu groß.`,
  kinds: {
    new: 'Neue Dateien',
    changed: 'Geändert: Die neue Fassung ersetzt die alte',
    renamed: 'Umbenannt oder verschoben',
    removed: 'Nicht mehr im Ordner: Die Quellen werden entfernt',
    'left-out': 'Früher ausgelassen oder entfernt',
  },
  all: (kind, number) => `${kind} (${figure(number)})`,
  movedFrom: (from) => `vorher: ${from}`,
  andMore: (number) => `und ${figure(number)} weitere, die das Kästchen oben einschließt`,
  apply: 'Auf den neuesten Stand bringen',
  done: ({ added, removedIds, replacementIds }) => {
    const removed = removedIds.length - replacementIds.length;
    const fresh = added.queued - replacementIds.length;
    const parts = [
      fresh > 0 && `${count(fresh, 'Datei', 'Dateien')} hinzugefügt`,
      replacementIds.length > 0 && `${figure(replacementIds.length)} ersetzt`,
      added.renamed.length > 0 && `${figure(added.renamed.length)} umbenannt`,
      removed > 0 && `${figure(removed)} entfernt`,
      added.refused.length > 0 && `${figure(added.refused.length)} nicht aufgenommen`,
    ].filter((part) => part !== false);
    return parts.length === 0 ? 'Es gab nichts zu tun.' : `Aus dem Ordner: ${listed(parts)}.`;
  },
};
