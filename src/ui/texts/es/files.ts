/** @file Spanish: files that can be added. */
import type { Pack } from '../pack.ts';
import { count, figure, plural } from '../words.ts';

export const files: Pack['files'] = {
  formats:
    'PDF, Word, OpenDocument, RTF, EPUB, PowerPoint, Excel, CSV, JSON, páginas web, Markdown, texto sin formato, imágenes de texto (PNG, JPEG, WebP) y .zip de todo ello. ' +
    'Una bibliografía (BibTeX, RIS, CSL-JSON) da autores y fechas a sus fuentes.',
  welcomeOwn: 'O arrastre sus propios archivos, una carpeta o un archivo comprimido a esta página.',
  bibliographyRead: (name, entries, attached) => {
    const waiting = entries - attached;
    const found =
      attached === 0
        ? 'ninguna describe todavía una fuente de este cuaderno'
        : `${figure(attached)} ${plural(attached, 'describe una fuente', 'describen fuentes')} de este cuaderno`;
    const rest =
      waiting === 0
        ? ''
        : ` ${attached === 0 ? 'Se usarán' : `Las otras ${figure(waiting)} se usarán`} cuando se añadan sus fuentes.`;
    return `${name}: ${count(entries, 'entrada', 'entradas')}, ${found}.${rest}`;
  },
};
