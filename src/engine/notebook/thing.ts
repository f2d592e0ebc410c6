/** @file Stretches of a sentence that can be put into a question as they are: noun phrases that are whole and stand alone. */
import type { Argument } from '../extract/clauses.ts';
import { isAcronym, singular } from '../extract/keys.ts';
import { ADJECTIVE_ENDING, NOUN_DESPITE_ENDING } from '../extract/lexicon/closed-class.ts';
import {
  ANAPHORIC_NOUNS,
  EFFECT_NOUNS,
  FORCE_NOUNS,
  GENERIC_NOUNS,
  HUMAN_NOUNS,
  PROTEST_NOUNS,
} from '../extract/lexicon/nouns.ts';
import { isPureVerb, verbForm } from '../extract/lexicon/verbs.ts';
import { headNoun } from '../extract/noun-phrases.ts';
import { isNominal } from '../extract/tagger.ts';
import type { Tag, Token } from '../extract/tokens.ts';
import { inSentence } from './phrasing.ts';

/** A noun phrase as it stands inside a question. */
export interface Thing {
  text: string;
  /** Nouns, names and adjectives in it: how much it says. */
  words: number;
  /** Whether it names what happens or holds, rather than an object. */
  isEvent: boolean;
}

const LETTER: Readonly<Partial<Record<Tag, string>>> = {
  DET: 'D',
  ADJ: 'A',
  ADV: 'R',
  NUM: 'U',
  NOUN: 'N',
  NAME: 'M',
  POS: 'G',
  VBD: 'B',
  VBG: 'V',
  PREP: 'P',
  CONJ: 'C',
};
const SIMPLE = '(?:D?B?(?:[ANMU]|RA|[ANM][GV](?=[ANM]))*[NM])';
/** One noun phrase with up to three more behind prepositions or "and". */
const WHOLE = new RegExp(`^${SIMPLE}(?:[PC]${SIMPLE}){0,3}(?:PU)?$`);
const FIRST = new RegExp(`^${SIMPLE}`);

const JOINS =
  /^(?:of|in|on|at|for|to|with|between|among|from|during|across|near|around|into|within|over|under|and|or)$/;
/** Determiners that leave open how many or which are meant. */
const ARTICLES = /^(?:the|an?|every|each)$/;
/** Words that point elsewhere … */
const POINTING =
  /\b(?:he|she|it|they|them|him|we|us|you|his|her|hers|its|their|our|your|my|this|these|those|such|both|there|other|others|another|respective|above|following|former|latter|still|however|also)\b/iu;
/** … and those that make a phrase vague, or more than one. */
const VAGUE = /\b(?:that|which|who|same|different|certain|various|several|better|further|up|not|only|i\.?e|e\.?g)\b/iu;
const EMPTY_OPENING =
  /^(?:(?:the|an?) )?(?:major|minor|main|key|important|significant|potential|possible|higher|lower|greater|more|most|less|own|total|overall|many|much|first|second|one|two|three)\b/iu;
const MORE_PEOPLE = /^(?:individual|nurse|caregiver|adult|participant|survivor|planter|operator)$/;
const YEAR = /^(?:1[5-9]|20)\d\d$/;
/** Singular nouns that need no article, by their ending: "hepatotoxicity", "erosion". */
const WITHOUT_ARTICLE = /(?:ity|ness|ism|osis|itis|emia|ion|ment|ance|ence|age|ure|cy|sis|ia|ation|ing|th)$/;

/** Whether words point at something outside of the phrase or clause. */
export function pointsElsewhere(words: string): boolean {
  return POINTING.test(words);
}

/** "obstruction requiring intervention": a verb with an object of its own. */
function isParticiple({ tag, lemma }: Token): boolean {
  return tag === 'VBG' && isPureVerb(lemma);
}

function isAdjective(lower: string): boolean {
  return ADJECTIVE_ENDING.test(lower) && !NOUN_DESPITE_ENDING.test(lower) && !lower.endsWith('demic');
}

