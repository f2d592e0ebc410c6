/** @file The tables of documents, sentences, passages and terms of an index with those of more documents behind them. */
import { inverseFrequency } from '../lexical/bm25.ts';
import type { MergedText } from '../lexical/merge.ts';
import type { NotebookIndex, TermVectors, VectorTable } from '../notebook/index-types.ts';
import { row, rowsFrom } from '../rows.ts';
import { embedPassages, termVectors } from '../vector/term-vectors.ts';
import { termsOf } from '../text/tokens.ts';
import type { WordVectors } from '../vector/word-vectors.ts';
import {
  append,
  appendRows,
  appendStarts,
  joinColumn,
  joinOffsets,
  renumberColumn,
  renumberOffsets,
} from './columns.ts';

/** The tables of text of an index, without what is only there of what was found in them. */
export interface ExtendedText {
  documents: MergedText['documents'];
  sentences: MergedText['sentences'];
  passages: MergedText['passages'];
  lexicon: MergedText['lexicon'];
  postings: MergedText['postings'];
  meaning: TermVectors;
  passageVectors: VectorTable;
  /** What is added alone, under numbers of its own. */
  own: MergedText;
  ownMeaning: TermVectors;
  /** How rare each of its own terms is in all of the text. */
  ownIdf: Float32Array;
  /** Own term → term. */
  termOf: Uint32Array;
  /** The numbers of the terms that the index had. */
  knownTerms: ReadonlyMap<string, number>;
  /** The distinct terms of a surface of what is added. */
  termsOf(surface: string): Uint32Array;
  /** The first of the sentences that are added; their numbers follow those before. */
  firstSentence: number;
}

/** The numbers of what is added to a table start behind those that are there. */
function shifted(column: Uint32Array, by: number): Uint32Array {
  return column.map((value) => value + by);
}

/** Puts more documents behind those of an index. @param own what is added @param words the same that it was built with */
export function extendText(base: NotebookIndex, own: MergedText, words: WordVectors): ExtendedText {
  const { documents, sentences, passages, lexicon, postings, meaning } = base;
  const [firstDocument, firstSentence, firstPassage] = [
    documents.ids.length,
    sentences.document.length,
    passages.document.length,
  ];
  const numbers = new Map(lexicon.terms.map((term, number) => [term, number]));
  const newTerms: number[] = [];
  const termOf = Uint32Array.from(own.lexicon.terms, (term, number) => {
    return numbers.get(term) ?? lexicon.terms.length + newTerms.push(number) - 1;
  });
  const terms = [...lexicon.terms, ...newTerms.map((number) => own.lexicon.terms[number]!)];
  const passageFrequency = append(lexicon.passageFrequency, new Uint32Array(newTerms.length));
  own.lexicon.passageFrequency.forEach((count, number) => (passageFrequency[termOf[number]!]! += count));

  const ownOffsets = renumberOffsets(own.postings.offsets, termOf, terms.length);
  const ownItems = renumberColumn(own.postings.offsets, own.postings.items, termOf, ownOffsets);
  const ownCounts = renumberColumn(own.postings.offsets, own.postings.counts, termOf, ownOffsets);

  const passageCount = firstPassage + own.passages.document.length;
  const ownMeaning = termVectors(own.surfaces, words);
  const ownIdf = Float32Array.from(termOf, (term) => inverseFrequency(passageFrequency[term]!, passageCount));
  const { dimensions } = meaning;
  const basis = new Int8Array(newTerms.length * dimensions);
  newTerms.forEach((number, i) =>
    basis.set(ownMeaning.basis.subarray(number * dimensions, (number + 1) * dimensions), i * dimensions),
  );
  return {
    documents: {
      ids: [...documents.ids, ...own.documents.ids],
      titles: [...documents.titles, ...own.documents.titles],
      languages: [...documents.languages, ...own.documents.languages],
      sentenceStart: appendStarts(documents.sentenceStart, own.documents.sentenceStart),
      passageStart: appendStarts(documents.passageStart, own.documents.passageStart),
      titleTerms: appendRows(
        documents.titleTerms,
        rowsFrom(own.documents.ids.map((_, d) => row(own.documents.titleTerms, d).map((term) => termOf[term]!))),
      ),
    },
    sentences: {
      ranges: append(sentences.ranges, own.sentences.ranges),
      document: append(sentences.document, shifted(own.sentences.document, firstDocument)),
      passage: append(sentences.passage, shifted(own.sentences.passage, firstPassage)),
      lengths: append(sentences.lengths, own.sentences.lengths),
      prose: append(sentences.prose, own.sentences.prose),
      roles: append(sentences.roles, own.sentences.roles),
      parts: append(sentences.parts, own.sentences.parts),
    },
    passages: {
      sentenceStart: appendStarts(passages.sentenceStart, own.passages.sentenceStart),
      document: append(passages.document, shifted(own.passages.document, firstDocument)),
    },
    lexicon: { terms, passageFrequency },
    postings: {
      offsets: joinOffsets(postings.offsets, ownOffsets),
      items: joinColumn(postings.offsets, postings.items, ownOffsets, shifted(ownItems, firstSentence)),
      counts: joinColumn(postings.offsets, postings.counts, ownOffsets, ownCounts),
    },
    meaning: {
      dimensions,
      basis: append(meaning.basis, basis),
      scale: append(
        meaning.scale,
        Float32Array.from(newTerms, (number) => ownMeaning.scale[number]!),
      ),
    },
    passageVectors: {
      dimensions,
      values: append(base.passageVectors.values, embedPassages(own, ownMeaning, ownIdf).values),
    },
    own,
    ownMeaning,
    ownIdf,
    termOf,
    knownTerms: numbers,
    termsOf: (surface) =>
      Uint32Array.from(
        termsOf(surface)
          .map((term) => own.termIndex.get(term))
          .filter((number) => number !== undefined),
        (number) => termOf[number]!,
      ),
    firstSentence,
  };
}
