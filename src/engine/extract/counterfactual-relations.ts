/**
 * @file Causes told by what would have been otherwise: "Without the strike, the ferry would have sailed", "had the pump not seized, there would have been no
 * leak", "the harvest would not have failed but for the frost". Even so told, "even without" and "anyway" deny the cause.
 */
import { clauseAfter, clauseStart, openingCommaAfter, trim, type Argument } from './clauses.ts';
import { phraseAfter } from './noun-phrases.ts';
import { candidate, type Candidate, type SentenceContext } from './relation.ts';
import type { Token } from './tokens.ts';

/** Surer than a mere condition: what would not have been is known not to have been prevented. */
const CONFIDENCE = 0.8;
/** Verbs that only say that their subject is there … */
const HAPPENING = new Set(['happen', 'occur', 'arise', 'follow', 'come', 'take', 'ensue', 'materialise', 'be']);
/** … or that it is not. */
const SPARING = new Set(['avoid', 'prevent', 'avert', 'spare', 'forestall']);
const ANYWAY = /^(?:anyway|anyhow|regardless|nevertheless|nonetheless)$/;
/** Words of the condition after which a noun phrase names what was needed. */
const NOUN_CONDITIONS = ['without', 'but for', 'if not for', 'were it not for', 'had it not been for'].map((words) =>
  words.split(' '),
);
const IF_NOT_FOR = ['if it had not been for', 'if it were not for', 'if it was not for'].map((words) =>
  words.split(' '),
);

/** What was needed: its words, and where the condition ends. */
interface Condition {
  cause: Argument;
  cue: Argument;
}

/** Adds the statement whose condition begins at `at`. */
export function counterfactualRelations({ tokens }: SentenceContext, at: number, out: Candidate[]): void {
  const before = tokens[at - 1];
  const isEven = before?.lower === 'even';
  const from = isEven ? at - 1 : at;
  const opens = from === 0 || /^(?:STOP|CONJ)$/.test(tokens[from - 1]!.tag);
  const comma = opens ? openingCommaAfter(tokens, at + 1) : -1;
  if (opens && comma < 0) return;
  const condition = conditionAt(tokens, at, comma);
  if (!condition) return;
  const main = opens ? clauseAfter(tokens, comma + 1) : trim(tokens, { from: clauseStart(tokens, from), to: from });
  const missed = main && unreal(tokens, main);
  if (!missed) return;
  const denies = isEven || missed.isAnyway;
  if (denies && missed.isNegated) return;
  const found = candidate(condition.cause, missed.effect, condition.cue, CONFIDENCE, {
    kind: denies ? 'denied' : 'causal',
    polarity: denies || missed.isNegated ? 1 : -1,
  });
  if (found) out.push(found);
}

function conditionAt(tokens: readonly Token[], at: number, comma: number): Condition | null {
  for (const words of [...IF_NOT_FOR, ...NOUN_CONDITIONS]) {
    if (!words.every((word, i) => tokens[at + i]?.lower === word)) continue;
    const from = at + words.length;
    if (tokens[from]?.tag === 'VBG') return null;
    const cause = comma > 0 ? trim(tokens, { from, to: comma }) : phraseAfter(tokens, from);
    return cause && { cause, cue: { from: at, to: from } };
  }
  const { lower } = tokens[at]!;
  if (lower !== 'if' && lower !== 'had') return null;
  const clause = comma > 0 ? trim(tokens, { from: at + 1, to: comma }) : clauseAfter(tokens, at + 1);
  return clause && isUnfulfilled(tokens, clause, lower === 'had')
    ? { cause: clause, cue: { from: at, to: at + 1 } }
    : null;
}

/** Whether a condition tells what did happen by saying "not": "the pump had not seized"; after "had" the verb stands alone. */
function isUnfulfilled(tokens: readonly Token[], { from, to }: Argument, isInverted: boolean): boolean {
  for (let at = from + 1; at < to; at++) {
    const { tag, lower } = tokens[at]!;
    if (tag === 'COMMA' || tag === 'SUB') return false;
    if (tag === 'NEG') return isInverted || /^(?:had|were|hadn|weren)$/.test(tokens[at - 1]!.lower);
    if (isInverted && /^(?:HAVE|BE|MODAL)$/.test(tag) && lower !== 'been') return false;
  }
  return false;
}

/** What a main clause says would have been: the part that names it, and whether it is said with a "not"; null where it says nothing unreal. */
function unreal(
  tokens: readonly Token[],
  { from, to }: Argument,
): { effect: Argument; isNegated: boolean; isAnyway: boolean } | null {
  let modal = from;
  while (modal < to && tokens[modal]!.tag !== 'MODAL') modal++;
  if (modal >= to || !/^(?:would|could|might|wouldn|couldn|'d)$/.test(tokens[modal]!.lower)) return null;
  let verb = modal + 1;
  let isNegated = false;
  for (; verb < to && /^(?:NEG|ADV|HAVE|BE)$/.test(tokens[verb]!.tag); verb++)
    isNegated ||= tokens[verb]!.tag === 'NEG';
  const isAnyway = tokens.slice(modal, to).some(({ lower }) => ANYWAY.test(lower));
  if (tokens[modal - 1]?.lower === 'there') {
    if (tokens[verb]?.lower !== 'no') return null;
    const effect = phraseAfter(tokens.slice(0, to), verb + 1);
    return effect && { effect, isNegated: true, isAnyway };
  }
  const subject = trim(tokens, { from, to: modal });
  if (!subject) return null;
  const lemma = tokens[verb]?.lemma ?? '';
  if (SPARING.has(lemma)) return { effect: subject, isNegated: !isNegated, isAnyway };
  const isOnly = verb >= to || (HAPPENING.has(lemma) && to - verb <= 2);
  return { effect: isOnly ? subject : { from: subject.from, to }, isNegated, isAnyway };
}
