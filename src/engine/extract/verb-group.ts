/** @file A verb with its auxiliaries: voice, negation, hedging, and where its subject ends. */
import { isNominal } from './tagger.ts';
import type { Token } from './tokens.ts';

export interface VerbGroup {
  /** First token of the group; the subject ends before it. */
  from: number;
  passive: boolean;
  negated: boolean;
  hedged: boolean;
  /** True for "to cause" after "want", "plan", "used": nothing is said to have happened. */
  intended: boolean;
  /** `finite`: carries a clause. `gerund`: -ing without auxiliary. `participle`: -ed without auxiliary. */
  form: 'finite' | 'gerund' | 'participle' | 'infinitive';
}

const HEDGE_WORDS = new Set(
  'may might could possibly perhaps probably likely apparently reportedly allegedly potentially presumably supposedly seemingly arguably'.split(
    ' ',
  ),
);

/** Verbs and adjectives that pass a subject on to the infinitive after them, and say it is uncertain. */
const HEDGING_RAISERS = new Set(
  'appear seem suspect think believe likely say suppose presume expect tend rumour rumor allege fear threaten report unlikely'.split(
    ' ',
  ),
);

/** The same, without doubt: "is known to cause", "continued to cause", "helped to cause". */
const CERTAIN_RAISERS = new Set(
  'know continue help serve begin start prove show find go come use combine conspire bind sure able enough happen'.split(
    ' ',
  ),
);

/** Verbs whose -ing form says which phase of a doing is meant: "began flooding the cellar". */
const PHASES = new Set(['start', 'begin', 'continue', 'keep', 'resume']);

/** Whether a word makes a statement uncertain. */
export function isHedge(token: Token): boolean {
  return HEDGE_WORDS.has(token.lower) && !(token.lower === 'may' && token.tag === 'NAME');
}

/** Reads the auxiliaries, adverbs and raising verbs to the left of the verb at `verb`. */
export function verbGroup(tokens: readonly Token[], verb: number): VerbGroup {
  const main = tokens[verb]!;
  const group: VerbGroup = {
    from: verb,
    passive: false,
    negated: false,
    hedged: false,
    intended: false,
    form: 'participle',
  };
  let at = verb - 1;
  let nearest = true;
  let sawAuxiliary = false;
  let infinitive = false;
  for (; at >= 0; at--) {
    const token = tokens[at]!;
    if (isAdverbialPhrase(tokens, at)) {
      at--;
      continue;
    }
    if (token.tag === 'ADV' || token.lower === 'both' || token.lower === 'all') {
      if (isHedge(token)) group.hedged = true;
      if (/^(?:never|hardly|scarcely|barely|wrongly|falsely|mistakenly)$/.test(token.lower)) group.negated = true;
      continue;
    }
    if (token.lower === 'longer' && tokens[at - 1]?.lower === 'no') {
      group.negated = true;
      at--;
      continue;
    }
    if (token.tag === 'NEG') {
      group.negated = true;
      continue;
    }
    if (token.tag === 'BE') {
      if (nearest && main.tag === 'VBD') group.passive = true;
      nearest = false;
      sawAuxiliary = true;
      continue;
    }
    if (token.tag === 'HAVE' || token.tag === 'DO' || token.tag === 'MODAL') {
      if (token.lower === 'cannot') group.negated = true;
      if (/^(?:may|might|could|can|would)$/.test(token.lower)) group.hedged ||= token.lower !== 'can';
      nearest = false;
      sawAuxiliary = true;
      continue;
    }
    if (/^(?:got|get|gets|getting)$/.test(token.lower) && nearest && main.tag === 'VBD') {
      group.passive = true;
      sawAuxiliary = true;
      continue;
    }
    if (nearest && main.tag === 'VBG' && /^VB[DG]?$/.test(token.tag) && PHASES.has(token.lemma)) {
      nearest = false;
      sawAuxiliary = true;
      continue;
    }
    if (token.tag === 'TO' && (main.tag === 'VB' || sawAuxiliary)) {
      infinitive = true;
      const raiser = tokens[at - 1];
      if (!raiser) break;
      if (HEDGING_RAISERS.has(raiser.lemma)) group.hedged = true;
      else if (!CERTAIN_RAISERS.has(raiser.lemma) && raiser.tag !== 'BE' && raiser.tag !== 'HAVE') {
        group.intended = true;
        break;
      } else if (raiser.lemma === 'use') group.intended = true;
      infinitive = false;
      sawAuxiliary = true;
      nearest = false;
      at--;
      // "bad enough to cause"
      if (raiser.lower === 'enough' && /^(?:ADJ|ADV|VBD)$/.test(tokens[at - 1]?.tag ?? '')) at--;
      if (/^(?:unlikely)$/.test(raiser.lower)) group.negated = true;
      continue;
    }
    break;
  }
  group.from = firstOfGroup(tokens, at + 1, verb);
  const bare = !sawAuxiliary;
  if (infinitive) group.form = 'infinitive';
  else if (!bare || main.finite) group.form = 'finite';
  else if (main.tag === 'VBG') group.form = 'gerund';
  else group.form = main.tag === 'VB' ? 'finite' : 'participle';
  return group;
}

/** "in turn", "in part", "at times": two words that behave like one adverb; `at` is the second. */
function isAdverbialPhrase(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:turn|part|fact|particular|times|general|once|effect)$/.test(tokens[at]!.lower) &&
    /^(?:in|at)$/.test(tokens[at - 1]?.lower ?? '')
  );
}

/** Adverbs at the front of a group ("Often, …") belong to it only when a noun stands before them. */
function firstOfGroup(tokens: readonly Token[], from: number, verb: number): number {
  let at = from;
  while (at < verb && tokens[at]!.tag === 'ADV' && at > 0 && !isNominal(tokens[at - 1]!.tag)) at++;
  return from === 0 ? at : from;
}
