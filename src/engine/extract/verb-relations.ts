/** @file Causal statements made by a verb: active, passive, participle, gerund, relative clause. */
import { clauseAfter, clauseBefore, hasFinite, type Argument } from './clauses.ts';
import { headNoun, phraseAfter, phraseBefore } from './noun-phrases.ts';
import { singular } from './keys.ts';
import { MEASURE_NOUNS } from './lexicon/nouns.ts';
import { passiveCues, type PassiveCue } from './lexicon/passive-cues.ts';
import { verbCues, type VerbCue } from './lexicon/verb-cues.ts';
import { isEffect, isEvent, isHuman, isVague, namesAmount, tellsHappening } from './part-classes.ts';
import { candidate, type Candidate, type Part, type SentenceContext } from './relation.ts';
import { subjectBefore } from './subjects.ts';
import { isNominal } from './tagger.ts';
import type { Token } from './tokens.ts';
import { verbGroup, type VerbGroup } from './verb-group.ts';

/** Up to this many words may stand between a verb and its particle ("traced the outage to" has no limit of this kind). */
const PARTICLE_GAP = 2;

/** Up to this many words may stand between a participle and "by". */
const BY_GAP = 3;

/** "left the town in ruins". */
const STATES_AFTER_IN = new Set(
  'ruins darkness chaos hospital debt shock danger limbo doubt tatters shambles poverty pain critical disarray tears custody need'.split(
    ' ',
  ),
);

/** Cues up to this confidence claim no cause when people are the subject: "the crowd damaged". */
const WEAK = 0.9;

/** Cues beyond this confidence may follow on what people did: "the crew complained, which led to an audit". */
const DOING = 0.8;

/** Cues up to this confidence say nothing when the subject is "factors" or "issues". */
const VAGUE = 0.65;

/** Adds the statements whose cue is the verb at `at`. */
export function verbRelations(context: SentenceContext, at: number, out: Candidate[]): void {
  const { tokens } = context;
  const token = tokens[at]!;
  if (token.tag !== 'VB' && token.tag !== 'VBD' && token.tag !== 'VBG' && token.tag !== 'ADJ') return;
  for (const cue of passiveCues(token.lemma)) {
    const found = passiveRelation(context, at, cue);
    if (found) {
      out.push(found);
      return;
    }
  }
  if (token.tag === 'ADJ') return;
  for (const cue of verbCues(token.lemma)) {
    const particleEnd = matchParticle(tokens, at + 1, cue.particle);
    if (particleEnd < 0) continue;
    const found = verbRelation(context, at, particleEnd, cue);
    if (found) {
      out.push(found);
      return;
    }
  }
}

/** End of the particle that starts at `at`, adverbs before each of its words allowed; -1 when it does not match. */
function matchParticle(tokens: readonly Token[], at: number, particle: readonly string[]): number {
  for (const word of particle) {
    let gap = 0;
    while (
      tokens[at] &&
      tokens[at]!.lower !== word &&
      gap < PARTICLE_GAP &&
      // "played a decisive role in"
      (isLight(tokens[at]!) || (particle.length > 2 && tokens[at]!.tag === 'ADJ'))
    ) {
      at++;
      gap++;
    }
    if (tokens[at]?.lower !== word) return -1;
    at++;
  }
  return at;
}

function isLight(token: Token): boolean {
  return token.tag === 'ADV' || token.lower === 'in' || token.lower === 'part' || token.lower === 'back';
}

