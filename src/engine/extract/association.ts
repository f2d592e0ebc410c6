/**
 * @file Statements that relate two events without claiming a cause: coincidence, sequence, correlation; and statements that there
 * is no link. They matter because they look like evidence and are none.
 */
import {
  clauseAfter,
  clauseBefore,
  clauseStart,
  openingCommaAfter,
  phraseHasVerb,
  trim,
  type Argument,
} from './clauses.ts';
import { headNoun, phraseAfter } from './noun-phrases.ts';
import { isOpening } from './connective-conditions.ts';
import { matchWords } from './connective-relations.ts';
import { singular } from './keys.ts';
import { TIME_NOUNS } from './lexicon/nouns.ts';
import { candidate, type Candidate, type SentenceContext } from './relation.ts';
import { subjectBefore } from './subjects.ts';
import type { Token } from './tokens.ts';
import { verbGroup } from './verb-group.ts';

/** Phrases between two events that only set them side by side. `%` stands for "long", "shortly", a number of days and the like. */
const BETWEEN: readonly string[] = [
  'coincided with',
  'coincide with',
  'coincides with',
  'coincident with',
  'at the same time as',
  'in parallel with',
  'simultaneously with',
  'on the same day as',
  'in the same week as',
  'in the same month as',
  'in the same year as',
  'around the time of',
  'before',
  'after',
  'during',
  'followed by',
  'preceded by',
  'independently of',
  'alongside',
  'followed',
  'preceded',
  'predated',
  'rose with',
  'fell with',
  'tracked',
  'mirrored',
];

/** Phrases before which the later event stands; the earlier one is given as the cause, since only it could be. */
const LATER_FIRST = new Set(['followed', 'after', 'preceded by']);

/** Phrases that only order two events in time. */
const TEMPORAL = new Set(['before', 'after', 'during']);

/** Verbs that say only that something took place. */
const HAPPENING = new Set(
  'happen occur come report start begin arrive take note record observe announce appear follow end surface emerge exist know'.split(
    ' ',
  ),
);

/** Phrases between two events that deny a link. */
const DENYING: readonly string[] = [
  'nothing to do with',
  'unrelated to',
  'not related to',
  'not linked to',
  'not connected to',
  'not connected with',
  'independent of',
  'no bearing on',
  'no effect on',
  'no impact on',
  'no influence on',
  'played no part in',
  'played no role in',
  'no part in',
  'no role in',
  'not responsible for',
  'not to blame for',
];

/** Predicates of two coordinated events. */
const TOGETHER =
  /\b(?:together|in step|in tandem|in parallel|in unison|simultaneously|side by side|at the same time|at once|both|days apart|hours apart|weeks apart|correlate[sd]?|coincide[sd]?|co-occur(?:red)?|(?:(?:in|on|within|during) the same (?:week|day|month|year|hour|night|quarter|season|period|time)))\b/i;

/** Nouns of a link that is said to be missing. */
const LINK_NOUNS =
  /^(?:link|connection|relation|relationship|correlation|association|tie|causation|causality|evidence|proof)s?$/;

interface Pattern {
  words: readonly string[];
  kind: 'associated' | 'denied';
}

const byFirstWord = new Map<string, Pattern[]>();
for (const [phrases, kind] of [
  [BETWEEN, 'associated'],
  [DENYING, 'denied'],
] as const) {
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    byFirstWord.set(words[0]!, [...(byFirstWord.get(words[0]!) ?? []), { words, kind }]);
  }
}
for (const patterns of byFirstWord.values()) patterns.sort((a, b) => b.words.length - a.words.length);

