/** @file The graph of a notebook's events with the words of its documents: what tables, scenarios and measuring all begin with. */
import type { NotebookIndex } from '../notebook/index-types.ts';
import { causalGraph } from './causal-graph.ts';
import { eventsByWords } from './identity.ts';
import { NO_WORDS } from './statement-words.ts';
import type { CausalGraph, StatementWords } from './types.ts';

/** What each side of a statement says, by the number that {@link EventOfSide} has for it; nothing for one that may not be shown. */
export function sideWordsOf(words: readonly (StatementWords | null)[]): (side: number) => string {
  return (side) => words[side >> 1]?.[side % 2 === 0 ? 'cause' : 'effect'] ?? '';
}

/** @param words as `readStatementWords` gave them: statements without any are left out */
export function causesOf(index: NotebookIndex, words: readonly (StatementWords | null)[]): CausalGraph {
  return causalGraph({
    index,
    eventOfSide: eventsByWords(index, sideWordsOf(words)),
    words: (relation) => words[relation] ?? NO_WORDS,
    isExcluded: (relation) => words[relation] === null,
  });
}
