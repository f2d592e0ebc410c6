/** @file One sheet of an Excel workbook as rows of what its cells show. Format: ISO/IEC 29500-1, 18.3. */
import { columnOf, numberText, rowOf, type CellKind } from './xlsx-cells.ts';
import type { ReadXml } from './xml.ts';

/** What all sheets of a workbook share. */
export interface SheetContext {
  readXml: ReadXml;
  strings: readonly string[];
  kinds: readonly CellKind[];
  isFrom1904: boolean;
}

export interface SheetContent {
  rows: string[][];
  /** Formulas whose result was never worked out by the program that wrote them. */
  formulasWithoutResult: number;
}

/** Excel's own limits; references beyond them are mistakes. */
const MAX_COLUMNS = 16_384;
const MAX_ROWS = 1_048_576;
/** A merged area is filled down to this many rows with what stands in its first. */
const MAX_FILLED_ROWS = 10_000;

interface Cell {
  column: number;
  type: string;
  style: number;
  value: string;
  hasFormula: boolean;
}

export function readSheet(part: Uint8Array, context: SheetContext): SheetContent {
  /** Sparse: the row numbers of a sheet may be far apart. */
  const rows = new Map<number, string[]>();
  const merged: string[] = [];
  let formulasWithoutResult = 0;
  let rowNumber = -1;
  let column = -1;
  let row: string[] = [];
  let cell: Cell | null = null;
  let collects = false;
  let inReading = false;
  context.readXml(part, {
    open(name, attributes) {
      if (name === 'row') {
        rowNumber = attributes['r'] === undefined ? rowNumber + 1 : Number(attributes['r']) - 1;
        row = [];
        column = -1;
      } else if (name === 'c') {
        column = attributes['r'] === undefined ? column + 1 : columnOf(attributes['r']);
        const style = Number(attributes['s'] ?? 0);
        cell = { column, type: attributes['t'] ?? 'n', style, value: '', hasFormula: false };
      } else if (name === 'f' && cell !== null) cell.hasFormula = true;
      else if (name === 'rPh') inReading = true;
      else if (name === 'v' || name === 't') collects = cell !== null;
      else if (name === 'mergeCell' && attributes['ref'] !== undefined) merged.push(attributes['ref']);
    },
    text(text) {
      if (collects && !inReading && cell !== null) cell.value += text;
    },
    close(name) {
      if (name === 'v' || name === 't') collects = false;
      else if (name === 'rPh') inReading = false;
      else if (name === 'c' && cell !== null) {
        const { hasFormula, value } = cell;
        if (hasFormula && value === '' && cell.type !== 'str') formulasWithoutResult++;
        const shown = cellText(cell, context);
        if (shown !== '' && cell.column >= 0 && cell.column < MAX_COLUMNS) put(row, cell.column, shown);
        cell = null;
      } else if (name === 'row' && row.length > 0 && rowNumber >= 0 && rowNumber < MAX_ROWS) rows.set(rowNumber, row);
    },
  });
  for (const area of merged) fillDown(area, rows);
  const inOrder = [...rows].sort(([left], [right]) => left - right).map(([, cells]) => cells);
  return { rows: inOrder, formulasWithoutResult };
}

/** Rows have no holes, which methods of arrays pass over. */
function put(row: string[], column: number, value: string): void {
  while (row.length < column) row.push('');
  row[column] = value;
}

function cellText({ type, style, value }: Cell, { strings, kinds, isFrom1904 }: SheetContext): string {
  switch (type) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'b':
      return value === '1' ? 'TRUE' : value === '0' ? 'FALSE' : '';
    case 'e':
      return '';
    case 'n':
      return numberText(value, kinds[style] ?? 'number', isFrom1904);
    default:
      return value;
  }
}

/** Each row of a merged area has the area's value in its first column, as a reader sees it. */
function fillDown(area: string, rows: ReadonlyMap<number, string[]>): void {
  const [from = '', to = from] = area.split(':');
  const column = columnOf(from);
  const first = rowOf(from);
  const value = rows.get(first)?.[column] ?? '';
  if (value === '' || column < 0 || column >= MAX_COLUMNS) return;
  const last = Math.min(rowOf(to), first + MAX_FILLED_ROWS);
  for (let number = first + 1; number <= last; number++) {
    const row = rows.get(number);
    if (row !== undefined) put(row, column, value);
  }
}