/** Whether a word with a capital begins the sentence only because sentences begin so. */
function isLoweredElsewhere(text: string, word: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${word.toLowerCase()}(?![\\p{L}\\p{N}])`, 'u').test(text);
}

/** The phrase with the capital of a sentence's beginning taken back; null when it can't be told from a name's. */
function lowered(phrase: string, first: Token, isFirst: boolean, text: string): string | null {
  const said = inSentence(phrase);
  if (!isFirst || said !== phrase || !/^\p{Lu}/u.test(phrase) || isAcronym(first.text)) return said;
  if (!/^[\p{L}-]+$/u.test(first.text) || !isLoweredElsewhere(text, first.text)) return null;
  return phrase[0]!.toLowerCase() + phrase.slice(1);
}

/**
 * The noun phrase at a place in a sentence.
 *
 * @param tokens of the sentence, tagged
 * @param part which of them
 * @param text the document's text
 * @returns null for what is no whole noun phrase, points elsewhere, names people, or is too general to be asked about
 */
export function thingAt(tokens: readonly Token[], part: Argument, text: string): Thing | null {
  const own = tokens.slice(part.from, part.to);
  const [first] = own;
  const last = own.at(-1);
  if (!first || !last) return null;
  const tags = own.map(({ tag }) => LETTER[tag] ?? 'X').join('');
  const joined = own.every(({ tag, lower }) => !/^(?:PREP|CONJ)$/.test(tag) || JOINS.test(lower));
  if (!WHOLE.test(tags) || !joined || isCutOff(tokens, part)) return null;
  if (own.some(({ tag, lower }) => tag === 'DET' && !ARTICLES.test(lower))) return null;
  if (
    /UU/.test(tags) ||
    (last.tag === 'NUM' && !YEAR.test(last.text)) ||
    isPureVerb(last.lower) ||
    isAdjective(last.lower)
  )
    return null;
  const phrase = text.slice(first.start, last.end).replace(/\s+/g, ' ');
  if (
    pointsElsewhere(phrase) ||
    VAGUE.test(phrase) ||
    EMPTY_OPENING.test(phrase) ||
    /\p{Lu}{7,}|[^\p{L}\p{N}\p{M} .,%’'–-]/u.test(phrase)
  )
    return null;
  const head = { from: 0, to: FIRST.exec(tags)![0].length };
  const noun = headNoun(own, head);
  const isQualified = own[head.to]?.lower === 'of' || isNominal(own[head.to - 2]?.tag);
  if (isEmptyHead(noun, isQualified) || own.some(isParticiple)) return null;
  if (needsArticle(own.slice(0, head.to), noun)) return null;
  const said = lowered(phrase, first, part.from === 0, text);
  const words = own.filter(({ tag }) => /^(?:NOUN|NAME|ADJ|NUM)$/.test(tag)).length;
  return said === null ? null : { text: said, words, isEvent: isEventNoun(noun) };
}

/** Whether the phrase goes on outside of the part: "elderly individuals from rural | areas". */
function isCutOff(tokens: readonly Token[], { from, to }: Argument): boolean {
  const before = tokens[from - 1]?.tag;
  const after = tokens[to]?.tag;
  if (after === 'TO' && tokens[to + 1]?.tag === 'VB') return true;
  return (
    (before !== undefined && /^(?:DET|ADJ|NUM|NOUN|NAME|POS|VBG)$/.test(before) && tokens[from]!.tag !== 'DET') ||
    (after !== undefined && /^(?:NOUN|NAME|ADJ|POS|OPEN|NUM|VBG)$/.test(after))
  );
}

/** Nouns for what happens, by their ending or because they are verbs too: "collapse", "closure". */
function isEventNoun(noun: string): boolean {
  const head = singular(noun);
  return Boolean(
    EFFECT_NOUNS.has(head) ||
    FORCE_NOUNS.has(head) ||
    PROTEST_NOUNS.has(head) ||
    verbForm(head) ||
    /(?:ity|ness|osis|itis|ion|ment|ance|ence|age|ure|cy|ing|al|dose)$/.test(head),
  );
}

function isEmptyHead(noun: string, isQualified: boolean): boolean {
  const head = singular(noun);
  if (HUMAN_NOUNS.has(head) || MORE_PEOPLE.test(head)) return true;
  return !isQualified && (GENERIC_NOUNS.has(head) || ANAPHORIC_NOUNS.has(head));
}

/** Whether a countable singular stands without an article, as headings and tables have it. */
function needsArticle(phrase: readonly Token[], noun: string): boolean {
  if (phrase[0]!.tag === 'DET' || phrase.some(({ tag }) => tag === 'POS')) return false;
  if (phrase.at(-1)!.tag === 'NAME' || noun !== singular(noun) || WITHOUT_ARTICLE.test(noun)) return false;
  return phrase.length < 2;
}
