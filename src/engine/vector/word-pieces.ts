/**
 * @file From text to word pieces (WordPiece; Wu et al., 2016), as uncased BERT models cut it: lower case, no accents, words apart from
 * punctuation, each word as its longest known beginning and the longest known continuations ("##…").
 */

const WORDS = /[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]/gu;
const IDEOGRAPH = /\p{Script=Han}/u;
const ASCII = /^[\0-\x7f]*$/;
/** Longer words are no words. */
const LONGEST_WORD = 100;
const CONTINUED = '##';

/** Lower case and without accents. */
function normalized(text: string): string {
  const lower = text.toLowerCase();
  return ASCII.test(lower) ? lower : lower.normalize('NFD').replace(/\p{Mn}/gu, '');
}

/** The words of a text, lower-cased, punctuation marks and ideographs each by themselves. */
export function wordsOf(text: string): string[] {
  return (normalized(text).match(WORDS) ?? []).flatMap((word) => (IDEOGRAPH.test(word) ? [...word] : [word]));
}

/**
 * The pieces of one word.
 *
 * @param word as {@link wordsOf} gives it
 * @param numbers the number of each known piece
 * @returns empty where any part of the word is unknown, as BERT takes such a word for unknown altogether
 */
export function piecesOf(word: string, numbers: ReadonlyMap<string, number>): number[] {
  if (word.length > LONGEST_WORD) return [];
  const pieces: number[] = [];
  for (let start = 0; start < word.length;) {
    let end = word.length;
    let piece: number | undefined;
    for (; end > start && piece === undefined; end--) {
      const part = word.slice(start, end);
      piece = numbers.get(start === 0 ? part : CONTINUED + part);
    }
    if (piece === undefined) return [];
    pieces.push(piece);
    start = end + 1;
  }
  return pieces;
}