function verbRelation(context: SentenceContext, verb: number, particleEnd: number, cue: VerbCue): Candidate | null {
  const { tokens } = context;
  const group = verbGroup(tokens, verb);
  if (group.intended) return null;
  const agent = agentAfter(tokens, particleEnd, group.passive);
  const isParticiple =
    tokens[verb]!.tag === 'VBD' && (group.passive || group.form === 'participle' || (agent > 0 && group.from === verb));
  if (isParticiple && cue.subject === 'cause') {
    return agent > 0 && !cue.includesVerb ? passiveByRelation(context, group, agent, cue) : null;
  }
  const object = cue.particle[0] === 'that' ? clauseAfter(tokens, particleEnd) : phraseAfter(tokens, particleEnd);
  if (!object || !startsObject(tokens[particleEnd]!)) return null;
  const charged = chargeOf(context, group);
  if (charged && cue.confidence <= WEAK && isHuman(tokens, charged.cause)) return null;
  if (charged)
    return candidate(charged.cause, object, { from: verb, to: particleEnd }, cue.confidence, charged.changes);
  const cleft = cleftCause(tokens, group, object);
  const subject = cleft ?? subjectOf(context, group);
  if (!subject) return null;
  if (cue.confidence <= VAGUE && isVague(tokens, subject)) return null;
  if (
    cue.confidence <= WEAK &&
    cue.subject === 'cause' &&
    ((isHuman(tokens, subject) && !(cue.confidence > DOING && tellsDoing(tokens, subject))) ||
      isDoneByPeople(tokens, group, subject))
  )
    return null;
  const cueRange = { from: verb, to: particleEnd };
  const effectRange = cue.includesVerb ? { from: verb, to: object.to } : object;
  if (cue.lemma === 'leave' && cue.includesVerb && !leavesInState(tokens, object)) return null;
  const made = cue.lemma === 'make' ? madeOutcome(tokens, object) : null;
  if (made) return candidate(subject, made.effect, cueRange, cue.confidence, qualities(group, made.polarity));
  const [cause, effect] = cue.subject === 'cause' ? [subject, effectRange] : [object, subject];
  if (!meetsNeed(tokens, cue, effect) || (cue.byEvent && !isEvent(tokens, cause))) return null;
  const isWithout = group.form === 'gerund' && tokens[group.from - 1]?.lower === 'without';
  const changes = qualities(group, cue.polarity);
  return candidate(cause, effect, cueRange, cue.confidence, isWithout ? { ...changes, kind: 'denied' } : changes);
}

/** Whether an object can begin with the token: no adjunct or other clause does. */
function startsObject({ tag, lower }: Token): boolean {
  return !/^(?:PREP|COMMA|TO|CONJ|STOP)$/.test(tag) && (tag !== 'SUB' || lower === 'that');
}

function qualities(group: VerbGroup, polarity: 1 | -1): Partial<Candidate> {
  return { polarity, hedged: group.hedged, kind: group.negated ? 'denied' : 'causal' };
}

/** Whether the effect is of the class that the cue asks for. */
function meetsNeed(tokens: readonly Token[], cue: VerbCue, effect: Part): boolean {
  if (cue.needs === 'happening') return tellsHappening(tokens, effect);
  if (cue.needs === 'any' || isEffect(tokens, effect)) return true;
  if (cue.needs !== 'measure' || effect === 'previous') return false;
  // "cloud spending" has an -ing form for its head.
  return [headNoun(tokens, effect), tokens[effect.to - 1]!.lower].some((word) => MEASURE_NOUNS.has(singular(word)));
}

/** Of "made the closure inevitable" the closure; null where nothing is said to have come about or to be kept from it. */
function madeOutcome(tokens: readonly Token[], object: Argument): { effect: Argument; polarity: 1 | -1 } | null {
  const last = object.to - 1;
  if (last <= object.from || tokens[last]!.tag !== 'ADJ') return null;
  const { lower } = tokens[last]!;
  const effect = { from: object.from, to: last };
  if (/^(?:inevitable|unavoidable|necessary|certain|likely|likelier)$/.test(lower)) return { effect, polarity: 1 };
  return /^(?:impossible|unlikely|unnecessary|superfluous)$/.test(lower) ? { effect, polarity: -1 } : null;
}

/** "left 200 people homeless", "left the town without power", "left five dead". */
function leavesInState(tokens: readonly Token[], object: Argument): boolean {
  if (tokens[object.from]!.lower === 'no') return false;
  for (let at = object.from + 1; at < object.to; at++) {
    const { tag, lower } = tokens[at]!;
    if (lower === 'without') return true;
    if (lower === 'in' && STATES_AFTER_IN.has(tokens[at + 1]?.lower ?? '')) return true;
    if (tag === 'WH' || tag === 'TO') return false;
    if (tag === 'PREP') {
      if (!/^(?:of|in|at|on|across|around|near|along|throughout)$/.test(lower)) return false;
      continue;
    }
    if (tag === 'VBD' || /^(?:dead|homeless|unable|injured|ill|hospitalised|unconscious)$/.test(lower)) return true;
    if (tag === 'ADJ' && !isNominal(tokens[at + 1]?.tag)) return true;
  }
  return false;
}

