/** @file What is said of files that can be added, and of what came of them. */
import { live } from '../language/live.ts';
import { count, figure } from './words.ts';

export const files = live('files', {
  /** Behind the offer to drop files anywhere. */
  formats:
    'PDF, Word, OpenDocument, RTF, EPUB, PowerPoint, Excel, CSV, JSON, web pages, Markdown, plain text, pictures of text (PNG, JPEG, WebP), and .zip of these. ' +
    'A bibliography (BibTeX, RIS, CSL-JSON) gives its sources authors and dates.',
  welcomeOwn: 'Or drop your own files, a folder or an archive anywhere on this page.',
  bibliographyRead: (name: string, entries: number, attached: number): string => {
    const waiting = entries - attached;
    const found =
      attached === 0
        ? 'none describes a source of this notebook yet'
        : `${figure(attached)} ${attached === 1 ? 'describes a source' : 'describe sources'} of this notebook`;
    const rest = waiting === 0 ? '' : ` The other ${figure(waiting)} will be used when their sources are added.`;
    return `${name}: ${count(entries, 'entry', 'entries')}, ${found}.${attached === 0 ? ' They will be used when their sources are added.' : rest}`;
  },
});
