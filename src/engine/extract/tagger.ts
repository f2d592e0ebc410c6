/**
 * @file Word classes for one sentence: a closed-class lexicon, verb forms, endings and the neighbouring words decide; then
 * verbs that can carry a clause are told from participles. Wrong for some words, but fast and the same everywhere.
 */
import { ADJECTIVE_ENDING, CLOSED_CLASS, LY_NOT_ADVERBS, NOUN_DESPITE_ENDING } from './lexicon/closed-class.ts';
import { isCueVerb, takesParticle } from './lexicon/verb-cues.ts';
import { takesPassiveParticle } from './lexicon/passive-cues.ts';
import { isPureVerb, verbForm, type VerbForm } from './lexicon/verbs.ts';
import { CLAIM_NOUNS } from './lexicon/nouns.ts';
import { markDatelines } from './datelines.ts';
import { isAcronym, singular } from './keys.ts';
import type { Tag, Token } from './tokens.ts';

/** After these a base or -s form is a noun. */
const BEFORE_NOUN: ReadonlySet<Tag> = new Set<Tag>(['DET', 'ADJ', 'POS', 'PREP', 'NUM']);

/** After these a base form is a verb. */
const BEFORE_VERB: ReadonlySet<Tag> = new Set<Tag>(['MODAL', 'PRON', 'DO', 'NEG', 'WH']);

/** What may begin an object. */
const OBJECT_START: ReadonlySet<Tag> = new Set<Tag>(['DET', 'PRON', 'NUM', 'ADJ', 'WH', 'NAME']);

const NOMINAL: ReadonlySet<Tag> = new Set<Tag>(['NOUN', 'NAME', 'NUM']);

/** Adjectives that are nouns too where no noun follows. */
const NOUN_ADJECTIVES = new Set(
  'light cold dark heat potential public individual chemical dry wet open military good final general key sick dead poor rich white black official criminal electric'.split(
    ' ',
  ),
);

/** Whether the tag can be the last word of a noun phrase. */
export function isNominal(tag: Tag | undefined): boolean {
  return tag !== undefined && NOMINAL.has(tag);
}

/** Sets tag, lemma and `finite` of every token in place. */
export function tagSentence(tokens: Token[]): void {
  markDatelines(tokens);
  for (let i = 0; i < tokens.length; i++) tagLexically(tokens, i);
  for (let i = 0; i < tokens.length; i++) correctInContext(tokens, i);
  markFinite(tokens);
}

function isCapitalised(text: string): boolean {
  const unit = text.charCodeAt(0);
  if (unit < 128) return unit >= 65 && unit <= 90;
  return /^\p{Lu}/u.test(text);
}

function tagLexically(tokens: Token[], i: number): void {
  const token = tokens[i]!;
  if (token.tag !== 'NOUN') return;
  const { lower } = token;
  const first = lower.charCodeAt(0);
  if (first >= 48 && first <= 57) {
    token.tag = /^\d[\d.,:/-]*(?:st|nd|rd|th|%|s)?$/.test(lower) ? 'NUM' : 'NOUN';
    return;
  }
  const previous = tokens[i - 1];
  const opens = i === 0 || previous!.tag === 'STOP' || previous!.tag === 'CLOSE' || previous!.tag === 'OPEN';
  const capital = isCapitalised(token.text);
  const closed = CLOSED_CLASS.get(lower);
  const mayBeName = closed === 'ADJ' || lower === 'may' || isAcronym(token.text);
  if (closed && !(capital && !opens && token.text.length > 1 && mayBeName)) {
    token.tag = closed;
    return;
  }
  if (capital && !opens) {
    token.tag = 'NAME';
    return;
  }
  if (capital && isAcronym(token.text)) {
    token.tag = 'NAME';
    return;
  }
  const form = verbForm(lower);
  if (form) {
    token.lemma = form.lemma;
    token.tag = form.gerund ? 'VBG' : form.past ? 'VBD' : 'VB';
    return;
  }
  token.tag = tagByEnding(lower, capital && followsName(tokens, i));
}

