/**
 * @file Keywords of a question: of the things it names (LightRAG: low level; CogniRAG: entities) and of what it asks about
 * them (LightRAG: high level; CogniRAG: correlations).
 */
import * as v from 'valibot';
import { chat, DATA_RULE, fenced, JSON_RULE, jsonPrompt } from './prompt.ts';

export interface KeywordsInput {
  question: string;
}

const words = v.pipe(v.array(v.pipe(v.string(), v.minLength(1))), v.maxLength(8));
const schema = v.object({ entities: words, themes: words });

export type Keywords = v.InferOutput<typeof schema>;

const INSTRUCTIONS = `You choose the words to search a collection of documents with.

${DATA_RULE}

- entities: the single things, people, places and events that the question names.
- themes: what it wants to know about them: subjects, processes, and kinds of link such as "cause of delay".
Up to eight of each, each of one to four words, in the language of the question. An empty list is allowed.

${JSON_RULE}`;

export const keywordsPrompt = jsonPrompt<KeywordsInput, Keywords>(
  {
    task: 'keywords',
    version: 1,
    maxTokens: () => 160,
    messages: ({ question }) => chat(INSTRUCTIONS, `Question:\n${fenced(question)}`),
  },
  schema,
);
