/** @file What kind of answer a question wants: a person, a place, a time, a number, or a thing of the kind that a noun names. */
import { singular } from '../extract/keys.ts';
import { verbForm } from '../extract/lexicon/verbs.ts';
import { tagSentence } from '../extract/tagger.ts';
import { tokenize } from '../extract/tokens.ts';
import { isNumberNoun, isPersonNoun, isPlaceNoun, isTimeNoun } from './nameable-nouns.ts';

export const WANTED_KINDS = ['person', 'place', 'time', 'number', 'thing'] as const;
export type WantedKind = (typeof WANTED_KINDS)[number];

export interface Wanted {
  kind: WantedKind;
  /** The noun for it, singular, in lower case; empty where the question has none ("Who wrote …"). */
  noun: string;
}

/**
 * What a noun in the question's place asks for.
 *
 * @param isWhere whether something is in it, or it is described: an area is a place then, and no number
 */
export function wantedByNoun(noun: string, isWhere: boolean): Wanted {
  if (isWhere && isPlaceNoun(noun)) return { kind: 'place', noun };
  const kind = isTimeNoun(noun)
    ? 'time'
    : isNumberNoun(noun)
      ? 'number'
      : isPlaceNoun(noun)
        ? 'place'
        : isPersonNoun(noun)
          ? 'person'
          : 'thing';
  return { kind, noun };
}

/** Nouns that only say that a name, kind or part of something is asked for. */
const EMPTY = /^(?:name|kind|type|sort|part|one|term|form|title)$/;

/** What an English question asks for. */
export function wantedBy(question: string): Wanted {
  const tokens = tokenize(question, { start: 0, end: question.length });
  tagSentence(tokens);
  const at = tokens.findIndex(({ lower }) => /^(?:who|whom|whose|what|which|where|when|how)$/.test(lower));
  const word = tokens[at]?.lower ?? '';
  if (word === 'who' || word === 'whom') return { kind: 'person', noun: '' };
  if (word === 'when') return { kind: 'time', noun: '' };
  if (word === 'where') return { kind: 'place', noun: '' };
  const next = tokens[at + 1];
  if (word === 'how') {
    const counts = /^(?:many|much|old|long|far|tall|high|large|big|deep|fast|often|heavy|wide)$/.test(
      next?.lower ?? '',
    );
    let noun = '';
    for (let i = at + 2; /^(?:ADJ|NAME|NOUN|NUM)$/.test(tokens[i]?.tag ?? 'STOP'); i++)
      if (tokens[i]!.tag === 'NOUN') noun = singular(tokens[i]!.lower);
    return counts ? { kind: 'number', noun } : { kind: 'thing', noun: '' };
  }
  if (at < 0) return { kind: 'thing', noun: '' };
  // "What county shares", "What is the population of": the noun that ends the phrase.
  let from = at + 1;
  if (tokens[from]?.tag === 'BE') from++;
  let noun = '';
  for (let i = from; i < tokens.length; i++) {
    const { tag, lower } = tokens[i]!;
    // "What county borders Oxley": the second one is the verb.
    const opensObject = lower.endsWith('s') && /^(?:NAME|DET)$/.test(tokens[i + 1]?.tag ?? 'STOP');
    if (tag === 'NOUN' && noun !== '' && (verbForm(lower) || opensObject)) break;
    if (tag === 'NOUN') noun = singular(lower);
    else if (lower === 'of' && EMPTY.test(noun)) noun = '';
    else if (!/^(?:DET|ADJ|ADV|NUM|NAME|POS)$/.test(tag)) break;
  }
  return wantedByNoun(noun, tokens[at - 1]?.lower === 'in');
}
