/** @file OpenDocument spreadsheets (.ods) to readable lines, one heading for each sheet. Format: OASIS OpenDocument 1.3, part 3, 9. */
import type { ParsedDocument } from '../../engine/types.ts';
import { loadOpenDocument } from './open-document-package.ts';
import { TextWriter } from './text-writer.ts';
import { checkSheets, sheetWarnings, writeSheet } from './xlsx.ts';
import type { XmlHandler } from './xml.ts';

/** Cells and rows that say how often they are repeated are repeated at most this often: the rest is the empty end of a sheet. */
const MAX_REPEATED = 1000;
const MAX_COLUMNS = 16_384;

/** @throws CausewayError `file-damaged`, `file-encrypted`, `archive-too-large`, `file-too-large` */
export async function parseOds(bytes: Uint8Array, path: string): Promise<ParsedDocument> {
  const { content, readXml, title, date } = await loadOpenDocument(bytes, path);
  const reader = new SheetReader();
  readXml(content, reader);
  checkSheets(reader.sheets.length, path);
  const writer = new TextWriter();
  for (const { name, rows, isHidden } of reader.sheets) if (!isHidden) writeSheet(name, rows, writer, path);
  return {
    format: 'ods',
    text: writer.text(),
    title,
    headings: writer.headings,
    parts: writer.parts,
    ...(date !== '' && { date }),
    warnings: sheetWarnings(reader.sheets.filter(({ isHidden }) => isHidden).length, 0),
  };
}

interface Sheet {
  name: string;
  rows: string[][];
  isHidden: boolean;
}

class SheetReader implements XmlHandler {
  readonly sheets: Sheet[] = [];
  /** Styles of sheets that are not displayed. */
  readonly #hiddenStyles = new Set<string>();
  #style = '';
  /** Tables within cells are not sheets. */
  #depth = 0;
  #row: string[] = [];
  #rowRepeats = 1;
  #cell: { text: string; value: string; repeats: number } | null = null;
  #annotation = 0;
  /** For each column: the value that a merged area carries down, and for how many rows. */
  readonly #carried = new Map<number, { value: string; rows: number }>();

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#annotation > 0 || name === 'annotation') this.#annotation++;
    else if (name === 'style') this.#style = attributes['style:name'] ?? '';
    else if (name === 'table-properties' && attributes['table:display'] === 'false')
      this.#hiddenStyles.add(this.#style);
    else if (name === 'table') {
      this.#depth++;
      if (this.#depth > 1) return;
      const isHidden = this.#hiddenStyles.has(attributes['table:style-name'] ?? '');
      this.sheets.push({ name: attributes['table:name'] ?? '', rows: [], isHidden });
      this.#carried.clear();
    } else if (this.#depth !== 1) return;
    else if (name === 'table-row') {
      this.#row = [];
      this.#rowRepeats = repeats(attributes['table:number-rows-repeated']);
    } else if (name === 'table-cell' || name === 'covered-table-cell') this.#beginCell(attributes);
    else if (this.#cell !== null && (name === 's' || name === 'tab' || name === 'line-break' || name === 'p')) {
      this.#cell.text += ' ';
    }
  }

  text(text: string): void {
    if (this.#cell !== null && this.#annotation === 0) this.#cell.text += text;
  }

  close(name: string): void {
    if (this.#annotation > 0) this.#annotation--;
    else if (name === 'table') this.#depth--;
    else if (this.#depth !== 1) return;
    else if (name === 'table-row') {
      const rows = this.sheets.at(-1)?.rows;
      if (this.#row.some((cell) => cell !== ''))
        for (let i = 0; i < Math.min(this.#rowRepeats, MAX_REPEATED); i++) rows?.push(this.#row);
    } else if ((name === 'table-cell' || name === 'covered-table-cell') && this.#cell !== null)
      this.#endCell(this.#cell);
  }

  #beginCell(attributes: Readonly<Record<string, string>>): void {
    const type = attributes['office:value-type'];
    // What is shown of a date depends on the language of the program; the stored one is the same everywhere.
    const value = type === 'date' ? (attributes['office:date-value'] ?? '').replace('T', ' ') : '';
    const column = this.#row.length;
    const carried = this.#carried.get(column);
    this.#cell = { text: '', value, repeats: repeats(attributes['table:number-columns-repeated']) };
    if (carried !== undefined && carried.rows > 0) {
      carried.rows--;
      this.#cell.value = carried.value;
    }
    const spanned = Number(attributes['table:number-rows-spanned'] ?? 1);
    if (spanned > 1) this.#carried.set(column, { value: '', rows: spanned - 1 });
  }

  #endCell({ text, value, repeats: times }: { text: string; value: string; repeats: number }): void {
    this.#cell = null;
    const shown =
      value || (/^#(?:DIV\/0!|REF!|NAME\?|VALUE!|N\/A|NUM!)$|^Err:\d+$/.test(text.trim()) ? '' : text.trim());
    const carried = this.#carried.get(this.#row.length);
    if (carried?.value === '') carried.value = shown;
    // A run of empty cells at the end of a row says only that the sheet goes on.
    const count = Math.min(times, shown === '' ? MAX_COLUMNS : MAX_REPEATED, MAX_COLUMNS - this.#row.length);
    if (shown === '' && count > MAX_REPEATED) return;
    for (let i = 0; i < count; i++) this.#row.push(shown);
  }
}

function repeats(attribute: string | undefined): number {
  return Math.min(MAX_COLUMNS, Math.max(1, Number(attribute ?? 1) || 1));
}
