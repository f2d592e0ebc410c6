/**
 * @file Causes told as circumstances: "When the pumps are off, the cellar floods" (a rule, told in the present) and "With
 * the bridge closed, traffic backed up" (a state that explains the main clause).
 */
import { clauseAfter, clauseBefore, hasFinite, openingCommaAfter, trim } from './clauses.ts';
import { phraseAfter } from './noun-phrases.ts';
import { candidate, type Candidate, type SentenceContext } from './relation.ts';
import { isNominal } from './tagger.ts';
import type { Token } from './tokens.ts';

const RULE_OPENINGS = new Set(['when', 'whenever', 'once', 'if']);
const RULE_CONFIDENCE = 0.6;
const STATE_CONFIDENCE = 0.65;
/** Words that, after a noun, say that it is not as it should be: "with the lift out of order". */
const STATE_WORDS = new Set(['down', 'out', 'off', 'gone', 'unavailable', 'dark', 'empty', 'absent', 'offline']);

/** "Prices rise whenever demand does", "as soon as": a rule whose condition comes last. */
function closingRule(tokens: readonly Token[], at: number, out: Candidate[]): void {
  const isLong = tokens[at]!.lower === 'as' && tokens[at + 1]?.lower === 'soon' && tokens[at + 2]?.lower === 'as';
  if (!isLong && tokens[at]!.lower !== 'whenever') return;
  const from = isLong ? at + 3 : at + 1;
  const effect = clauseBefore(tokens, at);
  const cause = clauseAfter(tokens, from);
  if (!cause || !effect || !isPresent(tokens, effect.from, at) || !isPresent(tokens, from, cause.to)) return;
  const found = candidate(cause, effect, { from: at, to: from }, RULE_CONFIDENCE);
  if (found) out.push(found);
}

/** "With the closure came the strike." */
function inverted(tokens: readonly Token[], at: number): Candidate | null {
  if (tokens[at]!.lower !== 'with') return null;
  let verb = at + 1;
  while (verb < tokens.length && !tokens[verb]!.finite && !/^(?:COMMA|STOP)$/.test(tokens[verb]!.tag)) verb++;
  if (tokens[verb]?.lemma !== 'come') return null;
  const cause = trim(tokens, { from: at + 1, to: verb });
  return candidate(cause, phraseAfter(tokens, verb + 1), { from: verb, to: verb + 1 }, STATE_CONFIDENCE);
}

/** Adds the statement of a circumstance that opens the sentence at `at`. */
export function circumstanceRelations(context: SentenceContext, at: number, out: Candidate[]): void {
  const { tokens } = context;
  const before = tokens[at - 1];
  if (before && before.tag !== 'STOP' && !(before.tag === 'CONJ' && tokens[at - 2] === undefined)) {
    closingRule(tokens, at, out);
    return;
  }
  const isRule = RULE_OPENINGS.has(tokens[at]!.lower);
  if (!isRule && tokens[at]!.lower !== 'with') return;
  const turned = inverted(tokens, at);
  if (turned) {
    out.push(turned);
    return;
  }
  const comma = openingCommaAfter(tokens, at + 1);
  if (comma < 0) return;
  const cause = trim(tokens, { from: at + 1, to: comma });
  const effect = clauseAfter(tokens, comma + 1);
  if (!cause || !effect || !hasFinite(tokens, effect.from, effect.to)) return;
  const holds = isRule
    ? hasFinite(tokens, cause.from, cause.to) && isPresent(tokens, at + 1, comma) && isPresent(tokens, comma, effect.to)
    : namesState(tokens, at + 1, comma);
  if (!holds) return;
  // The state word belongs to the cause even where it could dangle: "with the controllers down".
  const found = candidate(
    { from: cause.from, to: Math.max(cause.to, comma) },
    effect,
    { from: at, to: at + 1 },
    isRule ? RULE_CONFIDENCE : STATE_CONFIDENCE,
  );
  if (found) out.push(found);
}

/** Whether the first verb that carries the clause is in the present: rules are, reports of single events are not. */
function isPresent(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const { finite, tag, lower } = tokens[at]!;
    if (finite) return tag === 'VB' || /^(?:is|are|has|have|does|do|can|will|must)$/.test(lower);
  }
  return false;
}

/** Whether a noun is followed by what is wrong with it and nothing more that would make it a clause. */
function namesState(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from + 1; at < to; at++) {
    const { lower, tag } = tokens[at]!;
    if (!isNominal(tokens[at - 1]!.tag)) continue;
    if (STATE_WORDS.has(lower)) return true;
    if ((tag === 'VBD' || tag === 'ADJ') && (at === to - 1 || tokens[at + 1]!.tag === 'PREP')) return true;
  }
  return false;
}
