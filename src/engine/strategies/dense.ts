/**
 * @file Standard RAG (Lewis et al., 2020; Table 1 of HugRAG): G_idx = {d_i}, S = TopK(sim(q, d_i)), flat passages ranked by
 * the cosine of embeddings. Where no encoder has read the notebook, sums of static word vectors stand in for
 * Sentence-BERT. All passages with a positive cosine are given; the reader of the ranking chooses K by its budget.
 * A model makes one call, where there is one: it writes the answer from the best passages, which are quoted without it.
 */
import { readQuery } from './query.ts';
import { rank } from './ranking.ts';
import { passageSimilarity } from './similarity.ts';
import { passageSpans } from './spans.ts';
import type { Strategy } from './strategy.ts';

export const dense: Strategy = {
  id: 'dense',
  title: 'Standard RAG',
  retrieve(prepared, question) {
    const scores = passageSimilarity(prepared, readQuery(prepared, question));
    return { spans: passageSpans(prepared, rank(scores), (p) => scores[p]!), entities: new Map() };
  },
};
