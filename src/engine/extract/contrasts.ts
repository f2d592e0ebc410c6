/**
 * @file Causes set against each other: "it was caused by the storm and not by the crew", "due not to the crew but to the storm". One of both is claimed, the
 * other denied, of the same effect.
 */
import { trim, type Argument } from './clauses.ts';
import { phraseAfter } from './noun-phrases.ts';
import type { Candidate } from './relation.ts';
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
