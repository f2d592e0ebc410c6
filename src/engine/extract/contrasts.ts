/**
 * @file Causes set against each other: "it was caused by the storm and not by the crew", "due not to the crew but to the storm". One of both is claimed, the
 * other denied, of the same effect.
 */
import { clauseAfter, trim, type Argument } from './clauses.ts';
import { phraseAfter } from './noun-phrases.ts';
import { candidate, type Candidate, type SentenceContext } from './relation.ts';
import type { Token } from './tokens.ts';

/** Words that may be said again before the second cause: "and not *because of* the crew". */
const AGAIN = new Set('because of due owing to by from on in for with the fault'.split(' '));

/** Adds what is contrasted with the cause of a statement. */
export function contrasted(tokens: readonly Token[], candidates: Candidate[]): void {
  for (const found of [...candidates]) {
    const { cause, effect, kind } = found;
    if (cause === 'previous' || (kind !== 'causal' && kind !== 'denied')) continue;
    // The second cause follows the first one; what is explained stands elsewhere.
    if (effect !== 'previous' && effect.from >= cause.to) continue;
    const other = kind === 'causal' ? deniedAfter(tokens, cause) : claimedAfter(tokens, cause);
    if (other)
      candidates.push({
        ...found,
        cause: other,
        cue: { from: cause.to, to: other.from },
        kind: kind === 'causal' ? 'denied' : 'causal',
      });
  }
}

/** Words that name a reason, and how many follow the first. */
const REASON = new Map([
  ['because', ['of']],
  ['owing', ['to']],
  ['due', ['to']],
  ['on', ['account', 'of']],
]);
const CONFIDENCE = 0.9;

/** Position after the words for a reason that start at `at`; −1 where none do. A clause may follow "because". */
function afterReason(tokens: readonly Token[], at: number): number {
  const words = REASON.get(tokens[at]?.lower ?? '');
  if (!words) return -1;
  if (words.every((word, i) => tokens[at + 1 + i]?.lower === word)) return at + 1 + words.length;
  return tokens[at]!.lower === 'because' ? at + 1 : -1;
}

/** Adds both statements of a sentence that opens with the reason which is not: "Not because of C, as was said, but because of K, the line stopped." */
export function refusedFirst({ tokens }: SentenceContext, at: number, out: Candidate[]): void {
  const opens = at === 0 || tokens[at - 1]!.tag === 'STOP';
  if (!opens || tokens[at]!.lower !== 'not') return;
  const refused = afterReason(tokens, at + 1);
  if (refused < 0) return;
  let but = refused;
  while (but < tokens.length && tokens[but]!.lower !== 'but' && tokens[but]!.tag !== 'STOP') but++;
  const given = afterReason(tokens, but + 1);
  if (tokens[but]?.lower !== 'but' || given < 0) return;
  let comma = given;
  while (comma < tokens.length && tokens[comma]!.tag !== 'COMMA' && tokens[comma]!.tag !== 'STOP') comma++;
  const effect = tokens[comma]?.tag === 'COMMA' ? clauseAfter(tokens, comma + 1) : null;
  let end = refused;
  while (end < but && tokens[end]!.tag !== 'COMMA') end++;
  const denied = candidate(trim(tokens, { from: refused, to: end }), effect, { from: at, to: refused }, CONFIDENCE, {
    kind: 'denied',
  });
  const found = candidate(trim(tokens, { from: given, to: comma }), effect, { from: but, to: given }, CONFIDENCE);
  if (denied && found) out.push(denied, found);
}

/** Of "K, and not by C", "K, not C": C. */
function deniedAfter(tokens: readonly Token[], cause: Argument): Argument | null {
  let at = cause.to;
  while (/^(?:COMMA|CONJ)$/.test(tokens[at]?.tag ?? '') && tokens[at]!.lower !== 'but') at++;
  if (tokens[at]?.tag !== 'NEG' || tokens[at]!.lower !== 'not' || at === cause.to) return null;
  return phraseFrom(tokens, at + 1);
}

/** Of "not C, as was said, but K": K. */
function claimedAfter(tokens: readonly Token[], cause: Argument): Argument | null {
  for (let at = cause.to; at < tokens.length && at < cause.to + 14 && tokens[at]!.tag !== 'STOP'; at++) {
    if (tokens[at]!.lower === 'but') return phraseFrom(tokens, at + 1);
  }
  return null;
}

function phraseFrom(tokens: readonly Token[], start: number): Argument | null {
  let at = start;
  let isClause = false;
  while (tokens[at] && AGAIN.has(tokens[at]!.lower) && tokens[at]!.tag !== 'DET') {
    isClause = tokens[at]!.lower === 'because';
    at++;
  }
  if (!isClause) return phraseAfter(tokens, at);
  let to = at;
  while (to < tokens.length && tokens[to]!.tag !== 'STOP' && tokens[to]!.tag !== 'COMMA') to++;
  return trim(tokens, { from: at, to });
}
