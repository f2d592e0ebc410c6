/**
 * @file What the terms of a notebook mean, and so its passages, names and modules without reading them again: each term of the
 * lexicon with its static word vector, weighted by tf·idf in this notebook. A text's vector is the sum of its terms'.
 */
import { inverseFrequency } from '../lexical/bm25.ts';
import type { MergedText } from '../lexical/merge.ts';
import type { NotebookIndex, TermVectors, VectorTable } from '../notebook/index-types.ts';
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

/** The vector of every passage, the title of its document included once. @param idfs how rare each term is */
export function embedPassages(text: MergedText, meaning: TermVectors, idfs = inverseFrequencies(text)): VectorTable {
  const { postings, lexicon, sentences, passages } = text;
  const count = passages.document.length;
  const { dimensions } = meaning;
  const sums = new Float32Array(count * dimensions);
  const add = (term: number, weight: number, passage: number) =>
    addTerm(meaning, term, weight, sums.subarray(passage * dimensions, (passage + 1) * dimensions));
  const { titleTerms, passageStart } = text.documents;
  for (let term = 0; term < lexicon.terms.length; term++) {
    let passage = -1;
    let times = 0;
    const close = () => {
      if (times > 0) add(term, termWeight(times, idfs[term]!), passage);
    };
    for (let at = postings.offsets[term]!; at < postings.offsets[term + 1]!; at++) {
      const here = sentences.passage[postings.items[at]!]!;
      if (here !== passage) {
        close();
        passage = here;
        times = 0;
      }
      times += postings.counts[at]!;
    }
    close();
  }
  for (let d = 0; d + 1 < passageStart.length; d++) {
    for (let at = titleTerms.offsets[d]!; at < titleTerms.offsets[d + 1]!; at++) {
      const term = titleTerms.items[at]!;
      for (let p = passageStart[d]!; p < passageStart[d + 1]!; p++) add(term, termWeight(1, idfs[term]!), p);
    }
  }
  const table = vectorTable(count, dimensions);
  for (let p = 0; p < count; p++) setRow(table, p, sums.subarray(p * dimensions, (p + 1) * dimensions));
  return table;
}
