/**
 * @file Rows of a file as rows of a table: columns found also under the names that other versions give them, every value of the type that it is to have. What is not so is told with table,
 * column and row, which counts from 1.
 */
import { CausewayError } from '../errors.ts';
import type { AnyRow, ColumnType, ColumnValues, Finding, RowOf, Table } from './columns.ts';

/** A table as a file holds it. */
export interface TableFile {
  /** What the file is called, for messages. */
  file: string;
  columns: readonly string[];
  /** How many rows it has. */
  count: number;
  /** Rows with these columns, in their order. @throws CausewayError `file-damaged`, `file-unsupported` */
  rows(columns: readonly string[]): AsyncIterable<Readonly<Record<string, unknown>>>;
}

/** A row with its number, from 1, and what is needed to complain about it. */
export interface CheckedRow<Row> {
  row: Row;
  number: number;
  fail(column: string, problem: string): CausewayError;
}

const NOTHING_TAKEN = 'Nothing was taken in.';

const EXPECTED: Readonly<Record<ColumnType, string>> = {
  text: 'text',
  integer: 'a whole number',
  number: 'a number',
  truth: 'true or false',
  texts: 'a list of texts',
  integers: 'a list of whole numbers',
  numbers: 'a list of numbers',
  bytes: 'bytes',
  findings: 'a list of findings',
};

/** A problem of a table's place. @param row from 1 */
export function tableProblem(file: string, column: string, row: number, problem: string): CausewayError {
  return new CausewayError('file-damaged', `${file}, column “${column}”, row ${row}: ${problem} ${NOTHING_TAKEN}`, {
    file,
    column,
    row,
  });
}

/** Undefined where a value is of another type. U+0000, which parts what an index keeps, is in no text of a notebook. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value;
  if (typeof value === 'bigint' || Number.isInteger(value)) return String(value);
  // A time, which some versions write where others have text.
  const { toISOString } = (value ?? {}) as { toISOString?: unknown };
  return typeof toISOString === 'function' ? (value as { toISOString(): string }).toISOString() : undefined;
}

function integerOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d+(?:\.0)?$/.test(value) ? Number(value) : value;
  const exact = typeof number === 'bigint' ? Number(number) : number;
  return Number.isSafeInteger(exact) ? (exact as number) : undefined;
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'bigint' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function listOf<Item>(value: unknown, itemOf: (item: unknown) => Item | undefined): Item[] | undefined {
  if (!Array.isArray(value) && !(ArrayBuffer.isView(value) && !(value instanceof DataView))) return undefined;
  const items = Array.from(value as ArrayLike<unknown>, itemOf);
  return items.includes(undefined) ? undefined : (items as Item[]);
}

function findingOf(value: unknown): Finding | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { summary, explanation } = value as Record<string, unknown>;
  return { summary: textOf(summary) ?? '', explanation: textOf(explanation) ?? '' };
}

const READ: { readonly [Type in ColumnType]: (value: unknown) => ColumnValues[Type] | undefined } = {
  text: textOf,
  integer: integerOf,
  number: numberOf,
  truth: (value) => (typeof value === 'boolean' ? value : undefined),
  // A version may have one where another has several.
  texts: (value) => (typeof value === 'string' ? [value] : listOf(value, textOf)),
  integers: (value) => listOf(value, integerOf),
  numbers: (value) => listOf(value, numberOf),
  bytes: (value) => (value instanceof Uint8Array ? value : undefined),
  findings: (value) => listOf(value, findingOf),
};

/** What pandas writes where there is nothing. */
function isNothing(value: unknown): boolean {
  return value === null || value === undefined || Number.isNaN(value);
}

/** The file's name for each column of a table; those it lacks are left out. */
function namesIn({ columns, otherNames }: Table, file: TableFile): Map<string, string> {
  const there = new Set(file.columns);
  const found = new Map<string, string>();
  for (const column of Object.keys(columns)) {
    const name = [column, ...(otherNames[column] ?? [])].find((each) => there.has(each));
    if (name !== undefined) found.set(column, name);
  }
  return found;
}

/**
 * The rows of a table. Columns that the file lacks are null, others than those of the table are passed over.
 *
 * @throws CausewayError `file-unsupported` where a needed column is missing, `file-damaged` for values of another type
 */
export async function* checkedRows<Of extends Table>(
  table: Of,
  file: TableFile,
): AsyncGenerator<CheckedRow<RowOf<Of>>> {
  const names = namesIn(table, file);
  const missing = table.needed.filter((column) => !names.has(column));
  if (missing.length > 0) {
    const there = file.columns.join(', ');
    throw new CausewayError(
      'file-unsupported',
      `${file.file} lacks the column “${missing.join('”, “')}”. It has: ${there}. Only tables of GraphRAG, CausalRAG2 and Causeway can be read. ${NOTHING_TAKEN}`,
      { file: file.file, column: missing[0]! },
    );
  }
  const needed = new Set(table.needed);
  let number = 0;
  for await (const values of file.rows([...names.values()])) {
    number++;
    const row: Record<string, AnyRow[string]> = {};
    for (const [column, type] of Object.entries(table.columns)) {
      const name = names.get(column);
      const value = name === undefined ? null : values[name];
      if (isNothing(value)) {
        if (needed.has(column)) throw tableProblem(file.file, name!, number, 'there is no value.');
        row[column] = null;
        continue;
      }
      const read = READ[type](value);
      if (read === undefined) {
        const got = textOf(value) ?? JSON.stringify(value, (_, each: unknown) => textOf(each) ?? each);
        throw tableProblem(file.file, name!, number, `${EXPECTED[type]} was expected, not “${got.slice(0, 60)}”.`);
      }
      row[column] = read;
    }
    const at = number;
    yield {
      row: row as RowOf<Of>,
      number,
      fail: (column, problem) => tableProblem(file.file, names.get(column) ?? column, at, problem),
    };
  }
}
