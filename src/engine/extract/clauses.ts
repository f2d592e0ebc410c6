/**
 * @file Where the clauses to the left and right of a cue begin and end. All positions are token indices; ranges are
 * half-open.
 */
import { isNominal } from './tagger.ts';
import type { Tag, Token } from './tokens.ts';

export interface Argument {
  from: number;
  to: number;
}

/** Verbs of saying and thinking: what they introduce is a clause of its own. */
const SPEECH = new Set(
  (
    'say claim allege report announce argue believe think suggest warn note add explain state tell find show reveal indicate ' +
    'confirm conclude estimate know admit insist stress hold acknowledge inform assert maintain observe learn understand ' +
    'decide agree vow promise feel recognise recognize fear hope realise realize deny imply hear mean'
  ).split(' '),
);

/** Adverbial parts of phrasal verbs. */
const PARTICLES = new Set(['up', 'down', 'off', 'out', 'over', 'away', 'through', 'in', 'on', 'back', 'about']);

/** Starts of a noun phrase. */
const PHRASE_START: ReadonlySet<Tag> = new Set<Tag>(['DET', 'PRON', 'NOUN', 'NAME', 'NUM', 'ADJ', 'OPEN', 'POS']);

/** Part of a noun phrase with its prepositional attributes, whatever its place. */
export const IN_PHRASE: ReadonlySet<Tag> = new Set<Tag>([
  'DET',
  'ADJ',
  'NOUN',
  'NAME',
  'NUM',
  'POS',
  'PREP',
  'ADV',
  'VBG',
  'CLOSE',
  'OPEN',
  'NEG',
]);

/** Whether the token at `i` introduces what somebody says, so that a clause starts after it. */
function introducesSpeech(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i]!;
  if (!SPEECH.has(token.lemma) || !(token.tag === 'VB' || token.tag === 'VBD' || token.tag === 'VBG')) return false;
  const next = tokens[i + 1];
  return next !== undefined && (PHRASE_START.has(next.tag) || next.lower === 'that' || next.tag === 'COMMA');
}

/** Whether a clause with its own subject and verb starts at `i`. */
export function startsClause(tokens: readonly Token[], i: number): boolean {
  const first = tokens[i];
  if (!first) return false;
  if (!(PHRASE_START.has(first.tag) || first.tag === 'ADV' || first.tag === 'VBG' || first.tag === 'PREP'))
    return false;
  let seenNoun = false;
  for (let at = i; at < tokens.length && at < i + 24; at++) {
    const { tag, finite } = tokens[at]!;
    if (finite) return seenNoun;
    if (isNominal(tag) || tag === 'PRON' || tag === 'VBG' || tag === 'DET') seenNoun = true;
    if (tag === 'STOP' || tag === 'SUB') return false;
    if (tag === 'COMMA' && at > i + 6) return false;
  }
  return false;
}

/** Whether a verb that carries a clause lies in the range. */
export function hasFinite(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (tokens[at]!.finite) return true;
  return false;
}

/** Start of the clause that ends before token `end`. */
export function clauseStart(tokens: readonly Token[], end: number): number {
  for (let at = end - 1; at >= 0; at--) {
    const { tag, lower } = tokens[at]!;
    if (tag === 'STOP') return at + 1;
    if (at === end - 1) continue;
    if (tag === 'CONJ' && (lower === 'but' || lower === 'and') && startsClause(tokens, at + 1) && at + 1 < end) {
      const joinsClauses =
        (tokens[at - 1]?.tag === 'COMMA' || lower === 'but') && hasFinite(tokens, stopBefore(tokens, at), at);
      if (joinsClauses && hasFinite(tokens, at + 1, end)) return at + 1;
    }
    if (
      tag === 'WH' &&
      tokens[at - 1]?.tag === 'COMMA' &&
      /^(?:where|who)$/.test(lower) &&
      opensLastClause(tokens, at, end)
    )
      return at + 1;
    if (tag === 'SUB' && hasFinite(tokens, at + 1, end)) return afterSubordinate(tokens, at, end);
    if (introducesSpeech(tokens, at) && hasFinite(tokens, at + 1, end)) return skipThat(tokens, at + 1);
  }
  return 0;
}

