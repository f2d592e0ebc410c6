/**
 * @file Where the arguments of a cue begin and end: noun phrases and clauses to its left and right. All positions are token
 * indices; ranges are half-open.
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

/** Prepositions that open another statement about the same event, and so end an argument. */
const OPENS_ADJUNCT = new Set([
  'because',
  'due',
  'owing',
  'despite',
  'after',
  'following',
  'amid',
  'until',
  'till',
  'before',
]);

/** Adverbial parts of phrasal verbs. */
const PARTICLES = new Set(['up', 'down', 'off', 'out', 'over', 'away', 'through', 'in', 'on', 'back']);

/** Starts of a noun phrase. */
const PHRASE_START: ReadonlySet<Tag> = new Set<Tag>(['DET', 'PRON', 'NOUN', 'NAME', 'NUM', 'ADJ', 'OPEN', 'POS']);

/** Part of a noun phrase with its prepositional attributes, whatever its place. */
const IN_PHRASE: ReadonlySet<Tag> = new Set<Tag>([
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
      const joinsClauses = tokens[at - 1]?.tag === 'COMMA' || (lower === 'but' && hasFinite(tokens, 0, at));
      if (joinsClauses && hasFinite(tokens, at + 1, end)) return at + 1;
    }
    if (
      tag === 'WH' &&
      tokens[at - 1]?.tag === 'COMMA' &&
      /^(?:where|who)$/.test(lower) &&
      opensLastClause(tokens, at, end)
    )
      return at + 1;
    if (tag === 'SUB' && lower !== 'that' && hasFinite(tokens, at + 1, end)) return afterSubordinate(tokens, at, end);
    if (introducesSpeech(tokens, at) && hasFinite(tokens, at + 1, end)) return skipThat(tokens, at + 1);
  }
  return 0;
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

/** The clause that ends before token `end`, trimmed; null when nothing is there. */
export function clauseBefore(tokens: readonly Token[], end: number): Argument | null {
  return trim(tokens, { from: clauseStart(tokens, end), to: end });
}

