/** @file Whether two modules are causally linked, yes or no (HugRAG Figure 9): one token of output for each pair. */
import { chat, DATA_RULE, fenced, oneLine, type TextPrompt } from './prompt.ts';

export interface GateInput {
  /** Title and summary of the one module. */
  a: string;
  b: string;
}

/** What the model chooses between; the first means that a gate opens. */
export const GATE_CHOICES = ['yes', 'no'] as const;

const INSTRUCTIONS = `You judge whether two topics from a collection of documents are causally linked.

${DATA_RULE}

Ask yourself whether something in A could bring about, raise, prevent or lower something in B, or the other way round, directly or through steps in between. You must be able to say how. Sharing a subject, a place or a time, occurring together or correlating is not enough. When in doubt, the answer is no.

Reply with one word: yes or no.`;

export const gatePrompt: TextPrompt<GateInput> = {
  task: 'gate',
  version: 1,
  maxTokens: () => 1,
  messages: ({ a, b }) => chat(INSTRUCTIONS, `A:\n${fenced(oneLine(a))}\nB:\n${fenced(oneLine(b))}\nCausally linked?`),
};
