/**
 * @file The short answers that a sentence offers: its names, noun phrases, numbers and dates. Which of them answers is told by
 * `span-signals.ts` and a trained network.
 */
import { tagSentence } from '../extract/tagger.ts';
import { tokenize, type Tag, type Token } from '../extract/tokens.ts';
import type { Range } from '../types.ts';

export const SPAN_KINDS = ['name', 'term', 'number', 'date'] as const;
export type SpanKind = (typeof SPAN_KINDS)[number];

/** A stretch of a sentence that may be the answer. */
export interface AnswerSpan extends Range {
  kind: SpanKind;
  /** Its tokens in the sentence, half-open. */
  from: number;
  to: number;
}

/** A sentence with what it offers. Places are UTF-16 units of the text that it was read from. */
export interface OfferingSentence {
  tokens: readonly Token[];
  spans: readonly AnswerSpan[];
}

/** Longest answer in tokens. */
const MOST_TOKENS = 12;
const PHRASE: ReadonlySet<Tag> = new Set<Tag>(['ADJ', 'NUM', 'NOUN', 'NAME', 'POS', 'VBG']);
const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)$/;
const YEAR = /^(?:1\d{3}|20\d{2})s?$/;
const DAY = /^(?:[12]?\d|3[01])(?:st|nd|rd|th)?$/;
const JOINS = /^(?:of|the|and|for|de|la|le|von|van|der|du|del|und|et|&)$/;

function isCapital(token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}/u.test(token.text);
}

/** Whether it is the stop of "Dec. 10". */
function isShortMonth(tokens: readonly Token[], at: number): boolean {
  return tokens[at]!.text === '.' && MONTH.test(tokens[at - 1]!.lower) && /^\d/.test(tokens[at + 1]?.lower ?? '');
}

/** Whether the tokens stand with nothing but a space or joining mark between. */
function dateEnd(tokens: readonly Token[], from: number): number {
  let at = from;
  let hasMonth = false;
  let hasYear = false;
  for (; at < tokens.length && at < from + 6; at++) {
    const { lower, tag } = tokens[at]!;
    if (MONTH.test(lower) && isCapital(tokens[at]) && !hasMonth) hasMonth = true;
    else if (YEAR.test(lower) && !hasYear) {
      hasYear = true;
      at++;
      break;
    } else if (hasMonth && isShortMonth(tokens, at)) continue;
    else if (!DAY.test(lower) && !(tag === 'COMMA' && hasMonth && YEAR.test(tokens[at + 1]?.lower ?? ''))) break;
  }
  return hasMonth || (hasYear && at === from + 1) ? at : from;
}

/** End of a name from a capitalised word on, over small words between capitalised ones. */
function nameEnd(tokens: readonly Token[], from: number): number {
  let at = from;
  const part = (i: number) => isCapital(tokens[i]) || (i > from && tokens[i]?.tag === 'NUM');
  while (part(at)) at++;
  for (;;) {
    let next = at;
    while (
      next < at + 2 &&
      (JOINS.test(tokens[next]?.lower ?? '') || tokens[next]?.tag === 'POS' || isInitial(tokens, next))
    )
      next++;
    if (next === at || !isCapital(tokens[next])) return at;
    at = next;
    while (part(at)) at++;
  }
}

/** The stop of "N. Weber" or "St. Louis". */
function isInitial(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === '.' && (tokens[at - 1]?.text.length ?? 9) <= 3 && isCapital(tokens[at + 1]);
}

/** End of the number at `from`: "2,913,123", "$1.18 trillion", "5.1 percent". */
function numberEnd(tokens: readonly Token[], from: number): number {
  let at = from;
  while (
    tokens[at]?.tag === 'NUM' ||
    /^(?:\d[\d.,]*\p{L}{0,3}|hundred|thousand|million|billion|trillion)$/u.test(tokens[at]?.lower ?? '')
  )
    at++;
  return at;
}

/** All that a sentence offers, each place once. @param range of the sentence in the text */
export function offers(text: string, range: Range): OfferingSentence {
  const tokens = tokenize(text, range);
  tagSentence(tokens);
  const spans = new Map<string, AnswerSpan>();
  const add = (from: number, to: number, kind: SpanKind): void => {
    while (from < to && /^(?:DET|POS|COMMA|CONJ|STOP)$/.test(tokens[from]!.tag)) from++;
    while (to > from && /^(?:DET|POS|COMMA|CONJ|PREP|STOP)$/.test(tokens[to - 1]!.tag)) to--;
    if (to <= from || to - from > MOST_TOKENS) return;
    const [start, end] = [tokens[from]!.start, tokens[to - 1]!.end];
    const key = `${start} ${end}`;
    if (!spans.has(key)) spans.set(key, { start, end, kind, from, to });
  };
  for (let at = 0; at < tokens.length; at++) {
    const date = dateEnd(tokens, at);
    if (date > at) {
      add(at, date, 'date');
      if (date > at + 1) for (let i = at; i < date; i++) if (YEAR.test(tokens[i]!.lower)) add(i, i + 1, 'date');
      at = date - 1;
      continue;
    }
    const number = numberEnd(tokens, at);
    if (number > at) {
      add(at, number, 'number');
      let unit = number;
      while (unit < number + 3 && (tokens[unit]?.tag === 'NOUN' || tokens[unit]?.tag === 'ADJ')) unit++;
      if (unit > number) add(at, unit, 'number');
    }
    const opensName =
      isCapital(tokens[at]) && !(at === 0 && /^(?:DET|PREP|PRON|SUB|CONJ|WH|ADV)$/.test(tokens[0]!.tag));
    if (opensName && !isCapital(tokens[at - 1])) {
      const end = nameEnd(tokens, at);
      add(at, end, 'name');
      // "Bank of England and Wales" may be two.
      for (let i = at + 1; i < end; i++) {
        if (tokens[i]!.lower !== 'and' && tokens[i]!.tag !== 'POS') continue;
        add(at, i, 'name');
        add(i + 1, end, 'name');
      }
      if (tokens[end]?.tag === 'COMMA' && isCapital(tokens[end + 1])) add(at, nameEnd(tokens, end + 1), 'name');
    }
    if (PHRASE.has(tokens[at]!.tag) && !PHRASE.has(tokens[at - 1]?.tag ?? 'STOP')) {
      let end = at;
      while (end < tokens.length && PHRASE.has(tokens[end]!.tag)) end++;
      const isName = tokens.slice(at, end).every((token) => isCapital(token));
      add(at, end, isName ? 'name' : 'term');
      if (tokens[end]?.lower === 'of') {
        let after = end + 1;
        while (after < tokens.length && (PHRASE.has(tokens[after]!.tag) || tokens[after]!.tag === 'DET')) after++;
        add(at, after, isName ? 'name' : 'term');
      }
      if (tokens[end]?.tag === 'CONJ' && PHRASE.has(tokens[end + 1]?.tag ?? 'STOP')) {
        let after = end + 1;
        while (after < tokens.length && PHRASE.has(tokens[after]!.tag)) after++;
        add(at, after, isName ? 'name' : 'term');
      }
    }
  }
  return { tokens, spans: [...spans.values()] };
}
