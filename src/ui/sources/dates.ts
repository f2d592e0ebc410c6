/**
 * @file When a source was published or written, as far as that is known: a year, a month or a day. Such a date stands for all the
 * days that it may mean, which is how dates are filtered and sorted.
 */
import type { DocumentInfo } from '../../rpc/contracts.ts';

const SHAPE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

function parts(date: string): { year: number; month: number | null; day: number | null } | null {
  const found = SHAPE.exec(date);
  if (!found) return null;
  const [year, month, day] = found.slice(1).map((part) => (part === undefined ? null : Number(part)));
  return { year: year!, month: month ?? null, day: day ?? null };
}

/** Day 0 of a month is the last of the one before. */
function lastDayOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * A date that a person typed, such as `2021`, `2021-3` or `2021-03-14`; null when it is none.
 *
 * @returns `YYYY`, `YYYY-MM` or `YYYY-MM-DD`
 */
export function readDate(typed: string): string | null {
  const numbers = typed.trim().split(/[-/.]/);
  const [year = '', month, day] = numbers;
  if (numbers.length > 3 || !/^\d{4}$/.test(year) || [month, day].some((part) => part && !/^\d{1,2}$/.test(part))) {
    return null;
  }
  const date = [year, month?.padStart(2, '0'), day?.padStart(2, '0')].filter((part) => part !== undefined).join('-');
  const read = parts(date);
  if (!read || read.month === 0 || (read.month ?? 1) > 12 || read.day === 0) return null;
  return (read.day ?? 1) > lastDayOf(read.year, read.month ?? 1) ? null : date;
}

/** The date that a source has by itself: that of its reference, else of the file; null when neither says one. */
export function ownDateOf({ reference, fileDate }: DocumentInfo): string | null {
  return reference?.date || (reference?.year?.toString() ?? fileDate ?? null);
}

/** The date of a source: what the person said, else its own; null when it has none. */
export function dateOf(document: DocumentInfo): string | null {
  return document.date ?? ownDateOf(document);
}

/** The first and the last day that a date may mean, as `YYYY-MM-DD`. */
export function daysOf(date: string): { first: string; last: string } {
  const read = parts(date);
  if (!read) return { first: date, last: date };
  const two = (value: number) => String(value).padStart(2, '0');
  const year = date.slice(0, 4);
  const month = read.month === null ? null : two(read.month);
  const lastMonth = read.month ?? 12;
  return {
    first: `${year}-${month ?? '01'}-${read.day === null ? '01' : two(read.day)}`,
    last: `${year}-${two(lastMonth)}-${two(read.day ?? lastDayOf(read.year, lastMonth))}`,
  };
}

/** Whether a date may lie within a range, whose ends may be left open with empty strings. */
export function liesWithin(date: string, from: string, to: string): boolean {
  const { first, last } = daysOf(date);
  return (from === '' || last >= daysOf(from).first) && (to === '' || first <= daysOf(to).last);
}
