/** @file CausalRAG, second call (section 4, Figure 7): the answer from one or more causal reports. */
import { chat, DATA_RULE, fenced, type TextPrompt } from './prompt.ts';

export interface CausalSummaryInput {
  question: string;
  /** What `causalReportPrompt` gave. */
  reports: readonly string[];
  mostWords: number;
}

const INSTRUCTIONS = `You answer a question from causal reports.

${DATA_RULE}

Bring what the reports say together, drop what does not bear on the question, and keep their words for how sure something is and their numbers in square brackets. Do not mention the reports themselves. When they do not answer the question, say so and stop.`;

export const causalSummaryPrompt: TextPrompt<CausalSummaryInput> = {
  task: 'causal-summary',
  version: 1,
  maxTokens: ({ mostWords }) => 60 + 2 * mostWords,
  messages: ({ question, reports, mostWords }) =>
    chat(
      INSTRUCTIONS,
      `Reports:\n${reports.map(fenced).join('\n')}\nQuestion:\n${fenced(question)}\nAt most ${mostWords} words.`,
    ),
};
