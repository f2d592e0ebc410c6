/** @file CSL-JSON, the format of citation processors (Zotero, Pandoc): an array of items. Format: CSL 1.0.2, csl-data.json. */
import type { RawReference } from './bibliography.ts';

/** Types in BibTeX's words. */
const TYPES: Readonly<Record<string, string>> = {
  'article-journal': 'article',
  'article-magazine': 'article',
  'article-newspaper': 'article',
  article: 'article',
  book: 'book',
  chapter: 'incollection',
  'paper-conference': 'inproceedings',
  report: 'techreport',
  thesis: 'phdthesis',
  manuscript: 'unpublished',
};
const CSL_TYPES = new Set([
  ...Object.keys(TYPES),
  ...(
    'bill broadcast classic collection dataset document entry entry-dictionary entry-encyclopedia figure graphic hearing interview ' +
    'legal_case legislation map motion_picture musical_score pamphlet patent performance periodical personal_communication post ' +
    'post-weblog regulation review review-book software song speech standard treaty webpage'
  ).split(' '),
]);

type Item = Record<string, unknown>;

/** Whether a JSON file is a bibliography rather than other data: every item has an id, a type of CSL's and a title. */
export function isCsl(source: string): boolean {
  const head = source.slice(0, 20_000);
  if (!/^\s*\[\s*\{/.test(head) || !/"type"\s*:/.test(head) || !/"title"\s*:/.test(head)) return false;
  try {
    return items(source).every((item) => item['id'] !== undefined && CSL_TYPES.has(String(item['type'])));
  } catch {
    return false;
  }
}

export function readCsl(source: string): { entries: RawReference[]; skipped: number } {
  return { entries: items(source).map(rawReference), skipped: 0 };
}

function items(source: string): Item[] {
  const parsed: unknown = JSON.parse(source);
  if (!Array.isArray(parsed)) return [];
  return parsed.filter((item): item is Item => typeof item === 'object' && item !== null);
}

function rawReference(item: Item): RawReference {
  const text = (name: string): string => {
    const value = item[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const type = text('type');
  return {
    type: TYPES[type] ?? 'misc',
    key: text('citation-key') || text('id'),
    title: text('title').replace(/<[^>]{1,20}>/g, ''),
    authors: namesOf(item['author'] ?? item['editor']),
    date: dateOf(item['issued']),
    journal: text('container-title') || text('publisher'),
    doi: text('DOI'),
    url: text('URL'),
  };
}

function namesOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.map((name: unknown) => {
    const { family, given, literal } = (name ?? {}) as Record<string, unknown>;
    const parts = literal === undefined ? [family, given] : [literal];
    return parts.filter((part) => typeof part === 'string' && part !== '').join(', ');
  });
}

function dateOf(value: unknown): string {
  const { 'date-parts': parts, raw, literal } = (value ?? {}) as Record<string, unknown>;
  const first: unknown = Array.isArray(parts) ? parts[0] : undefined;
  if (Array.isArray(first)) return first.filter((part) => part !== null && part !== '').join('-');
  return typeof raw === 'string' ? raw : typeof literal === 'string' ? literal : '';
}
