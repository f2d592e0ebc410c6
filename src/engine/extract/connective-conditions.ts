/** @file When an ambiguous connective gives a reason: conditions on the words around it. */
import { clauseStart, hasFinite, openingCommaAfter, phraseHasVerb, startsClause, type Argument } from './clauses.ts';
import { singular } from './keys.ts';
import type { Connective } from './lexicon/connectives.ts';
import { EFFECT_NOUNS, HUMAN_NOUNS, PROTEST_NOUNS, TIME_NOUNS } from './lexicon/nouns.ts';
import { ASKING, EMOTIONS, JUDGEMENT, NAMING, OFFENCES, ONSETS, PROTEST_VERBS, RULES } from './lexicon/reason-words.ts';
import { headNoun, phraseAfter } from './noun-phrases.ts';
import { tellsHappening } from './part-classes.ts';
import { isNominal } from './tagger.ts';
import type { Tag, Token } from './tokens.ts';

/** Whether the condition of a connective is met; true for those without one. */
export function holds(tokens: readonly Token[], cue: Argument, connective: Connective): boolean {
  switch (connective.when) {
    case 'not-time':
      return !namesTime(tokens, cue.to) && phraseHasVerb(tokens, cue.to) && !isPerfect(tokens, cue.from);
    case 'from-event':
      return !namesTime(tokens, cue.to) && (phraseHasVerb(tokens, cue.to) || namesHappening(tokens, cue.to));
    case 'reason-clause':
      return isReasonClause(tokens, cue);
    case 'effect-before':
      return (
        endsInEffect(tokens, cue.from) &&
        !namesTime(tokens, cue.to) &&
        !isSpan(tokens, cue) &&
        !(tokens[cue.from]!.lower === 'from' && followsHuman(tokens, cue.to))
      );
    case 'after-protest':
      return protestBefore(tokens, cue.from) >= 0 && !namesTime(tokens, cue.to) && tokens[cue.to]?.tag !== 'NUM';
    case 'event-clause':
      return phraseHasVerb(tokens, cue.to) && tellsEvent(tokens, cue);
    case 'after-clause':
      return (
        (followsClause(tokens, cue.from) || (cue.from === 0 && openingCommaAfter(tokens, cue.to) > 0)) &&
        !namesTime(tokens, cue.to) &&
        !namesRule(tokens, cue.to)
      );
    case 'condition':
      return startsClause(tokens, cue.to) && !ASKING.has(tokens[cue.from - 1]?.lemma ?? '');
    case 'after-comma':
      return /^(?:COMMA|STOP)$/.test(previousTag(tokens, cue.from)) && phraseHasVerb(tokens, cue.to);
    case 'after-be':
      return /^(?:BE|NEG|ADV|POS)$/.test(previousTag(tokens, cue.from));
    case 'counterfactual':
      return (
        isOpening(tokens, cue.from) && tokens.slice(cue.to).some(({ lower }) => lower === 'would' || lower === 'could')
      );
    case 'after-emotion':
      return EMOTIONS.has(tokens[cue.from - 1]?.lemma ?? '');
    case 'after-judgement':
      return followsJudgement(tokens, cue.from) && !namesTime(tokens, cue.to) && !namesTerm(tokens, cue.to);
    default:
      return true;
  }
}

function namesHappening(tokens: readonly Token[], at: number): boolean {
  const phrase = phraseAfter(tokens, at);
  return phrase !== null && tellsHappening(tokens, phrase);
}

/** Tag of the token before, an "and" skipped. */
function previousTag(tokens: readonly Token[], at: number): string {
  const before = tokens[at - 1]?.lower === 'and' ? at - 2 : at - 1;
  return tokens[before]?.tag ?? '';
}

