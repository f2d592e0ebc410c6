/** @file Causal statements made by a noun: "the cause of X was Y", "Y is a driver of X", "the effect of Y on X", "Y-induced X". */
import { clauseAfter, trim, type Argument } from './clauses.ts';
import { phraseAfter, phraseBefore } from './noun-phrases.ts';
import { singular } from './keys.ts';
import { isEffect, isHuman } from './part-classes.ts';
import { candidate, type Candidate, type Part, type SentenceContext } from './relation.ts';
import { subjectBefore } from './subjects.ts';
import { isNominal } from './tagger.ts';
import type { Token } from './tokens.ts';
import { isHedge, verbGroup } from './verb-group.ts';

/** Nouns that name a cause, with the preposition before the effect. */
const CAUSE_NOUNS = new Map<string, readonly string[]>([
  ['cause', ['of', 'for']],
  ['reason', ['for', 'behind', 'of', 'why']],
  ['driver', ['of', 'behind']],
  ['trigger', ['of', 'for']],
  ['source', ['of']],
  ['root', ['of']],
  ['culprit', ['behind', 'in', 'for']],
  ['explanation', ['for', 'of']],
  ['catalyst', ['for', 'of']],
  ['origin', ['of']],
  ['determinant', ['of']],
]);

/** Nouns that name an effect, with the preposition before the cause. */
const EFFECT_ROLE_NOUNS = new Set(['result', 'consequence', 'outcome', 'aftermath', 'upshot', 'fallout', 'symptom']);

/** "the effect of Y on X". */
const INFLUENCE_NOUNS = new Set(['effect', 'impact', 'influence', 'toll']);

/** Of an effect on a quantity, that there is less of it. */
const DAMPING = /^(?:negative|dampening|depressing|inhibiting|inhibitory)$/;

/** What is done to an influence that is yet to be shown: "we examined the effect of Y on X" claims none. */
const STUDYING =
  /^(?:examin|investigat|explor|assess|evaluat|analy[sz]|stud[iy]|compar|determin|understand|review|measur|test|estimat|quantif|characteri[sz]|consider|discuss|address|monitor|predict|model|simulat|describ|research|survey|report)/;

/** Participles after a hyphen that make the part before it a cause. */
const COMPOUND_CAUSAL = /^(.{3,})-(?:induced|caused|triggered|inflicted|evoked|provoked)$/;

/** Of "source" and the like only some uses are causal; their effect must be a process or state. */
const WEAK_NOUNS = new Set(['source', 'root', 'origin']);

/** Adds the statements whose cue is the noun (or compound adjective) at `at`. */
export function nominalRelations(context: SentenceContext, at: number, out: Candidate[]): void {
  const { tokens } = context;
  const token = tokens[at]!;
  if (token.lower.includes('-')) {
    compound(tokens, at, out);
    return;
  }
  if (token.lower === 'why' && tokens[at - 1]?.tag === 'BE') {
    const group = verbGroup(tokens, at);
    const hedged = group.hedged || tokens.slice(0, group.from).some(isHedge);
    push(
      out,
      candidate(
        subjectBefore(context, group.from),
        clauseAfter(tokens, at + 1),
        { from: group.from, to: at + 1 },
        0.85,
        { hedged },
      ),
    );
    return;
  }
  const isBehind = token.lower === 'behind' && tokens[at + 1]?.tag === 'DET';
  if (isBehind && (tokens[at - 1]?.tag === 'BE' || (tokens[at - 1]?.tag === 'NEG' && tokens[at - 2]?.tag === 'BE'))) {
    const group = verbGroup(tokens, at);
    const subject = subjectBefore(context, group.from);
    if (subject && !isHuman(tokens, subject))
      push(
        out,
        candidate(subject, phraseAfter(tokens, at + 1), { from: group.from, to: at + 1 }, 0.65, {
          kind: group.negated ? 'denied' : 'causal',
          hedged: group.hedged,
        }),
      );
    return;
  }
  const isBlame = token.lower === 'blame' && tokens[at - 1]?.tag === 'TO';
  if (isBlame) responsible(context, at, out);
  if (!(isNominal(token.tag) || token.tag === 'ADJ')) return;
  if (token.lower === 'responsible') {
    responsible(context, at, out);
    return;
  }
  const noun = singular(token.lower);
  const prepositions = CAUSE_NOUNS.get(noun);
  const next = tokens[at + 1];
  if (prepositions && next && prepositions.includes(next.lower)) {
    const found = roleNoun(context, at, at + 2, 'cause', WEAK_NOUNS.has(noun) ? 0.65 : 0.85);
    if (found && !(WEAK_NOUNS.has(noun) && !isEffect(tokens, found.effect))) out.push(found);
  } else if (EFFECT_ROLE_NOUNS.has(noun) && next?.lower === 'of') {
    push(out, roleNoun(context, at, at + 2, 'effect', 0.75));
  } else if (INFLUENCE_NOUNS.has(noun)) influence(context, at, out);
  else if (prepositions && next?.tag === 'BE') explainsPrevious(context, at, out);
}

