/**
 * @file Rows of a table as readable lines: each names its columns, "Site: Ashford; Cause: blocked spillway.", so that a row can be
 * found and quoted by itself.
 */
import { checkCharacters } from './limits.ts';
import type { TextWriter } from './text-writer.ts';

/** The header is looked for in this many rows; above it stand titles and notes. */
const HEADER_WITHIN = 12;
/** Longer names of columns are sentences rather than names. */
const LONGEST_NAME = 120;
/** Values longer than this are texts, which stand on their own line behind the name of their column. */
const LONG_VALUE = 160;
/** A heading stands before every so many rows of a long table. */
const ROWS_PER_SECTION = 100;

const NUMBER_OR_DATE = /^[-+−(]?[$€£¥]?\s?[\d.,:/\s-]*\d[\d.,:/\s-]*(?:%|[a-zA-Z]{1,3})?\)?$/;

/** Writes the rows of one table; cells are the text that a person sees in them. */
export class TableText {
  #head: string[][] = [];
  #names: string[] | null = null;
  #rows = 0;

  /** @param level of the headings that stand at every hundred rows of a long table */
  constructor(
    private readonly writer: TextWriter,
    private readonly path: string,
    private readonly level: number,
  ) {}

  row(cells: readonly string[]): void {
    const trimmed = cells.map((cell) => cell.replace(/\s+/g, ' ').trim());
    if (trimmed.every((cell) => cell === '')) return;
    if (this.#names !== null) return this.#write(trimmed);
    this.#head.push(trimmed);
    if (this.#head.length === HEADER_WITHIN) this.#decide();
  }

  end(): void {
    if (this.#names === null) this.#decide();
    this.writer.endPart();
  }

  /** Number of rows written so far, without the header. */
  get rows(): number {
    return this.#rows;
  }

  #decide(): void {
    this.writer.beginPart('table');
    const widest = Math.max(0, ...this.#head.map(filled));
    const at = this.#head.findIndex((row) => isHeader(row, widest));
    const head = this.#head;
    this.#head = [];
    this.#names = head[at] ?? [];
    for (const [index, row] of head.entries()) {
      if (index < at) this.#writeLine(row.filter((cell) => cell !== '').join(' '));
      else if (index > at) this.#write(row);
    }
    // A table of a header alone still has words.
    if (this.#rows === 0 && this.#names.length > 0) this.#writeLine(this.#names.filter(Boolean).join('; '));
  }

  #write(row: readonly string[]): void {
    const names = this.#names ?? [];
    if (this.#rows % ROWS_PER_SECTION === 0 && this.#rows > 0) this.#section();
    this.#rows++;
    const short: string[] = [];
    for (const [index, value] of row.entries()) {
      if (value === '') continue;
      const name = names[index] || (names.length > 0 ? `Column ${index + 1}` : '');
      const named = name === '' ? value : `${name.replace(/[:\s]+$/, '')}: ${value}`;
      if (value.length <= LONG_VALUE) {
        short.push(named);
        continue;
      }
      this.#writeLine(short.splice(0).map(withoutStop).join('; '));
      this.#writeLine(named);
    }
    this.#writeLine(short.map(withoutStop).join('; '));
    checkCharacters(this.writer.length, this.path);
  }

  #section(): void {
    this.writer.beginHeading(this.level);
    this.writer.inline(`Rows ${this.#rows + 1} to ${this.#rows + ROWS_PER_SECTION}`);
    this.writer.endHeading();
  }

  /** Lines end as sentences do and are parted by blank lines, or they would run into one another. */
  #writeLine(line: string): void {
    if (line === '') return;
    this.writer.separate(2);
    this.writer.inline(/[.!?…。！？]$/.test(line) ? line : `${line}.`);
    this.writer.separate(2);
  }
}

function withoutStop(value: string, index: number, all: readonly string[]): string {
  return index === all.length - 1 ? value : value.replace(/[;.]+$/, '');
}

function filled(row: readonly string[]): number {
  return row.filter((cell) => cell !== '').length;
}

/** A header names most of the columns, each differently and none by a number. */
function isHeader(row: readonly string[], widest: number): boolean {
  const names = row.filter((cell) => cell !== '');
  if (names.length < Math.max(1, widest * 0.6)) return false;
  if (widest > 1 && names.length < 2) return false;
  return (
    new Set(names).size === names.length &&
    names.every((name) => name.length <= LONGEST_NAME && !NUMBER_OR_DATE.test(name))
  );
}
