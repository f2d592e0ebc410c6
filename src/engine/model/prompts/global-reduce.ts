/** @file GraphRAG global search, reduce: the answer from the most helpful points of all parts. */
import { chat, DATA_RULE, fenced, numbered, type TextPrompt } from './prompt.ts';

export interface GlobalReduceInput {
  question: string;
  /** Points of the map step, most helpful first. */
  points: readonly string[];
  mostWords: number;
}

const INSTRUCTIONS = `You answer a question from numbered points, the most helpful first.

${DATA_RULE}

Bring the points together into one answer in plain sentences. After each sentence give the numbers of its points in square brackets. Keep "may" and "possibly" where the points have them, and add nothing that they do not say. When they do not answer the question, say so and stop.`;

export const globalReducePrompt: TextPrompt<GlobalReduceInput> = {
  task: 'global-reduce',
  version: 1,
  maxTokens: ({ mostWords }) => 60 + 2 * mostWords,
  messages: ({ question, points, mostWords }) =>
    chat(
      INSTRUCTIONS,
      `Points:\n${fenced(numbered(points))}\nQuestion:\n${fenced(question)}\nAt most ${mostWords} words.`,
    ),
};