/** End of the clause that starts at token `start`. */
export function clauseEnd(tokens: readonly Token[], start: number): number {
  for (let at = start; at < tokens.length; at++) {
    const { tag, lower } = tokens[at]!;
    if (tag === 'STOP' && at > start) return at;
    if (tag === 'COMMA' && at > start && endsClauseAtComma(tokens, at, start)) return at;
    if (tag === 'CONJ' && lower === 'but' && at > start && hasFinite(tokens, at + 1, tokens.length)) return at;
    if (tag === 'SUB' && at > start && /^(?:because|although|though|whereas|unless)$/.test(lower)) return at;
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
  if (isAttribution(tokens, comma + 1)) return true;
  return next.tag === 'VBG' && hasFinite(tokens, start, comma);
}

/** ", police said" and ", he added": who says it, after what is said. */
function isAttribution(tokens: readonly Token[], start: number): boolean {
  for (let at = start; at < tokens.length && at < start + 6; at++) {
    const { tag, lemma } = tokens[at]!;
    if (SPEECH.has(lemma) && (tag === 'VBD' || tag === 'VB')) return at > start || tokens[at + 1] !== undefined;
    if (!(isNominal(tag) || tag === 'PRON' || tag === 'DET' || tag === 'ADJ')) return false;
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
function isListComma(tokens: readonly Token[], comma: number): boolean {
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

/** The noun phrase, with its attributes, that starts at token `start`; null when none does. */
export function phraseAfter(tokens: readonly Token[], start: number): Argument | null {
  let relative = 0;
  let at = start;
  for (; at < tokens.length; at++) {
    const { tag, lower, finite } = tokens[at]!;
    if (tag === 'STOP') break;
    if (at === start) continue;
    if (OPENS_ADJUNCT.has(lower) && tokens[at - 1]!.tag !== 'DET') break;
    if (tag === 'COMMA' && !isListComma(tokens, at)) break;
    if (tag === 'SUB' && lower !== 'that') break;
    if (tag === 'CONJ' && isClauseJunction(tokens, at)) break;
    const previous = tokens[at - 1]!;
    const opensRelative = tag === 'WH' || (tag === 'PRON' && isNominal(previous.tag)) || lower === 'that';
    if (opensRelative) relative = 1;
    if (finite && !tokens[at - 1]!.finite) {
      if (relative === 0) break;
      relative = previous.tag === 'WH' ? 0 : relative - 1;
    }
  }
  return trim(tokens, { from: start, to: at });
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

function isClauseJunction(tokens: readonly Token[], conjunction: number): boolean {
  const next = tokens[conjunction + 1];
  if (!next) return true;
  if (next.finite || tokens[conjunction]!.lower === 'but') return true;
  const before = tokens[conjunction - 1];
  if (before && (before.tag === 'ADJ' || before.tag === 'PREP' || before.tag === 'DET')) return false;
  return phraseHasVerb(tokens, conjunction + 1);
}

/** The noun phrase, with its attributes, that ends before token `end`; null when none does. */
export function phraseBefore(tokens: readonly Token[], end: number): Argument | null {
  let at = end - 1;
  // A parenthesis between commas right before the verb: "The dam, built in 1950, caused".
  if (tokens[at]?.tag === 'COMMA') {
    const open = parenthesisStart(tokens, at);
    if (open < 1) return null;
    if (isAdverbial(tokens, open + 1, at)) end = open;
    at = open - 1;
  }
  let listing = false;
  for (; at >= 0; at--) {
    const { tag, finite, lower } = tokens[at]!;
    if (tag === 'STOP' || tag === 'SUB') break;
    if (tag === 'TO' && tokens[at + 1]?.tag === 'VB') break;
    if (tag === 'VB' && !finite) break;
    if (tag === 'CLOSE') {
      const open = openingOf(tokens, at);
      if (open > 0) at = open;
      continue;
    }
    if (tag === 'CONJ') {
      if (lower === 'but') break;
      const left = tokens[at - 1];
      if (left?.tag === 'COMMA' && !endsList(tokens, at - 1)) break;
      listing = true;
      continue;
    }
    if (tag === 'COMMA') {
      if (listing && (isNominal(tokens[at - 1]?.tag) || tokens[at - 1]?.tag === 'VBG')) continue;
      break;
    }
    if (tag === 'WH' || lower === 'that') {
      if (at > 0 && isNominal(tokens[at - 1]!.tag)) continue;
      break;
    }
    if (tag === 'PRON') {
      const left = tokens[at - 1];
      if (left && (isNominal(left.tag) || left.tag === 'PREP')) continue;
      at--;
      break;
    }
    if (finite) {
      const skip = relativeBefore(tokens, at);
      if (skip < 0) break;
      at = skip;
      continue;
    }
    if ((tag === 'VBD' || tag === 'VBG') && isAfterAuxiliary(tokens, at)) break;
    if (tag === 'BE' || tag === 'HAVE' || tag === 'DO' || tag === 'MODAL') break;
  }
  return trim(tokens, { from: at + 1, to: end });
}

/** Whether what stands between two commas is an aside such as "in turn" or "however", not part of the phrase. */
function isAdverbial(tokens: readonly Token[], from: number, to: number): boolean {
  if (to - from === 2) return tokens[from]!.tag === 'PREP';
  return to - from === 1 && tokens[from]!.tag === 'ADV';
}

/** Index of the comma that opens the parenthesis which the comma at `close` ends; -1 when there is none. */
function parenthesisStart(tokens: readonly Token[], close: number): number {
  let nearest = -1;
  for (let at = close - 1; at >= 0 && at > close - 30; at--) {
    const { tag } = tokens[at]!;
    if (tag === 'STOP') break;
    if (tag !== 'COMMA') continue;
    if (nearest < 0) nearest = at;
    const opener = tokens[at + 1]!;
    if (/^(?:a|an|the|one|including|such|also|who|which|where|whose)$/.test(opener.lower) || opener.tag === 'VBD')
      return at;
  }
  return nearest;
}

/** Index of the bracket that the one at `close` closes; -1 for quotation marks and unmatched ones. */
function openingOf(tokens: readonly Token[], close: number): number {
  if (!/^[)\]}]$/.test(tokens[close]!.text)) return -1;
  for (let at = close - 1; at >= 0; at--) if (tokens[at]!.tag === 'OPEN') return at;
  return -1;
}

/** "has reacted", "is facing": the verb belongs to a predicate, not to the phrase after it. */
function isAfterAuxiliary(tokens: readonly Token[], verb: number): boolean {
  let at = verb - 1;
  while (at > 0 && (tokens[at]!.tag === 'ADV' || tokens[at]!.tag === 'NEG')) at--;
  return tokens[at]?.tag === 'BE' || tokens[at]?.tag === 'HAVE';
}

/** Whether the comma before "and" ends a list: another comma stands before, with only a noun phrase between. */
function endsList(tokens: readonly Token[], comma: number): boolean {
  for (let at = comma - 1; at >= 0 && at > comma - 9; at--) {
    const { tag } = tokens[at]!;
    if (tag === 'COMMA') return isNominal(tokens[at - 1]?.tag) || tokens[at - 1]?.tag === 'VBG';
    if (!IN_PHRASE.has(tag)) return false;
  }
  return false;
}

/** Index of the relative word whose clause the verb at `verb` belongs to, when a noun stands before it; else -1. */
function relativeBefore(tokens: readonly Token[], verb: number): number {
  // "the pain he felt": a pronoun right after a noun opens a relative clause too.
  if (tokens[verb - 1]?.tag === 'PRON' && isNominal(tokens[verb - 2]?.tag)) return verb - 1;
  for (let at = verb - 1; at >= 0 && at > verb - 7; at--) {
    const { tag, lower } = tokens[at]!;
    if (tag === 'WH' || (lower === 'that' && tag !== 'SUB')) {
      return at > 0 && isNominal(tokens[at - 1]!.tag) ? at : -1;
    }
    if (tag === 'COMMA' || tag === 'STOP' || tag === 'SUB' || tag === 'CONJ') return -1;
  }
  return -1;
}

const TRIMMED_LEFT: ReadonlySet<Tag> = new Set<Tag>(['COMMA', 'STOP', 'CONJ', 'CLOSE', 'OPEN']);
const TRIMMED_RIGHT: ReadonlySet<Tag> = new Set<Tag>(['COMMA', 'STOP', 'CONJ', 'PREP', 'OPEN', 'WH', 'TO']);

/** Takes punctuation and dangling function words off both ends; null when nothing with a word is left. */
export function trim(tokens: readonly Token[], argument: Argument): Argument | null {
  let { from, to } = argument;
  while (from < to && TRIMMED_LEFT.has(tokens[from]!.tag)) from++;
  while (to > from && TRIMMED_RIGHT.has(tokens[to - 1]!.tag) && !isVerbParticle(tokens, to - 1)) to--;
  while (to > from && tokens[from]!.tag === 'PREP' && /^(?:out|up|down|off|away)$/.test(tokens[from]!.lower)) from++;
  while (to > from && tokens[to - 1]!.tag === 'CLOSE' && !hasOpening(tokens, from, to)) to--;
  return to > from ? { from, to } : null;
}

/** Whether the word ends a phrasal verb: "the line came down". */
function isVerbParticle(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return PARTICLES.has(tokens[at]!.lower) && before !== undefined && /^VB[DG]?$/.test(before.tag);
}

function hasOpening(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to - 1; at++) if (tokens[at]!.tag === 'OPEN') return true;
  return false;
}

/** The last noun before any attribute ("of …", "that …") in a phrase, in lower case; empty when there is none. */
export function headNoun(tokens: readonly Token[], argument: Argument): string {
  let head = '';
  for (let at = argument.from; at < argument.to; at++) {
    const { tag, lower } = tokens[at]!;
    if (isNominal(tag)) head = lower;
    else if (head !== '' && tag !== 'POS' && tag !== 'ADJ' && tag !== 'CONJ') break;
  }
  return head;
}
