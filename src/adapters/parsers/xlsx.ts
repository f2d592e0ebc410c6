/**
 * @file Excel workbooks (.xlsx) to readable lines, one heading for each sheet. Read here rather than by a library, because parts are
 * unpacked within limits and read as a stream, and because what is stored (values, results of formulas) is all that is wanted.
 * Format: ISO/IEC 29500-1, 18.
 */
import type { ParsedDocument } from '../../engine/types.ts';
import { CausewayError } from '../../engine/errors.ts';
import { fileName } from './paths.ts';
import { readProperties, relationshipsOf, type Parts } from './package-parts.ts';
import { readSheet, type SheetContext } from './xlsx-sheet.ts';
import { kindOfFormat, type CellKind } from './xlsx-cells.ts';
import { TableText } from './table-text.ts';
import { TextWriter } from './text-writer.ts';
import { loadXml, prefixed, type ReadXml } from './xml.ts';
import { damagedFile, unzip, type ZipLimits } from './zip.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS: ZipLimits = { declared: 1024 * MEGABYTE, unpacked: 160 * MEGABYTE };
const WORKBOOK = 'xl/workbook.xml';
const NEEDED_PART =
  /^(?:docProps\/core\.xml|xl\/(?:workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/i;
/** More than this no person keeps; such files are made by mistake or to harm. */
export const MAX_SHEETS = 1000;
const SHEET_LEVEL = 1;
const ROWS_LEVEL = 2;

interface Sheet {
  name: string;
  part: string;
  isHidden: boolean;
}

/** @throws CausewayError `file-damaged`, `file-encrypted`, `archive-too-large`, `file-too-large` */
export async function parseXlsx(bytes: Uint8Array, path: string): Promise<ParsedDocument> {
  const parts = unzip(bytes, path, LIMITS, (name) => NEEDED_PART.test(name));
  const readXml = await loadXml();
  const workbook = parts.get(WORKBOOK);
  if (workbook === undefined) throw damagedFile(path, 'no workbook part');
  const { sheets, isFrom1904 } = sheetsOf(parts, workbook, readXml);
  checkSheets(sheets.length, path);
  const context: SheetContext = {
    readXml,
    isFrom1904,
    strings: sharedStrings(parts.get('xl/sharedStrings.xml'), readXml),
    kinds: cellKinds(parts.get('xl/styles.xml'), readXml),
  };
  const writer = new TextWriter();
  let unknownResults = 0;
  for (const { name, part, isHidden } of sheets) {
    const sheet = parts.get(part);
    if (isHidden || sheet === undefined) continue;
    const { rows, formulasWithoutResult } = readSheet(sheet, context);
    unknownResults += formulasWithoutResult;
    writeSheet(name, rows, writer, path);
  }
  const hidden = sheets.filter(({ isHidden }) => isHidden).length;
  const { title, date } = readProperties(parts.get('docProps/core.xml'), readXml);
  return {
    format: 'xlsx',
    text: writer.text(),
    title,
    headings: writer.headings,
    parts: writer.parts,
    ...(date !== '' && { date }),
    warnings: sheetWarnings(hidden, unknownResults),
  };
}

/** @throws CausewayError `file-too-large` */
export function checkSheets(count: number, path: string): void {
  if (count <= MAX_SHEETS) return;
  throw new CausewayError(
    'file-too-large',
    `“${fileName(path)}” has ${count} sheets; up to ${MAX_SHEETS} can be read. Save the sheets you need as a file of their own ` +
      'and add that.',
    { sheets: count, limit: MAX_SHEETS },
  );
}

/** Writes a sheet under its name; empty ones leave no trace. */
export function writeSheet(name: string, rows: Iterable<readonly string[]>, writer: TextWriter, path: string): void {
  let table: TableText | null = null;
  for (const row of rows) {
    if (table === null) {
      if (row.every((cell) => cell.trim() === '')) continue;
      writer.beginHeading(SHEET_LEVEL);
      writer.inline(name);
      writer.endHeading();
      table = new TableText(writer, path, ROWS_LEVEL);
    }
    table.row(row);
  }
  table?.end();
}

export function sheetWarnings(hidden: number, formulasWithoutResult: number): string[] {
  const warnings: string[] = [];
  if (hidden > 0) warnings.push(`${hidden === 1 ? '1 hidden sheet was' : `${hidden} hidden sheets were`} left out.`);
  if (formulasWithoutResult > 0) {
    const which = formulasWithoutResult === 1 ? '1 formula has' : `${formulasWithoutResult} formulas have`;
    warnings.push(
      `${which} no stored result. Open the file in a spreadsheet program, save it there and add it again to have them read.`,
    );
  }
  return warnings;
}

function sheetsOf(parts: Parts, workbook: Uint8Array, readXml: ReadXml): { sheets: Sheet[]; isFrom1904: boolean } {
  const relationships = relationshipsOf(parts, WORKBOOK, readXml);
  const sheets: Sheet[] = [];
  let isFrom1904 = false;
  readXml(workbook, {
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const relationship = relationships.get(prefixed(attributes, 'id'));
      if (relationship?.kind !== 'worksheet') return;
      const isHidden = (attributes['state'] ?? 'visible') !== 'visible';
      sheets.push({ name: attributes['name'] ?? '', part: relationship.target, isHidden });
    },
  });
  return { sheets, isFrom1904 };
}

/** Texts that cells refer to by number, without the readings that East Asian texts carry. */
function sharedStrings(part: Uint8Array | undefined, readXml: ReadXml): string[] {
  const strings: string[] = [];
  if (part === undefined) return strings;
  let text = '';
  let inText = false;
  let inReading = false;
  readXml(part, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') inReading = true;
      if (name === 't') inText = true;
    },
    text(piece) {
      if (inText && !inReading) text += piece;
    },
    close(name) {
      if (name === 't') inText = false;
      if (name === 'rPh') inReading = false;
      if (name === 'si') strings.push(text);
    },
  });
  return strings;
}

/** What cells of each style show. */
function cellKinds(part: Uint8Array | undefined, readXml: ReadXml): CellKind[] {
  const kinds: CellKind[] = [];
  if (part === undefined) return kinds;
  const codes = new Map<number, string>();
  let inCellStyles = false;
  readXml(part, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') inCellStyles = true;
      if (name === 'xf' && inCellStyles) kinds.push(kindOfFormat(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close(name) {
      if (name === 'cellXfs') inCellStyles = false;
    },
  });
  return kinds;
}