/** The subject of a verb: by its form, the phrase or the clause before it. */
function subjectOf(context: SentenceContext, group: VerbGroup): Part | null {
  const { tokens } = context;
  const before = tokens[group.from - 1];
  if (!before) return null;
  if (group.form === 'gerund') {
    if (before.lower === 'without') return clauseBefore(tokens, group.from - 1);
    if (before.tag === 'PREP' || before.tag === 'SUB') return null;
    if (isQuote(before) && tokens[group.from - 2]?.tag === 'PREP') return null;
    if (before.tag === 'CONJ') return besideGerund(tokens, group.from - 1);
    if (before.tag === 'COMMA' || before.tag === 'CLOSE' || before.tag === 'STOP') {
      return before.tag === 'STOP' ? null : clauseBefore(tokens, group.from);
    }
    const clause = clauseBefore(tokens, group.from);
    if (clause && hasFinite(tokens, clause.from, clause.to) && !isCopular(tokens, clause)) return clause;
    return phraseBefore(tokens, group.from);
  }
  if (group.form === 'infinitive') return null;
  if (before.tag === 'CONJ') return sharedSubject(context, group.from - 1);
  if (before.tag === 'COMMA') return subjectBefore(context, group.from) ?? sharedSubject(context, group.from - 1);
  return subjectBefore(context, group.from);
}

/** The cause of the second of "…, closing roads and causing delays": that of the first; null for "for robbing and damaging". */
function besideGerund(tokens: readonly Token[], conjunction: number): Part | null {
  for (let at = conjunction - 1; at > 0 && tokens[at]!.tag !== 'STOP'; at--) {
    if (tokens[at]!.finite) break;
    if (tokens[at]!.tag === 'VBG') return tokens[at - 1]!.tag === 'COMMA' ? clauseBefore(tokens, at) : null;
  }
  return clauseBefore(tokens, conjunction);
}

function isQuote({ tag, text }: Token): boolean {
  return tag === 'CLOSE' && !/[)\]}]/.test(text);
}

function isCopular(tokens: readonly Token[], clause: Argument): boolean {
  for (let at = clause.from; at < clause.to; at++) {
    if (!tokens[at]!.finite) continue;
    let next = at + 1;
    while (/^(?:ADV|NEG|BE)$/.test(tokens[next]?.tag ?? '')) next++;
    return tokens[at]!.tag === 'BE' && tokens[next]?.tag !== 'VBD' && tokens[next]?.tag !== 'VBG';
  }
  return false;
}

/** Verbs whose "of causing" takes a charge back, and those that only raise it. */
const ACQUITTAL = new Set(['clear', 'absolve', 'exonerate', 'acquit']);
const CHARGE = new Set(['accuse', 'suspect', 'guilty']);

/** Of "cleared the relay of causing": who was charged, and how the statement stands; null for other sentences. */
function chargeOf(context: SentenceContext, group: VerbGroup): { cause: Part; changes: Partial<Candidate> } | null {
  const { tokens } = context;
  const of = group.from - 1;
  if (group.form !== 'gerund' || tokens[of]?.lower !== 'of') return null;
  for (let at = of - 1; at >= 0 && at > of - 10; at--) {
    const { lemma, tag } = tokens[at]!;
    const acquits = ACQUITTAL.has(lemma);
    if (!acquits && !CHARGE.has(lemma)) continue;
    if (tag !== 'VBD' && tag !== 'VB' && tag !== 'VBG') return null;
    const cause = at === of - 1 ? subjectBefore(context, verbGroup(tokens, at).from) : { from: at + 1, to: of };
    return cause && { cause, changes: acquits ? { kind: 'denied' } : { hedged: true } };
  }
  return null;
}

/** Of "What caused the outage was a tripped relay": what stands after "was"; null for other sentences. */
function cleftCause(tokens: readonly Token[], group: VerbGroup, object: Argument): Argument | null {
  if (tokens[group.from - 1]?.lower !== 'what' || tokens[object.to]?.tag !== 'BE') return null;
  return phraseAfter(tokens, object.to + 1);
}

/** Whether a part tells what somebody did, not only who. */
function tellsDoing(tokens: readonly Token[], part: Part): boolean {
  return part !== 'previous' && hasFinite(tokens, part.from, part.to);
}

/** Of "they stormed the office and damaged cars": whether the verb only goes on with what people did. */
function isDoneByPeople(tokens: readonly Token[], group: VerbGroup, subject: Part): boolean {
  if (subject === 'previous' || tokens[group.from - 1]?.tag !== 'CONJ') return false;
  for (let at = subject.from; at < subject.to; at++) {
    if (tokens[at]!.finite) return at > subject.from && isHuman(tokens, { from: subject.from, to: at });
  }
  return false;
}

