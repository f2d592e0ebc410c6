/** @file Noun phrases with their attributes to the left and right of a cue. Positions are token indices; ranges are half-open. */
import { IN_PHRASE, isListComma, phraseHasVerb, trim, type Argument } from './clauses.ts';
import { isNominal } from './tagger.ts';
import type { Token } from './tokens.ts';

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
    if (tag === 'TO' && tokens[at + 1]?.tag === 'VB') {
      if (!complementsNoun(tokens, at)) break;
      continue;
    }
    if (tag === 'VB' && !finite) {
      if (tokens[at - 1]?.tag !== 'TO') break;
      continue;
    }
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
    if (tag === 'WH' || (lower === 'that' && tag !== 'PRON')) {
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
  let from = at + 1;
  while (from < end - 1 && tokens[from]!.tag === 'PREP') from++;
  return trim(tokens, { from, to: end });
}

/** Whether the infinitive at `to` says what the noun before it is about, with no verb before that: "the decision to close". */
function complementsNoun(tokens: readonly Token[], to: number): boolean {
  if (!isNominal(tokens[to - 1]?.tag)) return false;
  for (let at = to - 1; at >= 0 && !/^(?:STOP|COMMA|SUB|WH)$/.test(tokens[at]!.tag); at--) {
    if (tokens[at]!.finite) return false;
  }
  return true;
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

/** Index of the bracket that the one at `close` closes; -1 for quotation marks and unmatched ones. */
function openingOf(tokens: readonly Token[], close: number): number {
  if (!/^[)\]}]$/.test(tokens[close]!.text)) return -1;
  for (let at = close - 1; at >= 0; at--) if (tokens[at]!.tag === 'OPEN') return at;
  return -1;
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

/** Whether what stands between two commas is an aside such as "in turn" or "however", not part of the phrase. */
function isAdverbial(tokens: readonly Token[], from: number, to: number): boolean {
  if (to - from === 2) return tokens[from]!.tag === 'PREP';
  return to - from === 1 && tokens[from]!.tag === 'ADV';
}

/** "has reacted", "is facing": the verb belongs to a predicate, not to the phrase after it. */
function isAfterAuxiliary(tokens: readonly Token[], verb: number): boolean {
  let at = verb - 1;
  while (at > 0 && (tokens[at]!.tag === 'ADV' || tokens[at]!.tag === 'NEG')) at--;
  return tokens[at]?.tag === 'BE' || tokens[at]?.tag === 'HAVE';
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