/** Adds the statement whose phrase starts at `at`; returns the token after it, or `at`. */
export function associationAt(context: SentenceContext, at: number, out: Candidate[]): number {
  const { tokens } = context;
  for (const { words, kind } of byFirstWord.get(tokens[at]!.lower) ?? []) {
    const end = matchWords(tokens, at, words);
    if (end < 0) continue;
    const isTemporal = TEMPORAL.has(words[words.length - 1]!);
    const comma = isOpening(tokens, at) ? openingCommaAfter(tokens, end) : -1;
    const first =
      comma > 0 ? clauseAfter(tokens, comma + 1) : isTemporal ? earlierOrLater(context, at) : eventBefore(context, at);
    const second = comma > 0 || !isTemporal ? phraseAfter(tokens, end) : eventAfter(tokens, end);
    if (comma > 0 && isTemporal) continue;
    if (!second || !first) continue;
    if (words[0] === 'followed' && words.length === 1 && !takesObject(tokens, at)) continue;
    const reversed = LATER_FIRST.has(words.join(' '));
    const meant = kind === 'denied' && isIt(tokens, second) ? explainedLast(out) : second;
    const found = candidate(reversed ? meant : first, reversed ? first : meant, { from: at, to: end }, 0.7, { kind });
    if (found) out.push(found);
    return end;
  }
  return at;
}

const isIt = (tokens: readonly Token[], part: Argument): boolean =>
  part.to - part.from === 1 && /^(?:it|this|that)$/.test(tokens[part.from]!.lower);

/** What the sentence explained last: of "a belt tore, so the line stopped; the crew had nothing to do with it" the stop. */
function explainedLast(told: readonly Candidate[]): Candidate['effect'] | null {
  return told.findLast(({ kind }) => kind === 'causal')?.effect ?? null;
}

/** Whether "followed" has an object: not "was followed", "followed from". */
function takesObject(tokens: readonly Token[], verb: number): boolean {
  let next = verb + 1;
  while (tokens[next]?.tag === 'ADV') next++;
  return tokens[next] !== undefined && tokens[next]!.tag !== 'PREP' && tokens[verb - 1]?.tag !== 'BE';
}

function eventBefore(context: SentenceContext, at: number): Candidate['cause'] | null {
  const { tokens } = context;
  // "The pump seized, unrelated to the strike": the clause.
  if (tokens[at - 1]?.tag === 'COMMA') return clauseBefore(tokens, at - 1);
  let end = at;
  // "had been reported long before": the predicate of the first event does not belong to it.
  while (end > 0 && /^(?:ADV|BE|HAVE|NEG|MODAL|DO|TO)$/.test(tokens[end - 1]!.tag)) end--;
  if (tokens[end - 1]?.lower === 'out' && tokens[end - 2]?.lemma === 'turn') end--;
  if (end > 0 && /^VBD?$/.test(tokens[end - 1]!.tag)) end = verbGroup(tokens, end - 1).from;
  return subjectBefore(context, end);
}

/** The event before "before" or "after", when its predicate says no more than that it happened: "came two days after". */
function earlierOrLater(context: SentenceContext, at: number): Candidate['cause'] | null {
  const { tokens } = context;
  let end = at;
  while (
    end > 0 &&
    (/^(?:ADV|NUM|DET|ADJ)$/.test(tokens[end - 1]!.tag) || TIME_NOUNS.has(singular(tokens[end - 1]!.lower)))
  )
    end--;
  const verb = tokens[end - 1];
  if (!verb || !HAPPENING.has(verb.lemma) || !/^VBD?$/.test(verb.tag)) return null;
  return subjectBefore(context, verbGroup(tokens, end - 1).from);
}

/** What follows "before" or "after": a clause where one starts, else a noun phrase with a determiner or name. */
function eventAfter(tokens: readonly Token[], at: number): Argument | null {
  if (phraseHasVerb(tokens, at)) return clauseAfter(tokens, at);
  const first = tokens[at];
  if (!first || (first.tag !== 'DET' && first.tag !== 'NAME') || namesTimeAt(tokens, at)) return null;
  return phraseAfter(tokens, at);
}

function namesTimeAt(tokens: readonly Token[], at: number): boolean {
  const phrase = phraseAfter(tokens, at);
  return phrase !== null && TIME_NOUNS.has(singular(headNoun(tokens, phrase)));
}

