/**
 * @file How a document itself says that one thing led to another: "knocked out", "is to blame for". A path reads better in these words than in a verb that fits
 * every link, "prevents or lowers".
 */
import { CLOSED_CLASS } from '../extract/lexicon/closed-class.ts';
import type { Range } from '../types.ts';

/** UTF-16 units; more is no verb. */
const LONGEST = 40;
/** Ends a clause. */
const MARK = /[,;:.!?()–—]/u;
const WORD = /[\p{L}'’]+/gu;

/**
 * The words between a cause and its effect, where the document says them in this order with its cue between them, and they say anything: of "and", "so" or "which"
 * alone it is not told that one thing led to the other.
 *
 * @param text of the document
 * @param cue the words that tell of the link, where there are any
 */
export function saidBetween(text: string, cause: Range, cue: Range, effect: Range): string | null {
  const end = Math.max(cue.end, effect.start);
  const isInOrder = cause.end <= cue.start && cue.start < cue.end && cue.start <= effect.start && end < effect.end;
  if (!isInOrder) return null;
  const said = text
    .slice(cause.end, end)
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,;:–—]+/u, '')
    .trim();
  if (said.length > LONGEST || MARK.test(said)) return null;
  const words = said.toLowerCase().match(WORD) ?? [];
  return words.some((word) => !CLOSED_CLASS.has(word)) ? said : null;
}
