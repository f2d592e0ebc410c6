/** @file GraphRAG global search, map: the points of one part of the reports that help with a question. */
import * as v from 'valibot';
import { chat, DATA_RULE, fenced, JSON_RULE, jsonPrompt, listNumber, numbered } from './prompt.ts';

export interface GlobalMapInput {
  question: string;
  reports: readonly string[];
}

const schema = v.object({
  points: v.pipe(
    v.array(
      v.object({
        text: v.string(),
        helpfulness: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
        reports: v.pipe(v.array(listNumber), v.maxLength(8)),
      }),
    ),
    v.maxLength(8),
  ),
});

export type GlobalMapOutput = v.InferOutput<typeof schema>;

const INSTRUCTIONS = `You collect points that help to answer a question from numbered reports.

${DATA_RULE}

points: up to eight statements taken from the reports, the most helpful first.
- text: one or two sentences.
- helpfulness: 0 when it does not help with the question at all, 100 when it answers it.
- reports: the numbers of the reports that say it.
When nothing helps, give an empty list.

${JSON_RULE}`;

export const globalMapPrompt = jsonPrompt<GlobalMapInput, GlobalMapOutput>(
  {
    task: 'global-map',
    version: 2,
    maxTokens: () => 400,
    messages: ({ question, reports }) =>
      chat(INSTRUCTIONS, `Reports:\n${fenced(numbered(reports))}\nQuestion:\n${fenced(question)}`),
  },
  schema,
);
