/** @file Cited sources as BibTeX: by the reference that is known of a source, else as `@misc` with what the file itself tells. */
import type { DocumentInfo } from '../records.ts';

/** A source to be listed. */
export interface BibliographySource {
  info: DocumentInfo;
  /** The document's own title; empty where it has none. */
  title: string;
}

const TEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** A text that TeX sets as just this text. */
export function escapeTex(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\{}$&#%_~^]/g, (character) => TEX[character]!);
}

/** Letters and figures of ASCII that a BibTeX key may have; accents are taken off. */
function keyPart(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]+/g, '')
    .toLowerCase();
}

const SMALL_WORDS = new Set(['a', 'an', 'the', 'on', 'of', 'in', 'and', 'der', 'die', 'das', 'el', 'la', 'le', 'les']);

/** Author, year and first telling word, as bibliographies do; `source` where nothing of it is left. */
function keyOf(author: string, year: string, title: string): string {
  const words = title.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !SMALL_WORDS.has(word.toLowerCase()));
  const word = words.map(keyPart).find((part) => /[a-z]/.test(part)) ?? '';
  return keyPart(author) + keyPart(year) + word || 'source';
}

/** "Family, Given" as it is; the name of an organisation in braces, so that BibTeX takes it for one name. */
function authorOf(author: string): string {
  return author.includes(',') ? escapeTex(author) : `{${escapeTex(author)}}`;
}

/** What an author is listed under. */
function surname(author: string): string {
  return author.split(/[,\s]/)[0] ?? '';
}

/** The day of a time in milliseconds since the epoch, in UTC, as in `2026-05-03`. */
export type FormatDay = (time: number) => string;

/** Entry types that every style of BibTeX knows; any other work is written as `misc`. */
const TYPES = new Set([
  'article',
  'book',
  'booklet',
  'inbook',
  'incollection',
  'inproceedings',
  'manual',
  'mastersthesis',
  'phdthesis',
  'proceedings',
  'techreport',
  'unpublished',
]);

const BOOK_TITLED = new Set(['incollection', 'inproceedings']);

function entryOf(
  { info, title }: BibliographySource,
  formatDay: FormatDay,
): { key: string; type: string; fields: [string, string][] } {
  const reference = info.reference;
  if (reference) {
    const type = TYPES.has(reference.type) ? reference.type : 'misc';
    const year = reference.year === null ? '' : String(reference.year);
    const fields: [string, string][] = [
      ['author', reference.authors.map(authorOf).join(' and ')],
      ['title', escapeTex(reference.title)],
      [BOOK_TITLED.has(type) ? 'booktitle' : 'journal', escapeTex(reference.journal)],
      ['year', year],
      ['date', escapeTex(reference.date)],
      ['doi', escapeTex(reference.doi)],
      // Addresses are read as they are, so they must not hold what ends a field.
      ['url', reference.url.replace(/[\s{}\\]/g, encodeURIComponent)],
      ['file', escapeTex(info.name)],
    ];
    const own = reference.key.replace(/[^A-Za-z0-9:_./+-]+/g, '');
    return { key: own || keyOf(surname(reference.authors[0] ?? ''), year, reference.title), type, fields };
  }
  const name = info.name.split('/').at(-1)!;
  const shown = title.trim() || name.replace(/\.[^.]+$/, '');
  return {
    key: keyOf('', '', shown),
    type: 'misc',
    fields: [
      ['title', escapeTex(shown)],
      // Nobody said when it was written, so the day on which it was taken in stands in.
      ['date', info.date ?? info.fileDate ?? formatDay(info.addedAt)],
      ['howpublished', escapeTex(name)],
    ],
  };
}

/** One entry for each source, in order; keys are unique without regard to case, as BibTeX wants them. */
export function bibtexOf(sources: readonly BibliographySource[], formatDay: FormatDay): string {
  const taken = new Set<string>();
  const entries = sources.map((source) => {
    const { key, type, fields } = entryOf(source, formatDay);
    let unique = key;
    for (let next = 2; taken.has(unique.toLowerCase()); next += 1) unique = `${key}-${next}`;
    taken.add(unique.toLowerCase());
    const lines = fields.filter(([, value]) => value !== '').map(([name, value]) => `  ${name} = {${value}},\n`);
    return `@${type}{${unique},\n${lines.join('')}}\n`;
  });
  return entries.join('\n');
}
