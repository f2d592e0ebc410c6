/**
 * @file Whether what a file gives as its text is text. Fonts of a PDF need not say which letters their glyphs show; what comes out then is signs without words,
 * which no search finds and which would be quoted as evidence.
 */

/** Of a shorter text it can't be told. */
const LEAST_SIGNS = 200;
/**
 * Least share of signs that stand in words: of a whole document, and of a page by itself in one that is readable, which may be all formulas. Of the 80 PDFs of
 * `papers-dev` readable ones have 0.87 and more, their pages 0.4 and more, unreadable ones at most 0.36.
 */
export const LEAST_IN_WORDS = { document: 0.6, page: 0.3 } as const;
/** Longer words are ones without the blanks between them. */
const LONGEST_WORD = 30;
/** Without its accents. */
const VOWEL = /[aeiouyæøœı]/iu;
/** Where a name in a program is made of several words. */
const CAMEL = /(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll})/gu;
/** Marks that join words where there are no blanks: addresses, names in programs. */
const JOINTS = /[\s./\\_:;,()[\]{}<>=+*"'’|–—-]+/u;
const OUTER_MARKS = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu;
/** A word is in small letters but for its first, or all in capitals. */
const WORD = /^(?:\p{L}?[\p{Ll}\p{M}]+|\p{Lu}+)$/u;

/** The share of a text's signs that stand in words, digits and single letters aside; null where that can't be told: of short texts, and scripts other than Latin. */
export function shareInWords(text: string): number | null {
  const signs = text.replace(/[\s\p{N}]/gu, '');
  const letters = signs.match(/\p{L}/gu)?.length ?? 0;
  const latin = signs.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (signs.length < LEAST_SIGNS || latin < letters / 2) return null;
  let inWords = 0;
  let all = 0;
  for (const part of text
    .normalize('NFC')
    .replace(/\p{N}+/gu, ' ')
    .replace(CAMEL, ' ')
    .split(JOINTS)) {
    const word = part.replace(OUTER_MARKS, '');
    // Letters by themselves are names of quantities: they say nothing either way.
    if (word.length === 1) continue;
    all += part.length;
    if (word.length <= LONGEST_WORD && WORD.test(word) && VOWEL.test(word.normalize('NFD'))) inWords += part.length;
  }
  return all === 0 ? null : inWords / all;
}

/**
 * Which pages of a document are no text.
 *
 * @param pages their texts
 * @returns one flag for each page
 */
export function unreadablePages(pages: readonly string[]): boolean[] {
  const { document, page } = LEAST_IN_WORDS;
  const whole = shareInWords(pages.join('\n'));
  const least = whole !== null && whole < document ? document : page;
  return pages.map((text) => {
    const share = shareInWords(text);
    // A few signs on a page of their own are as readable as what stands on the others.
    return share === null ? least === document && text.trim() !== '' : share < least;
  });
}
