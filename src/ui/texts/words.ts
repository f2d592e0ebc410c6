/** @file Figures, dates and small parts of sentences that hold a number, as the language in force writes them. */
import { language } from '../language/language.svelte.ts';

const made = new Map<string, unknown>();

/** Formats cost more to make than to use; one of each kind and language is kept. */
function kept<Format>(kind: string, make: (locale: string) => Format): Format {
  const { locale } = language;
  const key = `${locale} ${kind}`;
  if (!made.has(key)) made.set(key, make(locale));
  return made.get(key) as Format;
}

function numbers(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return kept(JSON.stringify(options), (locale) => new Intl.NumberFormat(locale, options));
}

/** A whole number, grouped as the language does. */
export function figure(number: number): string {
  return numbers({ maximumFractionDigits: 0 }).format(number);
}

/** A number with so many digits after the point, or whatever stands for it. */
export function decimal(number: number, digits: number): string {
  return numbers({ minimumFractionDigits: digits, maximumFractionDigits: digits }).format(number);
}

/** The form of a word that goes with a number, for languages that have two. */
export function plural(number: number, one: string, many: string): string {
  return kept('plural', (locale) => new Intl.PluralRules(locale)).select(number) === 'one' ? one : many;
}

/** `1 document`, `2 documents` */
export function count(number: number, one: string, many: string): string {
  return `${figure(number)} ${plural(number, one, many)}`;
}

/** "20 s", "3 min": rounded, since an estimate is no clock. `seconds` may be any number. */
export function rough(seconds: number): string {
  const unit = seconds < 90 ? 'second' : 'minute';
  const value = seconds < 10 ? Math.max(1, Math.round(seconds)) : Math.round(seconds < 90 ? seconds / 5 : seconds / 60);
  return numbers({ style: 'unit', unit, unitDisplay: 'short' }).format(
    seconds >= 10 && seconds < 90 ? value * 5 : value,
  );
}

/** English: "about 20 s". */
export function roughly(seconds: number): string {
  return `about ${rough(seconds)}`;
}

/** "83%"; a dash where there is nothing to measure. */
export function percent(share: number | null): string {
  return share === null ? '–' : numbers({ style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** A moment in milliseconds since 1970, with the time of day. */
export function dateTime(time: number): string {
  return kept(
    'moment',
    (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
  ).format(time);
}

/** A date written as 2021, 2021-03 or 2021-03-14, as the language writes it; what is no date stays as it is. */
export function partialDate(date: string): string {
  const [year = '', month, day] = date.split('-');
  const time = new Date(`${year}-${month ?? '01'}-${day ?? '01'}T00:00:00Z`);
  if (Number.isNaN(time.getTime())) return date;
  if (!month) return year;
  const options: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', timeZone: 'UTC' };
  if (day) options.day = 'numeric';
  return kept(`date ${day ? 'day' : 'month'}`, (locale) => new Intl.DateTimeFormat(locale, options)).format(time);
}

/** Orders two names as the language in force does, case aside, and 2 before 10. */
export function compareNames(left: string, right: string): number {
  return kept('names', (locale) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })).compare(
    left,
    right,
  );
}

/** "a, b and c" */
export function listed(parts: readonly string[]): string {
  return kept('list', (locale) => new Intl.ListFormat(locale, { type: 'conjunction' })).format(parts);
}
