/** @file Finding commands by a few letters of them: each word that is typed must be found, best at the start of a word. */

const combining = /[\u0300-\u036f]/g;
const WORD_START = 12;
const INSIDE = 6;
const SCATTERED = 1;

const plain = /^[\x20-\x7e]*$/;

/** Without case and accents, one character for each character of the text. */
function fold(text: string): string[] {
  // Nearly all names are such: thousands of them are looked through at every key.
  if (plain.test(text)) return text.toLowerCase().split('');
  return [...text].map((character) => character.normalize('NFD').replace(combining, '').toLowerCase());
}

const isWordCharacter = (character: string | undefined): boolean => !!character && /[\p{L}\p{N}]/u.test(character);

/** Where the letters of a word lie in order, however far apart, each run beginning a word or going on; null: nowhere. */
function scattered(text: string[], word: string[]): number[] | null {
  const found: number[] = [];
  let from = 0;
  for (const letter of word) {
    const next = text.findIndex(
      (character, at) =>
        at >= from && character === letter && (at === found.at(-1)! + 1 || !isWordCharacter(text[at - 1])),
    );
    if (next < 0) return null;
    found.push(next);
    from = next + 1;
  }
  return found;
}

function findWord(text: string[], word: string[]): { score: number; at: number[] } | null {
  let inside: number | null = null;
  for (let start = 0; start + word.length <= text.length; start += 1) {
    if (!word.every((letter, offset) => text[start + offset] === letter)) continue;
    if (!isWordCharacter(text[start - 1]))
      return { score: WORD_START - Math.min(start, 40) / 10, at: run(start, word) };
    inside ??= start;
  }
  if (inside !== null) return { score: INSIDE - Math.min(inside, 40) / 10, at: run(inside, word) };
  const at = scattered(text, word);
  return at && { score: SCATTERED, at };
}

const run = (start: number, word: readonly string[]): number[] => word.map((_, offset) => start + offset);

export interface FuzzyMatch {
  /** Higher is better. */
  score: number;
  /** The places of the text's characters (code points) that were found. */
  at: number[];
}

/** How well a text has all words of a query; null where one is missing. An empty query fits everything. */
export function fuzzyMatch(query: string, text: string): FuzzyMatch | null {
  const folded = fold(text);
  let score = 0;
  const at: number[] = [];
  for (const word of query.split(/\s+/).filter(Boolean)) {
    const found = findWord(folded, fold(word));
    if (!found) return null;
    score += found.score;
    at.push(...found.at);
  }
  return { score, at };
}

/** A text cut where marked characters begin and end. */
export function marked(text: string, at: readonly number[]): { text: string; isMarked: boolean }[] {
  const parts: { text: string; isMarked: boolean }[] = [];
  [...text].forEach((character, place) => {
    const isMarked = at.includes(place);
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += character;
    else parts.push({ text: character, isMarked });
  });
  return parts;
}
