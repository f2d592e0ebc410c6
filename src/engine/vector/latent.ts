/**
 * @file Latent semantic analysis (Deerwester et al., 1990) fitted on the notebook itself: the built-in tier's embedder.
 * Passages are rows of weights (1 + ln tf)·idf, normalised; the leading right singular vectors span the latent space, and
 * any bag of terms is placed in it by projection.
 */
import { inverseFrequency } from '../lexical/bm25.ts';
import type { LatentSpace, Lexicon, PassageTable, Postings, SentenceTable } from '../notebook/index-types.ts';
import type { Progress } from '../ports.ts';
import { breatheWith, rightSingularVectors, type SparseMatrix } from './svd.ts';

export const LATENT_DIMENSIONS = 128;
/** Terms beyond this many, rarest first, are left out of the space: they add size, not meaning. */
const MOST_TERMS = 30_000;

/** The tf·idf matrix of passages; also what passages are projected from. */
export function passageMatrix(
  lexicon: Lexicon,
  postings: Postings,
  sentences: SentenceTable,
  passages: PassageTable,
): SparseMatrix {
  const passageCount = passages.document.length;
  const perPassage: Map<number, number>[] = Array.from({ length: passageCount }, () => new Map());
  for (let term = 0; term < lexicon.terms.length; term++) {
    for (let at = postings.offsets[term]!; at < postings.offsets[term + 1]!; at++) {
      const bag = perPassage[sentences.passage[postings.items[at]!]!]!;
      bag.set(term, (bag.get(term) ?? 0) + postings.counts[at]!);
    }
  }
  const offsets = new Uint32Array(passageCount + 1);
  perPassage.forEach((bag, p) => (offsets[p + 1] = offsets[p]! + bag.size));
  const items = new Uint32Array(offsets[passageCount]!);
  const values = new Float32Array(items.length);
  perPassage.forEach((bag, p) => {
    let at = offsets[p]!;
    let squared = 0;
    for (const [term, count] of bag) {
      const value = termWeight(count, inverseFrequency(lexicon.passageFrequency[term]!, passageCount));
      items[at] = term;
      values[at++] = value;
      squared += value * value;
    }
    const factor = squared > 0 ? 1 / Math.sqrt(squared) : 0;
    for (let i = offsets[p]!; i < at; i++) values[i]! *= factor;
  });
  return { columns: lexicon.terms.length, offsets, items, values };
}

/** (1 + ln tf)·idf. */
export function termWeight(count: number, idf: number): number {
  return (1 + Math.log(count)) * idf;
}

/** Terms that two or more passages share (or all, in a small notebook), most frequent first. */
function termsInSpace(lexicon: Lexicon, passageCount: number): Uint32Array {
  const least = passageCount > 50 ? 2 : 1;
  const chosen: number[] = [];
  for (let t = 0; t < lexicon.terms.length; t++) if (lexicon.passageFrequency[t]! >= least) chosen.push(t);
  if (chosen.length > MOST_TERMS) {
    chosen.sort((a, b) => lexicon.passageFrequency[b]! - lexicon.passageFrequency[a]! || a - b);
    chosen.length = MOST_TERMS;
  }
  return Uint32Array.from(chosen);
}

/** Fits the space; see the file's head. `random` must be seeded. */
export async function fitLatentSpace(
  matrix: SparseMatrix,
  lexicon: Lexicon,
  random: () => number,
  progress: Progress,
): Promise<LatentSpace> {
  const passageCount = matrix.offsets.length - 1;
  const chosen = termsInSpace(lexicon, passageCount);
  const column = new Int32Array(lexicon.terms.length).fill(-1);
  chosen.forEach((term, i) => (column[term] = i));
  const offsets = new Uint32Array(passageCount + 1);
  const items: number[] = [];
  const values: number[] = [];
  for (let p = 0; p < passageCount; p++) {
    for (let at = matrix.offsets[p]!; at < matrix.offsets[p + 1]!; at++) {
      const c = column[matrix.items[at]!]!;
      if (c < 0) continue;
      items.push(c);
      values.push(matrix.values[at]!);
    }
    offsets[p + 1] = items.length;
  }
  const compact: SparseMatrix = {
    columns: chosen.length,
    offsets,
    items: Uint32Array.from(items),
    values: Float32Array.from(values),
  };
  const { vectors, rank } = await rightSingularVectors(
    compact,
    LATENT_DIMENSIONS,
    random,
    breatheWith(progress, 'Learning which words go together', 0.25),
  );
  const basis = new Int8Array(lexicon.terms.length * rank);
  const scale = new Float32Array(lexicon.terms.length);
  chosen.forEach((term, i) => {
    let largest = 0;
    for (let j = 0; j < rank; j++) largest = Math.max(largest, Math.abs(vectors[i * rank + j]!));
    if (largest === 0) return;
    scale[term] = largest / 127;
    for (let j = 0; j < rank; j++) basis[term * rank + j] = Math.round((vectors[i * rank + j]! / largest) * 127);
  });
  return { dimensions: rank, basis, scale };
}

/** Adds `weight` times a term's direction to a vector. */
export function addTerm(latent: LatentSpace, term: number, weight: number, vector: Float32Array): void {
  const factor = weight * latent.scale[term]!;
  if (factor === 0) return;
  const base = term * latent.dimensions;
  for (let j = 0; j < latent.dimensions; j++) vector[j]! += factor * latent.basis[base + j]!;
}

/** Scales a vector to length 1 in place; a zero vector stays zero. */
export function normalizeVector(vector: Float32Array): Float32Array {
  let squared = 0;
  for (const value of vector) squared += value * value;
  if (squared > 0) {
    const factor = 1 / Math.sqrt(squared);
    for (let j = 0; j < vector.length; j++) vector[j]! *= factor;
  }
  return vector;
}
