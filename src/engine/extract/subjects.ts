/** @file What stands for the subject of a causal verb: a noun phrase, the clause before, or the sentence before. */
import { clauseBefore, hasFinite, type Argument } from './clauses.ts';
import { phraseBefore } from './noun-phrases.ts';
import { singular } from './keys.ts';
import { ANAPHORIC_NOUNS } from './lexicon/nouns.ts';
import type { Part, SentenceContext } from './relation.ts';
import { isNominal } from './tagger.ts';
import type { Token } from './tokens.ts';

/** The subject whose last word stands before token `end`, with pointing words resolved; null when there is none. */
export function subjectBefore(context: SentenceContext, end: number): Part | null {
  const { tokens } = context;
  const last = tokens[end - 1];
  if (!last) return null;
  if (isRelative(tokens, end - 1)) return antecedent(tokens, end - 1);
  const phrase = phraseBefore(tokens, end);
  if (!phrase) return null;
  if (isAnaphoric(tokens, phrase)) return pointedTo(context, phrase.from);
  return phrase;
}

function isRelative(tokens: readonly Token[], at: number): boolean {
  const { tag, lower } = tokens[at]!;
  return tag === 'WH' && (lower === 'that' || lower === 'which' || lower === 'who');
}

/** What "which" refers to: after a comma the whole clause, otherwise the noun phrase. */
function antecedent(tokens: readonly Token[], relative: number): Argument | null {
  let end = relative;
  while (end > 0 && (tokens[end - 1]!.tag === 'PREP' || tokens[end - 1]!.tag === 'CONJ')) end--;
  // "…, which in turn": the chain goes on from what was named last.
  const goesOn = tokens[relative + 1]?.lower === 'in' && tokens[relative + 2]?.lower === 'turn';
  if (goesOn && tokens[end - 1]?.tag === 'COMMA') return lastPhrase(tokens, end - 1) ?? clauseBefore(tokens, end - 1);
  if (tokens[end - 1]?.tag === 'COMMA') {
    const clause = clauseBefore(tokens, end - 1);
    return clause;
  }
  return phraseBefore(tokens, end);
}

/** The noun phrase that ends before `end`, without a preposition in front. */
function lastPhrase(tokens: readonly Token[], end: number): Argument | null {
  const phrase = phraseBefore(tokens, end);
  if (!phrase) return null;
  let { from } = phrase;
  while (from < phrase.to && (tokens[from]!.tag === 'PREP' || tokens[from]!.tag === 'TO')) from++;
  return from < phrase.to ? { from, to: phrase.to } : null;
}

/** "This", "It", "That" alone, or "this situation": the event is told before. */
function isAnaphoric(tokens: readonly Token[], phrase: Argument): boolean {
  const first = tokens[phrase.from]!;
  const length = phrase.to - phrase.from;
  if (!/^(?:this|that|these|it|such|those|all)$/.test(first.lower)) return false;
  if (length === 1) return true;
  if (first.lower === 'it' || length > 3) return false;
  const last = tokens[phrase.to - 1]!;
  return isNominal(last.tag) && ANAPHORIC_NOUNS.has(singular(last.lower));
}

/** The clause before in the same sentence, else the sentence before. */
export function pointedTo(context: SentenceContext, from: number): Part | null {
  const { tokens } = context;
  let end = from;
  while (end > 0 && /^(?:COMMA|CONJ|ADV|STOP)$/.test(tokens[end - 1]!.tag)) end--;
  const clause = end > 0 && end < from ? clauseBefore(tokens, end) : null;
  if (clause && hasFinite(tokens, clause.from, clause.to)) return clause;
  return context.previous ? 'previous' : null;
}
