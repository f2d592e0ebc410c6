/**
 * @file A module's report: title and summary (after GraphRAG, whose reports also list findings: they say the same again, and output is
 * slow on a person's machine).
 */
import * as v from 'valibot';
import { chat, DATA_RULE, fenced, JSON_RULE, jsonPrompt, numbered } from './prompt.ts';

export interface ModuleReportInput {
  /** Names of the module's main entities. */
  entities: readonly string[];
  sentences: readonly string[];
}

const schema = v.object({
  title: v.pipe(v.string(), v.minLength(1)),
  summary: v.pipe(v.string(), v.minLength(1)),
});

export type ModuleReport = v.InferOutput<typeof schema>;

const INSTRUCTIONS = `You summarise one topic of a collection of documents for a reader who wants to know what causes what.

${DATA_RULE}

You get the topic's main entities and numbered sentences about them. Use nothing else.
- title: what the topic is, in two to six words.
- summary: what the sentences say as a whole, in two to four sentences, causes and effects first. Keep "may" and "possibly" where the sentences have them.

${JSON_RULE}`;

export const moduleReportPrompt = jsonPrompt<ModuleReportInput, ModuleReport>(
  {
    task: 'module-report',
    version: 2,
    maxTokens: () => 240,
    messages: ({ entities, sentences }) =>
      chat(INSTRUCTIONS, `Entities:\n${fenced(entities.join('; '))}\nSentences:\n${fenced(numbered(sentences))}`),
  },
  schema,
);
