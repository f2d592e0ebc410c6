/**
 * @file Plain BM25 of passages (Robertson and Zaragoza, 2009): Σ_t idf(t)·tf·(k1 + 1)/(tf + k1·(1 − b + b·|p|/avg|p|)) with
 * k1 = 1.2, b = 0.75 and idf(t) = ln(1 + (N − n + 0.5)/(n + 0.5)). A passage's text is its document's title and its own
 * sentences, as flat systems store their chunks.
 */
import { bm25Term, inverseFrequency } from '../lexical/bm25.ts';
import type { Rows } from '../notebook/index-types.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { row, transpose } from '../rows.ts';
import { oncePerIndex } from './per-index.ts';
import type { Query } from './query.ts';

interface TitledPassages {
  /** Terms of each passage with its title, counted with repetition. */
  lengths: Float32Array;
  mean: number;
  /** Documents of each term that titles contain, as often as it stands in the title. */
  titleDocuments: Rows;
}

const titledPassagesOf = oncePerIndex(({ index }: Prepared): TitledPassages => {
  const { documents, passages, sentences, lexicon } = index;
  const lengths = Float32Array.from(passages.document, (document) => row(documents.titleTerms, document).length);
  sentences.passage.forEach((passage, sentence) => (lengths[passage]! += sentences.lengths[sentence]!));
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return { lengths, mean, titleDocuments: transpose(documents.titleTerms, lexicon.terms.length) };
});

/** Scores of all passages, 0 where no term of the question occurs. */
export function passageBm25(prepared: Prepared, { terms }: Query): Float32Array {
  const { postings, sentences, documents, passages } = prepared.index;
  const { lengths, mean, titleDocuments } = titledPassagesOf(prepared);
  const scores = new Float32Array(passages.document.length);
  for (const term of terms) {
    const counts = new Map<number, number>();
    const count = (passage: number, times: number) => counts.set(passage, (counts.get(passage) ?? 0) + times);
    for (let at = postings.offsets[term]!; at < postings.offsets[term + 1]!; at++) {
      count(sentences.passage[postings.items[at]!]!, postings.counts[at]!);
    }
    for (const document of row(titleDocuments, term)) {
      for (let p = documents.passageStart[document]!; p < documents.passageStart[document + 1]!; p++) count(p, 1);
    }
    const idf = inverseFrequency(counts.size, scores.length);
    for (const [passage, times] of counts) scores[passage]! += bm25Term(idf, times, lengths[passage]! / mean);
  }
  return scores;
}
