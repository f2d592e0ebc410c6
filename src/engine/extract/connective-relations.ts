/** @file Causal statements made by a connective: "because", "due to", "as a result", "protest over". */
import {
  clauseAfter,
  clauseBefore,
  clauseStart,
  hasFinite,
  headNoun,
  openingCommaAfter,
  phraseAfter,
  phraseBefore,
  phraseHasVerb,
  startsClause,
  trim,
  type Argument,
} from './clauses.ts';
import { singular } from './keys.ts';
import { connectives, type Connective } from './lexicon/connectives.ts';
import { EFFECT_NOUNS, HUMAN_NOUNS, PROTEST_NOUNS, TIME_NOUNS } from './lexicon/nouns.ts';
import { candidate, type Candidate, type Part, type SentenceContext } from './relation.ts';
import { pointedTo } from './subjects.ts';
import { isNominal } from './tagger.ts';
import type { Token } from './tokens.ts';

/** Verbs and adjectives whose "for" names the reason. */
const JUDGEMENT = new Set(
  (
    'arrest charge criticise criticize condemn sentence punish fine thank praise jail detain convict want book fire sack dismiss ' +
    'suspend prosecute try slam denounce penalise penalize reward honour honor imprison indict expel ban apologise apologize apology ' +
    'notorious famous known hold accuse reprimand rebuke kill execute sue responsibility compensation'
  ).split(' '),
);

/** Feelings whose "at" names the reason. */
const EMOTIONS = new Set(
  'angry anger outrage outraged fury furious upset dismay dismayed shock shocked surprise surprised annoyed annoyance frustration frustrated disgust disgusted dissatisfaction unhappy resentment'.split(
    ' ',
  ),
);

/** Verbs of beginning, ending and failing: what happens "when" or "after" something else does. */
const ONSETS = new Set(
  'break erupt begin start flare resume stop fail collapse crash trip fall explode ignite surge spike jam overflow die injure kill halt close rise drop burst sink leak escalate turn'.split(
    ' ',
  ),
);

/** Doings that people are held to account for: "for failing to act". */
const OFFENCES = new Set(
  'fail refuse allow ignore violate oppose protest demand neglect attack kill cause damage break join participate take support misuse insult raise not try carry assault betray lie steal'.split(
    ' ',
  ),
);

/** What one can follow without its being a cause. Singular forms. */
const RULES = new Set(
  'guideline protocol procedure recommendation criterion step rule instruction method approach standard framework principle advice example suit path pattern convention model'.split(
    ' ',
  ),
);

/** "served as", "treated as": what follows is a role. */
const NAMING = new Set(
  'serve act treat term work function use know see regard describe name identify appoint emerge pose dress such'.split(
    ' ',
  ),
);

/** After these "if" asks rather than sets a condition. */
const ASKING = new Set(
  'ask wonder know see determine check test question examine decide as even unsure sure whether'.split(' '),
);

/** Verbs of public protest and feelings: "against", "over" and "at" after them name the reason. */
const PROTEST_VERBS = new Set(
  'protest demonstrate strike clash fight argue quarrel rally march agitate riot anger outrage enrage furious angry upset worry complain concern rise speak shout jail arrest criticise criticize sue sentence'.split(
    ' ',
  ),
);

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
  const opens = isOpening(tokens, cue.from);
  const comma = opens ? openingCommaAfter(tokens, cue.to) : -1;
  if (opens && comma > 0) {
    const cause = resolveReason(context, cue, trim(tokens, { from: cue.to, to: comma }));
    if (!fits(tokens, cause, connective)) return null;
    return candidate(cause, clauseAfter(tokens, comma + 1), cue, connective.confidence, changes);
  }
  if (opens) return null;
  const after = connective.form === 'phrase' ? phraseAfter(tokens, cue.to) : reasonAfter(tokens, cue.to);
  if (!fits(tokens, after, connective)) return null;
  const explained = explainedBefore(context, cue, isAttached(tokens, cue.from, connective));
  if (!isExplained(tokens, cue, explained, connective)) return null;
  if (connective.when === 'after-judgement' && explained && explained !== 'previous') {
    explained.from = lastInfinitive(tokens, explained);
  }
  return candidate(resolveReason(context, cue, after), explained, cue, connective.confidence, changes);
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

/** Whether the connective explains only the noun phrase before it: "in the clash over land", but not "staged a protest over". */
function isAttached(tokens: readonly Token[], at: number, connective: Connective): boolean {
  if (connective.when === 'effect-before') return true;
  if (connective.when !== 'after-protest' || !isNominal(tokens[at - 1]?.tag)) return false;
  let i = at - 1;
  while (i >= 0 && (isNominal(tokens[i]!.tag) || /^(?:DET|ADJ|POS|VBG)$/.test(tokens[i]!.tag))) i--;
  return i < 0 || /^(?:PREP|CONJ|SUB|STOP|COMMA)$/.test(tokens[i]!.tag);
}

