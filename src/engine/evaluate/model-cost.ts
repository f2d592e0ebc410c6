/** @file What a language model cost a system, as in Table 9 of HugRAG: for each question, and for each 1,000 tokens indexed. */
import { costPerThousand, totalCost } from '../model/cost.ts';
import type { TaskCost } from '../types.ts';

/** Means over the questions. */
export interface QuestionCost {
  calls: number;
  /** Of prompts and of output. */
  promptTokens: number;
  outputTokens: number;
  /** How often the built-in tier stood in. */
  fallbacks: number;
  /** Sums over all questions, by task. */
  tasks: TaskCost[];
}

/** @param questions number of questions that the tasks were for */
export function questionCost(tasks: readonly TaskCost[], questions: number): QuestionCost {
  const mean = (pick: (cost: TaskCost) => number) =>
    questions === 0 ? 0 : tasks.reduce((sum, cost) => sum + pick(cost), 0) / questions;
  return {
    calls: mean(({ calls }) => calls),
    promptTokens: mean(({ promptTokens }) => promptTokens),
    outputTokens: mean(({ outputTokens }) => outputTokens),
    fallbacks: mean(({ fallbacks }) => fallbacks),
    tasks: tasks.map((cost) => ({ ...cost })),
  };
}

export interface IndexingCost {
  calls: number;
  tokens: number;
  /** For each 1,000 tokens of text that the model read again. */
  callsPerThousand: number;
  tokensPerThousand: number;
  /** Tokens of text that were read again, and those of the whole corpus. */
  readTokens: number;
  corpusTokens: number;
  tasks: TaskCost[];
}

/** Cost of refining an index, which may cover only a part of the corpus. */
export function indexingCost(tasks: readonly TaskCost[], readTokens: number, corpusTokens: number): IndexingCost {
  const { calls, tokens } = costPerThousand(tasks, readTokens);
  return {
    ...totalCost(tasks),
    callsPerThousand: calls,
    tokensPerThousand: tokens,
    readTokens,
    corpusTokens,
    tasks: tasks.map((cost) => ({ ...cost })),
  };
}
