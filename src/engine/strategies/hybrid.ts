/**
 * @file Hybrid flat retrieval: BM25 and similarity by meaning of passages, joined by reciprocal rank fusion with k = 60
 * (Cormack, Clarke and Büttcher, 2009). A model makes one call, where there is one: it writes the answer from the best passages,
 * which are quoted without it.
 */
import { topPositions } from '../retrieve/mmr.ts';
import { reciprocalRankFusion } from './fusion.ts';
import { readQuery } from './query.ts';
import { rankKeys } from './ranking.ts';
import { passageBm25 } from './passage-bm25.ts';
import { passageSimilarity } from './similarity.ts';
import { passageSpans } from './spans.ts';
import type { Strategy } from './strategy.ts';

const RRF_K = 60;
/** Places of each ranking that are fused; what stands further down in both is noise. */
const DEPTH = 200;

export const hybrid: Strategy = {
  id: 'hybrid',
  title: 'BM25 + standard RAG',
  retrieve(prepared, question) {
    const query = readQuery(prepared, question);
    const rankings = [
      topPositions(passageBm25(prepared, query), DEPTH),
      topPositions(passageSimilarity(prepared, query), DEPTH),
    ];
    const scores = reciprocalRankFusion(rankings, RRF_K);
    return { spans: passageSpans(prepared, rankKeys(scores), (p) => scores.get(p)!), entities: new Map() };
  },
};