/** "X and Y rose together", "X and Y fell in the same week": both events before one predicate. */
export function coordinated(context: SentenceContext, out: Candidate[]): void {
  const { text, tokens } = context;
  const first = tokens[0];
  const last = tokens[tokens.length - 1];
  if (!first || !last) return;
  const body = text.slice(first.start, last.end);
  const match = TOGETHER.exec(body);
  if (!match) return;
  const cueStart = first.start + match.index;
  const cue = tokens.findIndex((token) => token.end > cueStart);
  const cueEnd = tokens.findIndex((token) => token.end >= cueStart + match[0].length) + 1;
  const verb = lastFiniteBefore(tokens, cue);
  if (verb <= 0) return;
  const start = clauseStart(tokens, verb);
  const pair = splitAtAnd(tokens, start, verb);
  if (!pair) return;
  const found = candidate(pair[0], pair[1], { from: cue, to: Math.max(cueEnd, cue + 1) }, 0.7, {
    kind: deniesLink(tokens) ? 'denied' : 'associated',
  });
  if (found) out.push(found);
}

function lastFiniteBefore(tokens: readonly Token[], at: number): number {
  for (let i = at; i >= 0; i--) {
    if (tokens[i]?.finite) {
      let from = i;
      while (from > 0 && tokens[from - 1]!.finite) from--;
      return from;
    }
  }
  return -1;
}

function splitAtAnd(tokens: readonly Token[], from: number, to: number): [Argument, Argument] | null {
  for (let at = from + 1; at < to - 1; at++) {
    if (tokens[at]!.lower !== 'and') continue;
    const left = trim(tokens, { from: afterCount(tokens, from), to: at });
    const right = trim(tokens, { from: at + 1, to });
    return left && right ? [left, right] : null;
  }
  return null;
}

/** Of "Figures for the shortage" and "The number of fires" the start of what is counted. */
function afterCount(tokens: readonly Token[], from: number): number {
  for (let at = from; at < from + 3 && at + 1 < tokens.length; at++) {
    const counts = /^(?:figures?|numbers?|rates?|counts?|levels?|statistics|reports?|cases|totals?)$/.test(
      tokens[at]!.lower,
    );
    if (counts && /^(?:for|of|on)$/.test(tokens[at + 1]!.lower)) return at + 2;
  }
  return from;
}

/** Whether the sentence says that a link is missing: "no connection was found", "without any link". */
export function deniesLink(tokens: readonly Token[]): boolean {
  for (let at = 0; at < tokens.length; at++) {
    if (!LINK_NOUNS.test(tokens[at]!.lower)) continue;
    for (let i = at - 1; i >= 0 && i >= at - 5; i--) {
      if (/^(?:no|without|neither|lack|little)$/.test(tokens[i]!.lower) || tokens[i]!.tag === 'NEG') return true;
    }
  }
  return false;
}

/** The two parts of "between X and Y", the second one as a noun phrase. */
function pairAfterBetween(tokens: readonly Token[], start: number): [Argument, Argument] | null {
  for (let at = start + 1; at < tokens.length && at < start + 20; at++) {
    if (tokens[at]!.finite) return null;
    if (tokens[at]!.lower !== 'and') continue;
    const left = trim(tokens, { from: start, to: at });
    const right = phraseAfter(tokens, at + 1);
    return left && right ? [left, right] : null;
  }
  return null;
}

/** "no link between X and Y was found". */
export function missingLink(context: SentenceContext, out: Candidate[]): void {
  const { tokens } = context;
  if (!deniesLink(tokens)) return;
  for (let at = 1; at < tokens.length; at++) {
    if (tokens[at]!.lower !== 'between' || !LINK_NOUNS.test(tokens[at - 1]!.lower)) continue;
    const pair = pairAfterBetween(tokens, at + 1);
    const found = pair && candidate(pair[0], pair[1], { from: at - 1, to: at + 1 }, 0.8, { kind: 'denied' });
    if (found) out.push(found);
  }
}
