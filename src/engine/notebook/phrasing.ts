/** @file Putting phrases of documents into questions. */
import { hasFinite } from '../extract/clauses.ts';
import { tagSentence } from '../extract/tagger.ts';
import { tokenize } from '../extract/tokens.ts';

/** True for a phrase without a verb of its own, which can take the place of a noun: "the burst pipe", not "the pipe had burst". */
export function isNounPhrase(phrase: string): boolean {
  const tokens = tokenize(phrase, { start: 0, end: phrase.length });
  tagSentence(tokens);
  return tokens.length > 0 && !hasFinite(tokens, 0, tokens.length);
}

/** A phrase as it stands inside a sentence: "The storm" → "the storm"; names and acronyms stay. */
export function inSentence(phrase: string): string {
  return /^(?:The|A|An|This|These|Its|Their|His|Her)\b/u.test(phrase)
    ? phrase[0]!.toLowerCase() + phrase.slice(1)
    : phrase;
}