/** Whether a capitalised first word is followed by another one, as names are. */
function followsName(tokens: Token[], i: number): boolean {
  const next = tokens[i + 1];
  return next !== undefined && next.tag === 'NOUN' && isCapitalised(next.text) && !CLOSED_CLASS.has(next.lower);
}

/** "unmanaged", "unattended": states, unlike "unlocked" and other verbs of undoing. */
const PRIVATIVE = /^un\w{4,}ed$/;
const UNDOING = /^(?:under|unit|unload|unlock|unveil|unleash|uncover|unfold|unpack|unseat|unravel|untie|unplug)/;

function tagByEnding(lower: string, name: boolean): Tag {
  if (name) return 'NAME';
  if (lower.length > 4 && lower.endsWith('ly') && !LY_NOT_ADVERBS.has(lower)) return 'ADV';
  if (lower.length > 4 && lower.endsWith('ing')) return 'VBG';
  if (PRIVATIVE.test(lower) && !UNDOING.test(lower)) return 'ADJ';
  if (lower.length > 4 && lower.endsWith('ed') && !lower.endsWith('eed')) return 'VBD';
  if (lower.length > 5 && ADJECTIVE_ENDING.test(lower) && !NOUN_DESPITE_ENDING.test(lower)) return 'ADJ';
  return 'NOUN';
}

function correctInContext(tokens: Token[], i: number): void {
  const token = tokens[i]!;
  const previous = tokens[i - 1];
  const next = tokens[i + 1];
  switch (token.tag) {
    case 'VB':
      token.tag = isVerbHere(tokens, i) ? 'VB' : 'NOUN';
      return;
    case 'VBD': {
      const form = verbForm(token.lower);
      if (form?.onlyPast) return;
      // "the damaged bridge", "the cost", "a set of": an adjective or noun after a determiner.
      const counts = previousSolid(tokens, i);
      // "the 40 lost crates": a count stands between.
      const isCounted = counts?.tag === 'NUM' && tokens[i - 2]?.tag === 'DET' && next && isNominal(next.tag);
      const article = isCounted ? tokens[i - 2] : counts;
      if (article && (article.tag === 'DET' || article.tag === 'POS' || article.tag === 'ADJ')) {
        const modifies = next && (isNominal(next.tag) || next.tag === 'ADJ' || next.tag === 'VB' || next.tag === 'VBG');
        if (modifies) token.tag = 'ADJ';
        else token.tag = 'NOUN';
      } else if (form?.present && previous && isNominal(previous.tag) && endsPhrase(tokens, i)) token.tag = 'NOUN';
      else if (form?.present && previous && (previous.tag === 'PREP' || previous.tag === 'ADJ')) token.tag = 'NOUN';
      return;
    }
    case 'VBG':
      if (previous && (previous.tag === 'DET' || previous.tag === 'ADJ' || previous.tag === 'POS')) {
        token.tag = next && isNominal(next.tag) ? 'ADJ' : 'NOUN';
      } else if (previous && isNominal(previous.tag) && next?.tag === 'VB' && !next.finite && !isCueVerb(token.lemma)) {
        token.tag = 'NOUN';
      }
      return;
    case 'ADJ': {
      const heads = previous && (previous.tag === 'DET' || previous.tag === 'ADJ' || previous.tag === 'PREP');
      if (
        heads &&
        NOUN_ADJECTIVES.has(token.lower) &&
        !(next && (isNominal(next.tag) || next.tag === 'ADJ' || next.tag === 'VB'))
      ) {
        token.tag = 'NOUN';
      }
      return;
    }
    case 'DET':
      correctDeterminer(tokens, i);
      return;
    case 'PREP':
      // "after", "before", "until" and "than" before a clause behave like subordinators; clauses.ts looks at what follows.
      return;
    default:
  }
}

