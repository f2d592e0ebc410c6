/** @file German: files that can be added. */
import type { Pack } from '../pack.ts';
import { count, figure, plural } from '../words.ts';

export const files: Pack['files'] = {
  formats:
    'PDF, Word, OpenDocument, RTF, EPUB, PowerPoint, Excel, CSV, JSON, Webseiten, Markdown, reiner Text, Bilder von Text (PNG, JPEG, WebP) und .zip davon. ' +
    'Ein Literaturverzeichnis (BibTeX, RIS, CSL-JSON) gibt seinen Quellen Autoren und Daten.',
  welcomeOwn: 'Oder ziehen Sie eigene Dateien, einen Ordner oder ein Archiv auf diese Seite.',
  bibliographyRead: (name, entries, attached) => {
    const waiting = entries - attached;
    const found =
      attached === 0
        ? 'noch keiner beschreibt eine Quelle dieses Notizbuchs'
        : `${figure(attached)} ${plural(attached, 'beschreibt eine Quelle', 'beschreiben Quellen')} dieses Notizbuchs`;
    const rest =
      waiting === 0
        ? ''
        : ` ${attached === 0 ? 'Sie werden' : `Die übrigen ${figure(waiting)} werden`} verwendet, sobald ihre Quellen da sind.`;
    return `${name}: ${count(entries, 'Eintrag', 'Einträge')}, ${found}.${rest}`;
  },
};
