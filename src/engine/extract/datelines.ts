/**
 * @file Datelines within a sentence. Text taken from a page often runs a headline, a time stamp and the first sentence together
 * ("Line closed after storm March 16, 2010 12:33 PM HARBOUR: The ferry …"): what stands before the stamp and what stands after
 * it are separate statements, so the stamp counts as strong punctuation.
 */
import type { Token } from './tokens.ts';

const CLOCK = /^\d{1,2}:\d{2}(?::\d{2})?(?:am|pm|hrs)?$/;
const YEAR = /^(?:19|20)\d{2}$/;
const MONTH = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*$/;
const DAY = /^(?:\d{1,2}(?:st|nd|rd|th)?|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)$/;
/** "PM", "IST", "hrs": what may follow the clock time of a stamp. */
const ZONE = /^(?:am|pm|hrs|[A-Z]{3,4})$/i;
/** A stamp has its year within this many tokens before the clock time: "2010 , 12:33". */
const YEAR_REACH = 2;

/** Tags the tokens of each time stamp that a capital follows as `STOP`, in place. */
export function markDatelines(tokens: Token[]): void {
  for (let at = 1; at < tokens.length; at++) {
    const first = tokens[at]!.text.charCodeAt(0);
    if (first < 48 || first > 57 || !CLOCK.test(tokens[at]!.lower)) continue;
    const from = stampStart(tokens, at);
    if (from < 0) continue;
    const zone = tokens[at + 1];
    const to = zone && ZONE.test(zone.text) && /^(?:[A-Z]+|[a-z]+)$/.test(zone.text) ? at + 2 : at + 1;
    const next = tokens[to];
    if (next && !/^\p{Lu}/u.test(next.text)) continue;
    for (let i = from; i < to; i++) tokens[i]!.tag = 'STOP';
  }
}

/** First token of the date that ends in a year shortly before the clock time; -1 when there is none. */
function stampStart(tokens: readonly Token[], clock: number): number {
  let year = clock - 1;
  while (year > clock - 1 - YEAR_REACH && year > 0 && !YEAR.test(tokens[year]!.text)) year--;
  if (year < 0 || !YEAR.test(tokens[year]!.text)) return -1;
  let from = year;
  while (from > 0 && isPartOfDate(tokens[from - 1]!)) from--;
  while (from < year && tokens[from]!.tag === 'COMMA') from++;
  return from;
}

function isPartOfDate({ lower, tag }: Token): boolean {
  return tag === 'COMMA' || MONTH.test(lower) || DAY.test(lower);
}