/** "that" and "this" stand for nouns or open clauses when no noun follows. */
function correctDeterminer(tokens: Token[], i: number): void {
  const token = tokens[i]!;
  const previous = tokens[i - 1];
  const next = tokens[i + 1];
  if (token.lower === 'her' || token.lower === 'his' || token.lower === 'its') return;
  const opensPhrase = next && (isNominal(next.tag) || next.tag === 'ADJ' || next.tag === 'ADV' || next.tag === 'DET');
  if (token.lower === 'that') {
    const afterNoun = previous && (isNominal(previous.tag) || previous.tag === 'CLOSE');
    const afterVerb = previous && (previous.tag === 'VB' || previous.tag === 'VBD' || previous.tag === 'VBG');
    if (i === 1 && previous?.tag === 'ADV' && next?.tag === 'BE') token.tag = 'PRON';
    else if (afterNoun && CLAIM_NOUNS.has(singular(previous.lower))) token.tag = 'SUB';
    else if (afterNoun) token.tag = 'WH';
    else if (afterVerb || previous?.tag === 'ADJ' || previous?.tag === 'ADV' || previous?.lower === 'so')
      token.tag = 'SUB';
    else if (!opensPhrase) token.tag = 'PRON';
    return;
  }
  if (/^(?:most|more|least|less)$/.test(token.lower) && (previous?.lower === 'the' || next?.tag === 'ADJ')) {
    token.tag = 'ADV';
    return;
  }
  if (/^(?:this|these|those|all|both|some|many|most|more|several|each|few|much|another|any)$/.test(token.lower)) {
    const verbal =
      next &&
      token.lower === 'this' &&
      (next.tag === 'VB' ? next.lower === next.lemma + 's' || next.lower.endsWith('es') : false);
    if (!next || verbal || /^(?:VBD|BE|HAVE|DO|MODAL|PREP|COMMA|STOP|CONJ|TO|NEG|WH)$/.test(next.tag))
      token.tag = 'PRON';
  }
}

function isVerbHere(tokens: Token[], i: number): boolean {
  const token = tokens[i]!;
  const form = verbForm(token.lower)!;
  const before = previousSolid(tokens, i);
  const next = tokens[i + 1];
  if (!before) return !form.thirdPerson && next !== undefined && (next.tag === 'DET' || next.tag === 'PRON');
  if (before.tag === 'TO') return !form.thirdPerson && !isPrepositionalTo(tokens, i - 1);
  if (before.tag === 'WH') return true;
  if (BEFORE_VERB.has(before.tag)) return before.tag !== 'PRON' || !isObjectPronoun(before.lower) || !form.thirdPerson;
  if (BEFORE_NOUN.has(before.tag)) {
    return before.tag === 'PREP' ? false : /^(?:this|that)$/.test(before.lower) && form.thirdPerson;
  }
  if (before.tag === 'BE' || before.tag === 'HAVE') return false;
  return startsPredicate(tokens, i, form, before);
}

/** Whether a word like "cut", noun, base and past in one, closes a noun phrase: "the fibre cut near the coast led to". */
function endsPhrase(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1];
  if (!next || /^(?:STOP|COMMA|BE|HAVE|MODAL|DO|CONJ)$/.test(next.tag)) return true;
  // "the pay cut brought about": of two verbs in a row the first is none.
  if (next.tag === 'VBD' && !isNominal(tokens[i + 2]?.tag)) return true;
  if (next.tag !== 'PREP' || takesParticle(tokens[i]!.lemma, next.lower)) return false;
  for (let at = i + 2; at < tokens.length && at < i + 16; at++) {
    const { tag, lower } = tokens[at]!;
    if (tag === 'BE' || tag === 'HAVE' || tag === 'MODAL' || tag === 'DO' || verbForm(lower)?.onlyPast) return true;
    if (tag === 'VBD' && OBJECT_START.has(tokens[at + 1]?.tag as Tag)) return true;
    if (/^(?:STOP|COMMA|SUB|CONJ|WH)$/.test(tag)) return false;
  }
  return false;
}