/** Position after the last strong punctuation before `at`. */
function stopBefore(tokens: readonly Token[], at: number): number {
  while (at > 0 && tokens[at - 1]!.tag !== 'STOP') at--;
  return at;
}

/** Of "as curfew was lifted, violence rose" the main clause, when the comma is there; else what follows the subordinator. */
function afterSubordinate(tokens: readonly Token[], subordinator: number, end: number): number {
  for (let at = subordinator + 2; at < end - 1; at++) {
    const isMain = tokens[at]!.tag === 'COMMA' && !isListComma(tokens, at) && startsClause(tokens, at + 1);
    if (isMain && hasFinite(tokens, subordinator, at) && hasFinite(tokens, at + 1, end)) return at + 1;
  }
  return subordinator + 1;
}

/** Whether the relative clause at `relative` runs on to `end` without a comma that would close it. */
function opensLastClause(tokens: readonly Token[], relative: number, end: number): boolean {
  for (let at = relative + 1; at < end - 1; at++) if (tokens[at]!.tag === 'COMMA') return false;
  return hasFinite(tokens, relative + 1, end);
}

function skipThat(tokens: readonly Token[], at: number): number {
  while (tokens[at]?.lower === 'that' || tokens[at]?.tag === 'COMMA' || tokens[at]?.tag === 'CLOSE') at++;
  return at;
}

/** Of "Blaming the storm, the owners closed the pier" the start of the main clause; `start` where no adjunct with a verb opens. */
function afterOpeningAdjunct(tokens: readonly Token[], start: number, end: number): number {
  let verbs = false;
  for (let at = start; at < end - 2; at++) {
    const { tag, finite } = tokens[at]!;
    if (finite && tokens[start]!.tag !== 'PREP' && tokens[start]!.tag !== 'VBG' && tokens[start]!.tag !== 'ADV')
      return start;
    verbs ||= /^VB[DG]?$/.test(tag);
    if (tag !== 'COMMA' || !verbs || isListComma(tokens, at)) continue;
    if (startsClause(tokens, at + 1) && hasFinite(tokens, at + 1, end)) return at + 1;
  }
  return start;
}

/** The clause that ends before token `end`, trimmed; null when nothing is there. */
export function clauseBefore(tokens: readonly Token[], end: number): Argument | null {
  return trim(tokens, { from: afterOpeningAdjunct(tokens, clauseStart(tokens, end), end), to: end });
}

/** End of the clause that starts at token `start`. */
export function clauseEnd(tokens: readonly Token[], start: number): number {
  for (let at = start; at < tokens.length; at++) {
    const { tag, lower } = tokens[at]!;
    if (tag === 'STOP' && at > start) return at;
    if (tag === 'COMMA' && at > start && endsClauseAtComma(tokens, at, start)) return at;
    // "…, and not because": another reason follows.
    if (tag === 'CONJ' && tokens[at + 1]?.tag === 'NEG' && at > start && tokens[at - 1]?.tag === 'COMMA') return at;
    if (tag === 'CONJ' && lower === 'but' && at > start && hasFinite(tokens, at + 1, tokens.length)) return at;
    if (tag === 'SUB' && at > start && /^(?:because|although|though|whereas|unless)$/.test(lower)) return at;
    if (
      at > start &&
      /^(?:as|when|while|after)$/.test(lower) &&
      hasFinite(tokens, start, at) &&
      phraseHasVerb(tokens, at + 1)
    )
      return at;
  }
  return tokens.length;
}

function endsClauseAtComma(tokens: readonly Token[], comma: number, start: number): boolean {
  const next = tokens[comma + 1];
  if (!next) return true;
  if (next.tag === 'CONJ') {
    return next.lower === 'but' || next.lower === 'so' || startsClause(tokens, comma + 2);
  }
  if (next.tag === 'SUB' || next.tag === 'WH') return hasFinite(tokens, start, comma);
  if (isAttribution(tokens, next.tag === 'CLOSE' ? comma + 2 : comma + 1)) return true;
  return next.tag === 'VBG' && hasFinite(tokens, start, comma);
}

