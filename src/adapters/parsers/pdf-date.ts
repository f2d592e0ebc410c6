/** @file The day in a date of a PDF's metadata: `D:YYYYMMDDHHmmSS` with a time zone, of which all after the year may lack (ISO 32000-2, 7.9.4). */

/** The format is from 1993: an earlier year is that of a clock that was not set. */
const FIRST_YEAR = '1993';

/**
 * The day as the file writes it, where it was written: no time zone is applied.
 *
 * @returns `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, as far as the date is a real one; empty when it is none
 */
export function pdfDate(raw: unknown): string {
  if (typeof raw !== 'string') return '';
  const [, year = '', month = '', day = ''] = /^\s*(?:D:)?(\d{4})(\d{2})?(\d{2})?/.exec(raw) ?? [];
  if (year < FIRST_YEAR) return '';
  if (month < '01' || month > '12') return year;
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return day < '01' || Number(day) > days ? `${year}-${month}` : `${year}-${month}-${day}`;
}
