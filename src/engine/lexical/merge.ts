/** @file Joins what was kept of each document into the notebook's tables of documents, sentences, passages and terms. */
import type { DocumentAnalysis } from '../notebook/analysis.ts';
import type { DocumentTable, Lexicon, PassageTable, Postings, SentenceTable } from '../notebook/index-types.ts';
import { rowsFrom } from '../rows.ts';

export interface MergedText {
  documents: Omit<DocumentTable, 'titleEntity'>;
  sentences: SentenceTable;
  passages: PassageTable;
  lexicon: Lexicon;
  postings: Postings;
  /** For each document, its local term index → the notebook's term index. */
  termMaps: Uint32Array[];
  /** Term → its number in the lexicon. */
  termIndex: ReadonlyMap<string, number>;
  /** A word for each term, as some document has it. */
  surfaces: string[];
}

/**
 * Builds the lexical tables. Postings are kept by sentence: passages and documents are runs of sentences, so the same
 * postings score all three.
 *
 * @param analyses in the order that gives documents their numbers
 */
export function mergeText(analyses: readonly DocumentAnalysis[]): MergedText {
  const sentenceStart = new Uint32Array(analyses.length + 1);
  const passageStart = new Uint32Array(analyses.length + 1);
  analyses.forEach((analysis, d) => {
    sentenceStart[d + 1] = sentenceStart[d]! + analysis.sentences.length / 2;
    passageStart[d + 1] = passageStart[d]! + analysis.passages.length - 1;
  });
  const sentenceCount = sentenceStart[analyses.length]!;
  const passageCount = passageStart[analyses.length]!;

  const sentences: SentenceTable = {
    ranges: new Uint32Array(sentenceCount * 2),
    document: new Uint32Array(sentenceCount),
    passage: new Uint32Array(sentenceCount),
    lengths: new Uint16Array(sentenceCount),
    prose: new Uint8Array(sentenceCount),
    roles: new Uint8Array(sentenceCount),
    parts: new Uint8Array(sentenceCount),
  };
  const passages: PassageTable = {
    sentenceStart: new Uint32Array(passageCount + 1),
    document: new Uint32Array(passageCount),
  };
  passages.sentenceStart[passageCount] = sentenceCount;

  const termIndex = new Map<string, number>();
  const termMaps: Uint32Array[] = [];
  const surfaces: string[] = [];
  let postingCount = 0;
  analyses.forEach((analysis, d) => {
    const firstSentence = sentenceStart[d]!;
    sentences.ranges.set(analysis.sentences, firstSentence * 2);
    sentences.prose.set(analysis.prose, firstSentence);
    sentences.roles.set(analysis.roles, firstSentence);
    sentences.parts.set(analysis.parts, firstSentence);
    sentences.document.fill(d, firstSentence, sentenceStart[d + 1]);
    for (let p = 0; p + 1 < analysis.passages.length; p++) {
      const passage = passageStart[d]! + p;
      passages.sentenceStart[passage] = firstSentence + analysis.passages[p]!;
      passages.document[passage] = d;
      sentences.passage.fill(passage, firstSentence + analysis.passages[p]!, firstSentence + analysis.passages[p + 1]!);
    }
    const map = new Uint32Array(analysis.terms.length);
    analysis.terms.forEach((term, i) => {
      let index = termIndex.get(term);
      if (index === undefined) {
        index = termIndex.size;
        termIndex.set(term, index);
        surfaces.push(analysis.surfaces[i] || term);
      }
      map[i] = index;
    });
    termMaps.push(map);
    postingCount += analysis.sentenceTerms.length;
  });

  const termCount = termIndex.size;
  const offsets = new Uint32Array(termCount + 1);
  analyses.forEach((analysis, d) => {
    for (const term of analysis.sentenceTerms) offsets[termMaps[d]![term]! + 1]!++;
  });
  for (let t = 0; t < termCount; t++) offsets[t + 1]! += offsets[t]!;
  const fill = offsets.slice(0, termCount);
  const items = new Uint32Array(postingCount);
  const counts = new Uint8Array(postingCount);
  const passageFrequency = new Uint32Array(termCount);
  const lastPassage = new Int32Array(termCount).fill(-1);
  analyses.forEach((analysis, d) => {
    const map = termMaps[d]!;
    for (let s = 0; s + 1 < analysis.sentenceTermOffsets.length; s++) {
      const sentence = sentenceStart[d]! + s;
      const passage = sentences.passage[sentence]!;
      let length = 0;
      for (let at = analysis.sentenceTermOffsets[s]!; at < analysis.sentenceTermOffsets[s + 1]!; at++) {
        const term = map[analysis.sentenceTerms[at]!]!;
        const count = analysis.sentenceTermCounts[at]!;
        items[fill[term]!] = sentence;
        counts[fill[term]!++] = count;
        length += count;
        if (lastPassage[term] !== passage) {
          lastPassage[term] = passage;
          passageFrequency[term]!++;
        }
      }
      sentences.lengths[sentence] = Math.min(length, 65535);
    }
  });

  return {
    documents: {
      ids: analyses.map((analysis) => analysis.documentId),
      titles: analyses.map((analysis) => analysis.title),
      languages: analyses.map((analysis) => analysis.language),
      sentenceStart,
      passageStart,
      titleTerms: rowsFrom(analyses.map((analysis, d) => analysis.titleTerms.map((term) => termMaps[d]![term]!))),
    },
    sentences,
    passages,
    lexicon: { terms: [...termIndex.keys()], passageFrequency },
    postings: { offsets, items, counts },
    termMaps,
    termIndex,
    surfaces,
  };
}