function push(out: Candidate[], found: Candidate | null): void {
  if (found) out.push(found);
}

/** "Y is the cause of X" and "the cause of X is Y": the noun at `noun` names the role of the part across the verb "be". */
function roleNoun(
  context: SentenceContext,
  noun: number,
  start: number,
  role: 'cause' | 'effect',
  confidence: number,
): Candidate | null {
  const { tokens } = context;
  const other = phraseAfter(tokens, start);
  if (!other) return null;
  const phraseFrom = startOfPhrase(tokens, noun);
  const before = tokens[phraseFrom - 1];
  let named: Part | null = null;
  let cueFrom = phraseFrom;
  let hedged = false;
  let negated = false;
  if (
    before &&
    (before.tag === 'BE' ||
      before.lower === 'as' ||
      before.lemma === 'become' ||
      before.tag === 'NEG' ||
      before.tag === 'ADV')
  ) {
    let verb = phraseFrom - 1;
    while (verb >= 0 && /^(?:BE|HAVE|MODAL|ADV|NEG)$/.test(tokens[verb]!.tag)) {
      if (isHedge(tokens[verb]!)) hedged = true;
      if (tokens[verb]!.tag === 'NEG') negated = true;
      verb--;
    }
    if (verb === phraseFrom - 1 && before.lower !== 'as' && before.lemma !== 'become') return null;
    cueFrom = verb + 1;
    // "is no longer held to be the cause of": who holds it is not said.
    if (tokens[verb]?.tag === 'TO' && OPINION.test(tokens[verb - 1]?.lower ?? '') && before.tag === 'BE') {
      verb -= 2;
      while (verb >= 0 && isAroundVerb(tokens[verb]!)) {
        if (isHedge(tokens[verb]!)) hedged = true;
        if (tokens[verb]!.tag === 'NEG' || tokens[verb]!.lower === 'no') negated = true;
        verb--;
      }
      cueFrom = verb + 1;
    }
    if (before.lower === 'as') {
      const group = verbGroup(tokens, verb);
      negated ||= group.negated;
      hedged ||= group.hedged;
    }
    named = before.lower === 'as' ? namedAs(context, phraseFrom - 1) : subjectBefore(context, cueFrom);
  } else if (before?.tag === 'COMMA' && !tokens[other.to]?.finite) {
    named = phraseBefore(tokens, phraseFrom - 1);
  } else if (tokens[other.to]?.finite && !isNegatedPhrase(tokens, phraseFrom, noun)) {
    let verb = other.to;
    while (verb < tokens.length && /^(?:BE|HAVE|MODAL|ADV|NEG)$/.test(tokens[verb]!.tag)) {
      if (isHedge(tokens[verb]!)) hedged = true;
      if (tokens[verb]!.tag === 'NEG') negated = true;
      verb++;
    }
    if (tokens[verb - 1]?.tag !== 'BE' && tokens[verb - 1]?.tag !== 'NEG' && tokens[verb - 1]?.tag !== 'ADV')
      return null;
    if (tokens[verb]?.tag === 'VBD' && tokens[verb]!.lemma !== 'suspect') return null;
    named = phraseAfter(tokens, tokens[verb]?.lower === 'that' ? verb + 1 : verb);
    if (named && tokens[verb]?.lower === 'that')
      named = { from: named.from, to: Math.max(named.to, clauseLimit(tokens, verb + 1)) };
  }
  if (!named) return null;
  const [cause, effect] = role === 'cause' ? [named, other] : [other, named];
  const kind = negated || isNegatedPhrase(tokens, phraseFrom, noun) ? 'denied' : 'causal';
  return candidate(cause, effect, { from: cueFrom, to: start }, confidence, { hedged, kind });
}

/** Participles of what people hold to be so. */
const OPINION =
  /^(?:held|thought|believed|considered|seen|said|known|assumed|taken|understood|supposed|presumed|reported)$/;

/** Auxiliaries and what stands among them: "can no longer be". */
const isAroundVerb = ({ tag, lower }: Token): boolean =>
  /^(?:BE|HAVE|MODAL|ADV|NEG)$/.test(tag) || /^(?:no|longer)$/.test(lower);

/** Of "named X as" and "X was named as": X. The `as` is at `at`. */
function namedAs(context: SentenceContext, at: number): Part | null {
  const { tokens } = context;
  const object = phraseBefore(tokens, at);
  if (object && !/^VB[DG]?$/.test(tokens[object.to - 1]!.tag)) return object;
  for (let verb = at - 1; verb >= 0 && verb > at - 4; verb--) {
    if (tokens[verb]!.tag === 'VBD') return subjectBefore(context, verbGroup(tokens, verb).from);
  }
  return null;
}

function clauseLimit(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < tokens.length && tokens[at]!.tag !== 'STOP' && tokens[at]!.tag !== 'COMMA') at++;
  return at;
}

function isNegatedPhrase(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (tokens[at]!.lower === 'no' || tokens[at]!.tag === 'NEG') return true;
  return false;
}

