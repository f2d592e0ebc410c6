/**
 * @file A retrieval strategy: one system of the papers, over the same notebook and the same ports as all the others, so
 * that comparing them is fair. What a paper has a language model do is done by one where one is given, and by the built-in
 * tier otherwise; the head of each strategy's file says which.
 */
import type { PlanHelp } from '../agents/carry-out.ts';
import type { Citing } from '../model/citing.ts';
import type { Written, WritingOptions } from '../model/write-cited.ts';
import type { TextSource } from '../ports.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import type { Evidence, PlanTrace, ShortAnswer, Span, StrategyId } from '../types.ts';
import type { ModelHelp } from './model-help.ts';

export type { StrategyId } from '../types.ts';

export interface RankedSpan extends Span {
  score: number;
}

/** A point that a model made of what it read, with the sentences that say it, best first. */
export interface Note {
  text: string;
  sentences: number[];
}

export interface StrategyResult {
  /** Source spans, best first; they may overlap. */
  spans: RankedSpan[];
  /** Entities that the strategy reached in the graph, with the number of hops from a seed (0: a seed itself). */
  entities: ReadonlyMap<number, number>;
  /** How the question was taken apart, where it was. */
  plan?: PlanTrace;
  /** The answer in a few words, where the plan led to one. */
  short?: ShortAnswer;
  /** What a model noted while it retrieved, most helpful first; the answer is written from it. */
  notes?: Note[];
}

/** What an answer is written from. */
export interface WritingInput {
  question: string;
  /** The questions that it goes on from, oldest first. */
  earlier: readonly string[];
  /** One for each sentence number. */
  evidence: readonly Evidence[];
  sentences: readonly number[];
  notes: readonly Note[];
  citing: Citing;
}

/** What a system works with that asks again and again. */
export interface SeekingHelp extends PlanHelp {
  texts: TextSource;
  /** Sentences that may be shown. */
  isAllowed?: (sentence: number) => boolean;
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
  /**
   * The same in several turns, of a system that asks again with what it found; absent where one search is all.
   *
   * @throws CausewayError as `retrieve`
   */
  seek?(prepared: Prepared, question: string, help: SeekingHelp): Promise<StrategyResult>;
  /**
   * The same with the calls that its paper makes to retrieve; absent where it makes none.
   *
   * @throws CausewayError as `retrieve` and `askModel`
   */
  retrieveWith?(prepared: Prepared, question: string, help: ModelHelp): Promise<StrategyResult>;
  /**
   * Writes the answer where its paper has a way of its own; absent: from the best evidence, in one call.
   *
   * @throws CausewayError as `writeCited`
   */
  write?(prepared: Prepared, input: WritingInput, help: ModelHelp, options: WritingOptions): Promise<Written>;
}
