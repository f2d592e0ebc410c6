/** @file Causal statements made by a connective: "because", "due to", "as a result", "protest over". */
import {
  clauseAfter,
  clauseBefore,
  hasFinite,
  openingCommaAfter,
  startsClause,
  trim,
  type Argument,
} from './clauses.ts';
import { isConclusion } from './conclusions.ts';
import { headOf, holds, isOpening, protestBefore } from './connective-conditions.ts';
import { connectives, type Connective } from './lexicon/connectives.ts';
import { HUMAN_NOUNS } from './lexicon/nouns.ts';
import { phraseAfter, phraseBefore } from './noun-phrases.ts';
import { isEvent } from './part-classes.ts';
import { candidate, type Candidate, type Part, type SentenceContext } from './relation.ts';
import { pointedTo } from './subjects.ts';
import { isNominal } from './tagger.ts';
import type { Token } from './tokens.ts';

/** Adds the statement whose connective starts at `at`; returns the token after the connective, or `at` when there is none. */
export function connectiveRelations(context: SentenceContext, at: number, out: Candidate[]): number {
  const { tokens } = context;
  for (const connective of connectives(tokens[at]!.lower)) {
    const end = matchWords(tokens, at, connective.words);
    if (end < 0) continue;
    const found = relate(context, { from: at, to: end }, connective);
    if (found) {
      out.push(found);
      return end;
    }
  }
  return at;
}

/** End of the words when they all follow each other from `at`; -1 otherwise. */
export function matchWords(tokens: readonly Token[], at: number, words: readonly string[]): number {
  for (let i = 0; i < words.length; i++) if (tokens[at + i]?.lower !== words[i]) return -1;
  return at + words.length;
}

function relate(context: SentenceContext, cue: Argument, connective: Connective): Candidate | null {
  const { tokens } = context;
  if (connective.when && !holds(tokens, cue, connective)) return null;
  if (connective.follows === 'effect') return resultRelation(context, cue, connective);
  const changes: Partial<Candidate> = {
    hedged: connective.hedged || hasHedgeBefore(tokens, cue.from),
    kind: isNegated(tokens, cue.from) ? 'denied' : 'causal',
  };
  const cleft = cleftRelation(tokens, cue, connective, changes);
  if (cleft) return cleft;
  const opens = isOpening(tokens, cue.from);
  const comma = opens ? openingCommaAfter(tokens, cue.to) : -1;
  if (opens && comma > 0) {
    const cause = resolveReason(context, cue, trim(tokens, { from: cue.to, to: comma }));
    if (!fits(tokens, cause, connective)) return null;
    const effect =
      connective.when === 'counterfactual' ? missedEvent(tokens, comma + 1) : clauseAfter(tokens, comma + 1);
    return candidate(cause, effect, cue, connective.confidence, changes);
  }
  if (opens) return null;
  const after = connective.form === 'phrase' ? phraseAfter(tokens, cue.to) : reasonAfter(tokens, cue.to);
  if (!fits(tokens, after, connective)) return null;
  const explained = explainedBefore(context, cue, connective);
  if (connective.words[0] === 'against' && after && isOpponent(tokens, after)) return null;
  if (!isExplained(tokens, cue, explained, connective)) return null;
  if (connective.when === 'after-judgement' && explained && explained !== 'previous') {
    explained.from = lastInfinitive(tokens, explained);
  }
  const reason = resolveReason(context, cue, after);
  const isAmbiguous = connective.when !== undefined && !SURE_CONDITIONS.has(connective.when);
  if (isAmbiguous && (isTopic(tokens, reason) || isTopic(tokens, explained))) return null;
  return candidate(reason, explained, cue, connective.confidence, changes);
}

