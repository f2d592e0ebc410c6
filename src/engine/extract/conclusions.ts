/**
 * @file Clauses that say what somebody concludes, not what came about: in "the seals were whole, so it cannot have been the pump" the seals keep nothing from
 * having been the pump.
 */
import type { Argument } from './clauses.ts';
import type { Token } from './tokens.ts';

/** Modals of what must or cannot be so; of "could" only what is denied. */
const SURE = /^(?:must|can|ca|cannot)$/;
/** What points at a cause that is thought of. */
const POINTING = /^(?:it|that|this)$/;

/** Whether `at` has a participle, as of a passive: "it must be mended" is to be done. */
function isDone(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.tag === 'VBD';
}

/** Whether a clause, the effect of a "so" or "therefore", is a conclusion: "it must have been the motor", "the leak can't have come from there", "it isn't the spring". */
export function isConclusion(tokens: readonly Token[], { from, to }: Argument): boolean {
  const isOne = (at: number): boolean => at === from + 1 && POINTING.test(tokens[from]!.lower);
  for (let at = from; at < to; at++) {
    const { tag, lower, finite } = tokens[at]!;
    const isDenied = tokens[at + 1]?.tag === 'NEG';
    const next = isDenied ? at + 2 : at + 1;
    if (tag === 'MODAL') {
      if (!SURE.test(lower) && !(lower === 'could' && isDenied)) return false;
      const isPast = tokens[next]?.tag === 'HAVE' && (tokens[next + 1]?.tag === 'BE' || isDone(tokens, next + 1));
      return isPast || (isOne(at) && tokens[next]?.tag === 'BE' && !isDone(tokens, next + 1));
    }
    if (tag === 'BE') {
      const isNamed = /^(?:the|that|this|him|her|them|me|us|you)$/.test(tokens[next]?.lower ?? '');
      return isDenied && isOne(at) && (isNamed || tokens[next]?.tag === 'NAME');
    }
    if (finite) return false;
  }
  return false;
}
