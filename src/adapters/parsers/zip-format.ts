/** @file Which document a ZIP archive is inside, by the names of its entries. Formats without one of these are plain archives. */
import type { DocumentFormat } from '../../engine/types.ts';
import { unzip } from './zip.ts';

/** Entries that only one format has. */
const TELLING: readonly [string, DocumentFormat][] = [
  ['word/document.xml', 'docx'],
  ['xl/workbook.xml', 'xlsx'],
  ['ppt/presentation.xml', 'pptx'],
  ['META-INF/container.xml', 'epub'],
];
const MIME_ENTRY = 'mimetype';
const MIME_TYPES: Readonly<Record<string, DocumentFormat>> = {
  'application/epub+zip': 'epub',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.text-template': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.spreadsheet-template': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'application/vnd.oasis.opendocument.presentation-template': 'odp',
};
const MAX_MIME_BYTES = 256;
/** Archives with these extensions are files of programs, not folders that somebody packed. */
const CONTAINER_EXTENSIONS = new Set(
  (
    'docx docm xlsx xlsm xlsb pptx pptm odt ods odp odg odf odb epub pages numbers key jar apk ipa xpi war crx ' +
    'kmz sketch nupkg whl 3mf vsix'
  ).split(' '),
);

/** The format that a list of entries' names tells; null when it tells none. */
export function formatByEntries(names: ReadonlySet<string>): DocumentFormat | null {
  return TELLING.find(([entry]) => names.has(entry))?.[1] ?? null;
}

/** The format that an archive names in its first entry, as OpenDocument files do; null when it names none that is read. */
export function formatByMimeType(archive: Uint8Array): DocumentFormat | null {
  try {
    const entry = unzip(archive, '', { declared: Infinity, unpacked: MAX_MIME_BYTES }, (name) => name === MIME_ENTRY);
    return MIME_TYPES[new TextDecoder().decode(entry.get(MIME_ENTRY)).trim()] ?? null;
  } catch {
    return null;
  }
}

/** Whether an archive is a folder that somebody packed rather than a file of some program. */
export function isPackedFolder(names: ReadonlySet<string>, extension: string): boolean {
  return formatByEntries(names) === null && !names.has(MIME_ENTRY) && !CONTAINER_EXTENSIONS.has(extension);
}