/** "It was because of the fault that the lights went out"; null for other sentences. */
function cleftRelation(
  tokens: readonly Token[],
  cue: Argument,
  connective: Connective,
  changes: Partial<Candidate>,
): Candidate | null {
  const be = tokens[cue.from - 1]?.tag === 'NEG' ? cue.from - 2 : cue.from - 1;
  if (tokens[be]?.tag !== 'BE' || tokens[be - 1]?.lower !== 'it') return null;
  // A reason told by a clause has a verb of its own before "that".
  let verbs = connective.form === 'clause' ? 1 : 0;
  for (let at = cue.to + 1; at < tokens.length; at++) {
    if (tokens[at]!.tag === 'STOP' || (tokens[at]!.finite && !tokens[at - 1]!.finite && verbs-- === 0)) return null;
    if (tokens[at]!.lower !== 'that') continue;
    return candidate(
      trim(tokens, { from: cue.to, to: at }),
      clauseAfter(tokens, at + 1),
      cue,
      connective.confidence,
      changes,
    );
  }
  return null;
}

/** Of "the outage would not have happened": the outage; null when the clause is not negated. */
function missedEvent(tokens: readonly Token[], start: number): Argument | null {
  for (let at = start; at < tokens.length && tokens[at]!.tag !== 'STOP'; at++) {
    if (tokens[at]!.tag !== 'MODAL') continue;
    return tokens[at + 1]?.tag === 'NEG' ? trim(tokens, { from: start, to: at }) : null;
  }
  return null;
}

/** Of "met to condemn the firm for" the part from the last infinitive on: the judgement is what the reason explains. */
function lastInfinitive(tokens: readonly Token[], part: Argument): number {
  for (let at = part.to - 2; at > part.from; at--) {
    if (tokens[at]!.tag === 'TO' && tokens[at + 1]!.tag === 'VB') return at;
  }
  return part.from;
}

/** Whether the part before can be explained: reasons told by a clause explain a clause, and nobody is "due to strike". */
function isExplained(tokens: readonly Token[], cue: Argument, part: Part | null, connective: Connective): boolean {
  if (!part || part === 'previous') return true;
  if (connective.form === 'clause') return hasFinite(tokens, part.from, part.to);
  const isScheduled = tokens[cue.from]!.lower === 'due' && tokens[cue.from - 1]?.tag === 'BE';
  return !(isScheduled && HUMAN_NOUNS.has(headOf(tokens, part)));
}

/** Conditions under which a reason may be as short as it likes: "fined for littering". */
const SURE_CONDITIONS: ReadonlySet<string> = new Set(['effect-before', 'after-judgement', 'after-emotion']);

/** Up to this many words name a topic ("the protest", "service delivery") unless they tell of something that happens. */
const TOPIC_WORDS = 2;

/** Whether a part only says what something is about, which an ambiguous connective makes no reason. */
function isTopic(tokens: readonly Token[], part: Part | null): boolean {
  if (!part || part === 'previous' || part.to - part.from > TOPIC_WORDS) return false;
  const tells = tokens.slice(part.from, part.to).some(({ tag }) => /^VB[DG]?$/.test(tag));
  return !tells && !isEvent(tokens, part);
}

/** Whether people or an authority are meant: "against the government" names whom a protest is aimed at, not its reason. */
function isOpponent(tokens: readonly Token[], part: Argument): boolean {
  return HUMAN_NOUNS.has(headOf(tokens, part)) || tokens[part.from]!.tag === 'PRON';
}

/** Whether what follows has the form that the connective asks for. */
function fits(tokens: readonly Token[], part: Part | null, connective: Connective): boolean {
  if (part === 'previous') return true;
  if (!part) return false;
  return connective.form !== 'clause' || startsClause(tokens, part.from);
}

/** A clause where one starts, else a noun phrase. */
function reasonAfter(tokens: readonly Token[], at: number): Argument | null {
  return startsClause(tokens, at) ? clauseAfter(tokens, at) : phraseAfter(tokens, at);
}

/** "because of this": the reason was told before. */
function resolveReason(context: SentenceContext, cue: Argument, reason: Argument | null): Part | null {
  if (!reason || reason.to - reason.from > 1) return reason;
  return /^(?:this|that|it|these|which)$/.test(context.tokens[reason.from]!.lower)
    ? pointedTo(context, cue.from)
    : reason;
}

/** Prepositions after which a protest is where or how something is done: the whole clause is explained. */
const PLACES_PROTEST = new Set(['in', 'at', 'as', 'with', 'on', 'for']);

/**
 * First token of the noun phrase that the connective explains where it explains no more than that: "the tension after the
 * clash over land", but not "staged a protest over"; -1 when it explains the clause.
 */
