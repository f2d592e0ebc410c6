/** @file CSV and TSV to readable lines. Papa Parse finds the delimiter and knows quotes. */
import type { ParsedDocument } from '../../engine/types.ts';
import { checkCharacters } from './limits.ts';
import { TableText } from './table-text.ts';
import { TextWriter } from './text-writer.ts';

/** Excel writes the delimiter into a first line of its own. */
const DELIMITER_LINE = /^sep=(.)\n/i;
const ROW_HEADING_LEVEL = 2;

/** @throws CausewayError `file-too-large` */
export async function parseCsv(source: string, path: string, extension: string): Promise<ParsedDocument> {
  checkCharacters(source.length, path);
  const { default: papa } = await import('papaparse');
  const named = DELIMITER_LINE.exec(source);
  const writer = new TextWriter();
  const table = new TableText(writer, path, ROW_HEADING_LEVEL);
  let unclosed = false;
  papa.parse<string[]>(named === null ? source : source.slice(named[0].length), {
    delimiter: named?.[1] ?? (extension === 'tsv' || extension === 'tab' ? '\t' : ''),
    skipEmptyLines: 'greedy',
    step: ({ data, errors }) => {
      unclosed ||= errors.some(({ code }) => code === 'MissingQuotes');
      table.row(data);
    },
  });
  table.end();
  const warnings = unclosed ? ['A quotation mark is not closed, so rows may have run together or been cut off.'] : [];
  return { format: 'csv', text: writer.text(), title: '', headings: writer.headings, parts: writer.parts, warnings };
}
