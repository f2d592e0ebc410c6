/** @file HippoRAG 2's recognition memory: which of the nearest facts bear on a question. */
import * as v from 'valibot';
import { chat, DATA_RULE, fenced, JSON_RULE, jsonPrompt, listNumber, numbered } from './prompt.ts';

export interface TripleRecognitionInput {
  question: string;
  facts: readonly { subject: string; relation: string; object: string }[];
}

const schema = v.object({
  kept: v.pipe(v.array(listNumber), v.maxLength(16)),
});

export type TripleRecognition = v.InferOutput<typeof schema>;

const INSTRUCTIONS = `You pick facts from a numbered list.

${DATA_RULE}

Each fact has a subject, a relation and an object, with bars between them.
- kept: the numbers of the facts that answer the question or are a step on the way to its answer, the most useful first. Facts that only share a word with it do not count. An empty list is allowed.

${JSON_RULE}`;

export const tripleRecognitionPrompt = jsonPrompt<TripleRecognitionInput, TripleRecognition>(
  {
    task: 'triple-recognition',
    version: 1,
    maxTokens: ({ facts }) => 24 + 4 * facts.length,
    messages: ({ question, facts }) =>
      chat(
        INSTRUCTIONS,
        `Facts:\n${fenced(numbered(facts.map(({ subject, relation, object }) => `${subject} | ${relation} | ${object}`)))}\n` +
          `Question:\n${fenced(question)}`,
      ),
  },
  schema,
);
