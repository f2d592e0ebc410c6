/** @file CausalRAG, first call (section 4, Figure 7): what a retrieved subgraph says of causes, as a short report. */
import { chat, DATA_RULE, fenced, numbered, oneLine, type TextPrompt } from './prompt.ts';

export interface CausalReportInput {
  question: string;
  /** Edges of the subgraph. */
  relations: readonly { cause: string; effect: string }[];
  sentences: readonly string[];
}

const INSTRUCTIONS = `You report what a network of statements says about causes and effects, for an analyst with a question.

${DATA_RULE}

Write four short paragraphs: which entities take part and as what; the main causal paths, from first cause to last effect; how well each is supported, by how many sentences and how surely they speak; what follows for the question. Give the numbers of the sentences in square brackets. Leave out what does not bear on the question.`;

export const causalReportPrompt: TextPrompt<CausalReportInput> = {
  task: 'causal-report',
  version: 1,
  maxTokens: () => 500,
  messages: ({ question, relations, sentences }) =>
    chat(
      INSTRUCTIONS,
      `Links:\n${fenced(relations.map(({ cause, effect }) => `${oneLine(cause)} -> ${oneLine(effect)}`).join('\n'))}\n` +
        `Sentences:\n${fenced(numbered(sentences))}\nQuestion:\n${fenced(question)}`,
    ),
};
