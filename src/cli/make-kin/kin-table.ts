/** @file The table of words that may tell one happening, made out of WordNet's meanings and their links. */
import { isParticle, withParticle } from '../../engine/structures/kin/kin.ts';
import { termsOf } from '../../engine/text/tokens.ts';
import type { Synset } from './wordnet-senses.ts';

/** Lexicographer's files of nouns that happen: acts, events, phenomena, processes and states. */
const HAPPENING: ReadonlySet<number> = new Set([4, 11, 19, 22, 26]);
/** A word's rarer meanings than these are left out: nearly all common words have one in common. */
const MOST_SENSES = 4;
const DERIVED = '+';
const KIND = ['@', '&'];
const RADIX = 36;

/** A word as texts are compared by it: its stem, or that of a verb with its particle; null for any other phrase. */
function keyOf(word: string): string | null {
  const [first, particle, ...more] = word.split('_');
  if (more.length > 0 || (particle !== undefined && !isParticle(particle)) || !/^[a-z]+$/u.test(first!)) return null;
  const [stem] = termsOf(first!);
  if (stem === undefined) return null;
  return particle === undefined ? stem : withParticle(stem, particle);
}

/**
 * @param senses for each part of speech, the ids of each word's meanings, the most frequent first
 * @returns lines of words, of numbers of lines that these are derived to or from, and of lines that they are kinds of
 */
export function kinTable(
  synsets: readonly Synset[],
  senses: readonly ReadonlyMap<string, readonly string[]>[],
): string[] {
  const wordsOf = new Map<string, Set<string>>();
  for (const part of senses) {
    for (const [word, ids] of part) {
      const key = keyOf(word);
      if (key === null) continue;
      for (const id of ids.slice(0, MOST_SENSES)) {
        const known = wordsOf.get(id);
        if (known) known.add(key);
        else wordsOf.set(id, new Set([key]));
      }
    }
  }
  const linked = (synset: Synset, kinds: readonly string[]): string[] =>
    synset.links.filter(({ kind }) => kinds.includes(kind)).map(({ to }) => to);
  const isVerb = ({ id }: Synset): boolean => id.startsWith('v');
  const kept = new Set(synsets.filter((synset) => isVerb(synset) && wordsOf.has(synset.id)).map(({ id }) => id));
  const add = (isIn: (synset: Synset) => boolean): void => {
    for (const synset of synsets) {
      if (wordsOf.has(synset.id) && isIn(synset) && linked(synset, [DERIVED]).some((to) => kept.has(to)))
        kept.add(synset.id);
    }
  };
  add(({ id, file }) => id.startsWith('n') && HAPPENING.has(file));
  const all = synsets.filter(({ id }) => kept.has(id));
  // What has one word and no link tells of no other.
  const isLinked = new Set(
    all.flatMap((synset) => {
      const to = linked(synset, [DERIVED, ...KIND]).filter((id) => kept.has(id));
      return to.length === 0 ? [] : [synset.id, ...to];
    }),
  );
  const told = all.filter(({ id }) => isLinked.has(id) || wordsOf.get(id)!.size > 1);
  const number = new Map(told.map(({ id }, at) => [id, at]));
  const numbers = (ids: readonly string[]): string =>
    [...new Set(ids)].flatMap((id) => number.get(id)?.toString(RADIX) ?? []).join(' ');
  return told.map((synset) =>
    [
      [...wordsOf.get(synset.id)!].sort().join(' '),
      numbers(linked(synset, [DERIVED])),
      numbers(linked(synset, KIND)),
    ].join('|'),
  );
}
