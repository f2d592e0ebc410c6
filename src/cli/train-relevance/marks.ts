/**
 * @file Places in documents that are not part of this repository, told without a word of them: by how many letters and digits they have and a checksum of these.
 * So they are found in any reading of a file that has its letters in the same order.
 */
import type { Range } from '../../engine/types.ts';

/** A place of a text, as it is written down. */
export interface Mark {
  /** How many letters and digits it has. */
  letters: number;
  /** Polynomial checksum of their code points, below {@link MODULUS}. */
  sum: number;
}

/** Products of a checksum and the base stay below 2^53. */
const MODULUS = 2 ** 31 - 1;
const BASE = 1_000_003;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** The letters and digits of a text, and where each of them stands. */
function lettersOf(text: string): { codes: number[]; places: number[] } {
  const codes: number[] = [];
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    if (LETTER_OR_DIGIT.test(character)) {
      codes.push(character.toLowerCase().codePointAt(0)!);
      places.push(at);
    }
    at += character.length;
  }
  return { codes, places };
}

const appended = (sum: number, code: number): number => (sum * BASE + code) % MODULUS;

/** @param place of one text, with at least one letter or digit */
export function markOf(place: string): Mark {
  const { codes } = lettersOf(place);
  return { letters: codes.length, sum: codes.reduce(appended, 0) };
}

/** A text in which marked places are looked for. */
export class MarkFinder {
  readonly #codes: number[];
  readonly #places: number[];

  constructor(text: string) {
    ({ codes: this.#codes, places: this.#places } = lettersOf(text));
  }

  /** The first such place; null where there is none. */
  find({ letters, sum }: Mark): Range | null {
    let highest = 1;
    for (let i = 1; i < letters; i++) highest = (highest * BASE) % MODULUS;
    let own = 0;
    // Of the letters up to here the last ones: the first of them goes as another comes.
    for (const [at, code] of this.#codes.entries()) {
      const gone = at < letters ? 0 : this.#codes[at - letters]!;
      own = appended((own + MODULUS * gone - gone * highest) % MODULUS, code);
      if (own !== sum || at + 1 < letters) continue;
      return { start: this.#places[at - letters + 1]!, end: this.#places[at]! + 1 };
    }
    return null;
  }
}