/** ", police said" and ", he added": who says it, after what is said. */
function isAttribution(tokens: readonly Token[], start: number): boolean {
  for (let at = start; at < tokens.length && at < start + 10; at++) {
    const { tag, lemma, lower } = tokens[at]!;
    if (SPEECH.has(lemma) && (tag === 'VBD' || tag === 'VB')) return at > start || tokens[at + 1] !== undefined;
    if (!(isNominal(tag) || /^(?:PRON|DET|ADJ|POS|OPEN|CLOSE)$/.test(tag) || lower === 'of')) return false;
  }
  return false;
}

/** The clause that starts at token `start`, trimmed; null when nothing is there. */
export function clauseAfter(tokens: readonly Token[], start: number): Argument | null {
  return trim(tokens, { from: start, to: clauseEnd(tokens, start) });
}

/** End of a clause or phrase that opens the sentence, such as "Because the relay tripped": its comma, or -1. */
export function openingCommaAfter(tokens: readonly Token[], start: number): number {
  for (let at = start + 1; at < tokens.length; at++) {
    const { tag } = tokens[at]!;
    if (tag === 'STOP') return -1;
    if (tag === 'COMMA' && !isListComma(tokens, at) && startsClause(tokens, at + 1)) return at;
  }
  return -1;
}

/** Whether the comma separates members of an enumeration: "rain, hail and wind". */
export function isListComma(tokens: readonly Token[], comma: number): boolean {
  const before = tokens[comma - 1];
  if (!before || !(isNominal(before.tag) || before.tag === 'ADJ' || before.tag === 'VBG')) return false;
  for (let at = comma + 1; at < tokens.length && at < comma + 14; at++) {
    const { tag, lower, finite } = tokens[at]!;
    if (tag === 'CONJ' && lower !== 'but') {
      if (at === comma + 1) return !startsClause(tokens, at + 1);
      return true;
    }
    if (finite || tag === 'WH' || tag === 'SUB' || tag === 'STOP' || tag === 'PRON') return false;
    if (!IN_PHRASE.has(tag) && tag !== 'COMMA' && tag !== 'VBD') return false;
  }
  return false;
}

/** Whether the noun phrase that starts at `start` is followed at once by a verb that carries a clause. */
export function phraseHasVerb(tokens: readonly Token[], start: number): boolean {
  for (let at = start; at < tokens.length && at < start + 16; at++) {
    const { tag, finite } = tokens[at]!;
    if (finite) return at > start;
    if (!IN_PHRASE.has(tag) && tag !== 'PRON') return false;
  }
  return false;
}

const TRIMMED_LEFT: ReadonlySet<Tag> = new Set<Tag>(['COMMA', 'STOP', 'CONJ', 'CLOSE', 'OPEN']);
const TRIMMED_RIGHT: ReadonlySet<Tag> = new Set<Tag>([
  'COMMA',
  'STOP',
  'CONJ',
  'PREP',
  'OPEN',
  'WH',
  'TO',
  'NEG',
  'SUB',
]);

/** Takes punctuation and dangling function words off both ends; null when nothing with a word is left. */
export function trim(tokens: readonly Token[], argument: Argument): Argument | null {
  let { from, to } = argument;
  while (from < to && TRIMMED_LEFT.has(tokens[from]!.tag)) from++;
  while (to > from && TRIMMED_RIGHT.has(tokens[to - 1]!.tag) && !isVerbParticle(tokens, to - 1)) to--;
  while (to > from && tokens[from]!.tag === 'PREP' && /^(?:out|up|down|off|away)$/.test(tokens[from]!.lower)) from++;
  while (to > from && tokens[to - 1]!.tag === 'CLOSE' && !hasOpening(tokens, from, to)) to--;
  return to > from ? { from, to } : null;
}

/** Whether the word ends a phrasal verb: "the line came down", "prices went right up". */
function isVerbParticle(tokens: readonly Token[], at: number): boolean {
  const isRight = /^(?:right|straight|all|way)$/.test(tokens[at - 1]?.lower ?? '');
  const before = tokens[isRight ? at - 2 : at - 1];
  return PARTICLES.has(tokens[at]!.lower) && before !== undefined && /^VB[DG]?$/.test(before.tag);
}

function hasOpening(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to - 1; at++) if (tokens[at]!.tag === 'OPEN') return true;
  return false;
}