function attachedFrom(tokens: readonly Token[], cue: number): number {
  const protest = protestBefore(tokens, cue);
  if (protest < 0 || !isNominal(tokens[protest]!.tag)) return -1;
  let from = protest;
  while (from > 0 && (isNominal(tokens[from - 1]!.tag) || /^(?:DET|ADJ|POS|VBG)$/.test(tokens[from - 1]!.tag))) from--;
  const governor = tokens[from - 1];
  return governor?.tag === 'PREP' && !PLACES_PROTEST.has(governor.lower) ? from : -1;
}

/** What the connective explains, before it: the clause, or only the noun phrase it is attached to. */
function explainedBefore(context: SentenceContext, cue: Argument, connective: Connective): Part | null {
  const { tokens } = context;
  let end = cue.from;
  let afterBe = false;
  while (end > 0) {
    const { tag } = tokens[end - 1]!;
    if (!(/^(?:ADV|COMMA|BE|NEG)$/.test(tag) || (afterBe && /^(?:MODAL|HAVE)$/.test(tag)))) break;
    afterBe ||= tag === 'BE';
    end--;
  }
  const before = tokens[end - 1];
  if (!before) return null;
  if (afterBe) {
    const phrase = phraseBefore(tokens, end);
    const pointing =
      phrase && phrase.to - phrase.from === 1 && /^(?:this|that|it|these)$/.test(tokens[phrase.from]!.lower);
    return pointing ? pointedTo(context, phrase.from) : phrase;
  }
  if (connective.when === 'effect-before') return attachedPhrase(tokens, end);
  const attached = connective.when === 'after-protest' ? attachedFrom(tokens, cue.from) : -1;
  if (attached >= 0) return trim(tokens, { from: attached, to: end });
  return clauseBefore(tokens, end) ?? phraseBefore(tokens, end);
}

/** The noun phrase right before, without what it is itself attached to. */
function attachedPhrase(tokens: readonly Token[], end: number): Argument | null {
  const phrase = phraseBefore(tokens, end);
  if (!phrase) return null;
  let from = phrase.to - 1;
  while (from > phrase.from && tokens[from - 1]!.tag !== 'PREP') from--;
  const governs = tokens[from - 1]?.lower;
  return governs === 'of' ? phrase : { from, to: phrase.to };
}

/** "therefore", "as a result": the effect follows; the cause is the clause or sentence before. */
function resultRelation(context: SentenceContext, cue: Argument, connective: Connective): Candidate | null {
  const { tokens } = context;
  const effect = clauseAfter(tokens, cue.to);
  const clauseFrom = effectStart(tokens, cue.from);
  // The verb may stand before the adverb: "There was therefore no honey."
  if (!effect || !(hasFinite(tokens, clauseFrom, effect.to) || tokens[effect.from]!.tag === 'VBG')) return null;
  if (isConclusion(tokens, effect)) return null;
  const cause = pointedTo(context, clauseFrom);
  return candidate(
    cause,
    clauseFrom < cue.from ? { from: clauseFrom, to: effect.to } : effect,
    cue,
    connective.confidence,
    {},
  );
}

/** Where the clause of an adverb such as "therefore" starts: at the adverb, or at the subject before it. */
function effectStart(tokens: readonly Token[], adverb: number): number {
  let at = adverb;
  while (at > 0 && !/^(?:COMMA|STOP|CONJ|SUB)$/.test(tokens[at - 1]!.tag)) at--;
  return at;
}

function hasHedgeBefore(tokens: readonly Token[], at: number): boolean {
  // "may have been because"
  let verb = at - 1;
  while (verb > 0 && /^(?:BE|HAVE|NEG)$/.test(tokens[verb]!.tag)) verb--;
  if (verb < at - 1 && /^(?:may|might|could)$/.test(tokens[verb]?.lower ?? '')) return true;
  return (
    at > 0 &&
    /^(?:possibly|perhaps|probably|allegedly|apparently|maybe|partly|presumably|reportedly)$/.test(
      tokens[at - 1]!.lower,
    )
  );
}

function isNegated(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before !== undefined && (before.tag === 'NEG' || (before.tag === 'ADV' && tokens[at - 2]?.tag === 'NEG'));
}