/** Whether a base or -s form after a noun, conjunction or comma is followed by what follows verbs. */
function startsPredicate(tokens: Token[], i: number, form: VerbForm, before: Token): boolean {
  const token = tokens[i]!;
  const next = tokens[i + 1];
  if (!next) return false;
  const agrees = form.thirdPerson
    ? !looksPlural(before.lower) || before.tag === 'CONJ' || (next.tag === 'DET' && isInAttribute(tokens, i))
    : true;
  if (before.tag === 'COMMA' || before.tag === 'STOP' || before.tag === 'CONJ' || before.tag === 'CLOSE') {
    const parallel = before.tag === 'CONJ' && isCueVerb(token.lemma) && isNominal(next.tag) && form.thirdPerson;
    return next.tag === 'DET' || next.tag === 'PRON' || parallel;
  }
  const isGerundSubject = before.tag === 'VBG' && form.thirdPerson;
  if (!isNominal(before.tag) && before.tag !== 'ADV' && !isGerundSubject) return false;
  if (isPureVerb(token.lemma) && next.tag === 'NUM') return true;
  if (token.lemma === 'go' && /^(?:up|down)$/.test(next.lower)) return true;
  if (!form.thirdPerson && isNominal(before.tag) && !looksPlural(before.lower)) {
    if (!isCoordinated(tokens, i) || (token.lemma !== 'cause' && isNominal(next.tag))) return false;
  }
  if (OBJECT_START.has(next.tag) || next.lower === 'that') return agrees;
  if (next.tag === 'PREP' || next.tag === 'TO')
    return agrees && (goesOnWith(token.lemma, next.lower) || (isPureVerb(token.lemma) && !isCueVerb(token.lemma)));
  if (next.tag === 'ADV') return agrees;
  const isPure = isPureVerb(token.lemma);
  if (isPure && /^(?:STOP|COMMA|SUB)$/.test(next.tag)) return agrees;
  return (
    (isCueVerb(token.lemma) || isPure) && agrees && (isNominal(next.tag) || next.tag === 'VBG' || next.tag === 'VB')
  );
}

/** Whether a cue of the verb goes on with this word. */
function goesOnWith(lemma: string, word: string): boolean {
  return takesParticle(lemma, word) || takesPassiveParticle(lemma, word);
}

/** Whether the noun before is no head but stands after a preposition: "the growth in sick leave among nurses causes the". */
function isInAttribute(tokens: readonly Token[], i: number): boolean {
  let at = i - 1;
  while (at > 0 && (isNominal(tokens[at]!.tag) || /^(?:ADJ|DET|POS)$/.test(tokens[at]!.tag))) at--;
  return tokens[at]?.tag === 'PREP' && isNominal(tokens[at - 1]?.tag);
}

function looksPlural(lower: string): boolean {
  return /(?:[^sui]s|men|people|children)$|^(?:data|bacteria|media|police|mice|both|all)$/.test(lower);
}

/** Whether "and" joins nouns shortly before, so that a plural verb may follow a singular noun. */
function isCoordinated(tokens: Token[], i: number): boolean {
  for (let at = i - 1; at >= 0 && at > i - 6; at--) {
    const { tag, lower } = tokens[at]!;
    if (tag === 'CONJ' && lower !== 'but') return true;
    if (!isNominal(tag) && tag !== 'ADJ' && tag !== 'DET' && tag !== 'VBG') return false;
  }
  return false;
}

/** The word before, adverbs and negation skipped. */
function previousSolid(tokens: Token[], i: number): Token | undefined {
  let at = i - 1;
  while (at > 0 && (tokens[at]!.tag === 'ADV' || /^(?:all|both|each)$/.test(tokens[at]!.lower))) at--;
  return tokens[at];
}

function isObjectPronoun(lower: string): boolean {
  return /^(?:me|him|us|them|myself|himself|herself|itself|themselves)$/.test(lower);
}

