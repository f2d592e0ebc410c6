/**
 * @file What is shown beside a cited row: the names of its table's columns, where the row doesn't name them itself, or the day of a log, which stands above the
 * day's entries.
 */
import { partNumber } from '../text/parts.ts';
import type { NotebookIndex } from './index-types.ts';

const TABLE = partNumber('table');
const LOG_LINE = partNumber('log line');
/** The header of a table, or the day of a log, is looked for in so many sentences above a row. */
const MOST_ROWS = 400;
/** Longer lines are no header. UTF-16 units. */
const LONGEST = 300;
const CELLS = / \| /;

/** The sentence that says what the cells of a row are, or on which day an entry was made; −1 where there is none. */
export function headerOf({ sentences }: NotebookIndex, sentence: number, words: (sentence: number) => string): number {
  const { document, parts, ranges } = sentences;
  const part = parts[sentence]!;
  if (part !== TABLE && part !== LOG_LINE) return -1;
  if (part === TABLE && !CELLS.test(words(sentence))) return -1;
  let above = sentence;
  while (
    above > 0 &&
    sentence - above < MOST_ROWS &&
    document[above - 1] === document[sentence] &&
    parts[above - 1] === part
  ) {
    above--;
  }
  // The first row of a table is its header; what stands above the entries of a log is their day.
  const header = part === TABLE ? above : above - 1;
  if (header === sentence || header < 0 || document[header] !== document[sentence]) return -1;
  return ranges[2 * header + 1]! - ranges[2 * header]! <= LONGEST ? header : -1;
}
