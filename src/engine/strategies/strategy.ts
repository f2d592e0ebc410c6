/**
 * @file A retrieval strategy: one system of the papers, over the same notebook and the same ports as all the others, so
 * that comparing them is fair.
 */
import type { Prepared } from '../retrieve/prepared.ts';
import type { Span, StrategyId } from '../types.ts';

export type { StrategyId } from '../types.ts';

export interface RankedSpan extends Span {
  score: number;
}

export interface StrategyResult {
  /** Source spans, best first; they may overlap. */
  spans: RankedSpan[];
  /** Entities that the strategy reached in the graph, with the number of hops from a seed (0: a seed itself). */
  entities: ReadonlyMap<number, number>;
}

export interface Strategy {
  id: StrategyId;
  /** How it is named to a person. */
  title: string;
  /**
   * Retrieves evidence for a question.
   *
   * @throws CausewayError `question-empty`, `question-too-long`
   */
  retrieve(prepared: Prepared, question: string): StrategyResult;
}