/** "due to", "owing to", "led to": a noun phrase follows, no infinitive. */
function isPrepositionalTo(tokens: Token[], to: number): boolean {
  const before = tokens[to - 1];
  return (
    before !== undefined &&
    (/^(?:due|owing|thanks|according|response|prior|contrary|subject|back)$/.test(before.lower) ||
      /^(?:lead|contribute|attribute|link|relate|trace|respond|amount|refer|expose|add|object)$/.test(before.lemma))
  );
}

/** Marks the verbs that carry a clause: auxiliaries, present forms, and past forms that are not participles. */
function markFinite(tokens: Token[]): void {
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const before = previousSolid(tokens, i);
    if (token.tag === 'BE' || token.tag === 'HAVE' || token.tag === 'DO' || token.tag === 'MODAL') {
      token.finite = !/^(?:be|been|being|having|doing)$/.test(token.lower) && before?.tag !== 'TO';
    } else if (token.tag === 'VB') {
      token.finite = before?.tag !== 'TO';
    } else if (token.tag === 'VBD') token.finite = isFinitePast(tokens, i, before);
  }
}

function isFinitePast(tokens: Token[], i: number, before: Token | undefined): boolean {
  const token = tokens[i]!;
  const next = tokens[i + 1];
  if (!before) return false;
  if (before.tag === 'BE' || before.tag === 'HAVE' || before.tag === 'PREP' || before.tag === 'TO') return false;
  const form = verbForm(token.lower);
  if (form?.onlyParticiple) return false;
  if (form?.onlyPast) return true;
  if (before.tag === 'WH' || before.tag === 'PRON') return true;
  if (before.tag === 'COMMA' && tokens[i - 2]?.tag !== 'ADV') {
    return next !== undefined && OBJECT_START.has(next.tag) && !isInitialParticiple(tokens, i);
  }
  // "was raised by the board", but "prices dropped by 15 %".
  if (next?.lower === 'by' && !namesAmountAt(tokens, i + 2)) return false;
  if (isFirstVerbAfterThat(tokens, i)) return true;
  if (next && (OBJECT_START.has(next.tag) || next.tag === 'SUB')) return true;
  return !hasFiniteAhead(tokens, i);
}

/** "15 %", "a third", "about half". */
function namesAmountAt(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at];
  if (!first) return false;
  if (first.tag === 'NUM' || /^(?:half|about|nearly|almost)$/.test(first.lower)) return true;
  return (
    /^(?:an?|one|two|three)$/.test(first.lower) &&
    /^(?:third|quarter|half|fifth|sixth|eighth|tenth)s?$/.test(tokens[at + 1]?.lower ?? '')
  );
}

/** Of "the claim that frost led to the strike was …": the clause after "that" needs a verb, and this is its first. */
function isFirstVerbAfterThat(tokens: readonly Token[], i: number): boolean {
  for (let at = i - 1; at >= 0 && at > i - 12; at--) {
    const { tag, lower, finite } = tokens[at]!;
    if (tag === 'SUB') return lower === 'that';
    if (finite || tag === 'STOP' || tag === 'WH') return false;
  }
  return false;
}

function isInitialParticiple(tokens: Token[], i: number): boolean {
  return i <= 1 && tokens[i + 1]?.lower === 'by';
}

/** Whether another verb that carries a clause comes before the clause can end. */
function hasFiniteAhead(tokens: readonly Token[], i: number): boolean {
  for (let at = i + 1; at < tokens.length && at < i + 25; at++) {
    const { tag, lower } = tokens[at]!;
    if (tag === 'STOP' || tag === 'SUB' || tag === 'WH' || tag === 'CONJ' || tag === 'COMMA') return false;
    if (tag === 'PRON' && !isObjectPronoun(lower)) return false;
    if (tag === 'MODAL' || tag === 'DO' || tag === 'HAVE') return true;
    if (tag === 'BE' && lower !== 'being' && lower !== 'been') return true;
    if (tag === 'VB' && tokens[at - 1]?.tag !== 'TO') return true;
    if (tag === 'VBD' && (verbForm(lower)?.onlyPast || OBJECT_START.has(tokens[at + 1]?.tag as Tag))) return true;
  }
  return false;
}
