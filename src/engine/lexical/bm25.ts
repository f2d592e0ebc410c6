/**
 * @file BM25 (Robertson and Zaragoza, 2009) over sentences, passages and sections at once, from one set of postings. A
 * section is a run of up to SECTION_PASSAGES passages of one document: a whole abstract or note, a part of a book.
 *
 * score(q, x) = Σ_t idf(t) · tf·(k1+1) / (tf + k1·(1 − b + b·|x|/avg|x|)),  idf(t) = ln(1 + (N − n + 0.5)/(n + 0.5))
 *
 * Deviation: a title counts as one more occurrence of its terms in each section and passage of its document, because a
 * passage is read under its title.
 */
import type { NotebookIndex } from '../notebook/index-types.ts';
import type { MergedText } from './merge.ts';

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
  sections: Float32Array;
}

/** Longest section, in passages. */
export const SECTION_PASSAGES = 3;

/** Lengths of the units, computed once per loaded index. */
export interface Lengths {
  passages: Float32Array;
  sections: Float32Array;
  /** The section that each passage belongs to. */
  sectionOfPassage: Uint32Array;
  meanSentence: number;
  meanPassage: number;
  meanSection: number;
  /** Documents whose title contains a term. */
  titleDocuments: Map<number, number[]>;
}

/** Cuts every document into sections of about equal numbers of passages. */
function findSections({ passageStart }: MergedText['documents'], passageCount: number) {
  const sectionOfPassage = new Uint32Array(passageCount);
  let count = 0;
  for (let d = 0; d + 1 < passageStart.length; d++) {
    const passages = passageStart[d + 1]! - passageStart[d]!;
    const sections = Math.ceil(passages / SECTION_PASSAGES);
    for (let p = 0; p < passages; p++) {
      sectionOfPassage[passageStart[d]! + p] = count + Math.floor((p * sections) / passages);
    }
    count += sections;
  }
  return { sectionOfPassage, count };
}

/** Measures passages and sections of an index in terms. */
export function measureLengths(index: Pick<MergedText, 'sentences' | 'passages' | 'documents'>): Lengths {
  const { sentences } = index;
  const passages = new Float32Array(index.passages.document.length);
  const { sectionOfPassage, count } = findSections(index.documents, passages.length);
  const sections = new Float32Array(count);
  let total = 0;
  for (let s = 0; s < sentences.lengths.length; s++) {
    const length = sentences.lengths[s]!;
    const passage = sentences.passage[s]!;
    total += length;
    passages[passage]! += length;
    sections[sectionOfPassage[passage]!]! += length;
  }
  const titleDocuments = new Map<number, number[]>();
  const { offsets, items } = index.documents.titleTerms;
  for (let d = 0; d < index.documents.ids.length; d++) {
    for (let at = offsets[d]!; at < offsets[d + 1]!; at++) {
      const known = titleDocuments.get(items[at]!);
      if (!known) titleDocuments.set(items[at]!, [d]);
      else if (known[known.length - 1] !== d) known.push(d);
    }
  }
  return {
    passages,
    sections,
    sectionOfPassage,
    meanSentence: total / Math.max(1, sentences.lengths.length),
    meanPassage: total / Math.max(1, passages.length),
    meanSection: total / Math.max(1, count),
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
 * Scores every sentence, passage and section against the terms.
 *
 * @returns three arrays, one number per unit; 0 where no term occurs
 */
export function scoreLexical(index: NotebookIndex, lengths: Lengths, terms: readonly QueryTerm[]): LexicalScores {
  const { postings, sentences, passages: passageTable, documents: documentTable } = index;
  const { sectionOfPassage } = lengths;
  const scores: LexicalScores = {
    sentences: new Float32Array(sentences.document.length),
    passages: new Float32Array(passageTable.document.length),
    sections: new Float32Array(lengths.sections.length),
  };
  for (const { term, weight } of terms) {
    const from = postings.offsets[term]!;
    const to = postings.offsets[term + 1]!;
    const sentenceIdf = weight * inverseFrequency(to - from, sentences.document.length);
    const inPassage = new Map<number, number>();
    const inSection = new Map<number, number>();
    const addSection = (section: number, count: number) =>
      inSection.set(section, (inSection.get(section) ?? 0) + count);
    for (let at = from; at < to; at++) {
      const sentence = postings.items[at]!;
      const count = postings.counts[at]!;
      scores.sentences[sentence]! += bm25Term(sentenceIdf, count, sentences.lengths[sentence]! / lengths.meanSentence);
      const passage = sentences.passage[sentence]!;
      inPassage.set(passage, (inPassage.get(passage) ?? 0) + count);
      addSection(sectionOfPassage[passage]!, count);
    }
    for (const document of lengths.titleDocuments.get(term) ?? []) {
      const titled = new Set<number>();
      for (let p = documentTable.passageStart[document]!; p < documentTable.passageStart[document + 1]!; p++) {
        inPassage.set(p, (inPassage.get(p) ?? 0) + 1);
        titled.add(sectionOfPassage[p]!);
      }
      for (const section of titled) addSection(section, 1);
    }
    scoreUnits(inPassage, weight, lengths.passages, lengths.meanPassage, scores.passages);
    scoreUnits(inSection, weight, lengths.sections, lengths.meanSection, scores.sections);
  }
  return scores;
}
