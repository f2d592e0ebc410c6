/**
 * @file Naive generation: no retrieval at all (the first row of HugRAG's Table 3). A model answers from what it remembers;
 * the built-in tier remembers nothing, so that this is the floor of every comparison.
 */
import { readQuery } from './query.ts';
import type { Strategy } from './strategy.ts';

export const naive: Strategy = {
  id: 'naive',
  title: 'No retrieval',
  retrieve(prepared, question) {
    readQuery(prepared, question);
    return { spans: [], entities: new Map() };
  },
};
