/**
 * @file BM25 (Robertson and Zaragoza, 2009) over sentences, passages and documents at once, from one set of postings.
 *
 * score(q, x) = Σ_t idf(t) · tf·(k1+1) / (tf + k1·(1 − b + b·|x|/avg|x|)),  idf(t) = ln(1 + (N − n + 0.5)/(n + 0.5))
 *
 * Deviation: a title counts as one more occurrence of its terms in the document and in each of its passages, because a
 * passage is read under its title.
 */
import type { NotebookIndex } from '../notebook/index-types.ts';

export const K1 = 1.2;
export const B = 0.75;

/** Inverse document frequency, never negative. `n` of `total` units contain the term. */
export function inverseFrequency(n: number, total: number): number {
  return Math.log(1 + (total - n + 0.5) / (n + 0.5));
}

/** One term's share of a BM25 score. `relativeLength` is the unit's length over the mean length. */
export function bm25Term(idf: number, count: number, relativeLength: number): number {
  return (idf * count * (K1 + 1)) / (count + K1 * (1 - B + B * relativeLength));
}

/** A weighted term of a question, by its number in the notebook's lexicon. */
export interface QueryTerm {
  term: number;
  weight: number;
}

export interface LexicalScores {
  sentences: Float32Array;
  passages: Float32Array;
  documents: Float32Array;
}

/** Lengths of the units, computed once per loaded index. */
export interface Lengths {
  passages: Float32Array;
  documents: Float32Array;
  meanSentence: number;
  meanPassage: number;
  meanDocument: number;
  /** Documents whose title contains a term. */
  titleDocuments: Map<number, number[]>;
}

/** Measures passages and documents of an index in terms. */
export function measureLengths(index: Pick<NotebookIndex, 'sentences' | 'passages' | 'documents'>): Lengths {
  const { sentences } = index;
  const passages = new Float32Array(index.passages.document.length);
  const documents = new Float32Array(index.documents.ids.length);
  let total = 0;
  for (let s = 0; s < sentences.lengths.length; s++) {
    const length = sentences.lengths[s]!;
    total += length;
    passages[sentences.passage[s]!]! += length;
    documents[sentences.document[s]!]! += length;
  }
  const titleDocuments = new Map<number, number[]>();
  const { offsets, items } = index.documents.titleTerms;
  for (let d = 0; d < documents.length; d++) {
    for (let at = offsets[d]!; at < offsets[d + 1]!; at++) {
      const known = titleDocuments.get(items[at]!);
      if (!known) titleDocuments.set(items[at]!, [d]);
      else if (known[known.length - 1] !== d) known.push(d);
    }
  }
  return {
    passages,
    documents,
    meanSentence: total / Math.max(1, sentences.lengths.length),
    meanPassage: total / Math.max(1, passages.length),
    meanDocument: total / Math.max(1, documents.length),
    titleDocuments,
  };
}

/** Adds up counts of a term over the units of its sentences and scores each unit once. */
function scoreUnits(
  counts: Map<number, number>,
  weight: number,
  unitLengths: Float32Array,
  meanLength: number,
  scores: Float32Array,
): void {
  const idf = weight * inverseFrequency(counts.size, unitLengths.length);
  for (const [unit, count] of counts) scores[unit]! += bm25Term(idf, count, unitLengths[unit]! / meanLength);
}

/**
 * Scores every sentence, passage and document against the terms.
 *
 * @returns three arrays, one number per unit; 0 where no term occurs
 */
export function scoreLexical(index: NotebookIndex, lengths: Lengths, terms: readonly QueryTerm[]): LexicalScores {
  const { postings, sentences, passages: passageTable, documents: documentTable } = index;
  const scores: LexicalScores = {
    sentences: new Float32Array(sentences.document.length),
    passages: new Float32Array(passageTable.document.length),
    documents: new Float32Array(documentTable.ids.length),
  };
  for (const { term, weight } of terms) {
    const from = postings.offsets[term]!;
    const to = postings.offsets[term + 1]!;
    const sentenceIdf = weight * inverseFrequency(to - from, sentences.document.length);
    const inPassage = new Map<number, number>();
    const inDocument = new Map<number, number>();
    for (let at = from; at < to; at++) {
      const sentence = postings.items[at]!;
      const count = postings.counts[at]!;
      scores.sentences[sentence]! += bm25Term(sentenceIdf, count, sentences.lengths[sentence]! / lengths.meanSentence);
      const passage = sentences.passage[sentence]!;
      inPassage.set(passage, (inPassage.get(passage) ?? 0) + count);
      const document = sentences.document[sentence]!;
      inDocument.set(document, (inDocument.get(document) ?? 0) + count);
    }
    for (const document of lengths.titleDocuments.get(term) ?? []) {
      inDocument.set(document, (inDocument.get(document) ?? 0) + 1);
      for (let p = documentTable.passageStart[document]!; p < documentTable.passageStart[document + 1]!; p++) {
        inPassage.set(p, (inPassage.get(p) ?? 0) + 1);
      }
    }
    scoreUnits(inPassage, weight, lengths.passages, lengths.meanPassage, scores.passages);
    scoreUnits(inDocument, weight, lengths.documents, lengths.meanDocument, scores.documents);
  }
  return scores;
}
