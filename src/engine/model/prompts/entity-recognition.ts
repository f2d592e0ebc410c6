/** @file HiGraRetriever's context-aware entity recognition (section 4.2): which candidate entities a question is about. */
import * as v from 'valibot';
import { chat, DATA_RULE, fenced, JSON_RULE, jsonPrompt, listNumber, numbered } from './prompt.ts';

export interface EntityRecognitionInput {
  question: string;
  /** Names of the nearest entities, nearest first. */
  candidates: readonly string[];
}

const schema = v.object({
  chosen: v.pipe(v.array(listNumber), v.maxLength(20)),
});

export type EntityRecognition = v.InferOutput<typeof schema>;

const INSTRUCTIONS = `You recognise which entities of a knowledge graph a question is about.

${DATA_RULE}

- chosen: the numbers of the candidates that the question means, by their name, by another name or short form for the same thing, or by a description. A candidate that only shares a word with the question is not meant. An empty list is allowed.

${JSON_RULE}`;

export const entityRecognitionPrompt = jsonPrompt<EntityRecognitionInput, EntityRecognition>(
  {
    task: 'entity-recognition',
    version: 1,
    maxTokens: ({ candidates }) => 24 + 4 * candidates.length,
    messages: ({ question, candidates }) =>
      chat(INSTRUCTIONS, `Candidates:\n${fenced(numbered(candidates))}\nQuestion:\n${fenced(question)}`),
  },
  schema,
);
