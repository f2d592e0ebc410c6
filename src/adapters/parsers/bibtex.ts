/** @file BibTeX and BibLaTeX entries, by the parser of Better BibTeX for Zotero, which knows TeX's accents, names and months. */
import type { Creator, Entry } from '@retorquere/bibtex-parser';
import type { RawReference } from './bibliography.ts';

/** Fields whose TeX does not matter here. */
const NOT_TEX =
  /^(?!(?:title|author|editor|journal|journaltitle|booktitle|publisher|institution|school|date|year|month)$)/;

/** Long fields of which nothing is used. The parser takes their TeX apart whatever it is told, which is most of its time. */
const UNUSED = /,\s*(?:abstract|annote|annotation|keywords|comment|review)\s*=\s*(?=\{)/giu;

/** The source without the long fields that nothing is used of; one whose braces don't match stays as it is. */
function withoutUnused(source: string): string {
  const kept: string[] = [];
  let from = 0;
  for (const { 0: opening, index } of source.matchAll(UNUSED)) {
    if (index < from) continue; // inside of one that is left out
    const end = closingBrace(source, index + opening.length);
    if (end < 0 || !/^\s*[,}]/u.test(source.slice(end + 1, end + 100))) continue;
    kept.push(source.slice(from, index));
    from = end + 1;
  }
  return kept.join('') + source.slice(from);
}

/** Longer fields are left to the parser, so that braces that never close don't cost more than that. */
const LONGEST_UNUSED = 100_000;

/** Where the brace that opens at a place closes; −1: nowhere near. */
function closingBrace(source: string, opening: number): number {
  let depth = 0;
  const last = Math.min(source.length, opening + LONGEST_UNUSED);
  for (let at = opening; at < last; at++) {
    const unit = source[at];
    if (unit === '\\') at++;
    else if (unit === '{') depth++;
    else if (unit === '}' && --depth === 0) return at;
  }
  return -1;
}

/** A run of the same sign that is no word. The parser takes seconds over thousands of them, and nobody writes more than a line. */
const LONG_RUN = /([^\p{L}\p{N}\s])\1{200,}/gu;

/** Entries of thousands of authors are shorter; the parser's time grows with the square. */
const LONGEST_ENTRY = 100_000;

/** With its abbreviations written out. */
const LONGEST_WRITTEN_OUT = 1_000_000;

/** The name that `@string` gives to a text. */
const ABBREVIATION = /^\s*@string\s*[{(]\s*([^\s={}()"#,]+)\s*=/iu;

/** The source without entries that are too long to be any, also by abbreviations that are made of each other, and how many these are. */
function withoutEndless(source: string): { source: string; left: number } {
  const parts = source.replace(LONG_RUN, (run) => run.slice(0, 200)).split(/(?=^[^\S\n]*@)/mu);
  /** Characters of abbreviations, written out, at the most: their names may also stand in other texts. */
  const sizes = new Map<string, number>();
  const kept = parts.filter((part) => {
    if (part.length > LONGEST_ENTRY) return false;
    let size = part.length;
    for (const [word] of part.matchAll(/[^\s={}()"#,]+/gu)) size += sizes.get(word.toLowerCase()) ?? 0;
    if (size > LONGEST_WRITTEN_OUT) return false;
    const name = ABBREVIATION.exec(part)?.[1];
    if (name !== undefined) sizes.set(name.toLowerCase(), size);
    return true;
  });
  return { source: kept.join(''), left: parts.length - kept.length };
}

export async function readBibtex(source: string): Promise<{ entries: RawReference[]; skipped: number }> {
  const { parse } = await import('@retorquere/bibtex-parser');
  const { source: read, left } = withoutEndless(withoutUnused(source));
  const { entries, errors } = parse(read, { sentenceCase: false, verbatimFields: [NOT_TEX] });
  const broken = errors.filter(({ error }) => !/@string|unresolved/i.test(error)).length;
  return { entries: entries.map(rawReference), skipped: left + Math.min(broken, read.split('@').length) };
}

function rawReference({ type, key, fields }: Entry): RawReference {
  const text = (...names: string[]): string => {
    for (const name of names) {
      const value: unknown = (fields as Record<string, unknown>)[name];
      if (typeof value === 'string' && value.trim() !== '') return value;
      if (Array.isArray(value) && typeof value[0] === 'string') return value.join(', ');
    }
    return '';
  };
  const creators = fields.author ?? fields.editor ?? [];
  return {
    type,
    key,
    title: plain(text('title')),
    authors: Array.isArray(creators) ? creators.map(nameOf) : [],
    date: text('date') || `${text('year')}${monthOf(text('month'))}`,
    journal: plain(text('journal', 'journaltitle', 'booktitle', 'publisher', 'institution', 'school')),
    doi: text('doi'),
    url: text('url'),
    files: filesOf(text('file')),
  };
}

function nameOf({ name, lastName, firstName, prefix }: Creator): string {
  if (name) return name;
  return [[prefix, lastName].filter(Boolean).join(' '), firstName].filter(Boolean).join(', ');
}

function monthOf(month: string): string {
  return /^\d{1,2}$/.test(month) ? `-${month}` : '';
}

/** The parser marks italics and the like in titles as HTML. */
function plain(text: string): string {
  return text.replace(/<\/?(?:i|b|em|strong|sup|sub|span|sc)(?:\s[^>]*)?>/gi, '');
}

/** `file = {Full text:folder/paper.pdf:application/pdf;…}`, as reference managers write it, or a path alone. */
function filesOf(file: string): string[] {
  return file.split(/(?<!\\);/).flatMap((one) => {
    const parts = one
      .replace(/\\([:;\\])/g, (_, character: string) => (character === ':' ? '\u0000' : character))
      .split(':');
    const path = parts.length >= 3 ? parts.slice(1, -1).join(':') : one;
    return path.trim() === '' ? [] : path.replaceAll('\u0000', ':').replaceAll('\\', '/');
  });
}
