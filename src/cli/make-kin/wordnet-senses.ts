/** @file What WordNet knows of happenings: its verbs, the nouns and adjectives that are derived from one another and from them, and what they are kinds of. */

/** A set of synonyms. */
export interface Synset {
  /** Part of speech and offset, such as "v02690607". */
  id: string;
  /** Number of the lexicographer's file. */
  file: number;
  words: readonly string[];
  links: readonly { kind: string; to: string }[];
}

/** Parts of speech, as the names of files have them and as ids begin. */
export const PARTS = [
  ['noun', 'n'],
  ['verb', 'v'],
  ['adj', 'a'],
] as const;

/** Of satellites of adjectives, which stand in the file of adjectives. */
const SATELLITE = 's';

const isEntry = (line: string): boolean => line !== '' && !line.startsWith('  ');

/**
 * Reads a data file (manual page wndb(5WN)): offset, lexicographer's file, part of speech, number of words in hexadecimal, each word and its number, number of
 * pointers, each with its symbol, offset, part of speech and which words it joins.
 */
export function synsetsOf(data: string, part: string): Synset[] {
  return data
    .split('\n')
    .filter(isEntry)
    .map((line) => {
      const fields = line.split(' | ')[0]!.split(' ');
      const count = Number.parseInt(fields[3]!, 16);
      const behind = 4 + 2 * count;
      const partOf = (letter: string): string => (letter === SATELLITE ? 'a' : letter);
      return {
        id: part + fields[0]!,
        file: Number(fields[1]),
        words: Array.from({ length: count }, (_, at) => fields[4 + 2 * at]!.split('(')[0]!.toLowerCase()),
        links: Array.from({ length: Number(fields[behind]) }, (_, at) => {
          const from = behind + 1 + 4 * at;
          return { kind: fields[from]!, to: partOf(fields[from + 2]!) + fields[from + 1]! };
        }),
      };
    });
}

/**
 * Reads an index file: lemma, part of speech, number of synsets, and at the end their offsets, the most frequent sense first.
 *
 * @returns the ids of each lemma's synsets, in that order
 */
export function sensesOf(index: string, part: string): Map<string, string[]> {
  return new Map(
    index
      .split('\n')
      .filter(isEntry)
      .map((line) => {
        const fields = line.trim().split(' ');
        return [fields[0]!, fields.slice(-Number(fields[2])).map((offset) => part + offset)];
      }),
  );
}