/** "has been closed since": a time, since the main clause is in the perfect. */
function isPerfect(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= 0 && i > at - 12; i--) {
    if (tokens[i]!.tag === 'STOP') return false;
    if (/^(?:has|have|'ve|had)$/.test(tokens[i]!.lower) || tokens[i]!.lower === 'ever') return true;
  }
  return false;
}

/** Whether the main clause tells of something that happened to somebody or broke out, so that "when" names its occasion. */
function tellsEvent(tokens: readonly Token[], cue: Argument): boolean {
  const comma = isOpening(tokens, cue.from) ? openingCommaAfter(tokens, cue.to) : -1;
  const [from, to] = comma > 0 ? [comma + 1, tokens.length] : [clauseStart(tokens, cue.from), cue.from];
  for (let i = from; i < to; i++) {
    const { tag, lemma } = tokens[i]!;
    const goesWrong =
      lemma === 'go' && /^(?:out|dark|down|off|missing|wrong|silent|blank)$/.test(tokens[i + 1]?.lower ?? '');
    if (tag === 'VBD' && (goesWrong || ONSETS.has(lemma) || /^(?:BE|ADV)$/.test(tokens[i - 1]?.tag ?? ''))) return true;
  }
  return false;
}

/** "following the guidelines": in accordance with them. */
function namesRule(tokens: readonly Token[], at: number): boolean {
  const phrase = phraseAfter(tokens, at);
  return phrase !== null && RULES.has(headOf(tokens, phrase));
}

/** "jailed for life", "wanted for another term": how long, not why. */
function namesTerm(tokens: readonly Token[], at: number): boolean {
  const phrase = phraseAfter(tokens, at);
  return phrase !== null && /^(?:life|term|good|instance|example)$/.test(headOf(tokens, phrase));
}

/** Whether a clause, not only a noun phrase, comes before: "…, following the strike". */
function followsClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before || !/^(?:COMMA|NOUN|NAME|ADV|NUM|VBD|CLOSE)$/.test(before.tag)) return false;
  return hasFinite(tokens, clauseStart(tokens, at), at);
}

function namesTime(tokens: readonly Token[], at: number): boolean {
  for (let i = at; i < tokens.length && i < at + 4; i++) {
    const { tag, lower } = tokens[i]!;
    if (TIME_NOUNS.has(singular(lower)) || (tag === 'NUM' && /^(?:1[5-9]|20)\d\d$/.test(lower))) return true;
    if (tag === 'PRON' || (isNominal(tag) && tag !== 'NUM')) return false;
  }
  return false;
}

/** "as" with a clause after it that is neither a comparison nor attribution. */
function isReasonClause(tokens: readonly Token[], cue: Argument): boolean {
  const before = tokens[cue.from - 1];
  const next = tokens[cue.to];
  if (
    !next ||
    /^(?:if|though|well|of|part|many|much|early|late|high|low|soon|long|far|per|such|follows|usual|expected)$/.test(
      next.lower,
    )
  )
    return false;
  if (
    before &&
    /^(?:such|same|just|even|so|as|far|well|much|known|seen|described|regarded|considered)$/.test(before.lower)
  )
    return false;
  for (let i = cue.from - 1; i >= 0 && i >= cue.from - 3; i--) if (NAMING.has(tokens[i]!.lemma)) return false;
  if (!phraseHasVerb(tokens, cue.to) || leavesOutVerb(tokens, cue.to)) return false;
  return cue.from === 0 ? openingCommaAfter(tokens, cue.to) > 0 : true;
}

/** Verbs that stand for another. */
const AUXILIARIES: ReadonlySet<Tag> = new Set(['BE', 'HAVE', 'DO', 'MODAL']);
const ENDS_CLAUSE: ReadonlySet<Tag> = new Set(['COMMA', 'STOP', 'CLOSE']);
const NOT_OF_DOER: ReadonlySet<Tag> = new Set([...ENDS_CLAUSE, 'VB', 'VBD', 'VBG']);

/**
 * Whether the clause at `at` has none but auxiliaries for verbs: "as it should have been" and "as they always do" say how something is done, not why.
 */
