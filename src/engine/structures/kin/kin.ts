/**
 * @file Whether two words may tell one happening: WordNet (Miller, 1995) gives them one meaning, derives one from the other ("sale", "sell"), has the one for a kind of the
 * other, or for nearly the same ("bankrupt", "insolvent"). The table holds its verbs and what is derived from them (`npm run make:kin`).
 */
import { KIN_TABLE } from './table.ts';

/** Between the words of a meaning, what they are derived to or from, and what they are kinds of. */
const PARTS = '|';
const RADIX = 36;

/** Words behind a verb that make it another: "put off", "ran out". */
const PARTICLE = /^(?:aground|apart|aside|away|back|down|off|out|over|through|up)$/u;

export const isParticle = (word: string): boolean => PARTICLE.test(word);

/** A verb with its particle, as the table has it. */
export const withParticle = (stem: string, particle: string): string => `${stem}_${particle}`;

interface Meanings {
  /** Numbers of meanings that a word has, and of those that are derived from them or they from. */
  own: ReadonlySet<number>;
  /** What these are kinds of, or nearly the same as. */
  kinds: ReadonlySet<number>;
}

interface Table {
  meaningsOf: ReadonlyMap<string, readonly number[]>;
  derived: readonly (readonly number[])[];
  kinds: readonly (readonly number[])[];
}

let table: Table | null = null;
const read = new Map<string, Meanings>();
const NONE: Meanings = { own: new Set(), kinds: new Set() };

function readTable(): Table {
  const meaningsOf = new Map<string, number[]>();
  const derived: number[][] = [];
  const kinds: number[][] = [];
  KIN_TABLE.split('\n').forEach((line, meaning) => {
    const [words, ...links] = line.split(PARTS);
    for (const word of words!.split(' ')) {
      const known = meaningsOf.get(word);
      if (known) known.push(meaning);
      else meaningsOf.set(word, [meaning]);
    }
    const [toDerived, toKinds] = links.map((list) =>
      list === '' ? [] : list.split(' ').map((number) => Number.parseInt(number, RADIX)),
    );
    derived.push(toDerived ?? []);
    kinds.push(toKinds ?? []);
  });
  return { meaningsOf, derived, kinds };
}

function meaningsOf(word: string): Meanings {
  const known = read.get(word);
  if (known) return known;
  table ??= readTable();
  const { derived, kinds } = table;
  const senses = table.meaningsOf.get(word);
  if (!senses) return NONE;
  const own = new Set(senses.flatMap((sense) => [sense, ...derived[sense]!]));
  const meanings = { own, kinds: new Set([...own].flatMap((sense) => kinds[sense]!)) };
  read.set(word, meanings);
  return meanings;
}

const meet = (some: ReadonlySet<number>, others: ReadonlySet<number>): boolean =>
  [...some].some((one) => others.has(one));

/** Whether two words may tell one happening; see the file's head. @param one a stem (`termsOf`), perhaps with a particle */
export function areKin(one: string, other: string): boolean {
  if (one === other) return true;
  const [left, right] = [meaningsOf(one), meaningsOf(other)];
  return meet(left.own, right.own) || meet(left.kinds, right.own) || meet(left.own, right.kinds);
}
