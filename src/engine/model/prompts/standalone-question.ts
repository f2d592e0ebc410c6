/** @file A question that goes on from others, put so that it can be understood without them. */
import * as v from 'valibot';
import { chat, DATA_RULE, fenced, JSON_RULE, jsonPrompt, numbered, oneLine } from './prompt.ts';

export interface StandaloneInput {
  /** As the person typed it. */
  question: string;
  /** The questions before it, oldest first. */
  earlier: readonly string[];
  /** What the last answer said; empty where it is not known. */
  answer: string;
}

const schema = v.object({ question: v.pipe(v.string(), v.minLength(1)) });

const INSTRUCTIONS = `You put a question so that it can be understood by itself.

${DATA_RULE}

You get earlier questions, oldest first, the answer to the last of them, and a new question.
- question: the new question with every word that points back, such as "it", "that" or "they", replaced by what it stands for, and with what it leaves out filled in. Use words of the questions and the answer. Do not answer it, add nothing else, and keep its language.
A question that can be understood by itself stays as it is.

${JSON_RULE}`;

export const standaloneQuestionPrompt = jsonPrompt<StandaloneInput, v.InferOutput<typeof schema>>(
  {
    task: 'rewrite',
    version: 1,
    maxTokens: () => 96,
    messages: ({ question, earlier, answer }) =>
      chat(
        INSTRUCTIONS,
        [
          `Earlier questions:\n${fenced(numbered(earlier))}`,
          answer === '' ? '' : `Answer to the last of them:\n${fenced(oneLine(answer))}`,
          `New question:\n${fenced(oneLine(question))}`,
        ]
          .filter((part) => part !== '')
          .join('\n'),
      ),
  },
  schema,
);
