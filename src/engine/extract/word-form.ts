/**
 * @file Whether what stands in a text is written like words of a language: formulas, code, markup and letters set apart are tokens too, but name
 * nothing.
 */

/** Letters and digits, joined by what joins the parts of a word: "cold-chain", "AT&T", "U.S.", "max_depth". */
const WORD = /^[\p{L}\p{M}\p{N}]+(?:[-‐‑'’._&][\p{L}\p{M}\p{N}]+)*\.?$/u;

/** Addresses and what is left of them. */
const ADDRESS = /^\d?(?:https?|ftp|www)(?:$|[^\p{L}])|^(?:com|org|edu|html?|php|pdf|doi|arxiv|isbn|issn)$/iu;

/** Abbreviations that lead a reader about and name nothing. Without their last stop. */
const EDITORIAL = new Set(
  'e.g i.e eg ie etc et al cf viz resp wrt vs ibid op cit fig figs eq eqs eqn sec sect ch vol vols no nos pp eds ed trans proc conf symp lett rev jun jul'.split(
    ' ',
  ),
);

/** A year with a letter, as references and tables have it: "2014c". */
const LETTERED_YEAR = /^(?:1[5-9]|20)\d\d\p{Ll}$/u;

/** Whether a token can be part of a name or a noun phrase. A single letter can ("vitamin C"); whether it does is for the phrase to tell. */
export function isWordForm(token: string): boolean {
  if (!WORD.test(token) || ADDRESS.test(token) || LETTERED_YEAR.test(token)) return false;
  return !EDITORIAL.has(token.toLowerCase().replace(/\.$/, ''));
}

/** What may stand between two words of one phrase. */
const BETWEEN_WORDS = /^(?:\.?\s*|[/&]|\s&\s|\s?[-‐‑]\s?)$/u;

/** Whether two words of a text with this between them can be of one phrase: "H0 = Lim" is none. */
export function joinsWords(between: string): boolean {
  return BETWEEN_WORDS.test(between);
}

/** Whether any letter stands beside another: "M 1" and "s c r" are what is left of a picture or a formula. */
export function hasRunOfLetters(text: string): boolean {
  return /\p{L}[\p{M}'’-]*\p{L}|\p{Lo}/u.test(text);
}

/** Whether at most the last word, or the initials of a name, are letters alone: "vitamin C" and "W. J. Bolosky", not "time t r". */
export function hasFewLetters(words: readonly string[]): boolean {
  const alone = words.filter((word) => /^\p{L}\.?$/u.test(word));
  if (alone.some((word) => /^\p{Ll}/u.test(word))) return false;
  return alone.length === 0 || (alone.length < words.length && alone.length <= 2);
}
