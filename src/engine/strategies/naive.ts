/**
 * @file Naive generation: no retrieval at all (the first row of HugRAG's Table 3). A model answers from what it remembers, in one
 * call, and none of its sentences cites anything; the built-in tier remembers nothing. It is the floor of every comparison.
 */
import { withoutThinking } from '../model/parse-output.ts';
import { generate } from '../model/ask-model.ts';
import { citedSentences } from '../model/cited-sentences.ts';
import { fromMemoryPrompt } from '../model/prompts/from-memory.ts';
import { ANSWER_WORDS } from '../model/write-cited.ts';
import { readQuery } from './query.ts';
import type { Strategy } from './strategy.ts';

const UNSUPPORTED = { supported: false, reason: 'Written from memory, not from the documents' } as const;

export const naive: Strategy = {
  id: 'naive',
  title: 'No retrieval',
  retrieve(prepared, question) {
    readQuery(prepared, question);
    return { spans: [], entities: new Map() };
  },
  async write(_prepared, { question }, { asking }) {
    const input = { question, mostWords: ANSWER_WORDS };
    const request = { messages: fromMemoryPrompt.messages(input), maxTokens: fromMemoryPrompt.maxTokens(input) };
    const { text } = await generate(asking, fromMemoryPrompt.task, request);
    const sentences = citedSentences(withoutThinking(text), true);
    if (sentences.length === 0) return { failure: 'it wrote nothing' };
    return { sentences: sentences.map((one) => ({ text: one.text, citations: [], support: UNSUPPORTED })) };
  },
};