function leavesOutVerb(tokens: readonly Token[], at: number): boolean {
  const first = tokens.findIndex(({ tag }, i) => i >= at && AUXILIARIES.has(tag));
  if (first <= at || tokens.slice(at, first).some(({ tag }) => NOT_OF_DOER.has(tag))) return false;
  let end = first;
  while (tokens[end] && (AUXILIARIES.has(tokens[end]!.tag) || /^(?:NEG|ADV)$/.test(tokens[end]!.tag))) end++;
  return tokens[end] === undefined || ENDS_CLAUSE.has(tokens[end]!.tag);
}

/** Whether the noun phrase before is a state, symptom, harm or emission. */
function endsInEffect(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before || !(isNominal(before.tag) || before.tag === 'VBG')) return false;
  return EFFECT_NOUNS.has(singular(before.lower));
}

/** Whether people are named at `at`: "complaints from customers" tells who, not why. */
function followsHuman(tokens: readonly Token[], at: number): boolean {
  const phrase = phraseAfter(tokens, at);
  return phrase !== null && HUMAN_NOUNS.has(headOf(tokens, phrase));
}

/** "from top to bottom", "from dawn till evening". */
function isSpan(tokens: readonly Token[], cue: Argument): boolean {
  if (tokens[cue.from]!.lower !== 'from') return false;
  for (let i = cue.to; i < tokens.length && i < cue.to + 5 && !tokens[i]!.finite; i++) {
    if (/^(?:to|till|until)$/.test(tokens[i]!.lower)) return true;
  }
  return false;
}

/** The word of protest or feeling that "over" or "against" at `at` belongs to; -1 when there is none. */
export function protestBefore(tokens: readonly Token[], at: number): number {
  for (let i = at - 1; i >= 0 && i >= at - 7; i--) {
    const { tag, lower, lemma } = tokens[i]!;
    if (tag === 'STOP' || tag === 'COMMA' || tag === 'SUB') return -1;
    if (PROTEST_NOUNS.has(singular(lower)) || PROTEST_VERBS.has(lemma)) return i;
    if (/^VB[DG]?$/.test(tag)) return -1;
  }
  return -1;
}

function followsJudgement(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const isGerund =
    next !== undefined &&
    (next.tag === 'VBG' || ((next.tag === 'ADV' || next.tag === 'NEG') && tokens[at + 2]?.tag === 'VBG'));
  const doing = isGerund ? tokens[next.tag === 'VBG' ? at + 1 : at + 2] : undefined;
  if (tokens[at - 1]?.lower === 'responsible') return false;
  if (doing && OFFENCES.has(doing.lemma)) return true;
  for (let i = at - 1; i >= 0 && i >= at - (isGerund ? 14 : 8); i--) {
    const { tag, lemma } = tokens[i]!;
    if (tag === 'STOP' || tag === 'SUB') return false;
    if (JUDGEMENT.has(lemma) && /^(?:VBD|VBG|VB|ADJ)$/.test(tag)) return true;
    if (tag === 'COMMA') return false;
  }
  return false;
}

/** Whether the cue starts the sentence or a clause after "and", so that its reason comes first. */
export function isOpening(tokens: readonly Token[], at: number): boolean {
  // A capital within the line: a headline or dateline without punctuation stands before.
  if (/^\p{Lu}/u.test(tokens[at]!.text) && tokens[at]!.text !== tokens[at]!.text.toUpperCase()) return true;
  for (let i = at - 1; i >= 0; i--) {
    const { tag } = tokens[i]!;
    if (tag === 'STOP') return true;
    if (tag !== 'CONJ' && tag !== 'OPEN' && tag !== 'CLOSE' && tag !== 'ADV') return false;
  }
  return true;
}

/** The head of an argument, for tests of its class. */
export function headOf(tokens: readonly Token[], part: Argument): string {
  return singular(headNoun(tokens, part));
}