/** Of "X hit the coast and caused Y": what comes before the conjunction is what caused it. */
function sharedSubject(context: SentenceContext, conjunction: number): Part | null {
  return clauseBefore(context.tokens, conjunction);
}

/** Position after the "by" that names the agent of a participle which ends before `at`; -1 when there is none. */
function agentAfter(tokens: readonly Token[], at: number, isPassive: boolean): number {
  for (let gap = 0; gap <= BY_GAP; gap++) {
    const token = tokens[at + gap];
    if (!token) return -1;
    if (token.lower === 'by') return tokens[at + gap + 1]?.lower === 'far' ? -1 : at + gap + 1;
    // "brought about the strike by the crews": what stands at once after the verb is its object.
    if (gap === 0 && !isPassive && (token.tag === 'DET' || isNominal(token.tag))) return -1;
    if (token.lower === 'due' && tokens[at + gap + 1]?.lower === 'to') return at + gap + 2;
    if (!(
      token.tag === 'ADV' ||
      token.tag === 'PREP' ||
      isNominal(token.tag) ||
      token.tag === 'DET' ||
      token.lower === 'either'
    ))
      return -1;
  }
  return -1;
}

function passiveByRelation(context: SentenceContext, group: VerbGroup, agent: number, cue: VerbCue): Candidate | null {
  const { tokens } = context;
  const cause = phraseAfter(tokens, agent);
  const effect = effectOfPassive(context, group);
  if (!cause || !effect || namesAmount(tokens, cause)) return null;
  if (cue.confidence <= WEAK && isHuman(tokens, cause)) return null;
  if (!meetsNeed(tokens, cue, effect) || (cue.byEvent && !isEvent(tokens, cause))) return null;
  return candidate(cause, effect, { from: group.from, to: agent }, cue.confidence, qualities(group, cue.polarity));
}

function effectOfPassive(context: SentenceContext, group: VerbGroup): Part | null {
  const { tokens } = context;
  const before = tokens[group.from - 1];
  if (!before) return null;
  const reduced = group.form === 'participle' && before.tag === 'COMMA';
  if (reduced) return phraseBefore(tokens, group.from - 1);
  if (before.tag === 'CONJ') return sharedSubject(context, group.from - 1);
  return subjectBefore(context, group.from);
}

/** "was blamed on", "can be traced to"; and active: "traced the outage to". */
function passiveRelation(context: SentenceContext, verb: number, cue: PassiveCue): Candidate | null {
  const { tokens } = context;
  const group = verbGroup(tokens, verb);
  const direct = matchParticle(tokens, verb + 1, cue.particle);
  const isParticiple = tokens[verb]!.tag === 'VBD' || tokens[verb]!.tag === 'ADJ';
  const qualitiesOf = (): Partial<Candidate> => ({ hedged: group.hedged, kind: group.negated ? 'denied' : cue.kind });
  if (direct > 0 && (isParticiple || cue.kind === 'associated')) {
    const patient = subjectBefore(context, group.from);
    const other = phraseAfter(tokens, direct);
    return build(cue, patient, other, { from: group.from, to: direct }, qualitiesOf());
  }
  if (direct > 0 || group.passive) return null;
  const split = splitObject(tokens, verb + 1, cue.particle);
  if (!split) return null;
  const other = phraseAfter(tokens, split.to);
  return build(cue, split.object, other, { from: verb, to: verb + 1 }, qualitiesOf());
}

/** Of "the outage in the harbour to the storm": the object before the particle, and where the particle ends. */
function splitObject(
  tokens: readonly Token[],
  start: number,
  particle: readonly string[],
): { object: Argument; to: number } | null {
  for (let at = start + 1; at < tokens.length && at < start + 20; at++) {
    const token = tokens[at]!;
    if (token.finite || token.tag === 'STOP' || token.tag === 'SUB') return null;
    const end = matchParticle(tokens, at, particle);
    if (end > 0 && token.lower === particle[0]) return { object: { from: start, to: at }, to: end };
  }
  return null;
}

function build(
  cue: PassiveCue,
  patient: Part | null,
  other: Part | null,
  cueRange: Argument,
  changes: Partial<Candidate>,
): Candidate | null {
  const [cause, effect] = cue.patient === 'cause' ? [patient, other] : [other, patient];
  return candidate(cause, effect, cueRange, cue.confidence, changes);
}
