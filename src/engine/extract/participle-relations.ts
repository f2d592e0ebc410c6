/**
 * @file Reasons and results told by an -ing phrase or an infinitive beside the main clause: "…, killing ten", "… demanding higher wages",
 * "… to avoid a shortage", "by closing the road".
 */
import { clauseAfter, clauseBefore, hasFinite, type Argument } from './clauses.ts';
import { phraseAfter } from './noun-phrases.ts';
import { singular } from './keys.ts';
import { candidate, type Candidate, type SentenceContext } from './relation.ts';
import type { Token } from './tokens.ts';
import { verbGroup } from './verb-group.ts';

/** What such a phrase with the verb says about the main clause. */
const RESULTS = new Set(
  (
    'kill injure wound leave destroy damage disrupt disperse halt paralyse paralyze displace block claim strand flood burn cut close send bring ' +
    'make raise render delay threaten affect plunge endanger maim'
  ).split(' '),
);
const MOTIVES = new Set(
  (
    'demand protest seek allege urge condemn denounce oppose resent accuse fear believe press try attempt aim accuse ' +
    'request ask call cite'
  ).split(' '),
);

/** Verbs after "to" that name an aim: what somebody wants to come about, or to keep from coming about. */
const AIMS = new Set(
  (
    'protest demand condemn denounce oppose express mark avoid prevent press urge seek commemorate support pressure highlight resolve end stop ' +
    'protect ensure discourage deter protect celebrate mourn honour honor remember discuss draw attend show register pressurise persuade quell ' +
    'meet visit ask help bring raise force get gain ease cope comply collect check take hold make find prove provide keep ' +
    'restore disperse contain curb control save escape join defend address'
  ).split(' '),
);

/** Nouns whose infinitive says what they are about, not what for. Singular forms. */
const HAS_COMPLEMENT = new Set(
  'way chance attempt plan right move effort power time need decision opportunity ability bid permission demand order step channel promise threat failure refusal willingness capacity tendency desire wish duty intention pledge proposal pressure freedom means resolution commitment'.split(
    ' ',
  ),
);

/** Verbs that take an object with an infinitive: "allowed drivers to stop". */
const CONTROL = new Set(
  'allow enable help permit want require ask urge force order lead cause need have tell call expect encourage persuade advise instruct direct compel warn appeal invite request convince get prompt'.split(
    ' ',
  ),
);

/** Whether a verb shortly before takes the infinitive at `at` as its complement. */
function isControlled(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= 0 && i > at - 9; i--) {
    const { tag, lemma } = tokens[i]!;
    if (tag === 'STOP' || tag === 'COMMA' || tag === 'CONJ') return false;
    if (CONTROL.has(lemma) && /^VB[DG]?$/.test(tag)) return true;
  }
  return false;
}

/** Adds the statement told by the -ing form or "to" at `at`. */
export function participleRelations(context: SentenceContext, at: number, out: Candidate[]): void {
  const { tokens } = context;
  const token = tokens[at]!;
  if (token.tag === 'VBG') {
    const found = participle(tokens, at);
    if (found) out.push(found);
  } else if (token.tag === 'TO') {
    const found = purpose(tokens, at);
    if (found) out.push(found);
  }
}

function participle(tokens: readonly Token[], at: number): Candidate | null {
  const { lemma } = tokens[at]!;
  const isResult = RESULTS.has(lemma);
  if (!isResult && !MOTIVES.has(lemma)) return null;
  const before = tokens[at - 1];
  if (verbGroup(tokens, at).form !== 'gerund' || (lemma === 'call' && tokens[at + 1]?.lower !== 'for')) return null;
  if (!before || before.tag === 'PREP' || before.tag === 'BE' || before.tag === 'TO' || before.tag === 'DET')
    return null;
  if (
    !isResult &&
    (before.tag === 'SUB' ||
      (!/^(?:DET|PREP|ADJ|NAME|POS|PRON|NUM|OPEN|CLOSE|SUB)$/.test(tokens[at + 1]?.tag ?? '') && lemma === 'protest'))
  )
    return null;
  if (isResult && before.tag !== 'COMMA') return null;
  const main = mainClause(tokens, at);
  const object = isResult ? clauseAfter(tokens, at + 1) : clauseAfter(tokens, at + 1);
  if (!main || !object) return null;
  const phrase = { from: at, to: object.to };
  const cue = { from: at, to: at + 1 };
  return isResult ? candidate(main, phrase, cue, 0.75) : candidate(phrase, main, cue, 0.75);
}

function mainClause(tokens: readonly Token[], end: number): Argument | null {
  const clause = clauseBefore(tokens, end);
  return clause && hasFinite(tokens, clause.from, clause.to) ? clause : null;
}

function purpose(tokens: readonly Token[], at: number): Candidate | null {
  const verb = tokens[at + 1];
  if (!verb || !AIMS.has(verb.lemma) || (verb.tag !== 'VB' && verb.tag !== 'NOUN')) return null;
  const before = tokens[at - 1];
  if (!before || !/^(?:NOUN|NAME|COMMA|NUM|ADV|CLOSE)$/.test(before.tag)) return null;
  if (HAS_COMPLEMENT.has(singular(before.lower)) || isControlled(tokens, at)) return null;
  const main = mainClause(tokens, at);
  const object = phraseAfter(tokens, at + 2);
  if (!main) return null;
  return candidate({ from: at, to: object?.to ?? at + 2 }, main, { from: at, to: at + 1 }, 0.6);
}
