/**
 * @file What the terms of a notebook mean, and so its passages, names and modules without reading them again: each term of the
 * lexicon with its static word vector, weighted by tf·idf in this notebook. A text's vector is the sum of its terms'.
 */
import { inverseFrequency } from '../lexical/bm25.ts';
import type { MergedText } from '../lexical/merge.ts';
import type { NotebookIndex, TermVectors, VectorTable } from '../notebook/index-types.ts';
import { row } from '../rows.ts';
import { setRow, vectorTable } from './quantised.ts';
import type { WordVectors } from './word-vectors.ts';

/** Looks up every term of a lexicon by a word that was written for it. */
export function termVectors(surfaces: readonly string[], words: WordVectors): TermVectors {
  const { dimensions } = words;
  const basis = new Int8Array(surfaces.length * dimensions);
  const scale = new Float32Array(surfaces.length);
  surfaces.forEach((surface, term) => {
    const vector = words.vectorOf(surface);
    const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    if (largest === 0) return;
    scale[term] = largest / 127;
    for (let i = 0; i < dimensions; i++) basis[term * dimensions + i] = Math.round((vector[i]! / largest) * 127);
  });
  return { dimensions, basis, scale };
}

/** Adds `weight` times a term's vector to a vector. */
export function addTerm(
  { dimensions, basis, scale }: TermVectors,
  term: number,
  weight: number,
  to: Float32Array,
): void {
  const factor = weight * scale[term]!;
  if (factor === 0) return;
  const base = term * dimensions;
  for (let i = 0; i < dimensions; i++) to[i]! += factor * basis[base + i]!;
}

/** How much a term that stands `count` times in a text adds to it: (1 + ln tf) · √idf, since the vectors' lengths weigh rarity, too. */
export function termWeight(count: number, idf: number): number {
  return (1 + Math.log(count)) * Math.sqrt(idf);
}

/** A term of a question. */
interface AskedTerm {
  /** −1: in no document. */
  term: number;
  surface: string;
  weight: number;
  idf: number;
}

/** The unit vector of a question's terms; a zero vector where none of them means anything. */
export function embedTerms(
  { meaning, words }: Pick<NotebookIndex, 'meaning' | 'words'>,
  terms: readonly AskedTerm[],
): Float32Array {
  const vector = new Float32Array(meaning.dimensions);
  for (const { term, surface, weight, idf } of terms) {
    const times = weight * termWeight(1, idf);
    if (term >= 0) addTerm(meaning, term, times, vector);
    else if (words?.dimensions === meaning.dimensions) {
      words.vectorOf(surface).forEach((value, i) => (vector[i]! += times * value));
    }
  }
  return normalizeVector(vector);
}

/** Scales a vector to length 1 in place; a zero vector stays zero. */
export function normalizeVector(vector: Float32Array): Float32Array {
  let squared = 0;
  for (const value of vector) squared += value * value;
  if (squared > 0) {
    const factor = 1 / Math.sqrt(squared);
    for (let i = 0; i < vector.length; i++) vector[i]! *= factor;
  }
  return vector;
}

/** How rare each term of a text is in it. */
export function inverseFrequencies({ lexicon, passages }: Pick<MergedText, 'lexicon' | 'passages'>): Float32Array {
  return Float32Array.from(lexicon.passageFrequency, (n) => inverseFrequency(n, passages.document.length));
}

/** Passages whose vectors are added up at a time. */
const AT_ONCE = 4096;

/** The vector of every passage, the title of its document included once. @param idfs how rare each term is */
export function embedPassages(text: MergedText, meaning: TermVectors, idfs = inverseFrequencies(text)): VectorTable {
  const { postings, lexicon, sentences, passages } = text;
  const count = passages.document.length;
  const { dimensions } = meaning;
  const table = vectorTable(count, dimensions);
  const sums = new Float32Array(Math.min(AT_ONCE, count) * dimensions);
  /** Where each term's postings go on. */
  const next = postings.offsets.slice();
  const { titleTerms } = text.documents;
  for (let first = 0; first < count; first += AT_ONCE) {
    const end = Math.min(count, first + AT_ONCE);
    sums.fill(0);
    const add = (term: number, weight: number, passage: number) =>
      addTerm(meaning, term, weight, sums.subarray((passage - first) * dimensions, (passage - first + 1) * dimensions));
    for (let term = 0; term < lexicon.terms.length; term++) {
      const last = postings.offsets[term + 1]!;
      let at = next[term]!;
      while (at < last) {
        const passage = sentences.passage[postings.items[at]!]!;
        if (passage >= end) break;
        let times = 0;
        for (; at < last && sentences.passage[postings.items[at]!] === passage; at++) times += postings.counts[at]!;
        if (times > 0) add(term, termWeight(times, idfs[term]!), passage);
      }
      next[term] = at;
    }
    for (let passage = first; passage < end; passage++) {
      for (const term of row(titleTerms, passages.document[passage]!)) add(term, termWeight(1, idfs[term]!), passage);
      setRow(table, passage, sums.subarray((passage - first) * dimensions, (passage - first + 1) * dimensions));
    }
  }
  return table;
}
