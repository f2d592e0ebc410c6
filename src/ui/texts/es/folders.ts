/** @file Spanish: linked folders. */
import type { Pack } from '../pack.ts';
import { count, dateTime, figure, listed, plural } from '../words.ts';

export const folders: Pack['folders'] = {
  title: 'Carpetas vinculadas',
  link: 'Vincular una carpeta',
  linkHint: 'Causeway recuerda la carpeta y la compara con el cuaderno cuando usted lo pida.',
  rescan: (name) => `Volver a examinar ${name}`,
  unlink: (name) => `Desvincular ${name}`,
  updatedAt: (at) => `Al día desde el ${dateTime(at)}`,
  neverUpdated: 'Sin incorporar todavía',
  unlinked: (name) => `«${name}» ya no está vinculada. Sus fuentes se quedan.`,
  denied: (name) => `Causeway no puede leer «${name}». Vuelva a examinarla y dé permiso cuando el navegador lo pida.`,

  dialogTitle: (name) => `Qué ha cambiado en «${name}»`,
  scanning: (files) => `Examinando la carpeta: ${count(files, 'archivo', 'archivos')} hasta ahora`,
  nothing: 'Nada ha cambiado: el cuaderno tiene lo mismo que la carpeta.',
  unchanged: (number) => `${count(number, 'archivo sigue', 'archivos siguen')} como antes.`,
  passedOver: (number) =>
    `Se ${plural(number, 'omite', 'omiten')} ${count(number, 'archivo', 'archivos')}: imágenes, sonido, programas o demasiado grandes.`,
  kinds: {
    new: 'Archivos nuevos',
    changed: 'Cambiados: la versión nueva sustituye a la anterior',
    renamed: 'Con otro nombre o en otro lugar',
    removed: 'Ya no están en la carpeta: sus fuentes se quitan',
    'left-out': 'Omitidos o quitados antes',
  },
  all: (kind, number) => `${kind} (${figure(number)})`,
  movedFrom: (from) => `antes: ${from}`,
  andMore: (number) => `y ${figure(number)} más, que la casilla de arriba incluye`,
  apply: 'Poner al día',
  done: ({ added, removedIds, replacementIds }) => {
    const removed = removedIds.length - replacementIds.length;
    const fresh = added.queued - replacementIds.length;
    const parts = [
      fresh > 0 && `${count(fresh, 'archivo añadido', 'archivos añadidos')}`,
      replacementIds.length > 0 && count(replacementIds.length, 'sustituido', 'sustituidos'),
      added.renamed.length > 0 && count(added.renamed.length, 'con nombre nuevo', 'con nombre nuevo'),
      removed > 0 && count(removed, 'quitado', 'quitados'),
      added.refused.length > 0 && count(added.refused.length, 'no incorporado', 'no incorporados'),
    ].filter((part) => part !== false);
    return parts.length === 0 ? 'No había nada que hacer.' : `De la carpeta: ${listed(parts)}.`;
  },
};
