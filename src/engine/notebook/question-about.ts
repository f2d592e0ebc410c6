/** @file From a stretch of a sentence that something led to, to a question about it that reads as English. */
import { startsClause } from '../extract/clauses.ts';
import { isNominal, tagSentence } from '../extract/tagger.ts';
import { tokenize, type Tag, type Token } from '../extract/tokens.ts';
import { inSentence } from './phrasing.ts';

/** What a phrase or a clause that stands alone may begin with. */
const OPENING: ReadonlySet<Tag> = new Set<Tag>(['DET', 'ADJ', 'NUM', 'NOUN', 'NAME']);
/** Words that point at something outside of the phrase. */
const POINTING =
  /\b(?:he|she|it|they|them|him|we|us|you|his|her|hers|its|their|our|your|my|this|these|those|such|both|there|however|still|therefore|also)\b/iu;
/** What can't end a phrase: the rest of it was cut off. */
const DANGLING = /\b(?:an?|the|of|in|on|at|to|for|by|with|from|and|or|but|not|than|as|that|which|who|least|much)$/iu;

function isBalanced(phrase: string): boolean {
  const count = (sign: RegExp) => (phrase.match(sign) ?? []).length;
  return count(/[([]/g) === count(/[)\]]/g) && count(/["“”]/g) % 2 === 0;
}

/** Whether an infinitive hangs on the phrase: "the trains to stop". */
function hasInfinitive(tokens: readonly Token[]): boolean {
  return tokens.some(({ lower }, i) => lower === 'to' && tokens[i + 1]?.tag === 'VB');
}

/**
 * A question about what something led to: "What led to the closure?" for a phrase, "Why is it that the bakery closed?" for a clause.
 *
 * @returns null for what is neither, or does not stand alone
 */
export function questionAbout(effect: string): { question: string; isClause: boolean } | null {
  const phrase = effect.replace(/\s+/g, ' ').trim();
  if (POINTING.test(phrase) || DANGLING.test(phrase) || !isBalanced(phrase)) return null;
  const tokens = tokenize(phrase, { start: 0, end: phrase.length });
  tagSentence(tokens);
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last || !OPENING.has(first.tag) || hasInfinitive(tokens)) return null;
  if (tokens.some(({ tag }) => tag === 'STOP')) return null;
  // A capital that only the beginning of a sentence gave can't be told from that of a name.
  const said = inSentence(phrase);
  if (!tokens.some(({ finite }) => finite)) {
    const isPhrase = isNominal(last.tag) || last.tag === 'CLOSE';
    return isPhrase ? { question: `What led to ${said}?`, isClause: false } : null;
  }
  const isPlain = !tokens.some(({ tag, lower }) => tag === 'COMMA' || tag === 'WH' || lower === 'that');
  if (!isPlain || !startsClause(tokens, 0)) return null;
  if (first.tag === 'DET')
    return { question: `Why is it that ${said[0]!.toLowerCase()}${said.slice(1)}?`, isClause: true };
  return /^\p{Lu}/u.test(said) ? null : { question: `Why is it that ${said}?`, isClause: true };
}
