/**
 * @file Bibliographies (BibTeX, RIS, CSL-JSON): what they say of works, which is attached to the documents that are these works. As a
 * text, a bibliography is the list of its entries.
 */
import type { ParsedDocument, Reference } from '../../engine/types.ts';
import { CausewayError } from '../../engine/errors.ts';
import { cleanText } from './clean-text.ts';
import { checkCharacters } from './limits.ts';
import { fileName } from './paths.ts';
import { TextWriter } from './text-writer.ts';

export type BibliographyKind = 'bibtex' | 'ris' | 'csl';

/** More than this no reference manager keeps. */
const MAX_ENTRIES = 100_000;
const MAX_FIELD = 4000;
const MAX_AUTHORS = 500;

/** What the readers of the three formats give: an entry, with fields as they found them. */
export type RawReference = Omit<Reference, 'year'>;

/** @throws CausewayError `file-damaged`, `file-too-large` */
export async function parseBibliography(source: string, path: string, kind: BibliographyKind): Promise<ParsedDocument> {
  checkCharacters(source.length, path);
  const { entries, skipped } = await readEntries(source, kind);
  const references = entries.map(tidy).filter(({ title, doi }) => title !== '' || doi !== '');
  if (references.length === 0) throw withoutEntries(path);
  if (references.length > MAX_ENTRIES) throw tooManyEntries(path, references.length);
  const writer = new TextWriter();
  for (const reference of references) writeEntry(reference, writer);
  checkCharacters(writer.length, path);
  const left = skipped + entries.length - references.length;
  return {
    format: 'bibliography',
    text: writer.text(),
    title: '',
    headings: writer.headings,
    warnings: left > 0 ? [`${left === 1 ? '1 entry' : `${left} entries`} could not be read.`] : [],
    references,
  };
}

async function readEntries(
  source: string,
  kind: BibliographyKind,
): Promise<{ entries: RawReference[]; skipped: number }> {
  if (kind === 'bibtex') return (await import('./bibtex.ts')).readBibtex(source);
  if (kind === 'ris') return (await import('./ris.ts')).readRis(source);
  return (await import('./csl.ts')).readCsl(source);
}

function tidy(raw: RawReference): Reference {
  const date = dateOf(raw.date);
  const files = (raw.files ?? []).map((file) => fileName(file.trim())).filter((file) => file !== '');
  return {
    type: field(raw.type).toLowerCase() || 'misc',
    title: field(raw.title).replace(/\.$/, ''),
    authors: raw.authors
      .slice(0, MAX_AUTHORS)
      .map(field)
      .filter((author) => author !== ''),
    year: date === '' ? null : Number(date.slice(0, 4)),
    date,
    journal: field(raw.journal),
    doi: bareDoi(field(raw.doi) || doiInAddress(raw.url)),
    url: webAddress(field(raw.url)),
    key: field(raw.key),
    ...(files.length > 0 && { files }),
  };
}

function field(text: string): string {
  return cleanText(text.slice(0, MAX_FIELD)).normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** A DOI in lower case without the address that it is often given with; empty when it is none. */
export function bareDoi(text: string): string {
  return (/10\.\d{4,9}\/\S+/.exec(text)?.[0] ?? '').replace(/[.,;]+$/, '').toLowerCase();
}

/** The address where it leads to a page or a file of the web; empty for anything else, which a reference manager might run. */
function webAddress(url: string): string {
  return /^(?:[a-z][a-z0-9+.-]*:)/i.test(url) && !/^(?:https?|ftps?):/i.test(url) ? '' : url;
}

function doiInAddress(url: string): string {
  return /^https?:\/\/(?:dx\.)?doi\.org\//i.test(url) ? url : '';
}

/** The date as far as it is a real one, as in `2024`, `2024-05` and `2024-05-17`. */
function dateOf(text: string): string {
  const [, year = '', month = '', day = ''] = /^\s*(\d{4})(?:[-/](\d{1,2}))?(?:[-/](\d{1,2}))?/.exec(text) ?? [];
  if (year === '') return /\b(1[5-9]\d\d|20\d\d)\b/.exec(text)?.[1] ?? '';
  if (Number(month) < 1 || Number(month) > 12) return year;
  const upToMonth = `${year}-${month.padStart(2, '0')}`;
  return Number(day) < 1 || Number(day) > 31 ? upToMonth : `${upToMonth}-${day.padStart(2, '0')}`;
}

function writeEntry({ title, authors, date, journal, doi, url }: Reference, writer: TextWriter): void {
  writer.beginHeading(2);
  writer.inline(title || doi);
  writer.endHeading();
  const parts = [authors.join('; '), journal, date, doi === '' ? url : `doi:${doi}`].filter(Boolean);
  writer.inline(parts.map((part, index) => (index < parts.length - 1 ? part.replace(/\.$/, '') : part)).join('. '));
  writer.separate(2);
}

function withoutEntries(path: string): CausewayError {
  return new CausewayError(
    'file-damaged',
    `“${fileName(path)}” holds no entry of a bibliography that can be read. Export it again as BibTeX, RIS or CSL-JSON and add that.`,
  );
}

function tooManyEntries(path: string, entries: number): CausewayError {
  return new CausewayError(
    'file-too-large',
    `“${fileName(path)}” has ${entries} entries; up to ${MAX_ENTRIES} can be read. Export the ones you need and add those.`,
    { entries, limit: MAX_ENTRIES },
  );
}
