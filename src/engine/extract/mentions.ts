/**
 * @file Entities that an English sentence mentions: names, acronyms and noun phrases without their determiners. A name that a noun phrase
 * ends with, or that a noun for its kind follows, is a mention of its own: "the rock band Pearl Jam" and "Maharashtra state" are about
 * Pearl Jam and Maharashtra.
 */
import type { Mention } from '../types.ts';
import { isAcronym, singular } from './keys.ts';
import { GENERIC_NOUNS, KIND_NOUNS } from './lexicon/nouns.ts';
import { isPureVerb, verbForm } from './lexicon/verbs.ts';
import { isNominal } from './tagger.ts';
import type { Token } from './tokens.ts';
import { hasFewLetters, hasRunOfLetters, isWordForm, joinsWords } from './word-form.ts';

/** Longest phrase in words; of longer ones the last words count, since the head stands last. */
const MAX_WORDS = 6;

/** Adds the mentions of one tagged sentence. @param text the document's text */
export function mentionsOf(text: string, tokens: readonly Token[], sentence: number, out: Mention[]): void {
  let at = 0;
  while (at < tokens.length) {
    const end = phraseEnd(text, tokens, at);
    if (end === at) {
      at++;
      continue;
    }
    pushPhrase(tokens, at, end, sentence, out);
    at = end;
  }
}

/** End of the longest run of adjectives and nouns from `at` that ends in a noun; `at` when there is none. */
function phraseEnd(text: string, tokens: readonly Token[], start: number): number {
  let end = start;
  for (let at = start; at < tokens.length; at++) {
    const { tag } = tokens[at]!;
    if (!isWordForm(tokens[at]!.text)) break;
    if (end === at && at > start && isPlural(tokens[at - 1]!) && opensPredicate(tokens[at]!)) break;
    if (at > start && !joinsWords(text.slice(tokens[at - 1]!.end, tokens[at]!.start))) break;
    if (tag === 'NOUN' || tag === 'NAME') {
      end = at + 1;
      continue;
    }
    const namePart = end === at && tokens[at - 1]?.tag === 'NAME' ? nameJoin(tokens, at) : 0;
    if (namePart > 0) {
      at += namePart - 1;
      continue;
    }
    if (tag === 'ADJ' || tag === 'NUM' || (tag === 'VBG' && isNominal(tokens[at + 1]?.tag) && at > start)) continue;
    break;
  }
  return end;
}

/** Whether a common noun is written as a plural: it ends a phrase, since what stands before a head is singular ("code trees", not "codes tree"). */
function isPlural({ tag, lower }: Token): boolean {
  return tag === 'NOUN' && singular(lower) !== lower;
}

/** Whether a word after a plural goes on with what is said of it: "functions selecting parts", "brackets denote zero". */
function opensPredicate({ tag, lower }: Token): boolean {
  return tag === 'VBG' || tag === 'ADJ' || (tag === 'NOUN' && verbForm(lower) !== undefined);
}

/** Number of joining words inside a name ("Bank of England", "Ministry of the Interior"); 0 when the name does not go on. */
function nameJoin(tokens: readonly Token[], at: number): number {
  if (tokens[at]!.lower !== 'of') return 0;
  if (tokens[at + 1]?.tag === 'NAME') return 1;
  return tokens[at + 1]?.lower === 'the' && tokens[at + 2]?.tag === 'NAME' ? 2 : 0;
}

/** Adds a phrase and the names in it. */
function pushPhrase(tokens: readonly Token[], from: number, to: number, sentence: number, out: Mention[]): void {
  const name = lastName(tokens, from, to);
  let end = to;
  if (name > from && name < to) {
    end = name;
    while (end > from && tokens[end - 1]!.tag !== 'NOUN') end--;
  }
  if (end > from) pushMention(tokens, from, end, sentence, out);
  for (let at = from; at < end; at++) {
    const start = at;
    while (at < end && tokens[at]!.tag === 'NAME') at++;
    if (at > start && at < end && KIND_NOUNS.has(tokens[at]!.lower)) pushMention(tokens, start, at, sentence, out);
  }
  if (end < to) pushMention(tokens, name, to, sentence, out);
}

/** Where the name begins that a phrase ends with; `to` when it ends with something else. */
function lastName(tokens: readonly Token[], from: number, to: number): number {
  let start = to;
  for (let at = to - 1; at >= from; at--) {
    if (tokens[at]!.tag === 'NAME') start = at;
    else if (start === to || !isNameJoin(tokens[at]!)) break;
  }
  return start;
}

function pushMention(tokens: readonly Token[], from: number, to: number, sentence: number, out: Mention[]): void {
  let first = Math.max(from, to - MAX_WORDS);
  while (first < to && (isEmptyBeginning(tokens[first]!) || isSaidTwice(tokens, first, to))) first++;
  if (first >= to) return;
  const words = tokens.slice(first, to);
  const head = words[words.length - 1]!;
  const headKey = head.tag === 'NAME' ? head.lower : singular(head.lower);
  if (words.length === 1 && (GENERIC_NOUNS.has(singular(head.lower)) || headKey.length < 3) && !isAcronym(head.text))
    return;
  // "Vitamin C" and "Hepatitis B" are names; a letter alone is not.
  const isLettered = words.length > 1 && /^\p{Lu}$/u.test(head.text);
  if (!/\p{L}/u.test(head.text) || (headKey.length < 3 && !isAcronym(head.text) && !isLettered)) return;
  if (!words.some((word) => hasRunOfLetters(word.text)) || !hasFewLetters(words.map((word) => word.text))) return;
  const kind = words.length === 1 && isAcronym(head.text) ? 'acronym' : isName(words) ? 'name' : 'term';
  const key = [...words.slice(0, -1).map((word) => word.lower), headKey].join(' ');
  out.push({ start: words[0]!.start, end: head.end, sentence, key, kind });
}

function isName(words: readonly Token[]): boolean {
  return words.every((word) => word.tag === 'NAME' || isNameJoin(word));
}

/** A word inside a name that is none itself. */
function isNameJoin({ lower }: Token): boolean {
  return lower === 'of' || lower === 'the';
}

/** Whether the word after it is the same: the end of one line or phrase, and the beginning of the next. */
function isSaidTwice(tokens: readonly Token[], at: number, to: number): boolean {
  return at + 1 < to && tokens[at]!.lower === tokens[at + 1]!.lower;
}

/** Whether the word says nothing of what a phrase that begins with it names: a number, "other", a variable, a verb. */
function isEmptyBeginning({ tag, text, lower }: Token): boolean {
  return tag === 'NUM' || /^\p{Ll}$/u.test(text) || isEmptyAdjective(lower) || (tag === 'NOUN' && isPureVerb(lower));
}

function isEmptyAdjective(lower: string): boolean {
  return /^(?:same|other|such|own|certain|various|different|new|several|many|main|further|additional|recent|current|previous|first|second|third|last|next|possible|similar|general|specific|particular|early|late|whole|entire|total|following|given|above|below|latter|former|important|little|great|nice)$/.test(
    lower,
  );
}
