/** @file RIS, the format that publishers' sites and EndNote export: lines of a two-letter tag and a value. */
import type { RawReference } from './bibliography.ts';

const LINE = /^([A-Z][A-Z0-9]) {1,2}- ?(.*)$/;

/** Types in BibTeX's words. */
const TYPES: Readonly<Record<string, string>> = {
  JOUR: 'article',
  EJOUR: 'article',
  MGZN: 'article',
  NEWS: 'article',
  BOOK: 'book',
  EBOOK: 'book',
  EDBOOK: 'book',
  CHAP: 'incollection',
  ECHAP: 'incollection',
  CONF: 'inproceedings',
  CPAPER: 'inproceedings',
  RPRT: 'techreport',
  GOVDOC: 'techreport',
  THES: 'phdthesis',
  UNPB: 'unpublished',
};

export function readRis(source: string): { entries: RawReference[]; skipped: number } {
  const entries: RawReference[] = [];
  let fields: Map<string, string[]> | null = null;
  let last: string[] | null = null;
  let skipped = 0;
  for (const line of source.split('\n')) {
    const [, tag, value = ''] = LINE.exec(line) ?? [];
    if (tag === undefined) {
      // A long value goes on in the next line.
      if (last !== null && line.trim() !== '') last[last.length - 1] += ` ${line.trim()}`;
    } else if (tag === 'TY') {
      if (fields !== null) skipped++;
      fields = new Map([['TY', [value.trim()]]]);
      last = null;
    } else if (tag === 'ER') {
      if (fields !== null) entries.push(rawReference(fields));
      fields = null;
      last = null;
    } else if (fields !== null) {
      last = fields.get(tag) ?? [];
      last.push(value.trim());
      fields.set(tag, last);
    }
  }
  // The last one of a file that was cut off is taken as far as it goes.
  if (fields !== null) entries.push(rawReference(fields));
  return { entries, skipped };
}

function rawReference(fields: ReadonlyMap<string, string[]>): RawReference {
  const text = (...tags: string[]): string => tags.map((tag) => fields.get(tag)?.[0] ?? '').find(Boolean) ?? '';
  const authors = fields.get('AU') ?? fields.get('A1') ?? fields.get('A2') ?? [];
  return {
    type: TYPES[text('TY').toUpperCase()] ?? 'misc',
    key: text('ID', 'AN'),
    title: text('TI', 'T1', 'CT'),
    authors: authors.map((author) => author.replace(/,$/, '')),
    // `2024/05/17/spring`
    date: text('DA', 'Y1', 'PY').replace(/^(\d{4})\/\/.*$/, '$1') || text('PY', 'Y1'),
    journal: text('JO', 'JF', 'T2', 'JA', 'BT', 'PB'),
    doi: text('DO'),
    url: text('UR', 'L2'),
    files: fields.get('L1') ?? [],
  };
}
