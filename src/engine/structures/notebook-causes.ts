/** @file The graph of a notebook's events with the words of its documents: what tables, scenarios and measuring all begin with. */
import { READ_CONFIDENCE } from '../extract/stated-relations.ts';
import type { NotebookIndex } from '../notebook/index-types.ts';
import type { TextSource } from '../ports.ts';
import { withStatementsBetween, type ReadStatements } from './between/read-between.ts';
import { causalGraph } from './causal-graph.ts';
import { eventsByWords } from './identity.ts';
import { NO_WORDS, readStatementWords, sideWordsOf } from './statement-words.ts';
import type { CausalGraph, StatementWords } from './types.ts';

/** @param words as `readStatementWords` gave them: statements without any are left out */
export function causesOf(index: NotebookIndex, words: readonly (StatementWords | null)[]): CausalGraph {
  return causalGraph({
    index,
    eventOfSide: eventsByWords(index, sideWordsOf(words)),
    words: (relation) => words[relation] ?? NO_WORDS,
    isExcluded: (relation) => words[relation] === null,
  });
}

/**
 * What the statements of a notebook say, with those that only the events tell which they name laid over its index.
 *
 * @param isExcluded documents of which nothing may be shown
 */
export async function readStatements(
  index: NotebookIndex,
  texts: TextSource,
  isExcluded: (documentId: string) => boolean,
): Promise<ReadStatements> {
  const words = await readStatementWords(index, texts, isExcluded);
  // What the encoder's reader alone took for a claim it did too often wrongly for chains and loops to be built of (docs/evaluation.md).
  const { confidence } = index.relations;
  const believed = words.map((own, relation) => (confidence[relation]! < READ_CONFIDENCE.most ? null : own));
  return withStatementsBetween(index, texts, believed, isExcluded);
}
