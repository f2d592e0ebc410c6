/** @file BibTeX and BibLaTeX entries, by the parser of Better BibTeX for Zotero, which knows TeX's accents, names and months. */
import type { Creator, Entry } from '@retorquere/bibtex-parser';
import type { RawReference } from './bibliography.ts';

/** Fields whose TeX does not matter here, abstracts above all: taking TeX apart is what costs time. */
const NOT_TEX =
  /^(?!(?:title|author|editor|journal|journaltitle|booktitle|publisher|institution|school|date|year|month)$)/;

export async function readBibtex(source: string): Promise<{ entries: RawReference[]; skipped: number }> {
  const { parse } = await import('@retorquere/bibtex-parser');
  const { entries, errors } = parse(source, { sentenceCase: false, verbatimFields: [NOT_TEX] });
  const broken = errors.filter(({ error }) => !/@string|unresolved/i.test(error)).length;
  return { entries: entries.map(rawReference), skipped: Math.min(broken, source.split('@').length) };
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
