/**
 * @file What a word of a question was meant to be that no document contains: one that documents do contain and that is written with one other letter. A short
 * word has too many such neighbours, a word that begins otherwise is another one, and a common word is meant as it stands ("prevented" is not "present").
 */
import { oneLetterApart } from '../graph/surfaces.ts';
import type { Prepared } from './prepared.ts';

/** Letters of a term that may be misspelled: of shorter ones another word is as likely. */
const LEAST_LENGTH = 6;

/**
 * @param surface as it stands in the question, in lower case
 * @returns the number of the term that is in most passages, or −1 where none is near
 */
export function meantTerm(
  { index: { lexicon, words } }: Pick<Prepared, 'index'>,
  term: string,
  surface: string,
): number {
  if (term.length < LEAST_LENGTH || /\d/u.test(term) || words?.isWord(surface)) return -1;
  let meant = -1;
  for (const [number, other] of lexicon.terms.entries()) {
    if (other[0] !== term[0] || !oneLetterApart(term, other)) continue;
    // Forms of a word differ at its end: “stormy” and “storm”, “silent” and “silence”.
    const isForm = other.slice(0, -1) === term.slice(0, -1) || other.startsWith(term) || term.startsWith(other);
    if (isForm) continue;
    if (meant < 0 || lexicon.passageFrequency[number]! > lexicon.passageFrequency[meant]!) meant = number;
  }
  return meant;
}
