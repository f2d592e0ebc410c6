/**
 * @file BM25 over passages of whole sentences (Robertson and Zaragoza, 2009), k1 = 1.2 and b = 0.75: the flat lexical
 * baseline. All terms of the question count alike. A model makes one call, where there is one: it writes the answer from the
 * best passages, which are quoted without it.
 */
import { readQuery } from './query.ts';
import { rank } from './ranking.ts';
import { passageBm25 } from './passage-bm25.ts';
import { passageSpans } from './spans.ts';
import type { Strategy } from './strategy.ts';

export const bm25: Strategy = {
  id: 'bm25',
  title: 'BM25',
  retrieve(prepared, question) {
    const scores = passageBm25(prepared, readQuery(prepared, question));
    return { spans: passageSpans(prepared, rank(scores), (p) => scores[p]!), entities: new Map() };
  },
};