/** First token of the phrase that ends in the noun: "one of the leading causes". */
function startOfPhrase(tokens: readonly Token[], noun: number): number {
  let at = noun;
  while (at > 0) {
    const { tag, lower } = tokens[at - 1]!;
    const inside = tag === 'DET' || tag === 'ADJ' || tag === 'NUM' || tag === 'POS' || isNominal(tag) || tag === 'VBG';
    const partitive =
      lower === 'of' && /^(?:one|some|many|most|part|two|three|several)$/.test(tokens[at - 2]?.lower ?? '');
    const superlative = tag === 'ADV' && /^(?:most|least|very|more|perhaps)$/.test(lower);
    if (!inside && !partitive && !superlative && lower !== 'one' && lower !== 'most') break;
    at--;
  }
  return at;
}

/** "Y is responsible for X". */
function responsible(context: SentenceContext, at: number, out: Candidate[]): void {
  const { tokens } = context;
  if (tokens[at + 1]?.lower !== 'for') return;
  let verb = tokens[at - 1]?.tag === 'TO' ? at - 2 : at - 1;
  let negated = false;
  let hedged = false;
  while (verb >= 0 && /^(?:BE|HAVE|MODAL|ADV|NEG)$/.test(tokens[verb]!.tag)) {
    if (tokens[verb]!.tag === 'NEG') negated = true;
    if (isHedge(tokens[verb]!)) hedged = true;
    verb--;
  }
  const changes: Partial<Candidate> = { hedged, kind: negated ? 'denied' : 'causal' };
  push(
    out,
    candidate(
      subjectBefore(context, verb + 1),
      phraseAfter(tokens, at + 2),
      { from: verb + 1, to: at + 2 },
      0.7,
      changes,
    ),
  );
}

/** "The reason was Y." after a sentence that tells the effect. */
function explainsPrevious(context: SentenceContext, at: number, out: Candidate[]): void {
  const { tokens, previous } = context;
  const opens = startOfPhrase(tokens, at) === 0 && tokens[0]!.tag === 'DET';
  const isPlain = tokens[at + 2]?.tag !== 'VBD' && tokens[at + 2]?.tag !== 'NEG';
  if (!previous || !opens || !isPlain) return;
  push(out, candidate(phraseAfter(tokens, at + 2), 'previous', { from: 0, to: at + 2 }, 0.75));
}

/** "the effect of Y on X", "Y had an effect on X". */
function influence(context: SentenceContext, at: number, out: Candidate[]): void {
  const { tokens } = context;
  const verb = startOfPhrase(tokens, at) - 1;
  if (tokens[at + 1]?.lower === 'on' && tokens[verb]?.tag === 'HAVE') {
    const group = verbGroup(tokens, verb);
    const negated = group.negated || isNegatedPhrase(tokens, verb, at);
    const polarity = DAMPING.test(tokens[at - 1]!.lower) ? -1 : 1;
    const changes: Partial<Candidate> = { polarity, hedged: group.hedged, kind: negated ? 'denied' : 'causal' };
    const cue = { from: group.from, to: at + 2 };
    push(out, candidate(subjectBefore(context, group.from), phraseAfter(tokens, at + 2), cue, 0.7, changes));
    return;
  }
  if (tokens[at + 1]?.lower !== 'of') return;
  const governor = tokens[verb];
  if (governor && /^VB/.test(governor.tag) && STUDYING.test(governor.lemma)) return;
  const phrase = phraseAfter(tokens, at + 2);
  if (!phrase) return;
  for (let on = phrase.from + 1; on < phrase.to - 1; on++) {
    if (tokens[on]!.lower !== 'on' && tokens[on]!.lower !== 'upon') continue;
    const cause = trim(tokens, { from: phrase.from, to: on });
    const effect = trim(tokens, { from: on + 1, to: phrase.to });
    const isMissing = isNegatedPhrase(tokens, startOfPhrase(tokens, at), at);
    push(out, candidate(cause, effect, { from: at, to: at + 2 }, 0.6, { kind: isMissing ? 'denied' : 'causal' }));
    return;
  }
  push(out, roleNoun(context, at, at + 2, 'effect', 0.7));
}

/** "stress-induced headaches": the cause is within the word. */
function compound(tokens: readonly Token[], at: number, out: Candidate[]): void {
  const match = COMPOUND_CAUSAL.exec(tokens[at]!.lower);
  if (!match || !tokens[at + 1] || !(isNominal(tokens[at + 1]!.tag) || tokens[at + 1]!.tag === 'ADJ')) return;
  const effect = nounsFrom(tokens, at + 1);
  push(out, candidate({ from: at, to: at + 1 }, effect, { from: at, to: at + 1 }, 0.75));
}

function nounsFrom(tokens: readonly Token[], at: number): Argument {
  let to = at;
  while (tokens[to] && (isNominal(tokens[to]!.tag) || tokens[to]!.tag === 'ADJ')) to++;
  return { from: at, to };
}
