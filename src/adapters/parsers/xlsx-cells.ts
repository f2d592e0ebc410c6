/** @file What the cells of an Excel sheet show: dates, percentages and plain numbers, from the value and its number format. */

/** Built-in formats that show a date or a time, ISO/IEC 29500-1, 18.8.30, with those of East Asian editions. */
const BUILT_IN_DATES = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);
const isEastAsianDate = (id: number): boolean => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
const BUILT_IN_PERCENTAGES = new Set([9, 10]);

export type CellKind = 'date' | 'percentage' | 'number';

const MS_PER_DAY = 86_400_000;
/** Day 0 of either calendar; the one of 1900 counts a 29 February 1900 that never was (ISO/IEC 29500-1, 18.17.4). */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const LAST_DAY = 2_958_465;

/** What cells of a number format show. */
export function kindOfFormat(id: number, code: string | undefined): CellKind {
  if (BUILT_IN_DATES.has(id) || isEastAsianDate(id)) return 'date';
  if (BUILT_IN_PERCENTAGES.has(id)) return 'percentage';
  const marks = (code ?? '').replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  if (/[dmyhs]/i.test(marks) && !/general/i.test(marks)) return 'date';
  return marks.includes('%') ? 'percentage' : 'number';
}

/** A stored number as a person reads it; what is no number is left as it is. */
export function numberText(stored: string, kind: CellKind, isFrom1904: boolean): string {
  const value = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(value)) return stored;
  if (kind === 'percentage') return `${rounded(value * 100)}%`;
  return kind === 'date' && value >= 0 && value <= LAST_DAY ? dateText(value, isFrom1904) : rounded(value);
}

/** Fifteen digits are exact; what follows comes from binary fractions. */
function rounded(value: number): string {
  return String(Number(value.toPrecision(15)));
}

function dateText(days: number, isFrom1904: boolean): string {
  // Before the day that never was, the calendar of 1900 lies one day behind.
  const shifted = !isFrom1904 && days < 60 ? days + 1 : days;
  const ms = (isFrom1904 ? EPOCH_1904 : EPOCH_1900) + Math.round((shifted * MS_PER_DAY) / 1000) * 1000;
  const [day = '', time = ''] = new Date(ms).toISOString().split('T');
  const clock = time.slice(0, time.startsWith(':00', 5) ? 5 : 8);
  if (days < 1) return clock;
  return Number.isInteger(days) ? day : `${day} ${clock}`;
}

/** Column (from 0) of a reference such as `AB12`. */
export function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/i.exec(reference)?.[0].toUpperCase() ?? '') {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
}

/** Row (from 0) of a reference such as `AB12`. */
export function rowOf(reference: string): number {
  return Number(/\d+$/.exec(reference)?.[0] ?? 1) - 1;
}
