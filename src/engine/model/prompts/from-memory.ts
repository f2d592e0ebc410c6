/** @file An answer without any document, from what the model remembers: the floor of comparisons (HugRAG Table 3, first row). */
import { chat, fenced, type TextPrompt } from './prompt.ts';

export interface FromMemoryInput {
  question: string;
  mostWords: number;
}

const INSTRUCTIONS = `You answer a question from what you know. Write plain sentences in the language of the question: no list, no heading, no introduction. When you do not know, say so in one sentence.`;

export const fromMemoryPrompt: TextPrompt<FromMemoryInput> = {
  task: 'from-memory',
  version: 1,
  maxTokens: ({ mostWords }) => 60 + 2 * mostWords,
  messages: ({ question, mostWords }) =>
    chat(INSTRUCTIONS, `Question:\n${fenced(question)}\nAt most ${mostWords} words.`),
};