/** What the connective explains, before it: the clause, or only the noun phrase it is attached to. */
function explainedBefore(context: SentenceContext, cue: Argument, attached: boolean): Part | null {
  const { tokens } = context;
  let end = cue.from;
  while (
    end > 0 &&
    (tokens[end - 1]!.tag === 'ADV' || tokens[end - 1]!.tag === 'COMMA' || tokens[end - 1]!.tag === 'BE')
  )
    end--;
  const before = tokens[end - 1];
  if (!before) return null;
  const afterBe = tokens[end]?.tag === 'BE';
  if (afterBe) {
    const phrase = phraseBefore(tokens, end);
    const pointing =
      phrase && phrase.to - phrase.from === 1 && /^(?:this|that|it|these)$/.test(tokens[phrase.from]!.lower);
    return pointing ? pointedTo(context, phrase.from) : phrase;
  }
  if (attached) return attachedPhrase(tokens, end);
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
  if (!effect || !(hasFinite(tokens, effect.from, effect.to) || tokens[effect.from]!.tag === 'VBG')) return null;
  const clauseFrom = effectStart(tokens, cue.from);
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

/** Whether the cue starts the sentence or a clause after "and", so that its reason comes first. */
function isOpening(tokens: readonly Token[], at: number): boolean {
  // A capital within the line: a headline or dateline without punctuation stands before.
  if (/^\p{Lu}/u.test(tokens[at]!.text) && tokens[at]!.text !== tokens[at]!.text.toUpperCase()) return true;
  for (let i = at - 1; i >= 0; i--) {
    const { tag } = tokens[i]!;
    if (tag === 'STOP') return true;
    if (tag !== 'CONJ' && tag !== 'OPEN' && tag !== 'CLOSE' && tag !== 'ADV') return false;
  }
  return true;
}

function hasHedgeBefore(tokens: readonly Token[], at: number): boolean {
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

function holds(tokens: readonly Token[], cue: Argument, connective: Connective): boolean {
  switch (connective.when) {
    case 'not-time':
      return !namesTime(tokens, cue.to) && phraseHasVerb(tokens, cue.to) && !isPerfect(tokens, cue.from);
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
      return followsProtest(tokens, cue.from) && !namesTime(tokens, cue.to) && tokens[cue.to]?.tag !== 'NUM';
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
      return /^(?:COMMA|STOP)$/.test(tokens[cue.from - 1]?.tag ?? '') && phraseHasVerb(tokens, cue.to);
    case 'after-emotion':
      return EMOTIONS.has(tokens[cue.from - 1]?.lemma ?? '');
    case 'after-judgement':
      return followsJudgement(tokens, cue.from) && !namesTime(tokens, cue.to);
    default:
      return true;
  }
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
    if (tag === 'VBD' && (ONSETS.has(lemma) || /^(?:BE|ADV)$/.test(tokens[i - 1]?.tag ?? ''))) return true;
  }
  return false;
}

/** "following the guidelines": in accordance with them. */
function namesRule(tokens: readonly Token[], at: number): boolean {
  const phrase = phraseAfter(tokens, at);
  return phrase !== null && RULES.has(headOf(tokens, phrase));
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
  if (!phraseHasVerb(tokens, cue.to)) return false;
  return cue.from === 0 ? openingCommaAfter(tokens, cue.to) > 0 : true;
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

function followsProtest(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= 0 && i >= at - 7; i--) {
    const { tag, lower, lemma } = tokens[i]!;
    if (tag === 'STOP' || tag === 'COMMA' || tag === 'SUB') return false;
    if (PROTEST_NOUNS.has(singular(lower)) || PROTEST_VERBS.has(lemma)) return true;
  }
  return false;
}

function followsJudgement(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const isGerund =
    next !== undefined &&
    (next.tag === 'VBG' || ((next.tag === 'ADV' || next.tag === 'NEG') && tokens[at + 2]?.tag === 'VBG'));
  const doing = isGerund ? tokens[next.tag === 'VBG' ? at + 1 : at + 2] : undefined;
  if (doing && OFFENCES.has(doing.lemma)) return true;
  for (let i = at - 1; i >= 0 && i >= at - (isGerund ? 14 : 8); i--) {
    const { tag, lemma } = tokens[i]!;
    if (tag === 'STOP' || tag === 'SUB') return false;
    if (JUDGEMENT.has(lemma) && /^(?:VBD|VBG|VB|ADJ)$/.test(tag)) return true;
    if (tag === 'COMMA') return false;
  }
  return false;
}

/** The head of an argument, for tests of its class. */
export function headOf(tokens: readonly Token[], part: Argument): string {
  return singular(headNoun(tokens, part));
}
